/**
 * The one way to the server's procedures. `api.renders.create(...)` calls; `apiQueries.quota.get
 * .queryOptions()` and `.mutationOptions()` are the same procedures for TanStack Query.
 */

import { contractRoutes } from 'virtual:contract-routes';
import type { api as contract } from '@maquette/contract';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

type Api = JsonifiedClient<ContractRouterClient<typeof contract>>;

const link = new OpenAPILink(contractRoutes, {
  url: () => new URL('/api', window.location.origin).href,
});

export const api: Api = createORPCClient(link);
export const apiQueries = createTanstackQueryUtils(api);

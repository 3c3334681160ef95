/**
 * Typed client for the server's procedures. `api.renders.create(...)` calls; `apiQueries.quota.get
 * .queryOptions()` and `.mutationOptions()` are the same procedures for TanStack Query.
 */

import { contractRoutes } from 'virtual:contract-routes';
import type { contract as accountContract, api as pictureContract } from '@maquette/contract';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { problemBodyOf } from './problem-text.ts';
import { fetchSignedIn } from './session/fetch-signed-in.ts';

type Contract = typeof accountContract & typeof pictureContract;
type Api = JsonifiedClient<ContractRouterClient<Contract>>;

const link = new OpenAPILink(contractRoutes, {
  url: () => new URL('/api', window.location.origin).href,
  fetch: fetchSignedIn,
  customErrorResponseBodyDecoder: (body, { status }) => {
    const problem = problemBodyOf(body);
    if (!problem) return null;
    const { code, message, details } = problem;
    return new ORPCError(code, { defined: true, status, message, data: details });
  },
});

export const api: Api = createORPCClient(link);
export const apiQueries = createTanstackQueryUtils(api);

/**
 * Virtual module with what a call needs of each procedure: its method and path. The whole contract with zod
 * would be larger than the rest of a page, and summaries and tags are for the documentation of the API.
 */
import type { AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const publicId = 'virtual:contract-routes';
const resolvedId = `\0${publicId}`;

// Loaded here: the configuration of tests has this plugin, and most runs never ask for it.
async function routes(): Promise<unknown> {
  const [{ api, contract }, { isContractProcedure, minifyContractRouter }] = await Promise.all([
    import('@maquette/contract'),
    import('@orpc/contract'),
  ]);
  function withoutDocumentation(router: AnyContractRouter): unknown {
    if (!isContractProcedure(router)) {
      return Object.fromEntries(
        Object.entries(router).map(([name, part]) => [name, withoutDocumentation(part)]),
      );
    }
    const { summary: _, tags: __, ...route } = router['~orpc'].route;
    return { '~orpc': { ...router['~orpc'], route } };
  }
  return withoutDocumentation(minifyContractRouter({ ...contract, ...api }));
}

export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    load: async (id) =>
      id === resolvedId
        ? `export const contractRoutes = ${JSON.stringify(await routes())};`
        : undefined,
  };
}

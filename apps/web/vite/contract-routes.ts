/**
 * Gives the browser the method and path of each procedure, and none of the schemas: the whole
 * contract with its validator would weigh more than the rest of a page.
 */
import { api, contract } from '@maquette/contract';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const publicId = 'virtual:contract-routes';
const resolvedId = `\0${publicId}`;

export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    load: (id) =>
      id === resolvedId
        ? `export const contractRoutes = ${JSON.stringify(minifyContractRouter({ ...contract, ...api }))};`
        : undefined,
  };
}

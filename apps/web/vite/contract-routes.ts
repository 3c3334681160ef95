/**
 * Virtual module with each procedure's method and path but no schemas: the whole contract with zod would be
 * larger than the rest of a page.
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

declare module 'virtual:contract-routes' {
  import type { AnyContractRouter } from '@orpc/contract';
  export const contractRoutes: AnyContractRouter;
}

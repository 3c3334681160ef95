/** What the framework writes into every built page. */
import type { ContextType } from 'react';
import type { UNSAFE_FrameworkContext } from 'react-router';

type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>;

declare global {
  interface Window {
    __reactRouterContext?: Pick<Framework, 'isSpaMode' | 'future' | 'routeDiscovery'> & {
      basename?: string;
    };
    __reactRouterManifest?: Framework['manifest'];
    __reactRouterRouteModules?: Framework['routeModules'];
  }
}

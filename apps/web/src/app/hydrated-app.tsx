/** The router over the routes that were built, without loaders on a server. */
/// <reference path="./built-page.d.ts" />
import { useLayoutEffect } from 'react';
import type { DataStrategyFunction, DataStrategyResult } from 'react-router';
import {
  RouterProvider,
  UNSAFE_createBrowserHistory,
  UNSAFE_createClientRoutes,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_FrameworkContext,
  UNSAFE_hydrationRouteProperties,
} from 'react-router';
import { wakeLaterParts } from '../ui/later.tsx';
import { loadPartsBeforeNavigating, loadRouteParts } from './route-parts.ts';

/** Loads the modules of the routes, and calls those that load something in the browser. */
const inTheBrowser: DataStrategyFunction<unknown> = ({ matches }) =>
  Promise.all(
    matches
      .filter((match) => match.shouldCallHandler())
      .map(
        async (match): Promise<[string, DataStrategyResult]> => [
          match.route.id,
          await match.resolve(),
        ],
      ),
  ).then(Object.fromEntries);

/** Routes that count as loaded: none of them loads anything. */
const nothingFor = (modules: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.keys(modules).map((id) => [id, null]));

function createApp() {
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: modules,
  } = window;
  if (!context || !manifest || !modules) throw new Error('Expected a page that was built');
  const { isSpaMode, basename, future } = context;
  const router = UNSAFE_createRouter({
    routes: UNSAFE_createClientRoutes(manifest.routes, modules, null, false, isSpaMode),
    history: UNSAFE_createBrowserHistory(),
    basename,
    future: {},
    // A ready-made page is complete as it stands; the fallback page still has to load its route.
    hydrationData: isSpaMode ? undefined : { loaderData: nothingFor(modules) },
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
    dataStrategy: inTheBrowser,
  });
  // A page with sleeping parts cannot be left.
  router.subscribe(wakeLaterParts);
  const page = { manifest, modules };
  loadPartsBeforeNavigating(router, page);
  return {
    router,
    // On their way while the page is put together.
    parts: isSpaMode ? loadRouteParts(page, window.location.href) : undefined,
    framework: {
      manifest,
      routeModules: modules,
      future,
      ssr: false,
      isSpaMode,
      routeDiscovery: context.routeDiscovery,
    },
  };
}

/** Call it once: the router takes hold of the address. */
export function hydratedApp() {
  const { router, framework, parts } = createApp();
  let begun = false;
  return function HydratedApp() {
    // Only now does the provider below hear of changes: a route whose module came while the page was
    // still being put together would be missed, and the page stay at its spinner for ever.
    useLayoutEffect(() => {
      if (begun) return;
      begun = true;
      if (parts) void parts.then(() => router.initialize());
      else router.initialize();
    }, []);
    return (
      <UNSAFE_FrameworkContext value={framework}>
        <RouterProvider router={router} />
      </UNSAFE_FrameworkContext>
    );
  };
}

/**
 * Loads the scripts of the routes of an address before the router does. The router would reload the
 * page where one fails, and the click would be lost; here the address is entered and says what failed.
 */
/// <reference path="./built-page.d.ts" />
import { matchRoutes, type RouteObject, type To } from 'react-router';
import { FailedPart } from './failed-chunk.ts';

type Manifest = NonNullable<Window['__reactRouterManifest']>;
type RouteModules = NonNullable<Window['__reactRouterRouteModules']>;
type RouteModule = NonNullable<RouteModules[string]>;

/** The framework's cache of route modules; a module in it is not loaded again. */
export interface BuiltPage {
  readonly manifest: Pick<Manifest, 'routes'>;
  readonly modules: RouteModules;
}

export const longestLoadMs = 120_000;

/** The routes of the manifest as a tree, which is flat there. */
function treeOf(routes: Manifest['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    if (index) return [{ id, index: true as const }];
    return [{ id, path, children: treeOf(routes, id) }];
  });
}

/** Rejects where the script cannot be loaded, or is still not there after two minutes. */
async function load(address: string): Promise<RouteModule> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FailedPart(address)), longestLoadMs);
  });
  const loading: Promise<RouteModule> = import(/* @vite-ignore */ address);
  // Late chunks are not waited for.
  loading.catch(() => undefined);
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A route that shows why its script is missing. */
function failedModule(error: unknown): RouteModule {
  return {
    default: function FailedRoute(): never {
      throw error;
    },
  };
}

/** Never rejects: a part that failed is a route that says so. */
export async function loadRouteParts(page: BuiltPage, to: string): Promise<void> {
  const { pathname } = new URL(to, window.location.href);
  const matches = matchRoutes(treeOf(page.manifest.routes), pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route: { id = '' } }) => {
      const module = page.manifest.routes[id]?.module;
      if (!module || page.modules[id]) return;
      page.modules[id] = await load(module).catch(failedModule);
    }),
  );
}

interface Navigator {
  navigate(to: number): Promise<void>;
  navigate(to: To | null, options?: object): Promise<void>;
}

/** Every click first has the parts of where it leads; one that was followed by another is dropped. */
export function loadPartsBeforeNavigating(router: Navigator, page: BuiltPage) {
  const enter = router.navigate.bind(router);
  let latest = 0;
  router.navigate = async (to: number | To | null, options?: object) => {
    latest += 1;
    const turn = latest;
    if (typeof to === 'number') return enter(to);
    const path = typeof to === 'string' ? to : (to?.pathname ?? '');
    await loadRouteParts(page, path);
    if (turn === latest) await enter(to, options);
  };
}

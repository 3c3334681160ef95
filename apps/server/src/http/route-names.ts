/**
 * Route patterns for the log: only known patterns are returned, so that user input in a path (a prompt, a
 * token) never reaches the log.
 */
import type { AnyContractRouter } from '@orpc/contract';
import { resolveContractProcedures } from '@orpc/server';

export type NameRoute = (pathname: string) => string;

interface KnownRoute {
  readonly pattern: string;
  readonly matcher: RegExp;
}

export async function routeNames(
  contract: AnyContractRouter,
  others: readonly string[],
): Promise<NameRoute> {
  const patterns = others.slice();
  await resolveContractProcedures({ path: [], router: contract }, ({ contract: procedure }) => {
    const { path } = procedure['~orpc'].route;
    if (path) patterns.push(`/api${path}`);
  });
  // Fixed paths before placeholders: `/a/b` is not an instance of `/a/{name}`.
  const fixed = new Map(
    patterns.filter((each) => !each.includes('{')).map((each) => [withoutEnd(each), each]),
  );
  const open = [...new Set(patterns)]
    .filter((pattern) => pattern.includes('{'))
    // A placeholder also matches slashes: `/a/{name}/b` before `/a/{name}`.
    .sort((left, right) => fixedLength(right) - fixedLength(left))
    .map((pattern): KnownRoute => ({ pattern, matcher: matcherOf(pattern) }));
  return (pathname) =>
    fixed.get(withoutEnd(pathname)) ??
    open.find((route) => route.matcher.test(pathname))?.pattern ??
    'other';
}

const withoutEnd = (pathname: string): string =>
  pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;

const placeholder = /\{\+?[^}]+\}/g;

const fixedLength = (pattern: string): number => pattern.replaceAll(placeholder, '').length;

function matcherOf(pattern: string): RegExp {
  const escaped = withoutEnd(pattern)
    .split(placeholder)
    .map((part) => part.replaceAll(/[.*+?^$()[\]\\|]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.+')}/?$`, 's');
}

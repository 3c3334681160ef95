/** Which paths are pages of the web app. Case-insensitive, like its router. */
import { pagePaths } from '@maquette/contract';

const matchers = pagePaths.map(
  (pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`, 'i'),
);

export const isPage = (pathname: string) => matchers.some((matcher) => matcher.test(pathname));

import { getCompileCacheDir } from 'node:module';

/** For processes that a test starts: what Node compiled of the server for the tests. */
export const compileCache = { NODE_COMPILE_CACHE: getCompileCacheDir() };

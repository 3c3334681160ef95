import { readFileSync } from 'node:fs';

const packageFile = new URL('../../package.json', import.meta.url);

/** The release that is running, as its package says. */
export const version: string = JSON.parse(readFileSync(packageFile, 'utf8')).version;

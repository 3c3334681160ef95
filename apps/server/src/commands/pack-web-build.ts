/** Runs after building the web app: compresses its files, so that the server never has to. */
import { fileURLToPath } from 'node:url';
import { packWebBuild } from '../http/static/pack-web-build.ts';

const folder = fileURLToPath(new URL('../../../web/build/client', import.meta.url));

console.log(`${await packWebBuild(folder)} packed files written`);

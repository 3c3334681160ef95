/** `npm run worker`: only makes pictures, together with any number of servers and workers on one database. */
import { parentNow } from './platform/process/parent.ts';

const parent = parentNow();
const { work } = await import('./assembly/work.ts');
await work(process.env, parent);

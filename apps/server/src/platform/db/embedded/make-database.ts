/**
 * Child process that creates an empty database in the given folder and exits, so that the memory this takes is
 * freed. It doesn't sync; the parent syncs the folder as a whole.
 */
import { PGlite } from '@electric-sql/pglite';
import { compiledQuickly } from './quick-compile.ts';

// The parent has exited.
process.once('disconnect', () => process.exit(1));
const pglite = await compiledQuickly(() => PGlite.create({ dataDir: process.argv[2] ?? '' }));
await pglite.close();
process.exit();

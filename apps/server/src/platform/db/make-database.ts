/**
 * A process that makes an empty database in the folder it is told and ends. Making one takes much
 * memory that a process would keep; this way it goes. Nothing is synced on the way: whoever asked for
 * the database syncs it as a whole.
 */
import { PGlite } from '@electric-sql/pglite';
import { compiledQuickly } from './quick-compile.ts';

// The parent is gone: no process waits for this database.
process.once('disconnect', () => process.exit(1));
const pglite = await compiledQuickly(() => PGlite.create({ dataDir: process.argv[2] ?? '' }));
await pglite.close();
process.exit();

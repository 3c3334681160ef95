/** A database for one test, as in the template. Closed with the test or file that opened it. */
import { inject } from 'vitest';
import type { OpenDatabase } from '../platform/db/database.ts';
import './databases/database-template.ts';
import { openEmbeddedCopy, openServerCopy } from './databases/kept-databases.ts';
import { closeLater } from './databases/left-over.ts';

export async function openTestDatabase(): Promise<OpenDatabase> {
  const template = inject('databaseTemplate');
  const database =
    template.home === 'embedded'
      ? await openEmbeddedCopy(template.file)
      : await openServerCopy(template.url, template.name);
  closeLater(() => database.close().catch(() => {}));
  return database;
}

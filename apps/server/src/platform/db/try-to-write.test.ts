import { expect, test } from 'vitest';
// Runs on both databases: see '../../testing/test-database.ts'.
import { openTestDatabase } from '../../testing/test-database.ts';
import { tryToWrite } from './try-to-write.ts';

test('a database that is well takes a write that leaves nothing behind', async () => {
  const { db } = await openTestDatabase();
  await expect(tryToWrite(db)).resolves.toMatchObject({ rowCount: 1 });
});

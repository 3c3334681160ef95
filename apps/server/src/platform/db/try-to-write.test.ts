import { expect, test } from 'vitest';
// Runs on both databases: see '../../testing/test-database.ts'.
import { openTestDatabase } from '../../testing/test-database.ts';
import { tryToWrite } from './try-to-write.ts';

test('a healthy database accepts a probe that leaves nothing', async () => {
  const { db } = await openTestDatabase();
  await expect(tryToWrite(db)).resolves.toMatchObject({ rowCount: 1 });
});

/** Creates our tables and those of the queue. */
import type { OpenDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { openBoss } from '../../platform/jobs/boss.ts';
import { openQueue } from '../../platform/jobs/queue.ts';
import { testLog } from '../test-log.ts';

export async function prepareDatabase(database: OpenDatabase): Promise<void> {
  await migrate(database.db);
  const queue = await openQueue({
    database,
    boss: await openBoss(database, testLog()),
    log: testLog(),
  });
  await queue.close();
}

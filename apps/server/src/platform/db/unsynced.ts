/**
 * For what may be lost when the power goes, such as a step of progress: a column of a statement that stands
 * alone, whose commit then does not wait for the disk. In the embedded database everybody's queries would wait.
 */
import { sql } from 'drizzle-orm';

export const noWaitForDisk = sql`set_config('synchronous_commit', 'off', true)`;

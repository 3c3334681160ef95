/**
 * For writes that may be lost in a power cut, such as progress: the commit of a single statement doesn't wait
 * for the disk. In the embedded database that wait would block everybody's queries.
 */
import { sql } from 'drizzle-orm';

export const noWaitForDisk = sql`set_config('synchronous_commit', 'off', true)`;

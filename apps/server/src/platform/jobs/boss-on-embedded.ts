/**
 * pg-boss on the connection of the embedded database: its own would be a second one, and there is one
 * session only. A script of its that fails takes its connection along, so nobody else is left in its
 * transaction.
 */
import type { Db } from 'pg-boss';
import type { EmbeddedDatabase } from '../db/database.ts';

export const bossOn = ({ pool, listen }: EmbeddedDatabase): Db => ({
  executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
  async listen(
    channel: string,
    onNotification: (payload: string) => void,
    onListening: () => void,
  ) {
    const stop = await listen({ channel, onNotification, onListening });
    return { close: async () => stop() };
  },
});

/**
 * pg-boss on the connection of the embedded database, which has a single session. When one of its multi-
 * statement scripts fails, the connection is dropped, so that no other query ends up in its transaction.
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

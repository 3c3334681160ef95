/**
 * pg-boss on the embedded database. Its own adapter sends `BEGIN; ...; COMMIT` as one script; when
 * that fails, its ROLLBACK queues up behind other people's queries, which then all meet an aborted
 * transaction. Here such a script runs as one exclusive transaction: it fails alone.
 */
import type { PGlite } from '@electric-sql/pglite';
import { fromPglite } from 'pg-boss';

export function safePglite(pglite: PGlite): ReturnType<typeof fromPglite> {
  const plain = fromPglite(pglite);
  return {
    ...plain,
    async executeSql(text: string, values?: unknown[]) {
      if ((values?.length ?? 0) > 0 || !/^\s*BEGIN\b/i.test(text)) {
        return plain.executeSql(text, values);
      }
      const script = text.replace(/^\s*BEGIN\s*;?/i, '').replace(/COMMIT\s*;?\s*$/i, '');
      const results = await pglite.transaction((transaction) => transaction.exec(script));
      return { rows: results.flatMap((result) => result.rows) };
    },
  };
}

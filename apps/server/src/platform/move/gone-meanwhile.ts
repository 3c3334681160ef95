/**
 * Files that people and works removed while a running installation was copied: rows of the snapshot that the source no
 * longer has, such as those of a preview whose picture is done. Nothing about them is damaged.
 */
import type { Pool } from 'pg';
import type { DamagedFile } from './copy-files.ts';

const idsAtOnce = 1_000;

/** Takes their rows out of the copy; returns what is damaged. */
export async function forgetGone(
  damaged: readonly DamagedFile[],
  { source, target }: { readonly source: Pool; readonly target: Pool },
): Promise<readonly DamagedFile[]> {
  const left: DamagedFile[] = [];
  for (let from = 0; from < damaged.length; from += idsAtOnce) {
    const some = damaged.slice(from, from + idsAtOnce);
    const ids = [...new Set(some.map(({ id }) => id))];
    const { rows } = await source.query<{ id: string }>(
      'select id from files where id = any($1::text[])',
      [ids],
    );
    const there = new Set(rows.map(({ id }) => id));
    const gone = ids.filter((id) => !there.has(id));
    if (gone.length > 0) {
      await target.query('delete from files where id = any($1::text[])', [gone]);
    }
    left.push(...some.filter(({ id }) => there.has(id)));
  }
  return left;
}

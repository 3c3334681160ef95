/** Fills a PostgreSQL database by SQL, in the proportions of an installation that has been used for years. */
import { readFileSync } from 'node:fs';
import pg from 'pg';

/** Every fiftieth result and file is theirs, every 250th conversation, and no waiting work. */
const giveTo = (table: string, column: string) =>
  `update ${table} set ${column} = (select id from users where email = $1) where ${column} = 'su1'`;
const deleteSome =
  "update generations set deleted_at = now() - interval '1 hour' where substr(id, 2)::int % 2500 = 0";

export interface Filler {
  /** Gives one person, who has signed up, their part, and makes them administrator. */
  fill(email: string): Promise<void>;
  fillLine(waiting: number): Promise<void>;
  close(): Promise<void>;
}

export async function openFiller(url: string, generations: number): Promise<Filler> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sizes: Record<string, number> = {
    generations,
    people: generations / 100,
    photos: generations / 5,
    sessions: generations / 10,
    conversations: generations / 20,
    verifications: generations / 20,
  };

  async function run(script: string): Promise<void> {
    const text = readFileSync(new URL(script, import.meta.url), 'utf8').replaceAll(
      /(?<!:):(\w+)/g,
      (word, name: string) => String(sizes[name] ?? word),
    );
    // Separate statements: in one transaction they could not be vacuumed.
    for (const statement of text.split(';\n')) {
      if (statement.trim()) await client.query(statement);
    }
  }

  return {
    async fill(email) {
      await run('fill.sql');
      // Storage totals follow the files.
      for (const table of ['generations', 'files']) {
        await client.query(giveTo(table, 'owner'), [email]);
      }
      await client.query(giveTo('conversations', 'owner_id'), [email]);
      await client.query('update users set administrator = true where email = $1', [email]);
      await client.query(deleteSome);
      await client.query('vacuum analyze');
    },
    async fillLine(waiting) {
      sizes.waiting = waiting;
      await run('fill-line.sql');
    },
    close: () => client.end(),
  };
}

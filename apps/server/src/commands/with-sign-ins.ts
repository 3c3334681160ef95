/** Opens the configured database with its authentication, for commands that create users. */
import { type Config, readConfig } from '../config.ts';
import { type Auth, createAuth } from '../features/auth/better-auth.ts';
import type { Database, OpenDatabase } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open.ts';
import { createLog } from '../platform/log.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { sessionSecret } from '../platform/secret.ts';

export interface OpenSignIns {
  readonly database: OpenDatabase;
  readonly auth: Auth;
}

export async function openSignIns(config: Config): Promise<OpenSignIns> {
  const log = createLog('error');
  const database = await openDatabase(config.data, log);
  try {
    const auth = createAuth({
      db: database.db,
      log,
      mailer: createMailer(config.mail, config.data.folder, log),
      secret: sessionSecret(config.data.folder, config.auth.secret, log),
      publicUrl: config.http.publicUrl,
      localUrl: `http://localhost:${config.http.port}`,
      google: undefined,
    });
    return { database, auth };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export async function withSignIns(
  environment: NodeJS.ProcessEnv,
  work: (auth: Auth, db: Database) => Promise<void>,
): Promise<void> {
  const { database, auth } = await openSignIns(readConfig(environment));
  try {
    await work(auth, database.db);
  } finally {
    await database.close();
  }
}

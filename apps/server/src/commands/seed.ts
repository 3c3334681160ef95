/** `npm run seed`: makes a free and a premium person in the database of the settings. */
import { readConfig } from '../config.ts';
import { createAuth } from '../features/auth/better-auth.ts';
import { createPerson } from '../features/auth/create-person.ts';
import { openDatabase } from '../platform/db/open.ts';
import { createLog } from '../platform/log.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { sessionSecret } from '../platform/secret.ts';
import { samplePeople } from './sample-people.ts';

async function seed(): Promise<void> {
  const config = readConfig(process.env);
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
    for (const person of samplePeople) {
      await createPerson(auth, person);
      console.log(`${person.paymentStatus.padEnd(10)} ${person.email}  ${person.password}`);
    }
  } finally {
    await database.close();
  }
}

seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

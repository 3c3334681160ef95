/** `npm run seed`: creates a free and a premium user in the configured database. */
import { createPerson } from '../features/auth/create-person.ts';
import { commandLine, logAction } from '../http/guards/action-log.ts';
import { samplePeople } from './sample-people.ts';
import { withSignIns } from './with-sign-ins.ts';

withSignIns(process.env, async (auth, db) => {
  for (const person of samplePeople) {
    await createPerson(auth, person);
    console.log(`${person.paymentStatus.padEnd(10)} ${person.email}  ${person.password}`);
  }
  await logAction(db, commandLine, {
    ...{ deed: 'seed', details: { people: String(samplePeople.length) } },
  });
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

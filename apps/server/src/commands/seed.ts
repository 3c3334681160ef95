/** `npm run seed`: makes a free and a premium person in the database of the settings. */
import { createPerson } from '../features/auth/create-person.ts';
import { samplePeople } from './sample-people.ts';
import { withSignIns } from './with-sign-ins.ts';

withSignIns(process.env, async (auth) => {
  for (const person of samplePeople) {
    await createPerson(auth, person);
    console.log(`${person.paymentStatus.padEnd(10)} ${person.email}  ${person.password}`);
  }
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

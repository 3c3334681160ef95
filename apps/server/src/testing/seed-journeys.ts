/**
 * What the journeys find when they begin: the people of `npm run seed`, and somebody who signed in so
 * long ago that it is not fresh any more. Writes that person's cookie.
 */
import { limits } from '@maquette/contract';
import { eq } from 'drizzle-orm';
import { samplePeople } from '../commands/sample-people.ts';
import { withSignIns } from '../commands/with-sign-ins.ts';
import { createPerson } from '../features/auth/create-person.ts';
import { session } from '../platform/db/schema/people.ts';
import { signIn } from './test-person.ts';

const early = {
  email: 'early@maquette.example',
  password: 'stair-after-stair',
  firstName: 'Edda',
  lastName: 'Early',
  paymentStatus: 'free',
} as const;

await withSignIns(process.env, async (auth, db) => {
  for (const person of samplePeople) await createPerson(auth, person);
  const { id } = await createPerson(auth, early);
  const { sessionId, cookie } = await signIn(auth, id);
  const createdAt = new Date(Date.now() - (limits.freshSignInMinutes + 1) * 60_000);
  await db.update(session).set({ createdAt }).where(eq(session.id, sessionId));
  process.stdout.write(`${cookie}\n`);
});

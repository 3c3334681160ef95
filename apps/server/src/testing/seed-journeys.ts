/**
 * Data that the journeys start from: the people of `npm run seed`, and for each name on the command line a
 * premium person of its own, an administrator, and a person whose sign-in is no longer fresh. Writes each name
 * with the cookie of the latter.
 */
import { limits } from '@maquette/contract';
import { eq } from 'drizzle-orm';
import { samplePeople } from '../commands/sample-people.ts';
import { withSignIns } from '../commands/with-sign-ins.ts';
import { createPerson } from '../features/auth/create-person.ts';
import { grantAdministration } from '../http/guards/administrator.ts';
import { session } from '../platform/db/schema/people.ts';
import { signIn } from './test-person.ts';

const early = (name: string) => ({
  email: `early.${name}@maquette.example`,
  password: 'stair-after-stair',
  firstName: 'Edda',
  lastName: 'Early',
  paymentStatus: 'free' as const,
});

const premium = (name: string) => ({
  email: `premium.${name}@maquette.example`,
  password: 'stone-upon-stone',
  firstName: 'Pia',
  lastName: 'Premium',
  paymentStatus: 'completed' as const,
});

const chief = (name: string) => ({
  email: `chief.${name}@maquette.example`,
  password: 'roof-over-roof',
  firstName: 'Clara',
  lastName: 'Chief',
  paymentStatus: 'free' as const,
});

await withSignIns(process.env, async (auth, db) => {
  for (const person of samplePeople) await createPerson(auth, person);
  const createdAt = new Date(Date.now() - (limits.freshSignInMinutes + 1) * 60_000);
  for (const name of process.argv.slice(2)) {
    await createPerson(auth, premium(name));
    await grantAdministration(db, (await createPerson(auth, chief(name))).id);
    const { id } = await createPerson(auth, early(name));
    const { sessionId, cookie } = await signIn(auth, id);
    await db.update(session).set({ createdAt }).where(eq(session.id, sessionId));
    process.stdout.write(`${name} ${cookie}\n`);
  }
});

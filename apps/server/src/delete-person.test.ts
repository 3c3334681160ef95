/** P-10 and L-06: a deleted account isn't charged any more, and leaves nothing behind. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { deletePerson } from './features/account/delete-person.ts';
import { refuseWhilePaid } from './features/billing/refuse-while-paid.ts';
import { removeAll } from './features/generations/remove-all.ts';
import { administratorAction } from './platform/db/schema/administration.ts';
import { billing } from './platform/db/schema/billing.ts';
import { conversation } from './platform/db/schema/conversations.ts';
import { file, generation, quota } from './platform/db/schema/generations.ts';
import { account, session, user } from './platform/db/schema/people.ts';
import { examineFiles } from './platform/files/examine.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { allBy, endlessMaker, quickMaker, tinyPng } from './testing/test-makers.ts';
import type { TestPerson } from './testing/test-person.ts';

let app: TestApp;
let maker = quickMaker;
beforeAll(async () => {
  app = await createTestApp({ makers: allBy((work, job) => maker(work, job)) });
  await app.pictureService.work(1);
});

const statusOf = async (id: string) => {
  const { db } = app.database;
  const [row] = await db.select().from(generation).where(eq(generation.id, id));
  return row?.status;
};

async function order(person: TestPerson): Promise<string> {
  const body = { prompt: 'a house', variations: 1 };
  const { id } = await (await app.request('/api/visuals', { as: person, body })).json();
  return id;
}

/** A person with a photo, a conversation, one result and one in progress. */
async function busyPerson(): Promise<TestPerson> {
  const person = await app.person();
  const form = new FormData();
  form.set('file', new File([tinyPng as BlobPart], 'room.png', { type: 'image/png' }));
  const sent = await app.request('/api/photos', { method: 'POST', as: person, body: form });
  expect(sent.status).toBe(201);
  const now = app.clock.now();
  await app.database.db.insert(conversation).values({
    id: randomUUID(),
    ownerId: person.id,
    title: 'A garden',
    createdAt: now,
    updatedAt: now,
  });
  maker = quickMaker;
  const made = await order(person);
  await expect.poll(() => statusOf(made)).toBe('done');
  maker = endlessMaker;
  const making = await order(person);
  await expect.poll(() => statusOf(making)).toBe('running');
  return person;
}

const parts = (endPayments: (id: string) => Promise<number>) => {
  const { db } = app.database;
  const { files, ledger } = app.pictureService;
  return {
    db,
    endPayments,
    removeWork: (id: string) => removeAll({ db, files, ledger, clock: app.clock.now }, id),
  };
};

test('everything of a person is deleted, and of nobody else', async () => {
  const person = await busyPerson();
  const other = await app.person();
  const { db } = app.database;
  const ended: string[] = [];
  const deleted = await deletePerson(
    parts(async (id) => ended.push(id)),
    ` ${person.email.toUpperCase()} `,
  );
  expect(deleted).toEqual({ email: person.email, endedSubscriptions: 1 });
  const [logged] = await db.select().from(administratorAction);
  expect(logged).toMatchObject({
    ...{ actorId: 'command-line', actorName: 'command line', deed: 'delete' },
    ...{ subjectId: person.id, finished: true },
  });
  expect(ended).toEqual([person.id]);
  expect((await app.request('/api/account/profile', { as: person })).status).toBe(401);
  expect((await app.request('/api/account/profile', { as: other })).status).toBe(200);
  const left = await Promise.all([
    db.select().from(user).where(eq(user.id, person.id)),
    db.select().from(session).where(eq(session.userId, person.id)),
    db.select().from(account).where(eq(account.userId, person.id)),
    db.select().from(conversation).where(eq(conversation.ownerId, person.id)),
    db.select().from(generation).where(eq(generation.owner, person.id)),
    db.select().from(file).where(eq(file.owner, person.id)),
    db
      .select()
      .from(quota)
      .where(eq(quota.subject, `user:${person.id}`)),
  ]);
  expect(left.flat()).toEqual([]);
  const { store } = app.pictureService.files;
  const found = await examineFiles({ db, store, clock: app.clock.now, graceMs: 0 });
  expect(found).toMatchObject({ objects: 0, rows: 0 });
});

test("if the subscription can't be ended, nothing is deleted", async () => {
  const person = await app.person();
  const stripeIsDown = () => Promise.reject(new Error('Stripe does not answer'));
  await expect(deletePerson(parts(stripeIsDown), person.email)).rejects.toThrow('Stripe');
  expect((await app.request('/api/account/profile', { as: person })).status).toBe(200);
});

test('without a Stripe key a customer stays, with the reason', async () => {
  const person = await app.person();
  const { db } = app.database;
  await db.insert(billing).values({
    ownerId: person.id,
    stripeCustomerId: `cus_${person.id}`,
    checkedAt: app.clock.now(),
  });
  const refused = deletePerson(
    parts((id) => refuseWhilePaid(db, id)),
    person.email,
  );
  await expect(refused).rejects.toThrow('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET');
  expect((await app.request('/api/account/profile', { as: person })).status).toBe(200);
});

test('an unknown address is reported', async () => {
  const nobody = await deletePerson(
    parts(async () => 0),
    'nobody@example.com',
  );
  expect(nobody).toBeUndefined();
});

/** Every change that the contract offers to administrators is logged, with who made it. */
import {
  type AdministratorAction,
  administrationContract,
  enginesContract,
  type Invitation,
} from '@maquette/contract';
import { startFakeService } from '@maquette/models/testing';
import { resolveContractProcedures } from '@orpc/server';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletePerson } from '../features/account/delete-person.ts';
import { cancelJob, retryJob } from '../features/administration/change-job.ts';
import { deletePerson as deleteByAdministrator } from '../features/administration/change-person.ts';
import { printableCode } from '../features/engines/administrator-claims.ts';
import { ordersAt } from '../features/generations/orders.fixture.ts';
import type { Maker } from '../features/generations/workshop/maker.ts';
import { commandLine, logAction } from '../http/guards/action-log.ts';
import { logRightsBySettings } from '../http/guards/rights-by-settings.ts';
import type { Person } from '../http/request-context.ts';
import { administratorAction } from '../platform/db/schema/administration.ts';
import { generation } from '../platform/db/schema/generations.ts';
import { Problem } from '../platform/problem.ts';
import { answerToKey } from '../testing/keyed-service.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { allBy, endlessMaker, quickMaker } from '../testing/test-makers.ts';
import type { TestPerson } from '../testing/test-person.ts';

const key = 'sk-never-in-the-log';
const service = await startFakeService(answerToKey(key));
afterAll(() => service.close());

let app: TestApp;
let named: TestApp;
let chief: TestPerson;
let maker: Maker;
beforeAll(async () => {
  app = await createTestApp({ makers: allBy((work, job) => maker(work, job)) });
  await app.pictureService.work(1);
  named = await createTestApp({
    database: app.database,
    environment: { ADMIN_EMAILS: 'next@house.example' },
  });
  chief = await app.person({ administrator: true, firstName: 'Grace', lastName: 'Hopper' });
});
const { eventsOf, orderVisual } = ordersAt(() => app);

const send = (method: string, path: string, body: object = {}, as = chief, at = app) =>
  at.request(`/api${path}`, { method, as, body });
const small = { job: 'chat', id: 'compatible:small' };
const connection = (COMPATIBLE_API_KEY: string) => ({
  ...{ job: 'chat', provider: 'compatible', model: 'small' },
  values: { COMPATIBLE_URL: service.origin, COMPATIBLE_API_KEY },
});
async function jobOf(as: TestPerson, how: Maker, most?: number): Promise<string> {
  maker = how;
  const id = await orderVisual(as);
  await eventsOf(id, as, most ? { most } : {});
  return id;
}
const failing: Maker = async () => {
  throw new Problem('ENGINE_REFUSED', { reason: 'It is too odd.' });
};
const invited = async (): Promise<{ invitation: Invitation }> =>
  (await send('POST', '/administration/invitations', { note: 'Ada' })).json();

interface Change {
  readonly deed: AdministratorAction['deed'];
  /** The actor, if other than Grace Hopper. */
  readonly by?: TestPerson;
  readonly answer: Promise<Response>;
}

/** One for each route that changes something; what comes before is made first. */
const changes: Readonly<Record<string, () => Promise<Change>>> = {
  'PUT /administration/people/{id}/disabled': async () => {
    const { id } = await app.person();
    const answer = send('PUT', `/administration/people/${id}/disabled`, { disabled: true });
    return { deed: 'disable', answer };
  },
  'POST /administration/people/{id}/sign-out': async () => {
    const { id } = await app.person();
    return { deed: 'sign-out', answer: send('POST', `/administration/people/${id}/sign-out`) };
  },
  'PUT /administration/people/{id}/premium': async () => {
    const { id } = await app.person();
    const answer = send('PUT', `/administration/people/${id}/premium`, { premium: true });
    return { deed: 'give-premium', answer };
  },
  'DELETE /administration/people/{id}': async () => {
    const { id } = await app.person();
    return { deed: 'delete', answer: send('DELETE', `/administration/people/${id}`) };
  },
  'POST /administration/jobs/{id}/cancel': async () => {
    const id = await jobOf(await app.person(), endlessMaker, 2);
    return { deed: 'cancel-job', answer: send('POST', `/administration/jobs/${id}/cancel`) };
  },
  'POST /administration/jobs/{id}/retry': async () => {
    const id = await jobOf(await app.person(), failing);
    return { deed: 'retry-job', answer: send('POST', `/administration/jobs/${id}/retry`) };
  },
  'PUT /administration/sign-up': async () => ({
    deed: 'limit-sign-up',
    answer: send('PUT', '/administration/sign-up', { rule: 'invitation' }),
  }),
  'POST /administration/invitations': async () => ({
    deed: 'invite',
    answer: send('POST', '/administration/invitations', { note: 'Ada' }),
  }),
  'DELETE /administration/invitations/{id}': async () => {
    const { id } = (await invited()).invitation;
    const answer = send('DELETE', `/administration/invitations/${id}`);
    return { deed: 'withdraw-invitation', answer };
  },
  'PUT /administration/contact': async () => {
    const mails = { mail: 'a@house.example', supportMail: 'a@house.example' };
    const contact = { ...mails, social: {}, lines: [] };
    return { deed: 'change-contact', answer: send('PUT', '/administration/contact', contact) };
  },
  'POST /engines/access': async () => {
    const by = await named.person({ email: 'next@house.example' });
    const emails = ['next@house.example'];
    const { db } = app.database;
    const parts = { db, clock: app.clock.now, administratorEmails: emails };
    const body = { code: (await printableCode(parts)) ?? '' };
    return {
      deed: 'become-administrator',
      by,
      answer: send('POST', '/engines/access', body, by, named),
    };
  },
  'POST /engines/access/mail': async () => {
    const other = await createTestApp({
      database: app.database,
      environment: { ADMIN_EMAILS: 'after@house.example' },
    });
    const by = await other.person({ email: 'after@house.example' });
    const answer = send('POST', '/engines/access/mail', {}, by, other);
    return { deed: 'send-administrator-link', by, answer };
  },
  'POST /engines/try': async () => {
    await send('POST', '/engines/connect', connection(key));
    return { deed: 'try-engine', answer: send('POST', '/engines/try', small) };
  },
  'POST /engines/connect': async () => ({
    deed: 'connect-engine',
    answer: send('POST', '/engines/connect', connection(key)),
  }),
  'POST /engines/disconnect': async () => {
    await send('POST', '/engines/connect', connection(key));
    return { deed: 'disconnect-engine', answer: send('POST', '/engines/disconnect', small) };
  },
};

const routes: string[] = [];
await resolveContractProcedures(
  { path: [], router: { administration: administrationContract, engines: enginesContract } },
  ({ contract: procedure }) => {
    const { method = '', path = '' } = procedure['~orpc'].route;
    if (method !== 'GET') routes.push(`${method} ${path}`);
  },
);

/** Newest first, as stored. */
const rows = () =>
  app.database.db.select().from(administratorAction).orderBy(desc(administratorAction.id));

async function listed(): Promise<AdministratorAction[]> {
  const answer = await app.request('/api/administration/actions?limit=100', { as: chief });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { actions: AdministratorAction[] }).actions;
}

test.each(routes)('%s writes a row with who did it', async (route) => {
  const { deed, by = chief, answer } = await changes[route]!();
  expect((await answer).status).toBe(200);
  const [row] = await rows();
  expect(row).toMatchObject({ deed, actorId: by.id, finished: true });
  expect((await listed())[0]).toMatchObject({ deed, actorAccount: by.email });
});

describe('engines', () => {
  test('a trial and a failed connection are logged with outcome and host, never with a key', async () => {
    await send('POST', '/engines/connect', connection(key));
    await send('POST', '/engines/try', small);
    await send('POST', '/engines/connect', connection('sk-wrong'));
    expect((await rows()).slice(0, 2)).toMatchObject([
      {
        deed: 'try-connection',
        subjectName: 'OpenAI-compatible server small (Assistant)',
        details: {
          ...{ job: 'chat', engine: 'compatible:small', outcome: 'failed' },
          host: new URL(service.origin).host,
        },
      },
      {
        deed: 'try-engine',
        details: { engine: 'compatible:small', outcome: 'works' },
      },
    ]);
    expect(JSON.stringify(await rows())).not.toMatch(/sk-(wrong|never)/);
  });
});

describe('without a change', () => {
  test('work that ended meanwhile, or was ordered again before, is marked', async () => {
    const { db } = app.database;
    const parts = {
      ...{ db, clock: app.clock.now, administratorEmails: undefined },
      ledger: app.pictureService.ledger,
    };
    const actor = actorOf(chief);
    const endsMeanwhile = {
      ...parts,
      ledger: async () => ({ ...(await app.pictureService.ledger()), end: async () => false }),
    };
    const running = await jobOf(await app.person(), endlessMaker, 2);
    await cancelJob(endsMeanwhile, actor, running);
    expect((await rows())[0]).toMatchObject({
      ...{ deed: 'cancel-job', finished: true },
      details: { outcome: 'nothing changed' },
    });
    await cancelJob(parts, actor, running);
    const failed = await jobOf(await app.person(), failing);
    maker = quickMaker;
    await retryJob(parts, actor, failed, 'first request');
    expect((await rows())[0]?.details).not.toHaveProperty('outcome');
    await retryJob(parts, actor, failed, 'second request');
    expect((await rows())[0]?.details).toMatchObject({ outcome: 'nothing changed' });
    const again = eq(generation.idempotencyKey, `again:${failed}`);
    expect(await db.$count(generation, again)).toBe(1);
  });
});

const actorOf = ({ id, email, sessionId }: TestPerson): Person => ({
  ...{ id, email, sessionId, signedInAt: app.clock.now() },
  ...{ firstName: 'Grace', lastName: 'Hopper', paymentStatus: 'free' },
});

describe('an interrupted deletion', () => {
  const deletions = async (id: string) =>
    (await rows()).filter(({ deed, subjectId }) => deed === 'delete' && subjectId === id);
  const partsOf = (removePerson: (id: string) => Promise<unknown>) => ({
    ...{ db: app.database.db, clock: app.clock.now, administratorEmails: undefined },
    ...{ setPremium: async () => true, removePerson },
  });
  const breaksOff = () => Promise.reject(new Error('The line was cut'));

  test('is one row, which the repetition finishes', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const actor = actorOf(chief);
    for (const { id } of [ben, ada])
      await expect(deleteByAdministrator(partsOf(breaksOff), actor, id)).rejects.toThrow('cut');
    expect(await deletions(ada.id)).toMatchObject([{ finished: false }]);
    expect((await send('DELETE', `/administration/people/${ada.id}`)).status).toBe(200);
    expect(await deletions(ada.id)).toMatchObject([{ finished: true, actorId: chief.id }]);
    expect(await deletions(ben.id)).toMatchObject([{ finished: false }]);
  });

  test('is finished where only that was left to be logged', async () => {
    const ada = await app.person();
    await send('DELETE', `/administration/people/${ada.id}`);
    await app.database.db
      .update(administratorAction)
      .set({ finished: false })
      .where(eq(administratorAction.subjectId, ada.id));
    expect((await send('DELETE', `/administration/people/${ada.id}`)).status).toBe(200);
    expect(await deletions(ada.id)).toMatchObject([{ finished: true }]);
    expect((await send('DELETE', `/administration/people/${ada.id}`)).status).toBe(404);
  });

  test('is finished by the command line, in a row of its own', async () => {
    const ada = await app.person();
    const actor = actorOf(chief);
    await expect(deleteByAdministrator(partsOf(breaksOff), actor, ada.id)).rejects.toThrow('cut');
    const { db } = app.database;
    const parts = { db, endPayments: async () => 0, removeWork: async () => undefined };
    await deletePerson(parts, ada.email);
    expect(await deletions(ada.id)).toMatchObject([
      { finished: true, actorId: commandLine.id },
      { finished: true, actorId: chief.id },
    ]);
  });
});

test('a chosen name is not taken for another', async () => {
  const { db } = app.database;
  const eve = await app.person({ firstName: 'command', lastName: 'line' });
  await logAction(db, { id: eve.id, name: 'command line' }, { deed: 'close-sign-up' });
  await logAction(db, commandLine, { deed: 'delete-files', details: { files: '3' } });
  await logAction(db, { id: 'AbCdEfGhIjKl', name: 'Gone' }, { deed: 'open-sign-up' });
  expect((await listed()).slice(0, 3)).toMatchObject([
    { actor: 'Gone', actorAccount: 'AbCdEfGh' },
    { actor: 'command line', actorAccount: null, details: { files: '3' } },
    { actor: 'command line', actorAccount: eve.email },
  ]);
});

test('whom ADMIN_EMAILS takes the right from, and gives it back, is logged once', async () => {
  const { db } = app.database;
  const settings = async (administratorEmails: readonly string[] | undefined) => {
    await logRightsBySettings({ db, administratorEmails });
    await logRightsBySettings({ db, administratorEmails });
    return (await rows())
      .filter(({ actorName, subjectId }) => actorName === 'ADMIN_EMAILS' && subjectId === chief.id)
      .map(({ deed }) => deed);
  };
  expect(await settings(undefined)).toEqual([]);
  expect(await settings(['somebody@house.example'])).toEqual(['lose-administrator']);
  expect(await settings([chief.email])).toEqual(['regain-administrator', 'lose-administrator']);
});

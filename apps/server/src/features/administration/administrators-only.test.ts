/** Every administrators' route, requested by everyone else. */
import { administrationContract, enginesContract } from '@maquette/contract';
import { resolveContractProcedures } from '@orpc/server';
import { beforeAll, expect, test } from 'vitest';
import { administratorAction } from '../../platform/db/schema/administration.ts';
import { user } from '../../platform/db/schema/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestPerson } from '../../testing/test-person.ts';

const routes: { method: string; path: string }[] = [];
/** Routes for becoming an administrator. */
const { access: _access, claim: _claim, ...engines } = enginesContract;
await resolveContractProcedures(
  { path: [], router: { administration: administrationContract, engines } },
  ({ contract: procedure }) => {
    const { method = '', path = '' } = procedure['~orpc'].route;
    routes.push({ method, path });
  },
);

let app: TestApp;
let others: Readonly<Record<string, TestPerson>>;
beforeAll(async () => {
  app = await createTestApp();
  others = {
    free: await app.person(),
    premium: await app.person({ paymentStatus: 'completed' }),
  };
});

test('the table of routes is read', () => {
  expect(routes.length).toBeGreaterThan(5);
  const places = new Set(routes.map(({ path }) => path.split('/')[1]));
  expect([...places]).toEqual(['administration', 'engines']);
});

test.each(routes)('$method $path is for administrators only', async ({ method, path }) => {
  const ask = async (as: TestPerson | undefined, id: string) => {
    const answer = await app.request(`/api${path.replace('{id}', id)}`, {
      method,
      as,
      // Valid for each of them, so that only the role is refused.
      ...(method === 'GET' ? {} : { body: rightBodies[path] ?? rightBody }),
    });
    return [answer.status, (await answer.json()).code];
  };
  const target = others.free?.id ?? '';
  expect(await ask(undefined, target)).toEqual([401, 'NOT_AUTHENTICATED']);
  expect(await ask(others.free, target)).toEqual([403, 'NOT_ADMINISTRATOR']);
  expect(await ask(others.premium, target)).toEqual([403, 'NOT_ADMINISTRATOR']);
  expect(await app.database.db.$count(user)).toBe(2);
  expect(await app.database.db.$count(administratorAction)).toBe(0);
});

const rightBody = { disabled: true, premium: true, rule: 'closed', note: 'Ada' };
const rightBodies: Readonly<Record<string, object>> = {
  '/administration/contact': {
    mail: 'a@house.example',
    supportMail: 'a@house.example',
    social: {},
    lines: [],
  },
  '/engines/try': { job: 'chat', id: 'builtin:handbook' },
  '/engines/connect': { job: 'chat', provider: 'ollama', model: 'small', values: {} },
  '/engines/disconnect': { job: 'chat', id: 'ollama:small' },
};

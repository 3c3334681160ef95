/** Every route of the administrators' place, from the contract itself, asked for by everybody else. */
import { administrationContract } from '@maquette/contract';
import { resolveContractProcedures } from '@orpc/server';
import { beforeAll, expect, test } from 'vitest';
import { administratorAction } from '../../platform/db/schema/administration.ts';
import { user } from '../../platform/db/schema/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestPerson } from '../../testing/test-person.ts';

const routes: { method: string; path: string }[] = [];
await resolveContractProcedures(
  { path: [], router: administrationContract },
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
  expect(routes.every(({ path }) => path.startsWith('/administration/'))).toBe(true);
});

test.each(routes)('$method $path is for administrators alone', async ({ method, path }) => {
  const ask = async (as: TestPerson | undefined, id: string) => {
    const answer = await app.request(`/api${path.replace('{id}', id)}`, {
      method,
      as,
      // Right for each of them, so that nothing else is refused.
      ...(method === 'GET' ? {} : { body: rightBody }),
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

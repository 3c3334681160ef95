/** What orders may leave in the database. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pictureRates } from '../../platform/limits/picture-rates.ts';
import { resetRates } from '../../testing/reset-rates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, quickMaker } from '../../testing/test-makers.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import { json } from './orders.fixture.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ makers: allBy(quickMaker) });
});
beforeEach(() => resetRates(app.database.db));

interface From {
  readonly as?: TestPerson;
  readonly from?: string;
  readonly prompt?: string;
}

const order = ({ prompt = 'a quiet house', ...sent }: From) =>
  app.request('/api/visuals', { ...sent, body: { prompt, variations: 1 } });
const idOf = async (answer: Response) => (await json<{ id: string }>(answer)).id;
const act = (as: TestPerson, id: string, action: 'cancel' | 'retry') =>
  app.request(`/api/generations/${id}/${action}`, { as, method: 'POST' });
test('trying again takes a turn as an order does', async () => {
  const as = await app.person();
  let id = await idOf(await order({ as }));
  for (let turn = 1; turn < pictureRates.generation.turns; turn += 1) {
    await act(as, id, 'cancel');
    const again = await act(as, id, 'retry');
    expect(again.status).toBe(202);
    id = await idOf(again);
  }
  await act(as, id, 'cancel');
  const refused = await act(as, id, 'retry');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await order({ as })).status).toBe(429);
});

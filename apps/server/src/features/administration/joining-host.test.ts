import { expect, test } from 'vitest';
import { joinHosts } from '../../platform/hosts/join-hosts.ts';
import { createTestApp } from '../../testing/test-app.ts';

test('a host that waits for its store while it joins holds up no administrator', async ({
  skip,
}) => {
  const { database, notices, log, pictureService, ...app } = await createTestApp();
  if (database.home === 'embedded') return skip('It has one process');
  const chief = await app.person({ administrator: true });
  const person = await app.person();
  const reached = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<boolean>();
  const exists = () => {
    reached.resolve();
    return answered.promise;
  };
  const joined = joinHosts({
    ...{ database, notices, log, kind: 'worker', secret: undefined, hostAheadMs: () => 0 },
    store: { ...pictureService.files.store, exists },
  });
  await reached.promise;
  const answer = await app.request(`/api/administration/people/${person.id}/disabled`, {
    ...{ method: 'PUT', as: chief, body: { disabled: true } },
  });
  answered.resolve(false);
  await joined;
  expect(answer.status).toBe(200);
});

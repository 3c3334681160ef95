import { expect, test, vi } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { listProcesses } from './describe-server.ts';

test("an embedded database's only process started at its uptime", async () => {
  vi.spyOn(process, 'uptime').mockReturnValue(90);
  const [own, ...others] = await listProcesses({
    ...{ db: {} as Database, version: '0.2.0', notices: { presence: 1, reachOthers: false } },
    clock: () => new Date('2026-11-27T08:01:30Z'),
  });
  vi.restoreAllMocks();
  expect(others).toEqual([]);
  expect(own).toMatchObject({
    ...{ kind: 'server', version: '0.2.0', isThere: true, isThisOne: true },
    startedAt: '2026-11-27T08:00:00.000Z',
  });
});

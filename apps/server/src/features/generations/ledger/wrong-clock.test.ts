import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { openDatabaseClock } from '../../../platform/hosts/database-clock.ts';
// Runs on both databases: see '../../../testing/test-database.ts'.
import { createWorkbench, silentLog } from '../workshop/workbench.fixture.ts';

const twoHoursMs = 2 * 60 * 60_000;

test.skipIf(inject('databaseTemplate').home === 'embedded')(
  'a host with a wrong clock ends no work of others',
  async () => {
    let now = systemClock;
    const bench = await createWorkbench({ concurrency: 0, clock: () => now() });
    onTestFinished(() => bench.close());
    const clock = await openDatabaseClock(bench.database, silentLog);
    onTestFinished(() => clock.close());
    const id = await bench.submit({ owner: 'ada' });
    const state = async () => (await bench.ledger.owned('ada', id)).status;

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + twoHoursMs });
    onTestFinished(() => void vi.useRealTimers());
    now = clock.now;
    await bench.ledger.reconcile();
    expect(await state()).toBe('queued');
    expect(clock.hostAheadMs()).toBeGreaterThan(twoHoursMs - 60_000);
    // As it would be by the time of the host.
    now = systemClock;
    await bench.ledger.reconcile();
    expect(await state()).toBe('failed');
  },
);

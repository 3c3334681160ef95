import { afterEach, expect, test, vi } from 'vitest';
import { boundRequestsUnderWay } from './requests-under-way.ts';

const rules = { atOnce: 2, underWay: 5, longMs: 100, pollIntervalMs: 10 };
const never = () => new AbortController().signal;

afterEach(() => void vi.useRealTimers());

/** Enters by name; records which may start. */
function begin() {
  const requests = boundRequestsUnderWay(rules);
  const begun: string[] = [];
  const enter = (name: string, signal = never) => {
    const place = requests.enter(name.charAt(0), signal);
    if (place.turn) place.turn.then(() => begun.push(name)).catch(() => begun.push(`${name} left`));
    else begun.push(name);
    return place;
  };
  const settled = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return begun;
  };
  return { requests, enter, settled };
}

test('an address begins a few at a time, in their order; another does not wait for it', async () => {
  const { enter, settled } = begin();
  const [first, second] = ['a1', 'a2', 'a3', 'a4'].map((name) => enter(name));
  enter('b1');
  expect(await settled()).toEqual(['a1', 'a2', 'b1']);
  second!.leave();
  expect(await settled()).toEqual(['a1', 'a2', 'b1', 'a3']);
  first!.leave();
  expect(await settled()).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

test('more than may be under way are told to come back, until some are answered', async () => {
  const { enter } = begin();
  const [first] = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => enter(name));
  const refused = { code: 'TOO_MANY_REQUESTS', status: 429, details: { retryAfterSeconds: 2 } };
  expect(() => enter('a6')).toThrow(expect.objectContaining(refused));
  expect(() => enter('b1')).not.toThrow();
  first!.leave();
  expect(() => enter('a6')).not.toThrow();
});

test('a long request makes way for the next and still counts', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const { enter, settled } = begin();
  const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => enter(name));
  expect(await settled()).toEqual(['a1', 'a2']);
  vi.advanceTimersByTime(rules.longMs);
  expect(await settled()).toEqual(['a1', 'a2', 'a3', 'a4']);
  expect(() => enter('a6')).toThrow();
  vi.advanceTimersByTime(rules.longMs);
  expect(await settled()).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  expect(vi.getTimerCount()).toBe(0);
  for (const place of all) place.leave();
  enter('a7');
  expect(await settled()).toContain('a7');
});

test('a disconnected client leaves the queue', async () => {
  const { enter, settled } = begin();
  const away = new AbortController();
  const first = enter('a1');
  enter('a2');
  const gone = enter('a3', () => away.signal);
  const late = enter('a4', () => AbortSignal.abort());
  enter('a5');
  away.abort();
  gone.leave();
  late.leave();
  expect(await settled()).toEqual(['a1', 'a2', 'a4 left', 'a3 left']);
  first.leave();
  expect(await settled()).toContain('a5');
});

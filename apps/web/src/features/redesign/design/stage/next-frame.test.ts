import { beforeEach, expect, test, vi } from 'vitest';
import { NextFrame } from './next-frame.ts';

const waiting = new Map<number, FrameRequestCallback>();
let nowMs = 0;

beforeEach(() => {
  waiting.clear();
  nowMs = 1000;
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (show: FrameRequestCallback) => {
    last += 1;
    waiting.set(last, show);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => waiting.delete(frame));
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

function showFrame(atMs: number) {
  const shown = [...waiting.values()];
  waiting.clear();
  for (const show of shown) show(atMs);
}

test('several requests are drawn once, with the time since the first', () => {
  const frame = new NextFrame();
  const drawn: number[] = [];
  for (const _ of [1, 2, 3]) frame.request((elapsedMs) => drawn.push(elapsedMs));
  expect(waiting.size).toBe(1);
  showFrame(1016);
  expect(drawn).toEqual([16]);
});

test('a drawn frame can request the next one', () => {
  const frame = new NextFrame();
  frame.request(() => frame.request(() => {}));
  showFrame(1016);
  expect(waiting.size).toBe(1);
});

test('the end cancels what is pending, and nothing is requested after it', () => {
  const frame = new NextFrame();
  frame.request(() => {});
  frame.end();
  frame.request(() => {});
  expect([waiting.size, frame.hasEnded]).toEqual([0, true]);
});

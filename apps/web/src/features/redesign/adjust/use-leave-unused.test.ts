import { createElement } from 'react';
import { expect, test } from 'vitest';
import { runHook } from '../../../lib/testing/run-hook.ts';
import { openTestPage } from '../../../lib/testing/test-page.ts';
import { type Notices, NoticesContext } from '../../../ui/overlays/notices.tsx';
import { useLeaveUnused } from './use-leave-unused.ts';

async function dialog(isChanged: boolean, answer: Promise<boolean> = Promise.resolve(true)) {
  await openTestPage(() => new Response());
  const seen = { questions: 0, closed: 0 };
  const confirm = () => {
    seen.questions += 1;
    return answer;
  };
  const close = () => {
    seen.closed += 1;
  };
  const hook = await runHook(
    () => useLeaveUnused(isChanged, close),
    undefined,
    (inner) => createElement(NoticesContext, { value: { confirm } as unknown as Notices }, inner),
  );
  return { leave: () => hook.now()(), seen };
}

test('without a change it closes at once', async () => {
  const { leave, seen } = await dialog(false);
  await leave();
  expect(seen).toEqual({ questions: 0, closed: 1 });
});

test.each([
  [true, 1],
  [false, 0],
])('with changes it asks first: %s', async (goes, closed) => {
  const { leave, seen } = await dialog(true, Promise.resolve(goes));
  await leave();
  expect(seen).toEqual({ questions: 1, closed });
});

test('while it asks, and as the answer is pressed, it does not ask again; then it does', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { leave, seen } = await dialog(true, promise);
  const first = leave();
  await leave();
  resolve(false);
  await first;
  await leave();
  expect(seen).toEqual({ questions: 1, closed: 0 });
  await new Promise((done) => setTimeout(done));
  await leave();
  expect(seen.questions).toBe(2);
});

import { createElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { currentSession, onSignOut } from '../../lib/session/session.ts';
import { runHook } from '../../lib/testing/run-hook.ts';
import { ada, openTestPage } from '../../lib/testing/test-page.ts';
import { type Notices, NoticesContext } from '../../ui/overlays/notices.tsx';
import { useLogOut } from './use-log-out.ts';

const server = vi.hoisted(() => ({ answer: async (): Promise<object> => ({ error: null }) }));
vi.mock('../../lib/session/auth-client.ts', () => ({
  authClient: { signOut: () => server.answer() },
}));

async function page(answer: () => Promise<object>) {
  const { signOut } = await openTestPage(() => new Response(), ada);
  server.answer = async () => {
    const given = await answer();
    if ('error' in given && given.error === null) signOut();
    return given;
  };
  const told: string[] = [];
  const leaves: boolean[] = [];
  onTestFinished(onSignOut((isLeaving) => void leaves.push(isLeaving)));
  const notices = {
    failed: async ({ sentence }: { readonly sentence: string }) => void told.push(sentence),
  } as unknown as Notices;
  const hook = await runHook(
    () => ({ ...useLogOut(), path: useLocation().pathname }),
    undefined,
    (inner) =>
      createElement(
        MemoryRouter,
        { initialEntries: ['/History'] },
        createElement(NoticesContext, { value: notices }, inner),
      ),
  );
  return { ...hook, told, leaves };
}

test('leaves for the home page before the gate of this one sends elsewhere', async () => {
  const { now, told, leaves } = await page(async () => ({ error: null }));
  expect(await now().logOut()).toBe(true);
  await expect.poll(() => now().path).toBe('/');
  await expect.poll(() => now().leaving).toBe(false);
  expect(currentSession()).toEqual({ status: 'signed-out' });
  expect([leaves, told]).toEqual([[true], []]);
});

test('a refusal is told, and the person stays where they are', async () => {
  const { now, told, leaves } = await page(async () => ({
    error: { status: 503, code: 'BUSY', message: 'Busy.' },
  }));
  expect(await now().logOut()).toBe(false);
  await expect.poll(() => now().leaving).toBe(false);
  expect(now().path).toBe('/History');
  expect(currentSession()).toMatchObject({ status: 'signed-in' });
  expect(leaves).toEqual([false]);
  expect(told).toHaveLength(1);
});

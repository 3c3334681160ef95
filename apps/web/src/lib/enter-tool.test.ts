import { createElement, type MouseEvent } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { useEnterTool } from './enter-tool.ts';
import { AccountDialogsContext } from './session/account-dialogs.ts';
import type { Person } from './session/session.ts';
import { runHook } from './testing/run-hook.ts';
import { ada, openTestPage } from './testing/test-page.ts';

const plain = { metaKey: false, ctrlKey: false, shiftKey: false, button: 0 };

async function page(person: Person | null) {
  await openTestPage(() => new Response(), person);
  const opened: (string | undefined)[][] = [];
  const dialogs = {
    open: (...asked: [string, string?]) => void opened.push(asked),
    close() {},
  };
  const hook = await runHook(
    () => ({ enter: useEnterTool(), path: useLocation().pathname }),
    undefined,
    (inner) =>
      createElement(
        MemoryRouter,
        null,
        createElement(AccountDialogsContext.Provider, { value: dialogs }, inner),
      ),
  );
  const click = async (to: string, how: Partial<typeof plain> = {}) => {
    let isPrevented = false;
    const preventDefault = () => {
      isPrevented = true;
    };
    await hook.now().enter({ ...plain, ...how, preventDefault } as unknown as MouseEvent, to);
    return isPrevented;
  };
  return { ...hook, opened, click };
}

test('a visitor signs up first, and goes on to the tool', async () => {
  const { click, opened, now } = await page(null);
  expect(await click('/DashboardExteriors')).toBe(true);
  expect(opened).toEqual([['sign-up', '/DashboardExteriors']]);
  expect(now().path).toBe('/');
});

test.each(['/DashboardChatbot', '/DashboardImageGenerator', '/Interiors'])(
  '%s needs an account as well',
  async (tool) => {
    const { click, opened } = await page(null);
    await click(tool);
    expect(opened).toEqual([['sign-up', tool]]);
  },
);

test.each(['/SketchGenerator', '/ImageAnalyzer', '/DashboardSketch', '/Pricing'])(
  'the link to %s is followed as it is',
  async (tool) => {
    const { click, opened } = await page(null);
    expect(await click(tool)).toBe(false);
    expect(opened).toEqual([]);
  },
);

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click for another tab or window is left alone: %j',
  async (how) => {
    const { click, opened } = await page(null);
    expect(await click('/DashboardExteriors', how)).toBe(false);
    expect(opened).toEqual([]);
  },
);

test('a person who is signed in goes there', async () => {
  const { click, opened } = await page(ada);
  expect(await click('/DashboardExteriors')).toBe(false);
  expect(opened).toEqual([]);
});

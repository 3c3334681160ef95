import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { refreshSession } from '../../../lib/session/session.ts';
import { useComposer } from './use-composer.ts';

const ada = { id: 'ada', email: 'a@example.com', firstName: 'A', paymentStatus: 'free' };

beforeEach(async () => {
  let user: object | null = ada;
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal('fetch', async () => Response.json(user && { user }));
  await refreshSession();
  return async () => {
    // Other test files share the session.
    user = null;
    await refreshSession();
    vi.unstubAllGlobals();
  };
});

function composer() {
  let made: ReturnType<typeof useComposer> | undefined;
  function Field() {
    made = useComposer('c1', false);
    return null;
  }
  renderToStaticMarkup(createElement(Field));
  return made!;
}

test.each(['', '  \n'])('%j without a picture is not sent', async (typed) => {
  expect(await composer().take(typed)).toBeNull();
});

test('a message begins with a capital, without spaces around', async () => {
  expect(await composer().take(' how wide is a hallway? ')).toEqual({
    text: 'How wide is a hallway?',
  });
});

test('what is pressed while a message is being taken is ignored', async () => {
  const { take } = composer();
  const both = await Promise.all([take('one'), take('two')]);
  expect(both).toEqual([{ text: 'One' }, null]);
});

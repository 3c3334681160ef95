import { createElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { runHook } from '../../../lib/testing/run-hook.ts';
import { openTestPage } from '../../../lib/testing/test-page.ts';
import { carriedPhoto, useCarriedPhoto } from './carried-photo.ts';

const photo = new File(['pixels'], 'house.jpg', { type: 'image/jpeg' });

async function arriveWith(state: unknown) {
  await openTestPage(() => new Response());
  const taken: File[] = [];
  const hook = await runHook(
    () => {
      useCarriedPhoto((file) => taken.push(file));
      return useLocation();
    },
    undefined,
    (inner) =>
      createElement(MemoryRouter, { initialEntries: [{ pathname: '/Interiors', state }] }, inner),
  );
  return { ...hook, taken };
}

test('a carried photo is taken once, and going back does not bring it again', async () => {
  const { now, taken } = await arriveWith(carriedPhoto(photo).state);
  await expect.poll(() => now().state).toBeNull();
  expect(taken).toEqual([photo]);
  expect(now().pathname).toBe('/Interiors');
});

test.each([null, { photo: 'house.jpg' }, { other: photo }])('%j carries none', async (state) => {
  const { now, taken } = await arriveWith(state);
  await new Promise(setImmediate);
  expect(taken).toEqual([]);
  expect(now().state).toEqual(state);
});

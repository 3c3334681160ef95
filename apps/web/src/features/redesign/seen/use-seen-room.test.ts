import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { runHook } from '../../../lib/testing/run-hook.ts';
import { openTestPage } from '../../../lib/testing/test-page.ts';
import { firstRecipe, type Recipe } from '../recipe.ts';
import { useSeenRoom } from './use-seen-room.ts';

interface Shown {
  readonly photoId: string | undefined;
  readonly recipe: Recipe;
}

/** A studio with a photo of each room; recipes are taken over as the screen does. */
async function studio(rooms: Readonly<Record<string, string | null>>) {
  await openTestPage(({ url }) => {
    const [, id = ''] = /photos\/(\w+)\/surfaces/.exec(url) ?? [];
    return Response.json({ scene: { kind: 'interior', room: rooms[id] } });
  });
  const client = new QueryClient();
  const changes: string[] = [];
  let shown: Shown = { photoId: undefined, recipe: firstRecipe('interior') };
  const hook = await runHook(
    ({ photoId, recipe }: Shown) =>
      useSeenRoom('interior', photoId, recipe, (next) => {
        changes.push(next.roomType);
        show({ recipe: next });
      }),
    shown,
    (inner) => createElement(QueryClientProvider, { client }, inner),
  );
  function show(change: Partial<Shown>) {
    shown = { ...shown, ...change };
    hook.give(shown);
  }
  return { ...hook, show, changes, recipe: () => shown.recipe };
}

test('the room on the photo is chosen, and says where it comes from', async () => {
  const { now, show, changes } = await studio({ p1: 'Kitchen' });
  expect(now().hint).toBeUndefined();
  show({ photoId: 'p1' });
  await expect.poll(() => now()).toEqual({ hint: 'Seen on your photo.', unchosen: 'Kitchen' });
  expect(changes).toEqual(['Kitchen']);
});

test('a photo that does not show which room it is gives a guess', async () => {
  const { now, show } = await studio({ p1: null });
  show({ photoId: 'p1' });
  await expect.poll(() => now().hint).toBe('A guess: choose what the room is.');
});

test('the next photo brings its room, unless one was chosen by hand', async () => {
  const { now, show, changes, recipe } = await studio({
    p1: 'Kitchen',
    p2: 'Bathroom',
    p3: 'Bedroom',
  });
  show({ photoId: 'p1' });
  await expect.poll(() => now().hint).toBe('Seen on your photo.');
  show({ photoId: 'p2' });
  await expect.poll(() => recipe().roomType).toBe('Bathroom');
  show({ recipe: { ...recipe(), roomType: 'Office' } });
  await expect.poll(() => now().hint).toBeUndefined();
  show({ photoId: 'p3' });
  await expect.poll(() => now().unchosen).toBe('Bedroom');
  expect(recipe().roomType).toBe('Office');
  expect(changes).toEqual(['Kitchen', 'Bathroom']);
});

import { expect, test } from 'vitest';
import { otherScene } from './other-scene.ts';

test('a house in the interior studio gives a notice with the right studio', () => {
  expect(otherScene('interior', { kind: 'exterior', likelihood: 0.97 })).toMatchObject({
    sentence: expect.stringContaining('outside of a building'),
    elsewhere: { path: '/DashboardExteriors', takesPhoto: true },
  });
});

test('a room in the exterior studio gives a notice with the right studio', () => {
  expect(otherScene('exterior', { kind: 'interior', likelihood: 0.97 })).toMatchObject({
    sentence: expect.stringContaining('inside of a room'),
    elsewhere: { path: '/Interiors', takesPhoto: true },
  });
});

test('a picture without any place gives a notice in both', () => {
  for (const kind of ['interior', 'exterior'] as const) {
    const told = otherScene(kind, { kind: 'none', likelihood: 0.99 });
    expect(told?.sentence).toContain('No room or building');
    expect(told?.elsewhere).toBeUndefined();
    expect(told?.isHopeless).toBe(true);
  }
});

test('a photo that fits, or may fit, gives none', () => {
  expect(otherScene('interior', { kind: 'interior', likelihood: 1 })).toBeUndefined();
  expect(otherScene('interior', { kind: 'exterior', likelihood: 0.9 })).toBeUndefined();
  expect(otherScene('exterior', undefined)).toBeUndefined();
});

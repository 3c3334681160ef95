import type { Generation } from '@maquette/contract';
import { expect, test } from 'vitest';
import { recipeFacts } from './recipe-list.tsx';

const madeBy = (engine: string, change: string) =>
  recipeFacts({
    tool: 'interior',
    engine: { id: engine, label: 'Engine' },
    recipe: { from: 'photo', kind: 'interior', change },
    strength: 0.3,
    cfgScale: 11,
    steps: 50,
    seed: 7,
    createdAt: '2026-11-30T10:00:00Z',
  } as unknown as Generation).map(({ term }) => term);

const weights = ['Strength', 'Guidance', 'Steps'];

test('our engines weigh strength for new finishes alone', () => {
  expect(madeBy('builtin:restyle', 'finishes')).toEqual(expect.arrayContaining(weights));
  const furnished = madeBy('builtin:restyle', 'furniture');
  expect(furnished).toContain('Seed');
  for (const weight of weights) expect(furnished).not.toContain(weight);
});

test('other engines are given it for every change', () => {
  expect(madeBy('sdapi:model', 'furniture')).toEqual(expect.arrayContaining(weights));
});

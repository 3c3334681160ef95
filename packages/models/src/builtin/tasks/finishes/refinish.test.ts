import { expect, test } from 'vitest';
import { refinish, refinishedNote } from './refinish.ts';

test('the note names what is new, and what stays for doubt', () => {
  const none = { wall: undefined, apart: undefined, floor: false, covers: [] };
  const both = refinishedNote({
    repainted: { wall: '#a0a090', apart: '#405060', floor: true, covers: [] },
  });
  expect(both).toContain('walls painted, one in another colour and a new floor laid along');
  expect(both).not.toContain('stay');
  const walls = refinishedNote({ repainted: { ...none, wall: '#a0a090' } });
  expect(walls).toContain('Finishes: walls painted along');
  expect(walls).toContain('The floor stays');
  const floor = refinishedNote({ repainted: { ...none, floor: true } });
  expect(floor).toContain('Finishes: a new floor laid along');
  expect(floor).toContain('The walls stay');
  const covers = refinishedNote({
    repainted: { ...none, wall: '#a0a090', floor: true, covers: ['bed', 'chair'] },
  });
  expect(covers).toContain(
    'walls painted, a new floor laid and another colour for the bed and the chair along',
  );
  expect(refinishedNote({})).toContain('floor, walls and ceiling laid anew');
});

test.each([
  { kind: 'exterior', strength: 1 },
  { kind: 'interior', strength: 0.1 },
])('no new finishes for $kind with strength $strength', async (recipe) => {
  const wish = { recipe, seed: 1, protect: undefined } as Parameters<typeof refinish>[1];
  expect(await refinish({} as Parameters<typeof refinish>[0], wish)).toBeUndefined();
});

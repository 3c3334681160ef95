import { expect, test } from 'vitest';
import { refinishedNote } from './refinish.ts';

test('the note names what is new, and what stays for doubt', () => {
  const both = refinishedNote({ repainted: { wall: '#a0a090', apart: '#405060', floor: true } });
  expect(both).toContain('walls painted, one in another colour and a new floor laid along');
  expect(both).not.toContain('stay');
  const walls = refinishedNote({ repainted: { wall: '#a0a090', apart: undefined, floor: false } });
  expect(walls).toContain('Finishes: walls painted along');
  expect(walls).toContain('The floor stays');
  const floor = refinishedNote({ repainted: { wall: undefined, apart: undefined, floor: true } });
  expect(floor).toContain('Finishes: a new floor laid along');
  expect(floor).toContain('The walls stay');
  expect(refinishedNote({})).toContain('floor, walls and ceiling laid anew');
});

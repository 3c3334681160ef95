import { expect, test } from 'vitest';
import { briefChips } from '../chips/chips.ts';
import { readBrief } from '../read-brief.ts';

const partsOf = (prompt: string) => readBrief(prompt).parts;

test('a name gives a thing its kind, with the finish before it', () => {
  const { armchair, pendants, bathtub } = partsOf(
    'den with a leather wingback chair and a brass sputnik chandelier over a white clawfoot tub',
  );
  expect(armchair).toEqual({ wanted: true, kind: 'wing', materials: ['leather'] });
  expect(pendants).toMatchObject({ kind: 'sputnik', materials: ['brass'] });
  expect(bathtub).toMatchObject({ kind: 'claw', colours: ['white'] });
});

test('other adjectives may stand between the kind and its noun', () => {
  const brief = readBrief('living room with a tripod brass lamp and a vaulted timber ceiling');
  expect(brief.parts.lamp).toMatchObject({ kind: 'tripod', materials: ['brass'] });
  expect(brief.parts.ceiling).toMatchObject({ kind: 'vaulted', materials: ['timber'] });
  expect(brief.notUnderstood).toEqual([]);
});

test('a word for a kind is no trait of it', () => {
  const { stairs, cabinets } = partsOf(
    'hall with a spiral concrete staircase and a floating oak vanity',
  );
  expect(stairs).toEqual({ wanted: true, kind: 'spiral', materials: ['concrete'] });
  expect(cabinets).toEqual({ wanted: true, kind: 'floating', materials: ['oak'] });
});

test('a style before a noun stays a style', () => {
  const brief = readBrief('bedroom with a Moroccan rug');
  expect(brief.style).toBe('mediterranean');
  expect(brief.parts.rug?.kind).toBe('diamonds');
});

test('chips call a thing by its kind', () => {
  const labels = briefChips(readBrief('living room with two wingback chairs')).map(
    ({ label }) => label,
  );
  expect(labels).toContain('Wing chair × 2');
});

test('one wall alone is an accent, and panelled walls keep their colour', () => {
  const { walls, ...parts } = partsOf('white bedroom with a navy accent wall');
  expect(walls?.colours).toEqual(['white']);
  expect(parts['accent-wall']?.colours).toEqual(['navy']);
  expect(partsOf('green panelled walls in a study')).toMatchObject({
    walls: { colours: ['green'] },
    panelling: { wanted: true },
  });
});

test('a tent in a playroom is a thing, and keeps its colour', () => {
  const parts = partsOf('playroom with a red tent and yellow walls');
  expect(parts['play-tent']).toMatchObject({ wanted: true, colours: ['red'] });
  expect(parts.walls?.colours).toEqual(['yellow']);
});

test('a butcher block counter is a counter of oak', () => {
  const parts = partsOf('kitchen with a butcher block counter');
  expect(parts.countertop?.materials).toEqual(['oak']);
  expect(parts['kitchen-trolley']).toBeUndefined();
});

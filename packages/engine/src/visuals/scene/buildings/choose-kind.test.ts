import { expect, test } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import type { BuildingKind } from '../../brief/vocabulary/subjects.ts';
import { chooseKind } from './choose-kind.ts';

const kindsFor = (prompt: string): BuildingKind[] => {
  const brief = readBrief(prompt);
  return Array.from({ length: 40 }, (_, seed) => chooseKind(brief, seed).kind);
};

test('a two-storey house is neither a pavilion nor a block of flats', () => {
  for (const kind of kindsFor('a two storey house'))
    expect(['pavilion', 'apartment-block', 'glass-tower', 'townhouses']).not.toContain(kind);
});

test('a house is of a kind that supports the requested parts', () => {
  for (const kind of kindsFor('a brick house with green shutters and a red front door'))
    expect(['cottage', 'traditional-house']).toContain(kind);
  for (const kind of kindsFor('house with two balconies')) {
    expect(['pavilion', 'courtyard-house', 'midcentury-house', 'cabin']).not.toContain(kind);
  }
  expect(new Set(kindsFor('house with arches'))).toEqual(new Set(['mediterranean-house']));
  expect(kindsFor('house without windows, timber cladding')).not.toContain('pavilion');
});

test('if nothing is mentioned the seed decides', () => {
  expect(new Set(kindsFor('a house')).size).toBeGreaterThan(6);
});

test("refused kinds aren't chosen", () => {
  expect(kindsFor('not a villa, not a cottage')).not.toContain('villa');
  expect(kindsFor('modern style, not a villa')).not.toContain('villa');
});

test('many storeys, or a town, imply multi-family buildings', () => {
  for (const kind of kindsFor('a building of six floors')) expect(kind).toBe('apartment-block');
  for (const kind of kindsFor('a building of 40 floors')) expect(kind).toBe('glass-tower');
  expect(kindsFor('a house in the city')).toContain('townhouses');
});

test('a mood chooses the kind if neither kind nor style is named', () => {
  expect(new Set(kindsFor('an edgy, daring building'))).toEqual(
    new Set(['museum', 'fluid-building']),
  );
  expect(new Set(kindsFor('an elegant farmhouse'))).toEqual(new Set(['farmhouse']));
});

test('among kinds of a style, one that fits the requested place', () => {
  for (const kind of kindsFor('brutalist house in the desert'))
    expect(kind).not.toBe('apartment-block');
});

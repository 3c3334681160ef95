import { describe, expect, test } from 'vitest';
import { printMeasures } from './measure-marks.ts';
import { readEntryFile, slugOf } from './read-entry-file.ts';

const header = 'topic: Stairs\nupdated: 2026-11\ntags: steps\n\n';

describe('reading a file of entries', () => {
  test('keys, short answer, facts and details', () => {
    const [entry] = readEntryFile(
      `${header}# Stair width\naliases: width of stairs; wide stairs\nrelated: handrails\n\nAbout {900 mm}.\n\n- UK: {800 mm} at least.\n- a plain item\n`,
      'stairs.md',
    );
    expect(entry).toMatchObject({
      slug: 'stair-width',
      topic: 'Stairs',
      kind: 'guide',
      aliases: ['width of stairs', 'wide stairs'],
      tags: ['steps'],
      related: ['handrails'],
      updated: '2026-11',
      lead: 'About 900 mm (35 in).',
      facts: [{ label: 'UK', text: '800 mm (31 in) at least.' }],
    });
    expect(entry!.details).toContain('- **UK:** 800 mm');
  });

  test('unknown keys, missing answers and invalid kinds are rejected with their position', () => {
    expect(() => readEntryFile(`${header}# A\ncolour: red\n\nText.`, 'a.md')).toThrow(
      'a.md › A: expected one of slug',
    );
    expect(() => readEntryFile(`${header}# A\nkind: poem\n\nText.`, 'a.md')).toThrow('known kind');
    expect(() => readEntryFile('author: me\n\n# A\n\nText.', 'a.md')).toThrow(
      'a.md: expected one of',
    );
  });

  test('works are parsed as name, years and place', () => {
    const [entry] = readEntryFile(
      `${header}# X\nlife: 1900–1980\nworks: House of Y, Z and W, 1935-39, Mill Run, Ohio\n\nText.`,
      'x.md',
    );
    expect(entry!.works).toEqual([
      { name: 'House of Y, Z and W', years: '1935–39', place: 'Mill Run, Ohio' },
    ]);
  });

  test('slugs normalise accents and symbols', () => {
    expect(slugOf("Antoni Gaudí & Loos' house")).toBe('antoni-gaudi-and-loos-house');
  });
});

describe('measures are given in the other system as well', () => {
  test.each([
    ['{900 mm}', '900 mm (35 in)'],
    ['{15-25 m2}', '15–25 m² (161–269 ft²)'],
    ['{3x4 m}', '3 × 4 m (9 ft 10 in × 13 ft 1 in)'],
    ['{36 in}', '36 in (914 mm)'],
    ['{7.75 in}', '7.75 in (197 mm)'],
    ['{21 C}', '21 °C (70 °F)'],
    ['{0.18 U}', 'U 0.18 W/m²K (about R-32 in US units)'],
    ['{15 L/s}', '15 L/s (32 cfm)'],
    ['{180 L}', '180 L (48 US gal)'],
    ['{USD 1600-3300/m2}', 'USD 1,600–3,300 per m² (USD 149–307 per ft²)'],
  ])('%s', (mark, printed) => {
    expect(printMeasures(mark)).toBe(printed);
  });

  test('decreasing ranges and unknown units are rejected', () => {
    expect(() => printMeasures('{900-800 mm}')).toThrow('rising range');
    expect(() => printMeasures('{3 cubits}')).toThrow('partner');
    expect(() => printMeasures('{about 3 m}')).toThrow('measure such as');
  });
});

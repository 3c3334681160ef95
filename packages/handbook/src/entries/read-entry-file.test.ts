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
    ['{USD 30/m}', 'USD 30 per m (USD 9.1 per ft)'],
    ['{USD 100-200/m3}', 'USD 100–200 per m³ (USD 76–153 per yd³)'],
    ['{10 cm}', '10 cm (3.9 in)'],
    ['{5 km}', '5 km (3.1 mi)'],
    ['{10 ft}', '10 ft (3 m)'],
    ['{10 yd}', '10 yd (9.1 m)'],
    ['{3 mi}', '3 mi (4.8 km)'],
    ['{100 ft2}', '100 ft² (9.3 m²)'],
    ['{2 ha}', '2 ha (4.9 acres)'],
    ['{2 acre}', '2 acres (0.81 ha)'],
    ['{1 m3}', '1 m³ (35 ft³)'],
    ['{10 ft3}', '10 ft³ (0.28 m³)'],
    ['{1 yd3}', '1 yd³ (0.76 m³)'],
    ['{5 gal}', '5 US gal (18.9 L)'],
    ['{10 kg}', '10 kg (22 lb)'],
    ['{50 lb}', '50 lb (23 kg)'],
    ['{100 g}', '100 g (3.5 oz)'],
    ['{2 t}', '2 t (2.2 US tons)'],
    ['{70 F}', '70 °F (21 °C)'],
    ['{300 lux}', '300 lux (28 fc)'],
    ['{500 W}', '500 W (1,710 BTU/h)'],
    ['{2 kW}', '2 kW (6,820 BTU/h)'],
    ['{10000 BTUh}', '10,000 BTU/h (2.9 kW)'],
    ['{5 kPa}', '5 kPa (104 psf)'],
    ['{100 kgm2}', '100 kg/m² (20 psf)'],
    ['{40 psf}', '40 psf (1.9 kPa)'],
    ['{30 MPa}', '30 MPa (4,350 psi)'],
    ['{3000 psi}', '3,000 psi (21 MPa)'],
    ['{2 bar}', '2 bar (29 psi)'],
    ['{50 cfm}', '50 cfm (24 L/s)'],
    ['{9 L/min}', '9 L/min (2.4 US gpm)'],
    ['{2.5 gpm}', '2.5 US gpm (9.5 L/min)'],
    ['{100 m3/h}', '100 m³/h (59 cfm)'],
    ['{10 m/s}', '10 m/s (22 mph)'],
    ['{50 km/h}', '50 km/h (31 mph)'],
    ['{60 mph}', '60 mph (97 km/h)'],
    ['{4 in2}', '4 in² (26 cm²)'],
    ['{50 cm2}', '50 cm² (7.8 in²)'],
    ['{5 RSI}', 'R 5 m²K/W (R-28 in US units)'],
    ['{-5 C}', '−5 °C (23 °F)'],
    ['{2.5-10 mm2}', '2.5–10 mm² (0.0039–0.0155 in²)'],
    ['{100 mm2}', '100 mm² (0.16 in²)'],
    ['{2x3x4 m}', '2 × 3 × 4 m (6 ft 7 in × 9 ft 10 in × 13 ft 1 in)'],
    ['{EUR 60/m}', 'EUR 60 per m (EUR 18.3 per ft)'],
    ['{GBP 100-200/m3}', 'GBP 100–200 per m³ (GBP 76–153 per yd³)'],
    ['{0.15-0.2 U}', 'U 0.15–0.2 W/m²K (about R-38–28 in US units)'],
  ])('%s', (mark, printed) => {
    expect(printMeasures(mark)).toBe(printed);
  });

  test('decreasing ranges and unknown units are rejected', () => {
    expect(() => printMeasures('{900-800 mm}')).toThrow('rising range');
    expect(() => printMeasures('{3 cubits}')).toThrow('partner');
    expect(() => printMeasures('{about 3 m}')).toThrow('measure such as');
  });
});

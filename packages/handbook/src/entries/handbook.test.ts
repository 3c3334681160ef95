import { describe, expect, test } from 'vitest';
import { splitWords } from '../search/words.ts';
import { convert } from '../units/units.ts';
import { handbook, topics } from './handbook.ts';

const { entries, bySlug } = handbook();
const textOf = (entry: (typeof entries)[number]) => `${entry.lead}\n${entry.details}`;

describe('the handbook as a whole', () => {
  test('holds at least 500 entries, 250 terms and 69 architects', () => {
    expect(entries.length).toBeGreaterThanOrEqual(500);
    expect(entries.filter((entry) => entry.kind === 'term').length).toBeGreaterThanOrEqual(250);
    expect(entries.filter((entry) => entry.kind === 'architect').length).toBeGreaterThanOrEqual(69);
  });

  test('slugs are unique', () => {
    expect(bySlug.size).toBe(entries.length);
  });

  test('titles and aliases are unambiguous', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const entry of entries) {
      for (const name of new Set([entry.title, ...entry.aliases].map((n) => n.toLowerCase()))) {
        const owner = owners.get(name);
        if (owner !== undefined) shared.push(`${name}: ${owner} and ${entry.slug}`);
        owners.set(name, entry.slug);
      }
    }
    expect(shared).toEqual([]);
  });

  test('every related entry exists, and none refers to itself', () => {
    const broken = entries.flatMap((entry) =>
      entry.related
        .filter((slug) => !bySlug.has(slug) || slug === entry.slug)
        .map((slug) => `${entry.slug} → ${slug}`),
    );
    expect(broken).toEqual([]);
  });

  test('includes the architects of the exterior presets', () => {
    const names = [
      'Zaha Hadid',
      'Frank Lloyd Wright',
      'Le Corbusier',
      'Renzo Piano',
      'Rem Koolhaas',
    ];
    const others = [
      'Ludwig Mies van der Rohe',
      'Frank Gehry',
      'Antoni Gaudí',
      'Santiago Calatrava',
    ];
    const known = new Set(entries.map((entry) => entry.title));
    expect([...names, ...others].filter((name) => !known.has(name))).toEqual([]);
  });

  test('topics count their entries', () => {
    const counted = topics().reduce((sum, topic) => sum + topic.entryCount, 0);
    expect(counted).toBe(entries.length);
    expect(topics().length).toBeGreaterThanOrEqual(15);
  });
});

describe('each entry', () => {
  test('is dated and starts with an answer', () => {
    const faulty = entries.filter(
      (entry) =>
        !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(entry.updated) || !/[.!?]"?\)?$/.test(entry.lead),
    );
    expect(faulty.map((entry) => entry.slug)).toEqual([]);
  });

  test('is complete: a sentence for terms, details for all others', () => {
    const thin = entries.filter((entry) => {
      const words =
        splitWords(textOf(entry)).length +
        splitWords(entry.works.map((w) => w.name).join(' ')).length;
      return words < (entry.kind === 'term' ? 7 : 35);
    });
    expect(thin.map((entry) => entry.slug)).toEqual([]);
  });

  test('architects have a life and works sorted by "name, years, place"', () => {
    const faulty = entries.filter(
      (entry) =>
        entry.kind === 'architect' && (entry.life === undefined || entry.works.length === 0),
    );
    expect(faulty.map((entry) => entry.slug)).toEqual([]);
  });

  test("works are dated within or after their architect's life", () => {
    const early = entries.flatMap((entry) => {
      const born = Number(/\d{4}/.exec(entry.life ?? '')?.[0]);
      if (Number.isNaN(born)) return [];
      return entry.works
        .filter((work) => Number(/\d{4}/.exec(work.years)?.[0]) < born + (born < 1800 ? 10 : 15))
        .map((work) => `${entry.title}: ${work.name} ${work.years}`);
    });
    expect(early).toEqual([]);
  });

  test('has no unparsed measures', () => {
    expect(
      entries.filter((entry) => /[{}]/.test(textOf(entry))).map((entry) => entry.slug),
    ).toEqual([]);
  });

  test('ranges increase', () => {
    const falling = entries.flatMap((entry) =>
      [
        ...textOf(entry).matchAll(
          /(?<![\d.,–-])(\d[\d,.]*)–(\d[\d,.]*\d|\d)\s(?:mm|cm|m|m²|ft²|%|years|L\/s|kW|lux|dB)(?![\w/])/g,
        ),
      ]
        .map(([whole, low, high]) => ({ whole, low: numberOf(low!), high: numberOf(high!) }))
        .filter(({ low, high }) => low >= high)
        .map(({ whole }) => `${entry.slug}: ${whole}`),
    );
    expect(falling).toEqual([]);
  });

  test('gives both unit systems consistently', () => {
    const pairs = entries.flatMap((entry) =>
      [
        ...textOf(entry).matchAll(
          /(?<![\d×–] ?)\b(\d[\d,.]*) (mm|m²|kg|lux) \((\d[\d,.]*) (in|ft²|lb|fc)\)/g,
        ),
      ].map(([whole, metric, unit, imperial, other]) => {
        const converted = convert(numberOf(metric!), unitIds[unit!]!, unitIds[other!]!);
        const given = numberOf(imperial!);
        return {
          place: `${entry.slug}: ${whole}`,
          off: Math.abs(converted - given) / Math.max(given, 0.5),
        };
      }),
    );
    expect(pairs.length).toBeGreaterThan(300);
    expect(pairs.filter((pair) => pair.off > 0.06).map((pair) => pair.place)).toEqual([]);
  });
});

const unitIds: Readonly<Record<string, string>> = {
  mm: 'mm',
  in: 'in',
  'm²': 'm2',
  'ft²': 'ft2',
  kg: 'kg',
  lb: 'lb',
  lux: 'lux',
  fc: 'fc',
};

const numberOf = (text: string): number => Number(text.replaceAll(',', '').replace(/\.$/, ''));

/** Each unit in its base unit, by the standards that define it (NIST SP 811, appendix B). */
import { expect, test } from 'vitest';
import { units } from './unit-table.ts';

const factors = {
  // Metres.
  ...{ mm: 0.001, cm: 0.01, m: 1, km: 1000, in: 0.0254, ft: 0.3048, yd: 0.9144, mi: 1609.344 },
  // Square metres.
  ...{ mm2: 0.000001, cm2: 0.0001, m2: 1, ha: 10_000, in2: 0.00064516, ft2: 0.09290304 },
  ...{ yd2: 0.83612736, acre: 4046.8564224 },
  // Cubic metres.
  ...{ ml: 0.000001, l: 0.001, m3: 1, ft3: 0.028316846592, yd3: 0.764554857984 },
  ...{ gal: 0.003785411784, impgal: 0.00454609, qt: 0.000946352946 },
  // Kilograms.
  ...{ g: 0.001, kg: 1, t: 1000, oz: 0.028349523125, lb: 0.45359237, ton: 907.18474 },
  // Kelvins, besides what is added.
  ...{ C: 1, F: 0.5555555556, K: 1 },
  // Lux and lumens.
  ...{ lux: 1, fc: 10.7639104167, lm: 1 },
  // Transmittance and resistance.
  ...{ U: 1, Uus: 5.6782633411, RSI: 1, Rus: 0.1761101838 },
  // Watts and joules.
  ...{ W: 1, kW: 1000, BTUh: 0.2930710702, TR: 3516.8528420667, hp: 745.6998715823 },
  ...{ J: 1, MJ: 1_000_000, kWh: 3_600_000, BTU: 1055.05585262, therm: 105_505_585.262 },
  // Pascals.
  ...{ Pa: 1, kPa: 1000, MPa: 1_000_000, bar: 100_000, kgm2: 9.80665, psi: 6894.7572931684 },
  psf: 47.8802589804,
  // Cubic metres a second.
  ...{ 'L/s': 0.001, 'L/min': 0.0000166666667, 'm3/h': 0.0002777777778 },
  ...{ cfm: 0.0004719474432, gpm: 0.0000630901964 },
  // Metres a second, radians, seconds.
  ...{ 'm/s': 1, 'km/h': 0.2777777778, mph: 0.44704 },
  ...{ deg: 0.0174532925, rad: 1, min: 60, h: 3600, d: 86_400 },
};

test('factors', () => {
  const wrong = units.filter(({ id, factor }) => {
    const known = factors[id as keyof typeof factors];
    return !(Math.abs(factor / known - 1) < 1e-8);
  });
  expect(wrong.map(({ id, factor }) => `${id} ${factor}`)).toEqual([]);
  expect(units.map(({ id }) => id)).toEqual(Object.keys(factors));
});

test('zero degrees lie at these temperatures', () => {
  const offsets = units.flatMap(({ id, offset }) => (offset === undefined ? [] : [[id, offset]]));
  expect(offsets).toEqual([
    ['C', 273.15],
    ['F', expect.closeTo(255.3722222222, 8)],
    ['K', 0],
  ]);
});

test('inches, pounds and their like are imperial; lumens, angles and times are of both systems', () => {
  const of = (system: string) => units.filter((unit) => unit.system === system).map(({ id }) => id);
  expect(of('both').join(' ')).toBe('lm deg rad min h d');
  expect(of('imperial').join(' ')).toBe(
    'in ft yd mi in2 ft2 yd2 acre ft3 yd3 gal impgal qt oz lb ton F fc Uus Rus BTUh TR hp BTU therm psi psf cfm gpm mph',
  );
});

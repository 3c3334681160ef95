/** A digest of a scene in a few numbers: anything moved, resized, removed or recoloured changes one of them. */
import type { Scene } from '../../scene-model.ts';

const corner = (positions: Float32Array, at: number) =>
  [positions[at]!, positions[at + 1]!, positions[at + 2]!] as const;

/** Weighted sum of all numbers in a value, by position. */
function sumIn(value: unknown, weight = 1): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value * weight : 0;
  if (typeof value === 'boolean') return value ? weight : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce(
    (sum: number, one, index) => sum + sumIn(one, weight + 0.1 * index),
    0,
  );
}

/** Triangle count, sums of their centres, sizes and colours, then of lights, camera and facts. */
export function measuresOf({ triangles, materials, lights, camera, facts }: Scene): number[] {
  const sums = [0, 0, 0, 0, 0];
  const colours = materials.map(({ albedo }) => albedo[0] + 2 * albedo[1] + 3 * albedo[2]);
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const [a, b, c] = [0, 3, 6].map((at) => corner(triangles.positions, triangle * 9 + at)) as [
      readonly [number, number, number],
      readonly [number, number, number],
      readonly [number, number, number],
    ];
    for (const axis of [0, 1, 2] as const) sums[axis]! += (a[axis] + b[axis] + c[axis]) / 3;
    sums[3]! += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    sums[4]! += colours[triangles.materials[triangle]!]!;
  }
  return [triangles.count, ...sums, sumIn(lights), sumIn(camera), sumIn(facts)];
}

/** Measures of the first two seeds of each building; update them with any intended change. */
export const buildingMeasures: Readonly<Record<string, readonly number[]>> = {
  villa: [171258, -335804.2, 1727840.5, -348861.4, 641187.3, 132457.5, 165.7, 155.6, 49.1],
  'prairie-house': [199143, -360486.1, 829120.2, -773336.1, 481741.5, 131908.9, 0, 167.1, 42.4],
  cottage: [218170, -426301.1, 846515, -566747.6, 473974.6, 130833, 122.2, 169.5, 50.4],
  farmhouse: [176649, 692001, 548363.3, 507027.7, 389192.7, 118913.1, 25, 192.1, 51.3],
  'coastal-house': [159672, 331471.6, 477324.1, 1316660.9, 339517.1, 143768.1, 75.4, 175.2, 49.4],
  'traditional-house': [
    186036, -373369.1, 605042.6, -333690.6, 391481.9, 126410.2, 96.1, 174.4, 60.9,
  ],
  cabin: [192823, -272785.3, 1072137.8, -929704.1, 558975.1, 136760.7, 103.2, 174.6, 30.4],
  'mediterranean-house': [149804, -3705.1, 366812, 530611.6, 275311.5, 109995.6, 24.3, 153.7, 57.5],
  'midcentury-house': [149433, 315721.2, 568577.7, -528087.2, 367276.6, 108559.1, 0, 140.1, 33.6],
  townhouses: [276298, -1276217.2, 461965.8, 1298066, 157636.3, 399956.1, 393.4, 177.7, 124.9],
  'apartment-block': [258818, -560836, 535102.3, 780381.1, 155373.4, 155103.4, 358.3, 155.8, 104.6],
  'glass-tower': [262114, -272337.3, 636653.4, 3342964.6, 163896.9, 235335.1, 1606.1, 386.7, 69.2],
  'gaudi-facade': [377386, -748047.4, 1862204, 1447046.5, 167158.9, 524956.6, 532.9, 201.7, 27.5],
  'fluid-building': [194870, -369109.7, 658898.4, 984114.7, 263015.5, 242163.9, 471.1, 185.9, 21.5],
  'ribbed-hall': [217408, 244922.7, 731638.2, 1992934.4, 306157.8, 320746.1, 259.5, 205.5, 19.5],
  museum: [229635, 112724.2, 985111, 950525.2, 436720.6, 209899.2, 141.3, 206.4, 38.1],
  pavilion: [217993, 665104.1, 947481.5, 121146.5, 485572.6, 218408.2, 214, 149.3, 29.7],
  'courtyard-house': [129986, -181735, 521667.2, -461746.9, 367892.6, 99833.8, 35.5, 146.6, 26.4],
};

/** Measures of the first five seeds of each room. */
export const roomMeasures: Readonly<Record<string, readonly number[]>> = {
  foyer: [112894, -235963.9, 312616.9, -46565, 492989.7, 109889, 115.6, 469.1, 76.7],
  'living-room': [246849, 252936.1, 510008.5, -330981.2, 672116.7, 299566.8, 207.9, 464, 182.8],
  'dining-room': [208436, 194437.7, 451843.1, -99587.4, 592998.5, 235773.5, 141.3, 473.2, 142.1],
  kitchen: [136634, -253991, 303863, -211892.6, 386727.1, 175921, 328.2, 517.1, 183],
  'powder-room': [124298, 89308.9, 410841.4, -285.9, 577849.4, 154030.7, 105.2, 451.1, 78.3],
  bedroom: [293665, 242235.8, 510103.1, -518961.5, 587994.9, 574082.1, 206, 476.1, 96.9],
  bathroom: [125976, 144797.9, 350359.5, -48549.9, 556859.5, 172017.2, 328.4, 468.7, 76.4],
  office: [144281, -88946, 393610.2, -325393.4, 607913.1, 142827.6, 203.9, 492.7, 122],
  'garage-room': [141878, 81122, 379741, -74918.5, 592754.6, 89365.6, 281.8, 492.2, 54.5],
  barbershop: [146426, 222177.2, 376011, -121681.7, 522839.6, 172350.9, 587.1, 503.8, 99.1],
  den: [170838, 116010.3, 364606.9, -82858.4, 527041.4, 213078.7, 198.2, 478.3, 158.6],
  cafe: [243513, 42474, 450780.8, -31119.8, 550900.6, 352990.3, 561.1, 521.4, 86.2],
  gallery: [68792, -589988.4, 258560.6, 13055.1, 441230.2, 61754, 219.1, 469.8, 43.8],
  laundry: [96868, 322339.8, 307677.3, -68550, 483441, 105732.4, 234.1, 464.4, 66.7],
  'dressing-room': [105150, 490066.3, 283086.5, 28740.7, 513441.1, 137153.7, 317.9, 513.6, 41.7],
  'public-room': [110200, 111408.1, 327522.6, -124499.5, 474793, 117891.5, 123.7, 453.4, 55.7],
  hall: [155210, -271014.4, 409259.5, 49751.4, 606992, 160705.2, 175.9, 522.7, 47.6],
  conservatory: [213040, -298670.3, 412235.6, -685356, 493451.3, 169897.8, 96, 448.5, 69.7],
};

export const roundedSum = (rows: readonly (readonly number[])[]): number[] =>
  rows[0]!.map((_, at) => Number(rows.reduce((sum, row) => sum + row[at]!, 0).toFixed(1)));

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

/** Measures of the first three seeds of each room. */
export const roomMeasures: Readonly<Record<string, readonly number[]>> = {
  foyer: [62127, 61196.1, 172219.3, -26444.2, 252873.1, 58003.1, 74.6, 279.9, 43.3],
  'living-room': [155395, 117846.2, 329964.7, -277107.7, 422771, 190299.9, 119.8, 274.5, 109.2],
  'dining-room': [126865, -96838, 291875.5, -69238.9, 376067.9, 143546.1, 67.7, 288, 83.5],
  kitchen: [75062, -57275.4, 174306.2, -41076.8, 258892.8, 103006.8, 207.1, 309.5, 101.8],
  'powder-room': [73250, 101478.9, 240465.9, 4472.2, 341129.6, 92217.6, 62.1, 267.9, 42.6],
  bedroom: [167445, 9895.5, 275833.1, -158764.9, 343949.6, 303866.1, 138.5, 302.5, 61.3],
  bathroom: [81133, 199028.2, 230241.1, -12946.4, 346702.1, 113214.5, 199.6, 288.8, 46.1],
  office: [85501, -64825.7, 232442.2, -254294.8, 380730.1, 80008.1, 160.3, 292.4, 73.5],
  'garage-room': [88914, 150102.5, 220229.4, -54731.8, 349901.3, 55661.4, 173.5, 302.4, 33.6],
  barbershop: [87098, -58503, 200767.7, -66911.6, 258659.8, 107964.7, 373.7, 309.4, 66.4],
  den: [98256, -189072.6, 196399.5, -50476, 279753.9, 125172.5, 141.3, 278.3, 83.4],
  cafe: [154864, 47681.9, 273571.3, -33568.3, 333536, 234412.6, 352.6, 323.7, 59.5],
  gallery: [46434, -361362.6, 184008.9, 6892.9, 317211.3, 38749.9, 126, 278.3, 26.5],
  laundry: [65442, 422824, 202628.5, -66489, 340841, 67595.4, 143.1, 276.5, 39.3],
  'dressing-room': [72544, 361461.4, 189137.1, 17216.9, 369965, 86943.4, 202.8, 299.6, 23.1],
  'public-room': [62810, 49340.7, 169656.5, -73349.3, 233398.6, 72373.5, 78.8, 274.1, 33.5],
  hall: [95228, -287091.3, 251034.6, 50430.3, 339523.1, 96703.3, 106.2, 316.8, 29.9],
  conservatory: [136396, -110491.9, 261634.3, -468567, 348564.7, 96608.6, 56.4, 265.8, 38.5],
};

export const roundedSum = (rows: readonly (readonly number[])[]): number[] =>
  rows[0]!.map((_, at) => Number(rows.reduce((sum, row) => sum + row[at]!, 0).toFixed(1)));

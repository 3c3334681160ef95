/** A scene in a few figures: whatever in it moves, grows, goes or changes its colour changes one of them. */
import type { Scene } from '../../scene-model.ts';

const corner = (positions: Float32Array, at: number) =>
  [positions[at]!, positions[at + 1]!, positions[at + 2]!] as const;

/** All numbers somewhere inside, each with a weight of its place. */
function sumIn(value: unknown, weight = 1): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value * weight : 0;
  if (typeof value === 'boolean') return value ? weight : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce(
    (sum: number, one, index) => sum + sumIn(one, weight + 0.1 * index),
    0,
  );
}

/** Triangles, sums of their middles and sizes, of their colours, then of lights, camera and facts. */
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

/** Those of the first two seeds of each building. Who means to change a scene copies its new figures. */
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
  'mediterranean-house': [149804, -3705.1, 366812, 530611.6, 275311.5, 109995.6, 24.3, 153.7, 51.9],
  'midcentury-house': [149433, 315721.2, 568577.7, -528087.2, 367276.6, 108559.1, 0, 140.1, 31.6],
  townhouses: [276298, -1276217.2, 461965.8, 1298066, 157636.3, 399956.1, 393.4, 177.7, 124.9],
  'apartment-block': [258818, -560836, 535102.3, 780381.1, 155373.4, 155103.4, 358.3, 155.8, 104.6],
  'glass-tower': [262114, -272337.3, 636653.4, 3342964.6, 163896.9, 235335.1, 1606.1, 386.7, 69.2],
  'gaudi-facade': [377386, -748047.4, 1862204, 1447046.5, 167158.9, 524956.6, 532.9, 201.7, 27.5],
  'fluid-building': [194870, -369109.7, 658898.4, 984114.7, 263015.5, 242163.9, 471.1, 185.9, 21.5],
  'ribbed-hall': [217408, 244922.7, 731638.2, 1992934.4, 306157.8, 320746.1, 259.5, 205.5, 19.5],
  museum: [229635, 112724.2, 985111, 950525.2, 436720.6, 209899.2, 141.3, 206.4, 38.1],
  pavilion: [198081, 651142.5, 912476.4, 127246.2, 484272, 178193.5, 214, 149.3, 29.7],
  'courtyard-house': [129986, -181735, 521667.2, -461746.9, 367892.6, 99833.8, 35.5, 146.6, 26.4],
};

/** Those of the first five seeds of each room. */
export const roomMeasures: Readonly<Record<string, readonly number[]>> = {
  foyer: [89715, -237967.1, 286120, -53957.4, 492201.5, 86658.9, 114.8, 489.4, 57.6],
  'living-room': [182934, 253977.3, 472143.1, -365492, 669360.9, 207213.3, 173.8, 494.3, 101],
  'dining-room': [138344, 148107.5, 393776.9, -76115.7, 591302.3, 187851.6, 107.2, 460.5, 103.7],
  kitchen: [98392, -265857.2, 272713.2, -203814, 385480, 114788.6, 324.4, 470.1, 140.7],
  'powder-room': [97145, 91121.2, 378756.6, 11560.1, 577485.8, 105180.1, 144.9, 447.1, 64.6],
  bedroom: [168103, 384354.8, 444639.6, -544603.1, 585919.2, 208141.2, 139, 464.7, 77.4],
  bathroom: [97840, 139442.4, 318347.5, -29699.1, 556239, 111136, 341.1, 489.6, 73.5],
  office: [145907, -89713.3, 400684.4, -342610.8, 608486.7, 143396.5, 219.4, 485.8, 80.2],
  'garage-room': [141878, 81122, 379741, -74918.5, 592754.6, 89365.6, 281.8, 519.5, 42.3],
  barbershop: [142362, 216717.2, 372699.9, -120859.4, 521971.6, 172195.2, 589.9, 485.6, 89.2],
  den: [145338, 75912.2, 356471.9, -110958.7, 529013, 182832.9, 116.5, 463.3, 88.6],
  cafe: [183959, 63205.5, 431657.4, -86076.8, 550527.8, 281816.3, 578.7, 536.8, 75.1],
  gallery: [68546, -591271.7, 258158.4, 12810.1, 441220.4, 61053, 219.1, 457.5, 29.5],
  laundry: [90110, 314726.6, 299649.4, -56209.5, 483415.8, 107273.2, 234.1, 458.2, 53.8],
  conservatory: [166276, -298673.1, 390831.1, -660762.3, 492957.9, 151902.6, 96.9, 453.4, 55.5],
};

export const roundedSum = (rows: readonly (readonly number[])[]): number[] =>
  rows[0]!.map((_, at) => Number(rows.reduce((sum, row) => sum + row[at]!, 0).toFixed(1)));

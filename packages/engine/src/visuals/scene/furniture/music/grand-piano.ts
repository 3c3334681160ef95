/** A grand piano, its keys at the left and its open side towards us. The middle of its case is the origin. */
import type { MaterialHandle, Vector3 } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { softBox } from '../../curved/soft-box.ts';
import { box, prism, tube } from '../../solids.ts';

/** Width with the stool, depth, and height up to the open lid. */
export const grandPianoMetres = { width: 2.5, depth: 1.5, lid: 1.85 } as const;

/** Case from above, counter-clockwise: straight at the back, bent on our side. */
const outline: readonly (readonly [x: number, z: number])[] = [
  [-0.8, -0.72],
  [-0.8, 0.72],
  [-0.38, 0.72],
  [-0.2, 0.69],
  [-0.02, 0.6],
  [0.16, 0.43],
  [0.32, 0.2],
  [0.48, 0],
  [0.64, -0.16],
  [0.76, -0.33],
  [0.8, -0.5],
  [0.74, -0.65],
  [0.6, -0.72],
];
const [caseFoot, caseTop] = [0.66, 0.98];
const openRad = 0.66;

/** A point of the lid, which turns about the straight back edge. */
const onLid = ([x, z]: readonly [number, number], lift = 0): Vector3 => {
  const out = z + 0.72;
  return [x, caseTop + 0.012 + lift + out * Math.sin(openRad), -0.72 + out * Math.cos(openRad)];
};

function lid(b: SceneBuilder, body: MaterialHandle): void {
  const [ox, oz] = outline[0]!;
  for (let index = 1; index + 1 < outline.length; index++) {
    const [a, c] = [outline[index]!, outline[index + 1]!];
    b.tri(onLid([ox, oz], 0.02), onLid(a, 0.02), onLid(c, 0.02), body);
    b.tri(onLid([ox, oz]), onLid(c), onLid(a), body);
  }
  outline.forEach((a, index) => {
    const c = outline[(index + 1) % outline.length]!;
    b.quad(onLid(a), onLid(c), onLid(c, 0.02), onLid(a, 0.02), body);
  });
  tube(b, [0.1, caseTop - 0.02, 0.46], onLid([0.08, 0.3]), 0.012, body, 8);
}

function keys(b: SceneBuilder, body: MaterialHandle, white: MaterialHandle): void {
  box(b, [-1.02, 0.63, -0.72], [-0.78, 0.72, 0.72], body);
  for (const z of [-0.7, 0.7]) box(b, [-1.02, 0.63, z - 0.03], [-0.78, 0.84, z + 0.03], body);
  box(b, [-1, 0.72, -0.62], [-0.84, 0.738, 0.62], white);
  for (let key = 0; key < 36; key++)
    if (![2, 6].includes(key % 7)) {
      const z = -0.6 + key * 0.0345;
      box(b, [-0.93, 0.738, z - 0.008], [-0.84, 0.752, z + 0.008], body);
    }
  box(b, [-0.84, 0.72, -0.67], [-0.8, caseTop, 0.67], body);
}

export function grandPiano(
  b: SceneBuilder,
  body: MaterialHandle,
  white: MaterialHandle,
  gold: MaterialHandle,
): void {
  b.begin('furniture', 'piano');
  prism(b, outline, caseFoot, caseTop - 0.09, body, gold);
  outline.forEach(([ax, az], index) => {
    const [cx, cz] = outline[(index + 1) % outline.length]!;
    const [inA, inC] = [
      [ax * 0.965, az * 0.965],
      [cx * 0.965, cz * 0.965],
    ] as const;
    b.quad([ax, caseFoot, az], [cx, caseFoot, cz], [cx, caseTop, cz], [ax, caseTop, az], body);
    b.quad(
      [ax, caseTop, az],
      [cx, caseTop, cz],
      [inC[0]!, caseTop, inC[1]!],
      [inA[0]!, caseTop, inA[1]!],
      body,
    );
    b.quad(
      [inC[0]!, caseTop - 0.09, inC[1]!],
      [inA[0]!, caseTop - 0.09, inA[1]!],
      [inA[0]!, caseTop, inA[1]!],
      [inC[0]!, caseTop, inC[1]!],
      body,
    );
  });
  for (let string = 0; string < 14; string++) {
    const z = -0.62 + string * 0.06;
    tube(b, [-0.6, caseTop - 0.07, z], [0.5 - string * 0.04, caseTop - 0.07, z], 0.004, body, 4);
  }
  keys(b, body, white);
  lid(b, body);
  for (const [x, z] of [
    [-0.7, -0.58],
    [-0.7, 0.58],
    [0.55, -0.5],
  ] as const)
    tube(b, [x, caseFoot, z], [x, 0, z], [0.055, 0.032], body, 10);
  box(b, [-0.62, 0.06, -0.08], [-0.56, caseFoot, 0.08], body);
  b.begin('furniture', 'piano stool');
  softBox(b, [-1.62, 0.44, -0.36], [-1.28, 0.52, 0.36], 0.03, body);
  for (const x of [-1.56, -1.34])
    for (const z of [-0.3, 0.3]) tube(b, [x, 0.44, z], [x, 0, z], 0.02, body, 7);
  b.facts.piano = true;
}

/** Nightstands, wardrobes, chests of drawers. Back at z = 0. */
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { lathe, sphere } from '../curved/turned.ts';
import { box, tube } from '../solids.ts';
import { gapOf, seams } from './unlit-gap.ts';

/** Raised panel of a drawer: width and thickness of its frame, and positions of its two knobs. */
const field = { inset: 0.032, thick: 0.007, knobAt: 0.28 } as const;

export type NightstandStyle = 'box' | 'round' | 'framed';

export function nightstand(
  b: SceneBuilder,
  style: NightstandStyle,
  body: MaterialHandle,
  leg: MaterialHandle,
  handle: MaterialHandle,
): void {
  b.begin('furniture', 'bedside table');
  if (style === 'round') {
    lathe(
      b,
      [0, 0, 0.24],
      [
        [0.2, 0],
        [0.2, 0.48],
        [0.215, 0.5],
        [0, 0.5],
      ],
      body,
      24,
    );
    return;
  }
  if (style === 'framed') {
    framedNightstand(b, body, handle);
    return;
  }
  box(b, [-0.24, 0.16, 0.03], [0.24, 0.52, 0.42], body);
  seams(b, [-0.23, 0.18], [0.23, 0.51], 0.42, gapOf(b, body));
  for (const v of [0.18, 0.349]) {
    box(b, [-0.23, v, 0.42], [0.23, v + 0.159, 0.438], body);
    tube(b, [-0.05, v + 0.1, 0.45], [0.05, v + 0.1, 0.45], 0.006, handle, 6);
  }
  for (const x of [-0.2, 0.2])
    for (const z of [0.07, 0.38]) tube(b, [x, 0.16, z], [x, 0, z], 0.014, leg, 6);
}

/** Profile of a turned foot: radius and height. */
const turnedFoot = [
  [0.018, 0],
  [0.028, 0.03],
  [0.03, 0.055],
  [0.017, 0.08],
  [0.026, 0.1],
  [0.026, 0.12],
] as const;

/** With raised panels and knobs, a moulded top, and turned feet. */
function framedNightstand(b: SceneBuilder, body: MaterialHandle, handle: MaterialHandle): void {
  const { inset, thick } = field;
  for (const x of [-0.2, 0.2])
    for (const z of [0.07, 0.38]) lathe(b, [x, 0, z], turnedFoot, body, 12);
  box(b, [-0.24, 0.12, 0.03], [0.24, 0.16, 0.425], body);
  box(b, [-0.23, 0.16, 0.03], [0.23, 0.49, 0.415], body);
  box(b, [-0.245, 0.485, 0.02], [0.245, 0.5, 0.43], body);
  box(b, [-0.255, 0.5, 0.01], [0.255, 0.522, 0.445], body);
  seams(b, [-0.21, 0.18], [0.21, 0.475], 0.415, gapOf(b, body));
  for (const v of [0.18, 0.33]) {
    box(b, [-0.21, v, 0.415], [0.21, v + 0.144, 0.428], body);
    box(
      b,
      [-0.21 + inset, v + inset, 0.428],
      [0.21 - inset, v + 0.144 - inset, 0.428 + thick],
      body,
    );
    sphere(b, [0, v + 0.072, 0.447], 0.015, handle, 10);
  }
}

/** Rails and stiles of a door, with a rail at handle height. */
function doorFrame(
  b: SceneBuilder,
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
  body: MaterialHandle,
): void {
  const [wide, back, front] = [0.085, 0.6, 0.618];
  const rail = (low: number) =>
    box(b, [u0 + wide, low, back], [u1 - wide, low + wide, front], body);
  for (const u of [u0, u1 - wide]) box(b, [u, v0, back], [u + wide, v1, front], body);
  for (const low of [v0, v0 + 0.38 * (v1 - v0), v1 - wide]) rail(low);
}

export function wardrobe(
  b: SceneBuilder,
  width: number,
  height: number,
  body: MaterialHandle,
  handle: MaterialHandle,
  { mirror, isFramed = false }: { mirror?: MaterialHandle; isFramed?: boolean } = {},
): void {
  b.begin('furniture', 'wardrobe');
  box(b, [-width / 2, 0.06, 0], [width / 2, height, 0.58], body);
  const gap = gapOf(b, body);
  box(b, [-width / 2 + 0.01, 0, 0.02], [width / 2 - 0.01, 0.06, 0.55], gap);
  seams(b, [-width / 2, 0.08], [width / 2, height - 0.02], 0.58, gap);
  const doors = Math.max(2, Math.round(width / 0.55));
  for (let door = 0; door < doors; door++) {
    const [u0, u1] = [
      -width / 2 + (width * door) / doors + 0.004,
      -width / 2 + (width * (door + 1)) / doors - 0.004,
    ];
    box(b, [u0, 0.08, 0.58], [u1, height - 0.02, 0.6], body);
    if (isFramed) doorFrame(b, [u0, 0.08], [u1, height - 0.02], body);
    if (mirror !== undefined && door === Math.floor(doors / 2))
      b.quad(
        [u0 + 0.05, 0.2, 0.602],
        [u1 - 0.05, 0.2, 0.602],
        [u1 - 0.05, height - 0.15, 0.602],
        [u0 + 0.05, height - 0.15, 0.602],
        mirror,
      );
    const u = door % 2 === 0 ? u1 - 0.05 : u0 + 0.05;
    tube(b, [u, 0.95, 0.625], [u, 1.25, 0.625], 0.008, handle, 6);
  }
}

/** A chest on legs or a plinth, with plain drawers and bar handles, or raised panels and knobs. */
export function dresser(
  b: SceneBuilder,
  width: number,
  body: MaterialHandle,
  handle: MaterialHandle,
  isFramed = false,
): void {
  b.begin('furniture', 'chest of drawers');
  const x = width / 2;
  const gap = gapOf(b, body);
  box(b, [-x, 0.12, 0], [x, 0.84, 0.45], body);
  seams(b, [-x + 0.003, 0.14], [x - 0.003, 0.836], 0.45, gap);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 2; column++) {
      const [u0, u1] = [-x + x * column + 0.005, -x + x * (column + 1) - 0.005];
      const [v0, v1] = [0.14 + row * 0.2335, 0.3655 + row * 0.2335];
      box(b, [u0, v0, 0.45], [u1, v1, 0.468], body);
      if (isFramed) {
        const { inset, thick, knobAt } = field;
        box(b, [u0 + inset, v0 + inset, 0.468], [u1 - inset, v1 - inset, 0.468 + thick], body);
        for (const share of [knobAt, 1 - knobAt])
          sphere(b, [u0 + (u1 - u0) * share, (v0 + v1) / 2, 0.49], 0.016, handle, 10);
        continue;
      }
      const [middle, v] = [(u0 + u1) / 2, v1 - 0.09];
      tube(b, [middle - 0.08, v, 0.485], [middle + 0.08, v, 0.485], 0.008, handle, 6);
    }
  }
  if (isFramed) {
    box(b, [-x + 0.012, 0, 0.01], [x - 0.012, 0.12, 0.44], body);
    box(b, [-x - 0.012, 0.84, 0], [x + 0.012, 0.868, 0.482], body);
    return;
  }
  for (const u of [-x + 0.06, x - 0.06])
    for (const z of [0.05, 0.4]) tube(b, [u, 0.13, z], [u, 0, z], [0.02, 0.014], body, 7);
}

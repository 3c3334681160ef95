/** Fittings of an opening: reveals, frames, panes, leaves, shutters. */
import type { MaterialHandle, Vector3 } from '../scene-model.ts';
import { triangleRoles } from '../scene-model.ts';
import type { SceneBuilder } from './builder.ts';
import { railing } from './railings.ts';
import { box, tube } from './solids.ts';
import type { Opening, WallOptions, WallSkin } from './wall-parts.ts';

const barDepthMetres = 0.06;

const archSteps = 12;

/** Points of the arch from right to left. */
function archPoints({ u0, u1, v1, archRise = 0 }: Opening): (readonly [u: number, v: number])[] {
  return Array.from({ length: archSteps + 1 }, (_, step) => {
    const angle = (step / archSteps) * Math.PI;
    const u = (u0 + u1) / 2 + (Math.cos(angle) * (u1 - u0)) / 2;
    return [u, v1 - archRise + Math.sin(angle) * archRise] as const;
  });
}

export function reveal(
  b: SceneBuilder,
  opening: Opening,
  depth: number,
  material: MaterialHandle,
): void {
  const { u0, u1, v0, v1 } = opening;
  const rise = opening.archRise ?? 0;
  const spring = v1 - rise;
  b.quad([u0, v0, 0], [u0, v0, -depth], [u0, spring, -depth], [u0, spring, 0], material);
  b.quad([u1, v0, -depth], [u1, v0, 0], [u1, spring, 0], [u1, spring, -depth], material);
  b.quad([u0, v0, 0], [u1, v0, 0], [u1, v0, -depth], [u0, v0, -depth], material);
  if (rise === 0) {
    b.quad([u0, v1, -depth], [u1, v1, -depth], [u1, v1, 0], [u0, v1, 0], material);
    return;
  }
  const points = archPoints(opening);
  for (let index = 0; index < points.length - 1; index++) {
    const [[au, av], [cu, cv]] = [points[index]!, points[index + 1]!];
    b.quad([au, av, 0], [cu, cv, 0], [cu, cv, -depth], [au, av, -depth], material);
    const corner: Vector3 = [index < archSteps / 2 ? u1 : u0, v1, 0];
    b.tri([au, av, 0], corner, [cu, cv, 0], material);
  }
  const top = points[archSteps / 2]!;
  b.tri([top[0], top[1], 0], [u1, v1, 0], [u0, v1, 0], material);
}

export function frameBars(b: SceneBuilder, opening: Opening, skin: WallSkin): void {
  const { u0, u1, v0, v1, columns = 1, bars = [] } = opening;
  const w = skin.frameMetres;
  const back = -skin.revealMetres;
  const bar = (a: number, c: number, d: number, e: number) =>
    box(b, [a, c, back], [d, e, back + barDepthMetres], skin.frame);
  const spring = v1 - (opening.archRise ?? 0);
  bar(u0, v0, u1, v0 + w);
  bar(u0, v0 + w, u0 + w, spring);
  bar(u1 - w, v0 + w, u1, spring);
  if (opening.archRise === undefined) bar(u0 + w, v1 - w, u1 - w, v1);
  else {
    bar(u0 + w, spring - w / 2, u1 - w, spring + w / 2);
    const points = archPoints(opening);
    for (let index = 0; index < points.length - 1; index++) {
      const [a, c] = [points[index]!, points[index + 1]!];
      tube(b, [a[0], a[1], back + 0.03], [c[0], c[1], back + 0.03], w * 0.8, skin.frame, 6);
    }
  }
  for (let column = 1; column < columns; column++) {
    const u = u0 + ((u1 - u0) * column) / columns;
    bar(u - w / 2, v0 + w, u + w / 2, spring - w * 0.5);
  }
  for (const share of bars) {
    const v = v0 + (spring - v0) * share;
    bar(u0 + w, v - w * 0.35, u1 - w, v + w * 0.35);
  }
}

export function pane(
  b: SceneBuilder,
  opening: Opening,
  skin: WallSkin,
  options: WallOptions,
): void {
  const { u0, u1, v0, v1 } = opening;
  const back = -skin.revealMetres + 0.012;
  const u = options.roomShift;
  b.begin('window', `${options.name} window`, { storey: options.storey });
  const draw = () =>
    b.quad([u0, v0, back], [u1, v0, back], [u1, v1, back], [u0, v1, back], skin.glass, [
      u + u0,
      v0,
      u + u1,
      v0,
      u + u1,
      v1,
      u + u0,
      v1,
    ]);
  if (skin.clear === true) b.as(triangleRoles.pane, draw);
  else draw();
}

/** A panelled leaf with a handle and a glazed slot or side light. */
export function doorLeaf(
  b: SceneBuilder,
  opening: Opening,
  skin: WallSkin,
  options: WallOptions,
): void {
  const { u0, u1, v0, v1 } = opening;
  const w = skin.frameMetres;
  const back = -skin.revealMetres;
  b.begin('door', `${options.name} door`, { storey: options.storey });
  const leafTop = v1 - (opening.archRise ?? 0) - w;
  box(b, [u0 + w, v0 + 0.01, back - 0.02], [u1 - w, leafTop, back + 0.03], skin.door);
  const middle = (u0 + u1) / 2;
  const width = u1 - u0;
  for (const row of skin.flushDoors ? [] : [0.06, 0.4, 0.72]) {
    const low = v0 + (leafTop - v0) * row;
    const high = v0 + (leafTop - v0) * (row + 0.24);
    for (const [a, c] of [
      [u0 + w + 0.09 * width, middle - 0.04 * width],
      [middle + 0.04 * width, u1 - w - 0.09 * width],
    ] as const) {
      box(b, [a, low, back + 0.03], [c, high, back + 0.042], skin.door);
    }
  }
  b.begin('trim', 'door handle');
  // from the opening edge
  const at = (metres: number) => (options.opensLeft ? u0 + w + metres : u1 - w - metres);
  const [low, high] = options.opensLeft ? [at(0.09), at(0.12)] : [at(0.12), at(0.09)];
  box(b, [low, v0 + 0.98, back + 0.04], [high, v0 + 1.12, back + 0.075], skin.metal);
  const lever = [at(0.105), at(0.24)].map((u): Vector3 => [u, v0 + 1.05, back + 0.085]);
  tube(b, lever[0]!, lever[1]!, 0.011, skin.metal, 7);
}

export function garageLeaf(
  b: SceneBuilder,
  opening: Opening,
  skin: WallSkin,
  options: WallOptions,
): void {
  const { u0, u1, v0, v1 } = opening;
  const back = -skin.revealMetres;
  const leaf = skin.garage ?? skin.door;
  b.begin('door', `${options.name} garage door`, { storey: options.storey });
  const rows = 5;
  // joints end on the leaf, not in the dark garage
  box(b, [u0, v0, back - 0.02], [u1, v1, back + 0.012], leaf);
  for (let row = 0; row < rows; row++) {
    const low = v0 + ((v1 - v0) * row) / rows;
    box(
      b,
      [u0, low + 0.02, back],
      [u1, v0 + ((v1 - v0) * (row + 1)) / rows - 0.006, back + 0.05],
      leaf,
    );
  }
}

function shutters(b: SceneBuilder, opening: Opening, material: MaterialHandle): void {
  const { u0, u1, v0, v1, shutterMetres: width = 0 } = opening;
  for (const [a, c] of [
    [u0 - width - 0.02, u0 - 0.02],
    [u1 + 0.02, u1 + width + 0.02],
  ] as const) {
    box(b, [a, v0, 0.005], [c, v1, 0.04], material);
    const slats = Math.max(6, Math.round((v1 - v0) / 0.11));
    for (let slat = 1; slat < slats; slat++) {
      const v = v0 + ((v1 - v0) * slat) / slats;
      box(b, [a + 0.05, v - 0.018, 0.04], [c - 0.05, v + 0.018, 0.055], material);
    }
  }
}

export function fittings(b: SceneBuilder, opening: Opening, skin: WallSkin): void {
  const { u0, u1, v0, v1 } = opening;
  if (opening.sill === true) {
    b.begin('trim', 'window sill');
    box(b, [u0 - 0.07, v0 - 0.07, -skin.revealMetres], [u1 + 0.07, v0, 0.08], skin.trim);
  }
  if (opening.lintel === true && opening.archRise === undefined) {
    b.begin('trim', 'lintel');
    box(b, [u0 - 0.15, v1, -0.02], [u1 + 0.15, v1 + 0.2, 0.025], skin.trim);
  }
  if (opening.surround === true) {
    b.begin('trim', 'window surround');
    const spring = v1 - (opening.archRise ?? 0);
    box(b, [u0 - 0.13, v0, 0], [u0, spring, 0.035], skin.trim);
    box(b, [u1, v0, 0], [u1 + 0.13, spring, 0.035], skin.trim);
    if (opening.archRise === undefined)
      box(b, [u0 - 0.17, v1, 0], [u1 + 0.17, v1 + 0.16, 0.05], skin.trim);
    else {
      const points = archPoints({
        ...opening,
        u0: u0 - 0.06,
        u1: u1 + 0.06,
        v1: v1 + 0.06,
        archRise: opening.archRise + 0.06,
      });
      for (let index = 0; index < points.length - 1; index++) {
        const [a, c] = [points[index]!, points[index + 1]!];
        tube(b, [a[0], a[1], 0], [c[0], c[1], 0], 0.075, skin.trim, 6);
      }
    }
  }
  if (opening.shutters === true && skin.shutter !== undefined) {
    b.begin('trim', 'shutters');
    shutters(b, opening, skin.shutter);
  }
  if (opening.railing === true) {
    b.begin('balcony', 'window railing');
    railing(b, [u0 - 0.04, v0, 0.06], [u1 + 0.04, v0, 0.06], 0.95, skin.metal, 0.11);
  }
  if (opening.flowerBox === true) {
    b.begin('trim', 'flower box');
    box(b, [u0, v0 - 0.27, 0.02], [u1, v0 - 0.07, 0.24], skin.door);
  }
}

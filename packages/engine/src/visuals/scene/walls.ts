import type { MaterialHandle } from '../scene-model.ts';
import type { SceneBuilder } from './builder.ts';
import { fitOpenings } from './fit-openings.ts';
import { doorLeaf, fittings, frameBars, garageLeaf, pane, reveal } from './opening-fittings.ts';
import { box } from './solids.ts';
import type { Opening, WallOptions, WallSkin } from './wall-parts.ts';

/** The wall surface around its holes, in columns between the openings' edges. */
export function cutSkin(
  b: SceneBuilder,
  width: number,
  height: number,
  openings: readonly Opening[],
  material: MaterialHandle,
): void {
  const edges = [...new Set([0, width, ...openings.flatMap((opening) => [opening.u0, opening.u1])])]
    .filter((u) => u >= 0 && u <= width)
    .sort((a, c) => a - c);
  const panel = (u0: number, u1: number, v0: number, v1: number) => {
    if (v1 - v0 < 0.004 || u1 - u0 < 0.004) return;
    b.quad([u0, v0, 0], [u1, v0, 0], [u1, v1, 0], [u0, v1, 0], material);
  };
  for (let index = 0; index < edges.length - 1; index++) {
    const [u0, u1] = [edges[index]!, edges[index + 1]!];
    const middle = (u0 + u1) / 2;
    const here = openings
      .filter((opening) => opening.u0 < middle && opening.u1 > middle)
      .sort((a, c) => a.v0 - c.v0);
    let v = 0;
    for (const opening of here) {
      panel(u0, u1, v, opening.v0);
      v = Math.max(v, opening.v1);
    }
    panel(u0, u1, v, height);
  }
}

const framed: Record<Opening['kind'], boolean> = {
  window: true,
  glazedDoor: true,
  door: true,
  garage: false,
  void: false,
};

export function wall(
  b: SceneBuilder,
  width: number,
  height: number,
  openings: readonly Opening[],
  skin: WallSkin,
  options: WallOptions,
): void {
  const fitted = fitOpenings(openings, width, height);
  b.begin('wall', `${options.name} wall`, { storey: options.storey });
  cutSkin(b, width, height, fitted, skin.wall);
  for (const opening of fitted) reveal(b, opening, skin.revealMetres + 0.01, skin.wall);
  for (const opening of fitted) {
    if (framed[opening.kind]) {
      b.begin('trim', 'window frame');
      frameBars(b, opening, skin);
    }
    if (opening.kind === 'window' || opening.kind === 'glazedDoor') pane(b, opening, skin, options);
    if (opening.kind === 'door') {
      doorLeaf(b, opening, skin, options);
      if (opening.archRise !== undefined) {
        pane(b, { ...opening, v0: opening.v1 - opening.archRise }, skin, options);
      }
    }
    if (opening.kind === 'garage') garageLeaf(b, opening, skin, options);
    fittings(b, opening, skin);
  }
}

/** A window applied to an uncut wall: gables, dormers, ends. */
export function appliedWindow(
  b: SceneBuilder,
  at: { readonly u0: number; readonly u1: number; readonly v0: number; readonly v1: number },
  skin: WallSkin,
  options: WallOptions & { readonly columns?: number },
): void {
  const { u0, u1, v0, v1 } = at;
  const w = 0.09;
  b.begin('trim', 'window frame');
  for (const [a, c, d, e] of [
    [u0 - w, v0 - w, u1 + w, v0],
    [u0 - w, v1, u1 + w, v1 + w],
    [u0 - w, v0, u0, v1],
    [u1, v0, u1 + w, v1],
  ] as const) {
    box(b, [a, c, 0.0], [d, e, 0.06], skin.trim);
  }
  const columns = options.columns ?? 2;
  for (let column = 1; column < columns; column++) {
    const u = u0 + ((u1 - u0) * column) / columns;
    box(b, [u - 0.022, v0, 0.01], [u + 0.022, v1, 0.04], skin.frame);
  }
  box(b, [u0, (v0 + v1) / 2 - 0.02, 0.01], [u1, (v0 + v1) / 2 + 0.02, 0.04], skin.frame);
  b.begin('window', `${options.name} window`, { storey: options.storey });
  const shift = options.roomShift;
  b.quad([u0, v0, 0.015], [u1, v0, 0.015], [u1, v1, 0.015], [u0, v1, 0.015], skin.glass, [
    shift + u0,
    v0,
    shift + u1,
    v0,
    shift + u1,
    v1,
    shift + u0,
    v1,
  ]);
}

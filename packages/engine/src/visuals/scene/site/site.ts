/** The plot: positions of house and camera, and areas to keep free. */
import type { Random } from '../../../random/random.ts';
import type { SceneBuilder } from '../builder.ts';
import type { Design } from '../design.ts';
import type { Palette } from '../palette.ts';
import { bloomHexes } from '../plants/bloom-colours.ts';
import { PlantMaterials } from '../plants/plant-materials.ts';
import type { Rect } from '../wall-parts.ts';

export interface Site {
  readonly b: SceneBuilder;
  readonly design: Design;
  readonly palette: Palette;
  readonly plants: PlantMaterials;
  /** The house with terraces and pools: nothing grows here. */
  readonly footprint: Rect;
  /** Further areas to keep free: drives, pools, paths. */
  readonly kept: Rect[];
  /** Terraces, on which tables stand. */
  readonly decks: { readonly rect: Rect; readonly top: number }[];
  readonly cameraAzimuthRad: number;
  /** Approximate camera distance. */
  readonly cameraDistanceMetres: number;
  /** Random stream of the plot. */
  readonly random: Random;
  /** Height of the subject. */
  readonly heightMetres: number;
}

export function makeSite(
  b: SceneBuilder,
  design: Design,
  palette: Palette,
  options: {
    readonly footprint: Rect;
    readonly cameraAzimuthRad: number;
    readonly cameraDistanceMetres: number;
    readonly heightMetres: number;
  },
): Site {
  return {
    b,
    design,
    palette,
    plants: new PlantMaterials(b, design.season, bloomHexes(design.brief)),
    kept: [],
    decks: [],
    random: design.random('site'),
    ...options,
  };
}

const inside = (rect: Rect, x: number, z: number, margin: number) =>
  x > rect.x0 - margin && x < rect.x1 + margin && z > rect.z0 - margin && z < rect.z1 + margin;

/** Whether a thing of this half width fits here. */
export function free(site: Site, x: number, z: number, margin: number): boolean {
  return (
    !inside(site.footprint, x, z, margin) &&
    !site.kept.some((rect) => inside(rect, x, z, margin * 0.4))
  );
}

/** Whether a thing of this half width fits on the deck, beside what stands there. */
export function freeOnDeck(
  site: Site,
  deck: Rect,
  [x, z]: readonly [number, number],
  margin: number,
) {
  return (
    inside(deck, x, z, -margin * 0.75) &&
    !site.kept.some((rect) => rect !== deck && inside(rect, x, z, margin * 0.4))
  );
}

/** Whether something tall here would hide the house from the camera. */
export function inView(site: Site, x: number, z: number, margin: number): boolean {
  const { footprint, cameraAzimuthRad } = site;
  const [cx, cz] = [(footprint.x0 + footprint.x1) / 2, (footprint.z0 + footprint.z1) / 2];
  const [sin, cos] = [Math.sin(cameraAzimuthRad), Math.cos(cameraAzimuthRad)];
  const along = (x - cx) * sin + (z - cz) * cos;
  const across = Math.abs((x - cx) * cos - (z - cz) * sin);
  const [w, d] = [(footprint.x1 - footprint.x0) / 2, (footprint.z1 - footprint.z0) / 2];
  const reach = Math.abs(w * cos) + Math.abs(d * sin);
  if (along < -Math.abs(d * cos) - Math.abs(w * sin)) return false;
  if (along > site.cameraDistanceMetres + 4) return false;
  const share = Math.max(0, along / site.cameraDistanceMetres);
  // The wedge narrows towards the camera, to two metres.
  return across < (reach + margin) * (1 - share) + (3 + margin) * share;
}

export const grown = (rect: Rect, metres: number): Rect => ({
  x0: rect.x0 - metres,
  x1: rect.x1 + metres,
  z0: rect.z0 - metres,
  z1: rect.z1 + metres,
});

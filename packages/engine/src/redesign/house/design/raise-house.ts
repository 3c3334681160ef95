/** Builds a new house on the old plot, for the photo's camera and sun. */
import type { Brief } from '../../../visuals/brief/brief.ts';
import { SceneBuilder } from '../../../visuals/scene/builder.ts';
import { type Built, makeHouse } from '../../../visuals/scene/buildings/house.ts';
import { raiseMasses } from '../../../visuals/scene/buildings/masses.ts';
import { makeDesign } from '../../../visuals/scene/design.ts';
import { finishScene } from '../../../visuals/scene/finish-scene.ts';
import { paletteOf } from '../../../visuals/scene/palette.ts';
import type { Plot } from '../../../visuals/scene/plot-houses/plot.ts';
import type { Scene } from '../../../visuals/scene-model.ts';
import type { HouseRequest } from '../house-request.ts';
import type { HouseOutline } from '../read/house-outline.ts';
import type { PhotoLight } from '../read/light/photo-light.ts';
import { type CameraAxes, standBefore } from '../read/photo-camera.ts';
import { lookOf, resizeWindows } from './house-edits.ts';
import { overhangs, pointsOfEnds } from './house-ends.ts';
import type { HouseStyle } from './house-styles.ts';
import { placeWish, propertyWish } from './house-wishes.ts';
import { layOutRoof, layOutSite } from './site-layout.ts';

/** Large enough that no edge is visible. */
const groundMetres = 90;
const fittedPoints = 4000;

export interface RaisedHouse {
  readonly scene: Scene;
  readonly built: Built;
}

/** A thinned-out sample of the new house's corners. */
function cornersOf(b: SceneBuilder, from: number, to: number): Float32Array {
  const { positions } = b.triangles;
  const step = Math.max(1, Math.floor((to - from) / fittedPoints));
  const points: number[] = [];
  for (let t = from; t < to; t += step)
    for (let corner = t * 9; corner < t * 9 + 9; corner += 3)
      points.push(positions[corner]!, Math.max(0, positions[corner + 1]!), positions[corner + 2]!);
  return Float32Array.from(points);
}

/** Receives shadows and reflects light upwards. */
export function groundQuad(b: SceneBuilder, y = 0): void {
  b.begin('ground', 'ground');
  const catcher = b.material({
    name: 'ground of the photo',
    surface: 'opaque',
    albedo: [groundAlbedo, groundAlbedo, groundAlbedo],
    neverSnow: true,
    neverWet: true,
  });
  const g = groundMetres;
  b.quad([-g, y, g], [g, y, g], [g, y, -g], [-g, y, -g], catcher);
}

interface Request {
  readonly wishes: Pick<
    HouseRequest,
    'roomType' | 'propertyType' | 'aesthetic' | 'change' | 'edits'
  >;
  readonly outline: HouseOutline;
  readonly axes: CameraAxes;
  readonly light: PhotoLight;
  readonly style: HouseStyle;
  readonly seed: number;
}

/** Limits of height relative to the old house, and to the picture's upper edge, beyond which the house moves back. */
const withinOutlineShare = 1.06;
const leastTallShare = 0.93;
/** Storeys requested by the user are built at full height if the photo has room. */
const givenTallShare = 4;
const edgeShare = 0.025;
const passes = 3;
const leastScale = 0.72;

/** Builds the house; rescales the plot if it comes out too tall or too low. `barPx` is page over the photo. */
export function raiseHouse(
  request: Request,
  plot: Plot,
  { heightPx, barPx }: { readonly heightPx: number; readonly barPx: number },
) {
  const { top, base } = request.outline;
  const { wishes } = request;
  const property = propertyWish(wishes.propertyType);
  const tall = Math.max(1, base - top);
  const isGiven = wishes.edits?.storeys !== undefined;
  const usualTallShare = placeWish(wishes.roomType).isWithinOutline
    ? withinOutlineShare
    : property.mostTall;
  const mostTallShare = isGiven ? givenTallShare : usualTallShare;
  const room = Math.max(tall * 0.5, base - barPx - heightPx * edgeShare);
  let scale = 1;
  let raised: (RaisedHouse & { readonly tallPx: number }) | undefined;
  for (let pass = 0; pass < passes; pass++) {
    raised?.scene.triangles.release();
    raised = raiseOn(request, { ...plot, widthMetres: plot.widthMetres * scale });
    if (!raised) return undefined;
    const tooTall = Math.max(raised.tallPx / (tall * mostTallShare), raised.tallPx / room);
    const tooLow = isGiven ? 1 : raised.tallPx / (tall * leastTallShare);
    const factor = tooTall > 1.02 ? tooTall : tooLow < 0.98 ? Math.max(0.8, tooLow) : 1;
    const next = Math.max(leastScale, Math.min(property.mostScale, scale * factor));
    if (Math.abs(next - scale) < 0.01) break;
    scale = next;
  }
  return raised;
}

function raiseOn(
  { outline, axes, light, style, seed, wishes }: Request,
  plot: Plot,
): (RaisedHouse & { readonly tallPx: number }) | undefined {
  const row = style.house;
  const brief: Brief = {
    prompt: '',
    view: 'exterior',
    style: style.name,
    storeys: plot.storeys,
    parts: {},
    excluded: {},
    corrections: [],
    notUnderstood: [],
    weather: light.weather,
    time: light.time,
    season: 'summer',
    setting: 'suburb',
  };
  const design = makeDesign(brief, seed, { suburb: 1 });
  const b = new SceneBuilder();
  const palette = paletteOf(b, design, lookOf(wishes, row.look), row.rooms);
  b.subject = true;
  const house = makeHouse(b, design, palette, plotGrammar);
  const built = row.build(house, plot);
  resizeWindows(house.masses, wishes.edits?.windows);
  raiseMasses(house);
  const place = placeWish(wishes.roomType);
  const ground = { b, design, palette, built };
  if (place.hasRoofTerrace && built.terraceMetres !== undefined)
    layOutRoof(ground, built.terraceMetres);
  const end = b.triangles.count;
  const isWhole = wishes.change === 'everything';
  if (isWhole || place.isGroundItself) layOutSite(ground, place, isWhole);
  b.subject = false;
  groundQuad(b);
  const { x0, x1, z1 } = built.footprint;
  const wide = outline.right - outline.left;
  const points = cornersOf(b, 0, end);
  const hung = overhangs(points);
  const over = (isCut: boolean, hangs: number) =>
    wide * (isCut ? runOnShare : eavesShare + Math.min(mostHung, hungShare * hangs));
  const aside = (wide * (1 - propertyWish(wishes.propertyType).width)) / 2;
  const stood = standBefore(axes, {
    left: outline.left + aside - over(outline.isCut.left, hung.left),
    right: outline.right - aside + over(outline.isCut.right, hung.right),
    base: outline.base,
    frontMiddle: [(x0 + x1) / 2, 0, Math.min(z1, 0)],
    points: pointsOfEnds(points, outline.isCut, (x0 + x1) / 2),
  });
  if (!stood) return undefined;
  const scene = finishScene(b, design, {
    setting: {
      time: light.time,
      weather: light.weather,
      season: 'summer',
      sunAzimuthRad: light.sunAzimuthRad,
      ...(light.time === 'dusk' ? {} : { sunElevationRad: light.sunElevationRad }),
      snowCover: false,
      indoors: false,
    },
    camera: {
      azimuthRad: 0,
      heightMetres: stood.camera.position[1],
      horizontalFovDeg: 60,
      exact: stood.camera,
    },
    subject: {
      min: [built.footprint.x0, 0, built.footprint.z0],
      max: [built.footprint.x1, built.heightMetres, built.footprint.z1],
    },
  });
  return { scene, built, tallPx: outline.base - stood.bounds.top };
}

export const groundAlbedo = 0.24;
/** How far a house cut by the photo's edge is assumed to continue. */
const runOnShare = 0.04;
/**
 * Overhang of the new eaves over the old house, as a share of the width: old walls are set back under their
 * eaves, and must be hidden by new walls.
 */
const eavesShare = 0.022;
/** Of what overhangs the new walls, this share is added to it, up to so much of the width: the walls hide more of the old ones. */
const hungShare = 0.6;
const mostHung = 0.03;
/** Grammar required by `makeHouse`; a plot house already has its storeys. */
const plotGrammar = { storeys: [1, 3], mostStoreys: 9 } as const;

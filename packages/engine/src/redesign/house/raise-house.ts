/** A new house on the plot of the old one, seen by the photo's camera and lit by its sun. */
import type { Brief } from '../../visuals/brief/brief.ts';
import { SceneBuilder } from '../../visuals/scene/builder.ts';
import { type Built, makeHouse } from '../../visuals/scene/buildings/house.ts';
import { raiseMasses } from '../../visuals/scene/buildings/masses.ts';
import { makeDesign } from '../../visuals/scene/design.ts';
import { finishScene } from '../../visuals/scene/finish-scene.ts';
import { paletteOf } from '../../visuals/scene/palette.ts';
import { type PlotStyle, plotHouses } from '../../visuals/scene/plot-houses/index.ts';
import type { Plot, PlotHouse } from '../../visuals/scene/plot-houses/plot.ts';
import type { Scene } from '../../visuals/scene-model.ts';
import type { HouseOutline } from './house-outline.ts';
import { type CameraAxes, standBefore } from './photo-camera.ts';
import type { PhotoLight } from './photo-light.ts';

/** Far enough that no edge of it is seen. */
const groundMetres = 90;
const fittedPoints = 4000;

export interface RaisedHouse {
  readonly scene: Scene;
  readonly built: Built;
}

/** Corners of the new house's triangles, thinned out. */
function cornersOf(b: SceneBuilder, from: number, to: number): Float32Array {
  const { positions } = b.triangles;
  const step = Math.max(1, Math.floor((to - from) / fittedPoints));
  const points: number[] = [];
  for (let t = from; t < to; t += step)
    for (let corner = t * 9; corner < t * 9 + 9; corner += 3)
      points.push(positions[corner]!, Math.max(0, positions[corner + 1]!), positions[corner + 2]!);
  return Float32Array.from(points);
}

export function raiseHouse(
  outline: HouseOutline,
  axes: CameraAxes,
  light: PhotoLight,
  style: PlotStyle,
  plot: Plot,
  seed: number,
): RaisedHouse | undefined {
  const row: PlotHouse = plotHouses[style];
  const brief: Brief = {
    prompt: '',
    view: 'exterior',
    style,
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
  const palette = paletteOf(b, design, row.look, row.rooms);
  b.subject = true;
  const house = makeHouse(b, design, palette, plotGrammar);
  const built = row.build(house, plot);
  raiseMasses(house);
  const end = b.triangles.count;
  b.subject = false;
  b.begin('ground', 'ground');
  const ground = b.material({
    name: 'ground of the photo',
    surface: 'opaque',
    albedo: [groundAlbedo, groundAlbedo, groundAlbedo],
    neverSnow: true,
    neverWet: true,
  });
  const g = groundMetres;
  b.quad([-g, 0, g], [g, 0, g], [g, 0, -g], [-g, 0, -g], ground);
  const { x0, x1, z1 } = built.footprint;
  const over = plot.widthMetres * runOnShare;
  const stood = standBefore(axes, {
    left: outline.left - (outline.isCut.left ? over * pxPerMetre(outline, plot) : 0),
    right: outline.right + (outline.isCut.right ? over * pxPerMetre(outline, plot) : 0),
    base: outline.base,
    frontMiddle: [(x0 + x1) / 2, 0, Math.min(z1, 0)],
    points: cornersOf(b, 0, end),
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
  return { scene, built };
}

export const groundAlbedo = 0.24;
/** So far a house that the photo cuts is thought to run on. */
const runOnShare = 0.04;
const pxPerMetre = (outline: HouseOutline, plot: Plot) =>
  (outline.right - outline.left) / plot.widthMetres;

/** What `makeHouse` asks of a grammar; a plot's house brings its storeys with it. */
const plotGrammar = { storeys: [1, 3], mostStoreys: 3 } as const;

/** A building: facade refinished, roof and doors recoloured, planting, ground, glass and a new sky. */

import { buildCube } from '../colour/colour-cube.ts';
import { linearFromHex } from '../colour/hex.ts';
import { linearFromOkLab } from '../colour/oklab.ts';
import { linearFromSrgb8 } from '../colour/srgb.ts';
import { noiseAt, noiseTable } from '../materials/noise.ts';
import type { Analysis } from '../sense/analysis.ts';
import { surfaceOf } from '../sense/analysis.ts';
import { CalmedRecipe, PlantingRecipe } from './colours/outdoor-colours.ts';
import { doorWish } from './exterior-door.ts';
import { balanceOf, spareUserFinishes } from './interior.ts';
import { placeEvenLight } from './light/even-light.ts';
import { createSky, skyLight } from './light/sky.ts';
import type { AestheticRow, ExteriorLook, OutdoorRule, PropertyRow } from './looks/look.ts';
import { skies } from './looks/skies.ts';
import { skyDetail } from './masks/sky-detail.ts';
import type { Painter } from './paint/painter.ts';
import type { RowCanvas } from './paint/row-canvas.ts';
import type { RestyleRequest } from './request.ts';
import { paintSurfaces } from './surfaces/paint-surfaces.ts';
import { addSurface, layPaint } from './surfaces/surface-paint.ts';
import type { PaintSettings, SurfaceWish } from './surfaces/surface-plan.ts';
import { variant } from './variant.ts';

export interface ExteriorChoice {
  readonly look: ExteriorLook;
  readonly outdoor: OutdoorRule;
  readonly aesthetic: AestheticRow;
  readonly property: PropertyRow;
}

/** Below these the sky isn't replaced. */
const skyNeeds = { area: 0.01, confidence: 0.6 } as const;
const lampGlow = [1, 0.62, 0.27] as const;

export function exteriorPainter(
  canvas: RowCanvas,
  analysis: Analysis,
  request: RestyleRequest,
  choice: ExteriorChoice,
  settings: PaintSettings,
): Painter {
  const { look, outdoor, aesthetic } = choice;
  const { seed } = request;
  const { amount } = settings;
  const { widthPx, data } = analysis.photo;
  const skySurface = surfaceOf(analysis, 'sky');
  const skyName = aesthetic.sky ?? variant(look.skies, seed, 'sky');
  const skyRow = skies[skyName];
  const hasSky = skySurface.area > skyNeeds.area && skySurface.confidence > skyNeeds.confidence;
  const sky = hasSky
    ? createSky(skyRow, analysis.camera, seed, settings.whiteLevel, lowestSky(analysis))
    : null;
  const { paints, chosen, outcomes } = paintSurfaces(
    settings,
    exteriorWishes(analysis, look, outdoor, seed),
    request.overrides,
  );
  const balance = balanceOf(analysis, 0.35 * amount);
  const planting = buildCube(new PlantingRecipe(look.planting, balance, amount * outdoor.planting));
  const loose = buildCube(new CalmedRecipe(look.saturation, balance, amount));
  const ambient = skyRow.ambient.map((factor) => 1 + (factor - 1) * amount * (hasSky ? 1 : 0.5));
  const evening = skyRow.evening * amount;
  const skyMatte = skySurface.matte.data;
  const oldSky = linearOf(analysis, 'sky');
  const laid = paints.map((paint) => layPaint(canvas, paint));
  const evenAt = placeEvenLight(canvas, analysis, paints, laid, null);
  const plantingAt = canvas.putCube(planting);
  const looseAt = canvas.putCube(loose);
  const ambientAt = canvas.block('ffff', [...ambient, 0]);
  const glassAt = canvas.block('ffff', [...linearFromHex(look.glass), 0]);
  const glassTint = 0.3 * amount * (1 - evening);
  const { kernel } = canvas;
  const leftOfSky = skyDetail(analysis);
  const above = new Float64Array(3);
  return {
    surfaces: outcomes,
    decor: [],
    sky: hasSky ? skyName : null,
    added: null,
    paintRow(y, step) {
      const count = canvas.begin(y, step);
      if (sky) kernel.fringe(...oldSky, step, count);
      for (const paint of laid) addSurface(canvas, paint, y, step, count);
      kernel.looseOutdoors(looseAt, plantingAt, sky ? 1 : 0, step, count);
      if (evenAt) kernel.evenLight(evenAt, y, step, count);
      kernel.outdoors(ambientAt, glassAt, glassTint, step, count);
      const { light } = canvas;
      if (evening > 0.02) lightWindows(analysis, light, evening, y, step);
      if (sky) {
        for (let x = 0, at = 0; x < widthPx; x += step, at += 4) {
          const index = y * widthPx + x;
          const open = skyMatte[index]!;
          if (open <= 0.004) continue;
          skyLight(sky, x + 0.5, y + 0.5, above);
          const k = open * amount;
          const left = leftOfSky(x, y);
          for (let c = 0; c < 3; c++) {
            const own = (open - k) * linearFromSrgb8[data[index * 3 + c]!]!;
            light[at + c] = light[at + c]! * (1 - open) + above[c]! * k * left + own;
          }
        }
      }
      return spareUserFinishes(canvas, chosen, y, step);
    },
  };
}

/** Lit windows in the evening, with varying brightness. */
function lightWindows(
  analysis: Analysis,
  light: Float32Array,
  evening: number,
  y: number,
  step: number,
) {
  const { widthPx, heightPx } = analysis.photo;
  const pane = surfaceOf(analysis, 'window').matte.data;
  const blotch = noiseTable('blotch');
  for (let x = 0, at = 0; x < widthPx; x += step, at += 4) {
    const window = pane[y * widthPx + x]!;
    if (window <= 0.02) continue;
    const room = 0.55 + 0.45 * noiseAt(blotch, x / widthPx + 0.2, y / heightPx);
    const glow = window * window * evening * 0.75 * Math.max(0.15, room);
    for (let c = 0; c < 3; c++) light[at + c]! += glow * lampGlow[c]!;
  }
}

function exteriorWishes(
  analysis: Analysis,
  look: ExteriorLook,
  outdoor: OutdoorRule,
  seed: number,
): SurfaceWish[] {
  const ground = surfaceOf(analysis, 'ground');
  const door = doorWish(analysis, look, seed);
  return [
    {
      surface: surfaceOf(analysis, 'facade'),
      spec: variant(look.facades, seed, 'facade'),
      usualAlbedo: 0.5,
      amount: outdoor.facade,
    },
    {
      surface: surfaceOf(analysis, 'roof'),
      spec: { kind: 'paint', colours: [variant(look.roofs, seed, 'roof')] },
      usualAlbedo: 0.24,
      amount: 0.92,
      whole: true,
      limit: 'recolour',
    },
    {
      surface: surfaceOf(analysis, 'door'),
      spec: { kind: 'paint', colours: [door.colour] },
      usualAlbedo: 0.4,
      amount: door.amount,
      limit: 'recolour',
    },
    {
      surface: ground,
      spec: variant(look.grounds, seed, 'ground'),
      usualAlbedo: 0.3,
      amount: outdoor.paves ? 0.55 : 0.3,
      limit: 'recolour',
    },
  ];
}

function lowestSky(analysis: Analysis): number {
  const { widthPx, heightPx } = analysis.photo;
  const matte = surfaceOf(analysis, 'sky').matte.data;
  for (let y = heightPx - 1; y > 0; y -= 3) {
    let count = 0;
    for (let x = 2; x < widthPx; x += 5) if (matte[y * widthPx + x]! > 0.6) count++;
    if (count * 5 > widthPx * 0.06) return y;
  }
  return heightPx * 0.3;
}

function linearOf(analysis: Analysis, name: 'sky'): readonly [number, number, number] {
  const { colour } = surfaceOf(analysis, name);
  return linearFromOkLab(colour[0], colour[1], colour[2]);
}

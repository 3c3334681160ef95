/** A building: facade refinished, roof and doors recoloured, planting, ground, glass and a new sky. */
import { linearFromHex } from '../colour/hex.ts';
import { linearFromOkLab, okLabFromLinear } from '../colour/oklab.ts';
import { linearFromSrgb8 } from '../colour/srgb.ts';
import { noiseAt, noiseTable } from '../materials/noise.ts';
import type { Analysis, Opening } from '../sense/analysis.ts';
import { surfaceOf } from '../sense/analysis.ts';
import type { ColourCube } from './colour-cube.ts';
import { buildCube, readCube } from './colour-cube.ts';
import { light } from './colour-shift.ts';
import { balanceOf } from './interior.ts';
import type { AestheticRow, ExteriorLook, OutdoorRule, PropertyRow } from './looks/look.ts';
import { skies } from './looks/skies.ts';
import type { Painter } from './painter.ts';
import { ramp } from './ramp.ts';
import type { RestyleRequest, SurfaceOutcome } from './request.ts';
import { createSky, skyLight } from './sky.ts';
import { freedom } from './surface-cover.ts';
import type { SurfacePaint } from './surface-paint.ts';
import { addSurface } from './surface-paint.ts';
import type { PaintSettings, SurfaceWish } from './surface-plan.ts';
import { paintSurface } from './surface-plan.ts';
import { variant } from './variant.ts';

export interface ExteriorChoice {
  readonly look: ExteriorLook;
  readonly outdoor: OutdoorRule;
  readonly aesthetic: AestheticRow;
  readonly property: PropertyRow;
}

/** Below these a sky is left as it is. */
const skyNeeds = { area: 0.01, confidence: 0.6 } as const;
/** How much of a finish that the user chose keeps out of the grade. */
const chosenSpared = 0.7;
const lampGlow = [1, 0.62, 0.27] as const;

export function exteriorPainter(
  analysis: Analysis,
  request: RestyleRequest,
  choice: ExteriorChoice,
  settings: PaintSettings,
): Painter {
  const { look, outdoor, aesthetic } = choice;
  const { seed } = request;
  const { amount } = settings;
  const { widthPx, heightPx, data } = analysis.photo;
  const skySurface = surfaceOf(analysis, 'sky');
  const skyName = aesthetic.sky ?? variant(look.skies, seed, 'sky');
  const skyRow = skies[skyName];
  const hasSky = skySurface.area > skyNeeds.area && skySurface.confidence > skyNeeds.confidence;
  const sky = hasSky
    ? createSky(skyRow, analysis.camera, seed, settings.whiteLevel, lowestSky(analysis))
    : null;
  const paints: SurfacePaint[] = [];
  const chosen: SurfacePaint[] = [];
  const outcomes: SurfaceOutcome[] = [];
  for (const wish of exteriorWishes(analysis, look, outdoor, seed)) {
    const override = request.overrides?.find((one) => one.surface === wish.surface.className);
    const { paint, outcome } = paintSurface(settings, { ...wish, override });
    if (paint) paints.push(paint);
    if (paint && override) chosen.push(paint);
    outcomes.push(outcome);
  }
  const balance = balanceOf(analysis, 0.35 * amount);
  const planting = plantingCube(look, outdoor, balance, amount);
  const loose = looseCube(look, balance, amount);
  const ambient = skyRow.ambient.map((factor) => 1 + (factor - 1) * amount * (hasSky ? 1 : 0.5));
  const [ambientRed, ambientGreen, ambientBlue] = ambient as [number, number, number];
  const evening = skyRow.evening * amount;
  const glass = linearFromHex(look.glass);
  const skyMatte = skySurface.matte.data;
  const green = surfaceOf(analysis, 'vegetation').matte.data;
  const pane = surfaceOf(analysis, 'window').matte.data;
  const protect = analysis.protect.data;
  const { planeOf } = analysis;
  const oldSky = linearOf(analysis, 'sky');
  const moved = new Float64Array(3);
  const above = new Float64Array(3);
  const blotch = noiseTable('blotch');
  return {
    surfaces: outcomes,
    decor: [],
    sky: hasSky ? skyName : null,
    paintRow(y, step, row, spared) {
      let at = 0;
      let cell = 0;
      for (let x = 0; x < widthPx; x += step) {
        const index = y * widthPx + x;
        const code = index * 3;
        const open = sky ? skyMatte[index]! : 0;
        let red = linearFromSrgb8[data[code]!]!;
        let greenLight = linearFromSrgb8[data[code + 1]!]!;
        let blue = linearFromSrgb8[data[code + 2]!]!;
        row[at] = 0;
        row[at + 1] = 0;
        row[at + 2] = 0;
        let kept = 0;
        for (const paint of chosen) {
          kept = Math.max(kept, (paint.cover[index]! / 255) * chosenSpared);
        }
        spared[cell++] = kept;
        if (open < 0.985) {
          if (open > 0.02) {
            // What stands before the sky is mixed with the old one at its rim: take that out.
            const k = open / Math.max(0.3, 1 - open);
            red = Math.max(red * 0.35, red - (oldSky[0] - red) * k * 0.5);
            greenLight = Math.max(
              greenLight * 0.35,
              greenLight - (oldSky[1] - greenLight) * k * 0.5,
            );
            blue = Math.max(blue * 0.35, blue - (oldSky[2] - blue) * k * 0.5);
          }
          const free = freedom(protect[index]!);
          let rest = 1;
          for (const paint of paints) {
            if (rest < 0.01) break;
            if (paint.cover[index] === 0) continue;
            rest -= addSurface(
              paint,
              rest,
              planeOf[index]!,
              x,
              y,
              index,
              red,
              greenLight,
              blue,
              row,
              at,
            );
          }
          if (rest > 0.002) {
            const leaves = Math.min(1, green[index]! * 1.1);
            readCube(
              leaves > 0.5 ? planting : loose,
              data[code]! / 255,
              data[code + 1]! / 255,
              data[code + 2]! / 255,
              moved,
            );
            if (open > 0.02) {
              const k = (red + greenLight + blue) / (1e-4 + moved[0]! + moved[1]! + moved[2]!);
              if (k < 1) for (let c = 0; c < 3; c++) moved[c]! *= k;
            }
            row[at]! += rest * (moved[0]! + (red - moved[0]!) * (1 - free));
            row[at + 1]! += rest * (moved[1]! + (greenLight - moved[1]!) * (1 - free));
            row[at + 2]! += rest * (moved[2]! + (blue - moved[2]!) * (1 - free));
          }
          row[at]! *= ambientRed;
          row[at + 1]! *= ambientGreen;
          row[at + 2]! *= ambientBlue;
          const window = pane[index]!;
          if (window > 0.02) {
            const tint = window * 0.3 * amount * (1 - evening);
            const bright = 0.3 * red + 0.6 * greenLight + 0.1 * blue;
            row[at]! += (glass[0] * (0.25 + bright) - row[at]!) * tint;
            row[at + 1]! += (glass[1] * (0.25 + bright) - row[at + 1]!) * tint;
            row[at + 2]! += (glass[2] * (0.25 + bright) - row[at + 2]!) * tint;
            if (evening > 0.02) {
              const room = 0.55 + 0.45 * noiseAt(blotch, x / widthPx + 0.2, y / heightPx);
              const glow = window * window * evening * 0.75 * Math.max(0.15, room);
              row[at]! += glow * lampGlow[0];
              row[at + 1]! += glow * lampGlow[1];
              row[at + 2]! += glow * lampGlow[2];
            }
          }
        }
        if (sky && open > 0.004) {
          skyLight(sky, x + 0.5, y + 0.5, above);
          const k = open * settings.amount;
          const own = open - k;
          const keep = 1 - open;
          row[at] = row[at]! * keep + above[0]! * k + own * linearFromSrgb8[data[code]!]!;
          row[at + 1] =
            row[at + 1]! * keep + above[1]! * k + own * linearFromSrgb8[data[code + 1]!]!;
          row[at + 2] =
            row[at + 2]! * keep + above[2]! * k + own * linearFromSrgb8[data[code + 2]!]!;
        }
        at += 3;
      }
    },
  };
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

/** A front door takes the look's door colour; garage doors follow the facade, and only half way. */
function doorWish(analysis: Analysis, look: ExteriorLook, seed: number) {
  const doors = analysis.openings.filter((opening) => opening.kind === 'door');
  const isWide = doors.some((door) => widthOf(door) > heightOf(door) * 0.9);
  const isLarge = surfaceOf(analysis, 'door').area > 0.025;
  return isWide || isLarge
    ? { colour: look.garage, amount: 0.5 }
    : { colour: variant(look.doors, seed, 'door'), amount: 0.85 };
}

const widthOf = (opening: Opening) =>
  Math.hypot(
    opening.corners[1].x - opening.corners[0].x,
    opening.corners[1].y - opening.corners[0].y,
  );
const heightOf = (opening: Opening) =>
  Math.hypot(
    opening.corners[3].x - opening.corners[0].x,
    opening.corners[3].y - opening.corners[0].y,
  );

/** The lowest row where sky is plentiful. */
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

/** Leaves and lawn: towards yellow or blue-green, fresher or drier, never another plant. */
function plantingCube(
  look: ExteriorLook,
  outdoor: OutdoorRule,
  balance: readonly [number, number, number],
  amount: number,
): ColourCube {
  const { warmth, saturation, lightness } = look.planting;
  const k = amount * outdoor.planting;
  return buildCube((red, green, blue, out) => {
    const lab = okLabFromLinear(
      light(red) * balance[0],
      light(green) * balance[1],
      light(blue) * balance[2],
    );
    const leafy = ramp(0.015, 0.05, Math.hypot(lab[1], lab[2])) * ramp(0.02, -0.02, lab[1]);
    const fresh = 1 + (saturation * 1.08 - 1) * k;
    const a = (lab[1] + 0.016 * warmth * k * leafy) * fresh;
    const b = (lab[2] + 0.012 * warmth * k * leafy) * fresh;
    const moved = linearFromOkLab(lab[0] + lightness * k * leafy, a, b);
    for (let c = 0; c < 3; c++) out[c] = Math.max(0, moved[c]!);
  });
}

/** Cars, fences, neighbours: balanced, a little calmer or livelier with the look. */
function looseCube(
  look: ExteriorLook,
  balance: readonly [number, number, number],
  amount: number,
): ColourCube {
  const saturation = 1 + (look.saturation - 1) * 0.6 * amount;
  return buildCube((red, green, blue, out) => {
    const lab = okLabFromLinear(
      light(red) * balance[0],
      light(green) * balance[1],
      light(blue) * balance[2],
    );
    const moved = linearFromOkLab(lab[0], lab[1] * saturation, lab[2] * saturation);
    for (let c = 0; c < 3; c++) out[c] = Math.max(0, moved[c]!);
  });
}

/** A room: floor, walls and ceiling refinished, loose things recoloured, windows left to themselves. */
import { type OkLab, okLabFromLinear } from '../colour/oklab.ts';
import { linearFromSrgb8 } from '../colour/srgb.ts';
import type { MaterialSpec } from '../materials/tile.ts';
import { createRandom } from '../random/random.ts';
import type { Analysis } from '../sense/analysis.ts';
import { surfaceOf } from '../sense/analysis.ts';
import { readCube } from './colour-cube.ts';
import { shiftCube } from './colour-shift.ts';
import { decorate } from './decor/decorate.ts';
import type { DecorLayer } from './decor/layer.ts';
import { lightUnit } from './decor/layer.ts';
import type { AestheticRow, InteriorLook, PropertyRow, RoomRule } from './looks/look.ts';
import type { Painter } from './painter.ts';
import { ramp } from './ramp.ts';
import type { RestyleRequest, SurfaceOutcome } from './request.ts';
import { lampsIn, lightGrid, relight, roomBox } from './room-light.ts';
import { freedom } from './surface-cover.ts';
import type { SurfacePaint } from './surface-paint.ts';
import { addSurface } from './surface-paint.ts';
import type { PaintSettings } from './surface-plan.ts';
import { isClearWall, paintSurface } from './surface-plan.ts';
import { chance, variant } from './variant.ts';

export interface InteriorChoice {
  readonly look: InteriorLook;
  readonly room: RoomRule;
  readonly aesthetic: AestheticRow;
  readonly property: PropertyRow;
}

const workFloors: readonly MaterialSpec[] = [
  { kind: 'polishedConcrete' },
  { kind: 'darkGridTile', colours: ['#6f7173', '#66686a'], joint: '#3f4042' },
];

/** What is not a loose thing. */
const fixedClasses = ['floor', 'wall', 'ceiling', 'window'] as const;

/** How much of a bright view outside, and of a finish that the user chose, keeps out of the grade. */
const windowSpared = 0.9;
const chosenSpared = 0.7;

export function interiorPainter(
  analysis: Analysis,
  request: RestyleRequest,
  choice: InteriorChoice,
  settings: PaintSettings,
): Painter {
  const { look, room, aesthetic, property } = choice;
  const { seed } = request;
  const floorLists = { dry: look.floors, wet: look.wetFloors, work: workFloors };
  const floorSpec = variant(floorLists[room.floor], seed, 'floor');
  const dryWall = variant(look.walls, seed, 'wall');
  const wallSpec =
    room.wall === 'wet' && chance(0.6, seed, 'wet wall')
      ? variant(look.wetWalls, seed, 'wet')
      : dryWall;
  const wall = surfaceOf(analysis, 'wall');
  const accentPlane = analysis.planes.findIndex((plane) => plane.id === 'wall-back');
  const hasAccent =
    accentPlane >= 0 &&
    isClearWall(analysis, wall, accentPlane) &&
    chance(look.accentChance * property.richness, seed, 'accent');
  const accentSpec = variant(look.accents, seed, 'accents');
  const wishes = [
    {
      surface: surfaceOf(analysis, 'floor'),
      spec: floorSpec,
      usualAlbedo: 0.28,
      isTurned: chance(0.65, seed, 'turned'),
    },
    {
      surface: wall,
      spec: wallSpec,
      accent: hasAccent ? { plane: accentPlane, spec: accentSpec } : null,
      usualAlbedo: 0.58,
      quiet: look.quietWall,
    },
    {
      surface: surfaceOf(analysis, 'ceiling'),
      spec: { kind: 'paint', colours: [variant(look.ceilings, seed, 'ceiling')] } as const,
      usualAlbedo: 0.74,
    },
  ];
  const paints: SurfacePaint[] = [];
  const chosen: SurfacePaint[] = [];
  const outcomes: SurfaceOutcome[] = [];
  for (const wish of wishes) {
    const override = request.overrides?.find((one) => one.surface === wish.surface.className);
    const { paint, outcome } = paintSurface(settings, { ...wish, override });
    if (paint) paints.push(paint);
    if (paint && override) chosen.push(paint);
    outcomes.push(outcome);
  }
  const amount = settings.amount;
  const balance = balanceOf(analysis, 0.55 * amount);
  const cube = shiftCube(
    looseColours(analysis, balance),
    balance,
    look,
    amount * settings.pattern,
    createRandom(seed).fork(`palette ${look.name}`),
  );
  const box = roomBox(analysis);
  const decoration = decorate({
    analysis,
    look,
    room,
    box,
    level: request.decor,
    whiteLevel: settings.whiteLevel,
    seed: settings.seed,
    random: createRandom(seed).fork(`decor ${look.name}`),
  });
  const layer = decoration?.layer ?? null;
  const lamps = [
    ...lampsIn(box, [...look.lamps, ...aesthetic.lamps]),
    ...(decoration?.lamps ?? []),
  ];
  const grid = lightGrid(analysis, lamps, look.ambient * aesthetic.ambient, amount);
  const { widthPx, data } = analysis.photo;
  const window = surfaceOf(analysis, 'window').matte.data;
  const protect = analysis.protect.data;
  const { planeOf } = analysis;
  const moved = new Float64Array(3);
  return {
    surfaces: outcomes,
    decor: decoration?.names ?? [],
    sky: null,
    paintRow(y, step, row, spared) {
      let at = 0;
      let cell = 0;
      for (let x = 0; x < widthPx; x += step) {
        const index = y * widthPx + x;
        const code = index * 3;
        const r8 = data[code]!;
        const g8 = data[code + 1]!;
        const b8 = data[code + 2]!;
        const red = linearFromSrgb8[r8]!;
        const green = linearFromSrgb8[g8]!;
        const blue = linearFromSrgb8[b8]!;
        row[at] = 0;
        row[at + 1] = 0;
        row[at + 2] = 0;
        const free = freedom(protect[index]!);
        let rest = 1;
        for (const paint of paints) {
          if (rest < 0.01) break;
          if (paint.cover[index] === 0) continue;
          rest -= addSurface(paint, rest, planeOf[index]!, x, y, index, red, green, blue, row, at);
        }
        const glass = window[index]!;
        if (rest > 0.002) {
          readCube(cube, r8 / 255, g8 / 255, b8 / 255, moved);
          const own = 1 - (1 - ramp(0.15, 0.6, glass)) * free;
          row[at]! += rest * (moved[0]! + (red - moved[0]!) * own);
          row[at + 1]! += rest * (moved[1]! + (green - moved[1]!) * own);
          row[at + 2]! += rest * (moved[2]! + (blue - moved[2]!) * own);
        }
        if (layer && y >= layer.top && y <= layer.bottom) addDecor(layer, index, row, at);
        if (grid) relight(grid, x, y, 1 - glass * 0.85, row, at);
        let kept = glass * windowSpared;
        for (const paint of chosen) {
          kept = Math.max(kept, (paint.cover[index]! / 255) * chosenSpared);
        }
        spared[cell++] = kept;
        at += 3;
      }
    },
  };
}

/** Shadow first, then the thing itself. */
function addDecor(layer: DecorLayer, index: number, row: Float32Array, at: number) {
  const shade = layer.shade[index]! / 255;
  const cover = layer.cover[index]! / 255;
  for (let k = 0; k < 3; k++) {
    const below = row[at + k]! * shade;
    row[at + k] = below + (layer.light[index * 3 + k]! / lightUnit - below) * cover;
  }
}

/** Factors that take part of the photo's colour cast away. */
export function balanceOf(analysis: Analysis, share: number): readonly [number, number, number] {
  const { cast } = analysis.light;
  return [cast[0] ** -share, cast[1] ** -share, cast[2] ** -share];
}

/** White-balanced colours of what is neither floor, wall, ceiling nor window. */
function looseColours(analysis: Analysis, balance: readonly [number, number, number]): OkLab[] {
  const { widthPx, heightPx, data } = analysis.photo;
  const fixed = fixedClasses.map((name) => surfaceOf(analysis, name));
  const samples: OkLab[] = [];
  const stride = Math.max(3, Math.round(Math.sqrt((widthPx * heightPx) / 9000)));
  for (let y = stride >> 1; y < heightPx; y += stride) {
    for (let x = stride >> 1; x < widthPx; x += stride) {
      const index = y * widthPx + x;
      let covered = analysis.protect.data[index]!;
      for (const surface of fixed) covered += surface.matte.data[index]!;
      if (covered > 0.4) continue;
      const lab = okLabFromLinear(
        linearFromSrgb8[data[index * 3]!]! * balance[0],
        linearFromSrgb8[data[index * 3 + 1]!]! * balance[1],
        linearFromSrgb8[data[index * 3 + 2]!]! * balance[2],
      );
      if (lab[0] < 0.97) samples.push(lab);
    }
  }
  return samples;
}

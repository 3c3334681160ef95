/** A room: floor, walls and ceiling refinished, loose things recoloured, windows unchanged. */
import { type OkLab, okLabFromLinear } from '../colour/oklab.ts';
import { linearFromSrgb8 } from '../colour/srgb.ts';
import type { MaterialSpec } from '../materials/tile.ts';
import { smoothStep } from '../ops/ramps.ts';
import { createRandom } from '../random/random.ts';
import type { Analysis } from '../sense/analysis.ts';
import { surfaceOf } from '../sense/analysis.ts';
import type { ColourGroups } from './colours/colour-groups.ts';
import { colourGroups } from './colours/colour-groups.ts';
import { shiftCube } from './colours/colour-shift.ts';
import { decorate } from './decor/decorate.ts';
import type { DecorLayer } from './decor/layer.ts';
import { lightUnit } from './decor/layer.ts';
import { placeEvenLight } from './light/even-light.ts';
import { lampsIn, lightGrid, roomBox } from './light/room-light.ts';
import type { AestheticRow, InteriorLook, PropertyRow, RoomRule } from './looks/look.ts';
import type { ObjectContrast } from './masks/object-contrast.ts';
import { objectContrast } from './masks/object-contrast.ts';
import { coverOf } from './masks/surface-cover.ts';
import type { Painter } from './paint/painter.ts';
import type { RowCanvas } from './paint/row-canvas.ts';
import type { RestyleRequest } from './request.ts';
import { paintSurfaces } from './surfaces/paint-surfaces.ts';
import type { SurfacePaint } from './surfaces/surface-paint.ts';
import { addSurface, layPaint } from './surfaces/surface-paint.ts';
import type { PaintSettings } from './surfaces/surface-plan.ts';
import { isClearWall } from './surfaces/surface-trust.ts';
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

/** Panelling across a curtain or cupboard misclassified as wall is conspicuous. */
const linesOnWalls = 0.85;

/** Classes that aren't loose things. */
const fixedClasses = ['floor', 'wall', 'ceiling', 'window'] as const;

/** Share of the grade that a bright view outside, and a finish chosen by the user, is spared. */
const windowSpared = 0.9;
/** If windows fill the picture they must take some of the look, so less is spared. */
const glassRoom = { from: 0.15, to: 0.45, spared: 0.5 } as const;
const chosenSpared = 0.7;

export function interiorPainter(
  canvas: RowCanvas,
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
    room.hasAccent &&
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
      linesCount: linesOnWalls,
    },
    {
      surface: surfaceOf(analysis, 'ceiling'),
      spec: { kind: 'paint', colours: [variant(look.ceilings, seed, 'ceiling')] } as const,
      usualAlbedo: 0.74,
    },
  ];
  const { paints, chosen, outcomes } = paintSurfaces(settings, wishes, request.overrides);
  const amount = settings.amount;
  const balance = balanceOf(analysis, 0.55 * amount);
  const cube = shiftCube(
    looseGroups(analysis, balance),
    look,
    amount * settings.pattern,
    createRandom(seed).fork(`palette ${look.name}`),
    stepsOf(analysis),
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
  const laid = paints.map((paint) => layPaint(canvas, paint));
  const evenAt = placeEvenLight(canvas, analysis, paints, laid, cube);
  const cubeAt = canvas.putCube(cube);
  const gridAt = grid ? canvas.putTriples(grid.factors) : 0;
  const much = smoothStep(glassRoom.from, glassRoom.to, surfaceOf(analysis, 'window').area);
  const glassSpared = windowSpared + (glassRoom.spared - windowSpared) * much;
  const { kernel } = canvas;
  return {
    surfaces: outcomes,
    decor: decoration?.names ?? [],
    sky: null,
    added: layer?.cover ?? null,
    paintRow(y, step) {
      const count = canvas.begin(y, step);
      for (const paint of laid) addSurface(canvas, paint, y, step, count);
      kernel.looseIndoors(cubeAt, step, count);
      if (evenAt) kernel.evenLight(evenAt, y, step, count);
      if (layer && y >= layer.top && y <= layer.bottom) addDecor(layer, y, step, canvas.light);
      if (grid) kernel.relight(gridAt, grid.columns, y, step, count);
      const glass = kernel.spareGlass(glassSpared, step, count);
      return Math.max(glass, spareUserFinishes(canvas, chosen, y, step));
    },
  };
}

/** Spares the user's finishes from the grade; returns the maximum over the pixels. */
export function spareUserFinishes(
  { spared, widthPx }: RowCanvas,
  chosen: readonly SurfacePaint[],
  y: number,
  step: number,
): number {
  let most = 0;
  for (const { cover } of chosen) {
    for (let x = 0, cell = 0; x < widthPx; x += step, cell++) {
      const kept = (cover[y * widthPx + x]! / 255) * chosenSpared;
      if (kept > spared[cell]!) spared[cell] = kept;
      if (kept > most) most = kept;
    }
  }
  return most;
}

/** Shadow first, then the thing itself. */
function addDecor(layer: DecorLayer, y: number, step: number, light: Float32Array) {
  const { widthPx } = layer;
  for (let x = 0, at = 0; x < widthPx; x += step, at += 4) {
    const index = y * widthPx + x;
    const shade = layer.shade[index]! / 255;
    const cover = layer.cover[index]! / 255;
    if (shade === 1 && cover === 0) continue;
    for (let k = 0; k < 3; k++) {
      const below = light[at + k]! * shade;
      light[at + k] = below + (layer.light[index * 3 + k]! / lightUnit - below) * cover;
    }
  }
}

/** Factors that remove part of the photo's colour cast. */
export function balanceOf(analysis: Analysis, share: number): readonly [number, number, number] {
  const { cast } = analysis.light;
  return [cast[0] ** -share, cast[1] ** -share, cast[2] ** -share];
}

const cachedGroups = new WeakMap<
  Analysis,
  { readonly balance: string; readonly groups: ColourGroups }
>();

const cachedSteps = new WeakMap<Analysis, ObjectContrast>();

/** Strong steps beside loose things; cached per analysis. */
function stepsOf(analysis: Analysis): ObjectContrast {
  let steps = cachedSteps.get(analysis);
  if (!steps) {
    const painted = (['floor', 'wall', 'ceiling'] as const).map((name) =>
      coverOf(analysis, surfaceOf(analysis, name)),
    );
    steps = objectContrast(analysis, painted);
    cachedSteps.set(analysis, steps);
  }
  return steps;
}

/** Cached with the photo: they depend on strength, but not on style. */
function looseGroups(analysis: Analysis, balance: readonly [number, number, number]): ColourGroups {
  const known = cachedGroups.get(analysis);
  if (known?.balance === balance.join()) return known.groups;
  const groups = colourGroups(looseColours(analysis, balance), balance);
  cachedGroups.set(analysis, { balance: balance.join(), groups });
  return groups;
}

/** White-balanced colours of everything except floor, wall, ceiling and window. */
function looseColours(analysis: Analysis, balance: readonly [number, number, number]): OkLab[] {
  const { widthPx, heightPx, data } = analysis.photo;
  const fixed = fixedClasses.map((name) => surfaceOf(analysis, name).matte.data);
  const covers = [analysis.protect.data, ...fixed];
  const samples: OkLab[] = [];
  const stride = Math.max(3, Math.round(Math.sqrt((widthPx * heightPx) / 9000)));
  for (let y = stride >> 1; y < heightPx; y += stride) {
    for (let x = stride >> 1; x < widthPx; x += stride) {
      const index = y * widthPx + x;
      if (sumAt(covers, index) <= 0.4) addSample(samples, data, index, balance);
    }
  }
  return samples;
}

function sumAt(covers: readonly Float32Array[], index: number): number {
  let sum = 0;
  for (let k = 0; k < covers.length; k++) sum += covers[k]![index]!;
  return sum;
}

/** Skips near-white pixels, which have no colour. */
function addSample(
  samples: OkLab[],
  data: Uint8ClampedArray,
  index: number,
  balance: readonly [number, number, number],
): void {
  const lab = okLabFromLinear(
    linearFromSrgb8[data[index * 3]!]! * balance[0],
    linearFromSrgb8[data[index * 3 + 1]!]! * balance[1],
    linearFromSrgb8[data[index * 3 + 2]!]! * balance[2],
  );
  if (lab[0] < 0.97) samples.push(lab);
}

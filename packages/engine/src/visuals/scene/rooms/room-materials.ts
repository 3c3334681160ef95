import { linearFromHex } from '../../brief/colour-of-wish.ts';
import { finishFact } from '../../brief/vocabulary/finish-labels.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import type { Design } from '../design.ts';
import { clothScale, coat, finishOf } from '../finishes.ts';
import type { FinishChoice } from '../palette.ts';
import type { RoomLook } from './room-looks.ts';

export interface RoomMaterials {
  readonly wall: MaterialHandle;
  readonly feature: MaterialHandle;
  readonly floor: MaterialHandle;
  readonly ceiling: MaterialHandle;
  readonly skirting: MaterialHandle;
  readonly wood: MaterialHandle;
  readonly darkWood: MaterialHandle;
  readonly metal: MaterialHandle;
  readonly brass: MaterialHandle;
  readonly fabric: MaterialHandle;
  readonly fabrics: readonly MaterialHandle[];
  readonly accents: readonly MaterialHandle[];
  readonly cabinet: MaterialHandle;
  readonly top: MaterialHandle;
  readonly frame: MaterialHandle;
  readonly glass: MaterialHandle;
  readonly mirror: MaterialHandle;
  readonly lampShade: MaterialHandle;
  readonly bulb: MaterialHandle;
  readonly white: MaterialHandle;
  readonly black: MaterialHandle;
  readonly steel: MaterialHandle;
  readonly porcelain: MaterialHandle;
  readonly pot: MaterialHandle;
  readonly paper: MaterialHandle;
}

export function indoorMaterial(
  b: SceneBuilder,
  [material, colour]: FinishChoice,
  wear: 'wall' | 'floor',
): MaterialHandle {
  if (colour?.startsWith('#') === true) {
    const base = finishOf(material, wear);
    return b.material({
      ...base,
      name: `${base.name} ${colour} indoors`,
      albedo: linearFromHex(colour),
      neverSnow: true,
      neverWet: true,
    });
  }
  const base = finishOf(material, wear, colour === undefined ? {} : { colour });
  return b.material({ ...base, name: `${base.name} indoors`, neverSnow: true, neverWet: true });
}

export function roomMaterials(b: SceneBuilder, design: Design, look: RoomLook): RoomMaterials {
  const random = design.random('room materials');
  const { brief } = design;
  const own = (hex: string, options: Parameters<typeof coat>[1] = {}) =>
    b.material(coat(hex, { indoors: true, ...options }));
  const wishedFinish = (part: PartKey, fallback: FinishChoice): FinishChoice => {
    const material = brief.parts[part]?.materials?.[0];
    const colour = brief.parts[part]?.colours?.[0];
    if (material !== undefined) return [material, colour];
    return colour === undefined ? fallback : ['plaster', colour];
  };
  const wallDraw: FinishChoice = ['plaster', random.pick(look.walls)];
  const wallWish = wishedFinish('walls', wallDraw);
  // Brick, tiles or stone requested for "the walls" cover the feature wall of most rooms, and all walls of small
  // ones.
  const wall = indoorMaterial(b, wallWish, 'wall');
  const featureDraw = random.pick(look.features);
  const drawnFeature =
    wallWish !== wallDraw
      ? wall
      : random.chance(look.featureChance)
        ? indoorMaterial(b, featureDraw, 'wall')
        : wall;
  const feature =
    brief.parts['accent-wall']?.wanted === true
      ? indoorMaterial(b, wishedFinish('accent-wall', featureDraw), 'wall')
      : drawnFeature;
  const drawnFloor = random.pick(look.floors);
  // No parquet in garages.
  const floorDraw: FinishChoice = brief.room === 'garage-room' ? ['concrete'] : drawnFloor;
  const floorWish =
    brief.parts.floor?.materials === undefined && brief.parts.floor?.colours !== undefined
      ? ([floorDraw[0], brief.parts.floor.colours[0]] as const)
      : wishedFinish('floor', floorDraw);
  for (const part of ['cabinets', 'countertop'] as const)
    if ((brief.parts[part]?.colours ?? brief.parts[part]?.materials) !== undefined)
      b.facts[finishFact(part)] = true;
  const finished = (part: PartKey, hex: string, options: Parameters<typeof coat>[1] = {}) => {
    const material = brief.parts[part]?.materials?.[0];
    const colour = brief.parts[part]?.colours?.[0];
    if (material !== undefined) return indoorMaterial(b, [material, colour], 'floor');
    return own(colour ?? hex, options);
  };
  const shuffled = <Item>(items: readonly Item[]) =>
    [...items]
      .map((item) => [random.next(), item] as const)
      .sort((a, c) => a[0] - c[0])
      .map(([, item]) => item);
  const cloth = (hex: string, tile: keyof typeof clothScale) =>
    own(hex, { tile, scale: clothScale[tile] });
  const fabrics = shuffled(look.fabrics).map((hex) =>
    cloth(hex, random.chance(0.5) ? 'linen' : 'woolWeave'),
  );
  const woodHex = random.pick(look.woods);
  const metalHex = random.pick(look.metals);
  const tops = random.pick(look.tops);
  return {
    wall,
    feature,
    floor: indoorMaterial(b, floorWish, 'floor'),
    ceiling:
      brief.parts.ceiling?.materials === undefined
        ? own(brief.parts.ceiling?.colours?.[0] ?? '#f1eee8', { name: 'ceiling', tile: 'paint' })
        : indoorMaterial(b, wishedFinish('ceiling', ['plaster']), 'wall'),
    skirting: finished('trim', '#efece5', { roughness: 0.5 }),
    wood: own(woodHex, { tile: 'furnitureWood', scale: 0.7, roughness: 0.42 }),
    darkWood: own('#4a3323', { tile: 'furnitureWood', scale: 0.7, roughness: 0.4 }),
    metal: own(metalHex, {
      roughness: 0.35,
      metal: metalHex === '#b98f4a' || metalHex === '#a9adb0',
    }),
    brass: own('#b98f4a', { roughness: 0.3, metal: true }),
    fabric: fabrics[0]!,
    fabrics,
    accents: shuffled(look.accents).map((hex) => cloth(hex, 'linen')),
    cabinet: finished('cabinets', random.pick(look.cabinets), { roughness: 0.45, tile: 'paint' }),
    top:
      brief.parts.countertop?.materials !== undefined ||
      brief.parts.countertop?.colours !== undefined
        ? indoorMaterial(b, wishedFinish('countertop', tops), 'floor')
        : indoorMaterial(b, tops, 'floor'),
    frame: finished('windows', random.pick(look.frames), { roughness: 0.5 }),
    glass: b.material({
      name: 'window pane',
      surface: 'glass',
      albedo: [0.93, 0.95, 0.94],
      roughness: 0.02,
    }),
    mirror: b.material({
      name: 'mirror',
      surface: 'mirror',
      albedo: [0.86, 0.88, 0.88],
      roughness: 0.02,
    }),
    lampShade: b.material({
      name: 'lamp shade',
      surface: 'opaque',
      albedo: linearFromHex('#efe4cc'),
      emission: [1.3, 0.88, 0.48],
      neverSnow: true,
    }),
    bulb: b.material({
      name: 'bulb',
      surface: 'opaque',
      albedo: [0.9, 0.8, 0.6],
      emission: [9, 6, 3],
      neverSnow: true,
    }),
    white: own('#ece9e2', { name: 'white lacquer', roughness: 0.35 }),
    black: own('#222326', { name: 'black lacquer', roughness: 0.4 }),
    steel: own('#a9adb0', { name: 'steel', roughness: 0.3, metal: true }),
    porcelain: own('#f0efeb', { name: 'porcelain', roughness: 0.12, specular: 0.05 }),
    pot: own(random.pick(['#d8d2c6', '#9c5138', '#3a3b3d', '#8f9a8f']), {
      name: 'plant pot',
      roughness: 0.6,
    }),
    paper: own('#f0ebe0', { name: 'paper', roughness: 0.9 }),
  };
}

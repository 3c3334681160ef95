/** Materials of a house: as requested, else drawn by the seed from its look. */
import { mainMaterial } from '../brief/brief.ts';
import { linearFromHex } from '../brief/colour-of-wish.ts';
import type { PartKey } from '../brief/vocabulary/parts.ts';
import type { MaterialHandle, RoomsBehindGlass, SceneMaterial } from '../scene-model.ts';
import type { SceneBuilder } from './builder.ts';
import type { Design } from './design.ts';
import { coat, finishOf, type TileKind } from './finishes.ts';
import type { RoofSkin } from './roofs.ts';
import type { WallSkin } from './wall-parts.ts';

/** A finish in a look: material, and paint (a hex value, a colour wish, or its own). */
export type FinishChoice = readonly [material: string, colour?: string | undefined];

export interface Look {
  readonly walls: readonly FinishChoice[];
  readonly accents: readonly FinishChoice[];
  readonly roofs: readonly FinishChoice[];
  readonly frames: readonly string[];
  readonly trims: readonly string[];
  readonly doors: readonly string[];
  readonly shutters?: readonly string[];
  readonly soffits?: readonly string[];
}

export interface Palette {
  readonly wall: MaterialHandle;
  readonly accent: MaterialHandle;
  readonly plinth: MaterialHandle;
  readonly roof: MaterialHandle;
  readonly trim: MaterialHandle;
  readonly soffit: MaterialHandle;
  readonly frame: MaterialHandle;
  readonly door: MaterialHandle;
  readonly shutter: MaterialHandle;
  readonly metal: MaterialHandle;
  readonly paving: MaterialHandle;
  readonly deck: MaterialHandle;
  readonly glass: MaterialHandle;
  readonly clearGlass: MaterialHandle;
  readonly lamp: MaterialHandle;
  readonly stone: MaterialHandle;
  readonly chimney: MaterialHandle;
  readonly water: MaterialHandle;
  readonly concrete: MaterialHandle;
  readonly fabric: MaterialHandle;
  /** Finishes that words give to single things. */
  readonly own: Readonly<Partial<Record<OwnPart, MaterialHandle>>>;
}

const ownParts = [
  'garage',
  'pergola',
  'planters',
  'bench',
  'loungers',
  'columns',
  'porch',
] as const;
type OwnPart = (typeof ownParts)[number];

function chosenMaterial(
  b: SceneBuilder,
  [material, colour]: FinishChoice,
  wear: 'wall' | 'roof',
  variant: number,
): MaterialHandle {
  if (colour?.startsWith('#') === true) {
    const base = finishOf(material, wear, { variant });
    return b.material({ ...base, name: `${base.name} ${colour}`, albedo: linearFromHex(colour) });
  }
  return b.material(
    finishOf(material, wear, { variant, ...(colour === undefined ? {} : { colour }) }),
  );
}

export function paletteOf(
  b: SceneBuilder,
  design: Design,
  look: Look,
  rooms: Partial<RoomsBehindGlass> = {},
): Palette {
  const { brief } = design;
  const random = design.random('palette');
  const variant = random.integer(0, 5);
  const wished = (part: PartKey, fallback: FinishChoice): FinishChoice => {
    const material = brief.parts[part]?.materials?.[0];
    const colour = brief.parts[part]?.colours?.[0];
    if (material === undefined && colour === undefined) return fallback;
    return material === undefined ? [fallback[0], colour] : [material, colour];
  };
  const wallDraw = random.pick(look.walls);
  // A colour alone means paint: used on plaster or boards, not on brick or stone.
  const paintable =
    look.walls.find(([material]) => paintableMaterials.includes(material)) ??
    (['plaster'] as const);
  const wall = wished('walls', brief.parts.walls?.colours === undefined ? wallDraw : paintable);
  const second = brief.parts.walls?.materials?.[1];
  const secondColour = brief.parts.walls?.colours?.[1];
  const accentDraw = random.pick(look.accents);
  const accent: FinishChoice =
    second !== undefined
      ? [second]
      : secondColour !== undefined
        ? [wall[0], secondColour]
        : accentDraw;
  const roof = wished('roof', random.pick(look.roofs));
  const paint = (part: PartKey, choices: readonly string[]): MaterialHandle => {
    const drawn = random.pick(choices);
    const material = brief.parts[part]?.materials?.[0];
    const colour = brief.parts[part]?.colours?.[0];
    if (material !== undefined && colour === undefined)
      return b.material(finishOf(material, 'wall'));
    return b.material(coat(colour ?? drawn, { roughness: 0.45 }));
  };
  const own = (part: PartKey, wear: 'wall' | 'floor'): MaterialHandle | undefined => {
    const { materials: [material] = [], colours: [colour] = [] } = brief.parts[part] ?? {};
    if (material !== undefined)
      return b.material(finishOf(material, wear, colour === undefined ? {} : { colour }));
    return colour === undefined
      ? undefined
      : b.material(coat(colour, { name: `${part} ${colour}`, roughness: 0.5 }));
  };
  const frame = paint('windows', look.frames);
  const glassSeed = random.integer(1, 9999);
  const ownOr = (finish: MaterialHandle | undefined, usual: SceneMaterial): MaterialHandle =>
    finish ?? b.material(usual);
  const isTrimmed = brief.parts.trim?.colours ?? brief.parts.trim?.materials;
  const trimOf = (drawn: MaterialHandle): MaterialHandle =>
    isTrimmed === undefined ? (own('columns', 'wall') ?? own('porch', 'wall') ?? drawn) : drawn;
  const ownFinishes = Object.fromEntries(
    ownParts.flatMap((part) => {
      const finish = own(part, 'wall');
      return finish === undefined ? [] : [[part, finish] as const];
    }),
  );
  return {
    wall: chosenMaterial(b, wall, 'wall', variant),
    accent: chosenMaterial(b, accent, 'wall', variant + 1),
    plinth: b.material(coat('#8d877e', { name: 'plinth', tile: 'concretePanels' })),
    roof: chosenMaterial(b, roof, 'roof', variant),
    trim: trimOf(paint('trim', look.trims)),
    soffit: b.material(coat(random.pick(look.soffits ?? ['#e6e1d6']), { tile: 'timberBoards' })),
    frame,
    door: paint('door', look.doors),
    shutter: paint('shutters', look.shutters ?? look.doors),
    metal: b.material(coat('#34373b', { name: 'dark metal', roughness: 0.4 })),
    paving: pavingOf(
      b,
      design,
      own('path', 'floor'),
      coat(random.pick(['#b9b2a5', '#a8a39b', '#c4b9a4', '#9c948a']), {
        name: 'paving',
        tile: 'pavers',
      }),
    ),
    deck: ownOr(
      own('terrace', 'floor'),
      coat(random.pick(['#8d6b4c', '#a07d58', '#76614d']), { name: 'deck', tile: 'deck' }),
    ),
    glass: b.material({
      name: 'window glass',
      surface: 'curtainWall',
      albedo: [0.05, 0.06, 0.065],
      roughness: 0.04,
      neverSnow: true,
      rooms: {
        roomWidthMetres: 3.6,
        storeyHeightMetres: 3.1,
        roomDepthMetres: 4.4,
        paneWidthMetres: 40,
        mullionMetres: 0,
        spandrelMetres: 0,
        litShare: 0.72,
        life: 'home',
        mullionColour: b.materialOf(frame).albedo,
        seed: glassSeed,
        ...rooms,
      },
    }),
    clearGlass: b.material({
      name: 'clear glass',
      surface: 'glass',
      albedo: [0.9, 0.93, 0.92],
      roughness: 0.02,
      neverSnow: true,
    }),
    lamp: b.material({
      name: 'lamp',
      surface: 'opaque',
      albedo: [0.9, 0.82, 0.66],
      emission: [5, 3.2, 1.5],
      neverSnow: true,
    }),
    stone: b.material(finishOf('stone', 'wall', { variant })),
    chimney: b.material(
      finishOf(
        mainMaterial(brief, 'chimney') ??
          (mainMaterial(brief, 'walls') === 'brick'
            ? 'brick'
            : random.pick(['brick', 'fieldstone', 'stone'])),
        'wall',
      ),
    ),
    water: b.material({
      name: 'pool water',
      surface: 'water',
      albedo: poolAlbedo(design),
      rippleHeight: 0.3,
      poolGlow: 0.9,
      neverSnow: true,
    }),
    concrete: b.material(finishOf('concrete', 'wall', { variant })),
    fabric: b.material(
      coat(random.pick(['#d8d2c6', '#5b5f63', '#c9b79a', '#e8e4da']), {
        name: 'outdoor fabric',
        tile: 'linen',
      }),
    ),
    own: ownFinishes,
  };
}

/** Tile and colour of paths by their names. */
const pavings: Readonly<Record<string, readonly [tile: TileKind, hex: string]>> = {
  gravel: ['gravel', '#b5aa98'],
  cobbled: ['cobbles', '#8b8680'],
  brick: ['redBrick', '#96553d'],
  flags: ['flagstone', '#a79c8a'],
  tarmac: ['plaster', '#46474a'],
};

function pavingOf(
  b: SceneBuilder,
  { brief }: Design,
  own: MaterialHandle | undefined,
  usual: SceneMaterial,
): MaterialHandle {
  const { kind, colours: [colour] = [] } = brief.parts.path ?? {};
  const named = kind === undefined ? undefined : pavings[kind];
  if (named !== undefined)
    return b.material(coat(colour ?? named[1], { name: `${kind} paving`, tile: named[0] }));
  return own ?? b.material(usual);
}

const paintableMaterials: readonly string[] = [
  'plaster',
  'clapboard',
  'board-and-batten',
  'white-brick',
  'shingle',
];

function poolAlbedo(design: Design): [number, number, number] {
  const wished = design.brief.parts.pool?.colours?.[0];
  return wished === 'green' || wished === 'turquoise' ? [0.05, 0.33, 0.28] : [0.04, 0.28, 0.36];
}

/** The parts of a palette for walls and roofs. */
export function wallSkin(palette: Palette, options: Partial<WallSkin> = {}): WallSkin {
  return {
    wall: palette.wall,
    frame: palette.frame,
    glass: palette.glass,
    trim: palette.trim,
    door: palette.door,
    shutter: palette.shutter,
    metal: palette.metal,
    ...(palette.own.garage === undefined ? {} : { garage: palette.own.garage }),
    frameMetres: 0.055,
    revealMetres: 0.16,
    ...options,
  };
}

export function roofSkin(palette: Palette, options: Partial<RoofSkin> = {}): RoofSkin {
  return {
    roof: palette.roof,
    trim: palette.trim,
    soffit: palette.soffit,
    wall: palette.wall,
    metal: palette.metal,
    ...options,
  };
}

/**
 * Scene materials for material wishes and paint: one row per material of the vocabulary, referring to a tile of the
 * materials table.
 */
import type { LinearRgb } from '../../colour/oklab.ts';
import { colourOfWish, linearFromHex, shadeColour } from '../brief/colour-of-wish.ts';
import type { MaterialKey, ShadeKey } from '../brief/vocabulary/finishes.ts';
import type { SceneMaterial, TileReference } from '../scene-model.ts';

export type TileKind = TileReference['kind'];

interface Finish {
  /** Tile of the materials table; none for plain surfaces. */
  readonly tile?: TileKind;
  readonly hex: string;
  readonly accent?: string;
  readonly roughness?: number;
  readonly metal?: true;
  readonly specular?: number;
  readonly scale?: number;
  /** Its colours form the pattern; a wish for "black and white" only repeats them. */
  readonly ownColours?: true;
}

/** For exterior and interior walls. */
export const wallFinishes = {
  plaster: { tile: 'plaster', hex: '#e6e0d4' },
  concrete: { tile: 'boardConcrete', hex: '#a39f97' },
  brick: { tile: 'redBrick', hex: '#96553d', accent: '#b5a898' },
  'white-brick': { tile: 'whiteBrick', hex: '#dcd7cd', accent: '#bdb6aa' },
  timber: { tile: 'timberBoardsUpright', hex: '#a9774a' },
  'charred-timber': { tile: 'charredTimber', hex: '#2b2927' },
  oak: { tile: 'timberBoardsUpright', hex: '#b78f5f' },
  walnut: { tile: 'timberBoardsUpright', hex: '#6b452b' },
  cedar: { tile: 'timberBoardsUpright', hex: '#a5653a' },
  pine: { tile: 'timberBoards', hex: '#c9a26d' },
  log: { tile: 'timberBoards', hex: '#8a5a35', scale: 1.8 },
  clapboard: { tile: 'clapboard', hex: '#e3e0d8' },
  'board-and-batten': { tile: 'boardAndBatten', hex: '#e6e3dc' },
  shingle: { tile: 'cedarShingle', hex: '#8b8176' },
  stone: { tile: 'ashlar', hex: '#b5a68c', accent: '#9a8d78' },
  fieldstone: { tile: 'fieldstone', hex: '#9a8f80', accent: '#c2b8a6' },
  marble: { tile: 'marble', hex: '#e4e0d9', accent: '#8d8a86', roughness: 0.25 },
  terrazzo: { tile: 'terrazzo', hex: '#d9d3c8', roughness: 0.35 },
  tile: { tile: 'subwayTile', hex: '#e9e6df', accent: '#c9c4ba', roughness: 0.25 },
  encaustic: { tile: 'cementTile', hex: '#d5cfc0', accent: '#4a6a80', roughness: 0.4 },
  hexagon: { tile: 'hexTile', hex: '#e4e0d7', accent: '#8f8c86', roughness: 0.3 },
  zellige: { tile: 'zellige', hex: '#d3ddd6', roughness: 0.18 },
  pebble: { tile: 'cobbles', hex: '#a89f92', scale: 0.35 },
  mosaic: { tile: 'trencadis', hex: '#7fa3a6', accent: '#d8cfbb', roughness: 0.35 },
  terracotta: { tile: 'plaster', hex: '#b4653f' },
  slate: { tile: 'ledgestone', hex: '#5a5e63' },
  thatch: { tile: 'thatch', hex: '#a08a5a' },
  metal: { tile: 'standingSeam', hex: '#8b9095', roughness: 0.4 },
  corten: { tile: 'corten', hex: '#8a4a2c' },
  copper: { tile: 'metalPanels', hex: '#7fa08c', roughness: 0.5 },
  brass: { tile: 'metalPanels', hex: '#b4904f', roughness: 0.35, metal: true },
  titanium: { tile: 'titaniumShingles', hex: '#b3b1ac', roughness: 0.3, metal: true },
  glass: { hex: '#9fb4b5', roughness: 0.1 },
  leather: { hex: '#7a4a2c', roughness: 0.5 },
  velvet: { tile: 'linen', hex: '#5a6f6a' },
  linen: { tile: 'linen', hex: '#d6cdbd' },
  rattan: { tile: 'sisal', hex: '#b9935f' },
  parquet: { tile: 'oakPlanks', hex: '#b78f5f' },
  checker: { tile: 'checkerTile', hex: '#8f8c86', roughness: 0.25, ownColours: true },
  carpet: { tile: 'carpet', hex: '#b8ab9a' },
  wallpaper: { tile: 'wallpaperLeaves', hex: '#cfd3c0', accent: '#6f8466' },
  striped: { tile: 'clothStripe', hex: '#4a6a8f', accent: '#efe9dd' },
  plaid: { tile: 'clothPlaid', hex: '#8f2a2a', accent: '#1f2f2a' },
  dotted: { tile: 'clothDots', hex: '#a5332b', accent: '#efe9dd' },
  flowered: { tile: 'clothFlowers', hex: '#efe6d6', accent: '#c4667a' },
  damask: { tile: 'wallpaperDamask', hex: '#5a2f3c', accent: '#8a5a5f' },
  geometric: { tile: 'wallpaperQuatrefoil', hex: '#2f4f5a', accent: '#d9c9a0' },
  leopard: { tile: 'clothLeopard', hex: '#c99a5a', accent: '#2f2118' },
  zebra: { tile: 'clothZebra', hex: '#efe9dd', accent: '#1d1d1f', ownColours: true },
  fur: { tile: 'carpet', hex: '#e6dfd1' },
  knitted: { tile: 'woolWeave', hex: '#d5cdbf' },
  planted: { tile: 'grass', hex: '#5f7a3c' },
  paper: { hex: '#efe8da' },
  ice: { hex: '#cfe2ea', roughness: 0.12, specular: 0.06 },
} as const satisfies Record<MaterialKey, Finish>;

const floorOverrides: Partial<Record<MaterialKey, Finish>> = {
  concrete: { tile: 'polishedConcrete', hex: '#8f8b85', roughness: 0.3 },
  brick: { tile: 'redBrick', hex: '#8f5640', accent: '#b0a290' },
  timber: { tile: 'oakPlanks', hex: '#a9774a', roughness: 0.38 },
  oak: { tile: 'oakPlanks', hex: '#bd935f', roughness: 0.38 },
  walnut: { tile: 'walnutPlanks', hex: '#6b452b', roughness: 0.35 },
  cedar: { tile: 'rusticPlanks', hex: '#a5653a', roughness: 0.45 },
  pine: { tile: 'ashPlanks', hex: '#cfab77', roughness: 0.4 },
  stone: { tile: 'flagstone', hex: '#b0a38e', accent: '#8c8170', roughness: 0.6 },
  fieldstone: { tile: 'flagstone', hex: '#9a8f80', accent: '#7f7567' },
  marble: { tile: 'slabTile', hex: '#e2ded6', accent: '#b9b4aa', roughness: 0.18 },
  terrazzo: { tile: 'terrazzo', hex: '#d9d3c8', roughness: 0.25 },
  tile: { tile: 'ceramicTile', hex: '#d8d3c8', accent: '#b0a999', roughness: 0.3 },
  mosaic: { tile: 'cementTile', hex: '#c9c3b4', accent: '#5f7a86', roughness: 0.4 },
  copper: { tile: 'metalPanels', hex: '#b56f4c', roughness: 0.35, metal: true },
  terracotta: { tile: 'terracottaTile', hex: '#b06a45', accent: '#c9b79f', roughness: 0.55 },
  slate: { tile: 'slabTile', hex: '#4f5357', accent: '#3d4043', roughness: 0.45 },
  parquet: { tile: 'herringbone', hex: '#b18a58', roughness: 0.35 },
  carpet: { tile: 'carpet', hex: '#b8ab9a' },
};

const roofOverrides: Partial<Record<MaterialKey, Finish>> = {
  tile: { tile: 'clayRoof', hex: '#a9603f' },
  terracotta: { tile: 'clayRoof', hex: '#b4653f' },
  brick: { tile: 'clayRoof', hex: '#96553d' },
  slate: { tile: 'slateRoof', hex: '#565b61' },
  stone: { tile: 'slateRoof', hex: '#6e6a63' },
  shingle: { tile: 'asphaltShingle', hex: '#5d5850' },
  timber: { tile: 'cedarShingle', hex: '#84705a' },
  cedar: { tile: 'cedarShingle', hex: '#8f6d4d' },
  metal: { tile: 'standingSeam', hex: '#54585c', roughness: 0.42 },
  copper: { tile: 'standingSeam', hex: '#7fa08c', roughness: 0.5 },
  corten: { tile: 'standingSeam', hex: '#8a4a2c' },
  concrete: { tile: 'concretePanels', hex: '#9a9690' },
  glass: { tile: 'metalPanels', hex: '#8fa0a5', roughness: 0.2 },
  planted: { tile: 'grass', hex: '#62793d' },
};

const wearOverrides = { wall: {}, floor: floorOverrides, roof: roofOverrides } as const;
export type Wear = keyof typeof wearOverrides;

const darkPaper = '#171f1d';

function baseColour(finish: Finish, wish: string): LinearRgb {
  const words = wish.split(' ');
  // A pale paper with flowers stays pale when it is shaded: a dark one has another ground.
  const isPaper =
    finish.tile?.startsWith('cloth') === true || finish.tile?.startsWith('wall') === true;
  if (words[0] === 'dark' && isPaper) return linearFromHex(darkPaper);
  const plain = linearFromHex(finish.hex);
  return words.length > 1 ? shadeColour(plain, words[0] as ShadeKey) : plain;
}

/** Surface of a material wish ("light oak"), tinted if a colour is given too. */
export function finishOf(
  wish: string,
  wear: Wear,
  options: { colour?: string; variant?: number } = {},
): SceneMaterial {
  const key = wish.split(' ').at(-1) as MaterialKey;
  const overrides: Partial<Record<MaterialKey, Finish>> = wearOverrides[wear];
  const finish: Finish = overrides[key] ?? wallFinishes[key];
  const wished =
    options.colour === undefined || finish.ownColours === true
      ? undefined
      : colourOfWish(options.colour);
  const albedo = wished ?? baseColour(finish, wish);
  return {
    name: `${wear} ${wish} ${options.colour ?? ''} ${options.variant ?? 0}`.replace(/ +/g, ' '),
    surface: 'opaque',
    albedo,
    ...(finish.accent === undefined ? {} : { accent: linearFromHex(finish.accent) }),
    ...(finish.tile === undefined
      ? {}
      : { tile: { kind: finish.tile, variant: options.variant ?? 0, scale: finish.scale ?? 1 } }),
    ...(finish.roughness === undefined ? {} : { roughness: finish.roughness }),
    ...(finish.metal === undefined ? {} : { metal: true }),
    ...(wear === 'floor' ? { neverSnow: true, neverWet: true } : {}),
  };
}

/** Threads of upholstery are about two millimetres wide, the tiles' own are those of rugs. */
export const clothScale = { woolWeave: 0.25, linen: 0.45 } as const;

/** Paint or another plain coat: a colour wish, or a hex value. */
export function coat(
  colour: string,
  options: {
    name?: string;
    tile?: TileKind;
    roughness?: number;
    metal?: boolean;
    specular?: number;
    scale?: number;
    turned?: boolean;
    accent?: string;
    indoors?: boolean;
    holdsWater?: boolean;
  } = {},
): SceneMaterial {
  const hex = colour.startsWith('#');
  const albedo = hex ? linearFromHex(colour) : (colourOfWish(colour) ?? linearFromHex('#808080'));
  const { tile, scale, turned } = options;
  return {
    name:
      options.name ??
      `coat ${colour} ${tile ?? ''} ${options.roughness ?? ''} ${scale ?? ''} ${turned ?? ''} ${options.accent ?? ''} ${options.metal ?? ''}`,
    surface: 'opaque',
    albedo,
    ...(options.accent === undefined ? {} : { accent: linearFromHex(options.accent) }),
    ...(tile === undefined
      ? {}
      : {
          tile: {
            kind: tile,
            ...(scale === undefined ? {} : { scale }),
            ...(turned === undefined ? {} : { turned }),
          },
        }),
    ...(options.roughness === undefined ? {} : { roughness: options.roughness }),
    ...(options.metal === undefined ? {} : { metal: options.metal }),
    ...(options.specular === undefined ? {} : { specular: options.specular }),
    ...(options.indoors === true ? { neverSnow: true, neverWet: true } : {}),
    ...(options.holdsWater === true ? { holdsWater: true } : {}),
  };
}

/**
 * The materials: one row each. A row defines the surface's division (layout), the appearance of its pieces
 * (face), the joints, the tile's size in metres, and colours (whose meaning depends on the face). Looks and
 * users replace colours, not rows. One file despite its length, since it is a table.
 */
import type { Face } from './face.ts';
import type { Layout } from './layout.ts';
import { basketWeave, fragments, herringbone, hexagons, inRows, whole } from './layout.ts';
import { checkers, chequered, marble } from './marble-faces.ts';
import { chips, clay, glaze, mottled, stone } from './mineral-faces.ts';
import { paintedLandscape } from './painted-landscape.ts';
import { blades, drawn, panelled, pile, weave } from './patterns.ts';
import { battened, overlapping, ribbed, slatted } from './relief-faces.ts';
import { metal, wood } from './wood-and-metal-faces.ts';

export interface Joint {
  readonly widthMetres: number;
  readonly colour: string;
  readonly depthMetres: number;
  /** Width of rounded or bevelled edges. */
  readonly shoulderMetres?: number;
}

export interface MaterialRow {
  readonly label: string;
  readonly sizeMetres: number;
  readonly layout: Layout;
  /** Created on the first bake, since faces compute noise tables. */
  readonly face: () => Face;
  readonly joint?: Joint;
  readonly colours: readonly string[];
  /** One whole picture, whose borders don't continue on the other side. */
  readonly isPicture?: true;
}

const planks = (rows: number) => inRows({ rows, columns: 2, bond: 'random', uneven: 0.5 });
const standingBoards = (rows: number) =>
  inRows({ rows, columns: 1, bond: 'random', upright: true });
const boardJoint = {
  widthMetres: 0.0022,
  colour: '#241a12',
  depthMetres: 0.002,
  shoulderMetres: 0.003,
};
const groutJoint = (colour: string, widthMetres = 0.004): Joint => ({
  widthMetres,
  colour,
  depthMetres: 0.0015,
  shoulderMetres: 0.002,
});
const mortar = (colour: string, widthMetres = 0.011): Joint => ({
  widthMetres,
  colour,
  depthMetres: 0.006,
  shoulderMetres: 0.004,
});
const brickRows = inRows({ rows: 32, columns: 10, bond: 'half', uneven: 0.05 });

export const materials = {
  paint: {
    label: 'Paint',
    sizeMetres: 2,
    layout: whole,
    face: () => mottled({ grain: 0.008, clouds: 0.006, roughMetres: 0.0001, gloss: 0.16 }),
    colours: ['#eeebe4'],
  },
  plaster: {
    label: 'Plaster',
    sizeMetres: 3.2,
    layout: whole,
    face: () =>
      mottled({ clouds: 0.034, blotch: 0.018, grain: 0.02, roughMetres: 0.0012, gloss: 0.05 }),
    colours: ['#e2d6c3'],
  },
  limewash: {
    label: 'Limewash',
    sizeMetres: 3.6,
    layout: whole,
    face: () =>
      mottled({
        clouds: 0.028,
        blotch: 0.02,
        grain: 0.015,
        drift: 0.3,
        roughMetres: 0.0006,
        gloss: 0.03,
      }),
    colours: ['#ded3c2', '#c9bba6'],
  },
  venetianPlaster: {
    label: 'Venetian plaster',
    sizeMetres: 3,
    layout: whole,
    face: () => mottled({ clouds: 0.14, blotch: 0.05, grain: 0.008, gloss: 0.5 }),
    colours: ['#cfc3b2', '#b9a992'],
  },
  stucco: {
    label: 'Stucco',
    sizeMetres: 3.2,
    layout: whole,
    face: () =>
      mottled({ clouds: 0.05, blotch: 0.03, grain: 0.07, roughMetres: 0.003, gloss: 0.03 }),
    colours: ['#efe6d6'],
  },
  oakPlanks: {
    label: 'Oak planks',
    sizeMetres: 2.8,
    layout: planks(16),
    face: () => wood({ each: 0.17, fibre: 0.08, rings: 0.13, gloss: 0.34, arches: 0.05 }),
    joint: boardJoint,
    colours: ['#b98d5c', '#8f6438'],
  },
  walnutPlanks: {
    label: 'Walnut planks',
    sizeMetres: 2.8,
    layout: planks(16),
    face: () => wood({ each: 0.24, fibre: 0.09, rings: 0.16, gloss: 0.4, arches: 0.05 }),
    joint: boardJoint,
    colours: ['#72492d', '#472b1b'],
  },
  ashPlanks: {
    label: 'Ash planks',
    sizeMetres: 2.8,
    layout: planks(18),
    face: () => wood({ each: 0.12, fibre: 0.06, rings: 0.11, gloss: 0.3, arches: 0.05 }),
    joint: { ...boardJoint, colour: '#6d5a42' },
    colours: ['#d8bd96', '#bd9a6e'],
  },
  rusticPlanks: {
    label: 'Reclaimed planks',
    sizeMetres: 3.2,
    layout: inRows({ rows: 16, columns: 2, bond: 'random', uneven: 0.6 }),
    face: () =>
      wood({ each: 0.4, fibre: 0.15, rings: 0.18, knots: 0.35, weathered: 0.12, gloss: 0.22 }),
    joint: { widthMetres: 0.004, colour: '#17100a', depthMetres: 0.004, shoulderMetres: 0.005 },
    colours: ['#84592f', '#55351c'],
  },
  woodVeneer: {
    label: 'Wood veneer',
    sizeMetres: 2.8,
    layout: inRows({ rows: 5, columns: 1, bond: 'random', upright: true }),
    face: () => wood({ each: 0.08, fibre: 0.1, rings: 0.14, gloss: 0.34 }),
    colours: ['#a9774a', '#7d5430'],
  },
  /** Fronts and tops of furniture: wide boards without joints, horizontal grain. */
  furnitureWood: {
    label: 'Furniture wood',
    sizeMetres: 2.4,
    layout: inRows({ rows: 5, columns: 1, bond: 'random' }),
    face: () => wood({ each: 0.14, fibre: 0.1, rings: 0.13, gloss: 0.34, arches: 0.12 }),
    colours: ['#a9774a', '#7d5430'],
  },
  herringbone: {
    label: 'Herringbone parquet',
    sizeMetres: 1.92,
    layout: herringbone(20, 5),
    face: () => wood({ each: 0.22, fibre: 0.08, rings: 0.07, gloss: 0.42 }),
    joint: { ...boardJoint, widthMetres: 0.0016 },
    colours: ['#a9713f', '#7d4c26'],
  },
  parquet: {
    label: 'Basket parquet',
    sizeMetres: 1.8,
    layout: basketWeave(6, 5),
    face: () => wood({ each: 0.22, fibre: 0.08, rings: 0.07, gloss: 0.42 }),
    joint: { ...boardJoint, widthMetres: 0.0014 },
    colours: ['#9b693d', '#704526'],
  },
  slats: {
    label: 'Timber slats',
    sizeMetres: 2.16,
    layout: inRows({ rows: 36, columns: 1, bond: 'random', upright: true }),
    face: () => slatted(wood({ each: 0.2, fibre: 0.09, rings: 0.1, gloss: 0.25 }), 0.3, 0.018),
    colours: ['#8c6340', '#64422a'],
  },
  timberBoards: {
    label: 'Timber boards',
    sizeMetres: 2.88,
    layout: inRows({ rows: 24, columns: 1, bond: 'random' }),
    face: () => wood({ each: 0.28, fibre: 0.1, rings: 0.17, knots: 0.12, gloss: 0.16 }),
    joint: { widthMetres: 0.006, colour: '#1c130c', depthMetres: 0.008, shoulderMetres: 0.002 },
    colours: ['#a6703f', '#7a4b28'],
  },
  timberBoardsUpright: {
    label: 'Upright timber boards',
    sizeMetres: 2.88,
    layout: standingBoards(24),
    face: () =>
      wood({ each: 0.3, fibre: 0.1, rings: 0.17, knots: 0.1, weathered: 0.1, gloss: 0.16 }),
    joint: { widthMetres: 0.006, colour: '#1c130c', depthMetres: 0.008, shoulderMetres: 0.002 },
    colours: ['#8d6544', '#654530'],
  },
  charredTimber: {
    label: 'Charred timber',
    sizeMetres: 2.88,
    layout: standingBoards(22),
    face: () => wood({ each: 0.35, fibre: 0.22, rings: 0.2, gloss: 0.3 }),
    joint: { widthMetres: 0.006, colour: '#060606', depthMetres: 0.008 },
    colours: ['#34322f', '#22211f'],
  },
  shiplap: {
    label: 'Shiplap',
    sizeMetres: 2.88,
    layout: inRows({ rows: 18, columns: 0, bond: 'stack' }),
    face: () =>
      mottled({ grain: 0.012, clouds: 0.012, each: 0.025, roughMetres: 0.0002, gloss: 0.2 }),
    joint: { widthMetres: 0.005, colour: '#77726a', depthMetres: 0.007, shoulderMetres: 0.002 },
    colours: ['#efece4'],
  },
  boardAndBatten: {
    label: 'Board and batten',
    sizeMetres: 3.2,
    layout: inRows({ rows: 8, columns: 0, bond: 'stack', upright: true }),
    face: () =>
      battened(
        mottled({ grain: 0.012, clouds: 0.015, roughMetres: 0.0002, gloss: 0.16 }),
        0.05,
        0.02,
      ),
    colours: ['#efede7'],
  },
  clapboard: {
    label: 'Clapboard',
    sizeMetres: 2.88,
    layout: inRows({ rows: 20, columns: 0, bond: 'stack' }),
    face: () =>
      overlapping(mottled({ grain: 0.014, clouds: 0.014, each: 0.03, gloss: 0.15 }), 0.014, 0.34),
    colours: ['#c6d4d8'],
  },
  cedarShingle: {
    label: 'Cedar shingles',
    sizeMetres: 2.4,
    layout: inRows({ rows: 14, columns: 17, bond: 'random', uneven: 0.6 }),
    face: () =>
      overlapping(wood({ each: 0.42, fibre: 0.16, rings: 0.05, weathered: 0.3 }), 0.01, 0.5),
    joint: { widthMetres: 0.005, colour: '#241a14', depthMetres: 0.006 },
    colours: ['#9a7350', '#6e5038'],
  },
  panelling: {
    label: 'Wall panelling',
    sizeMetres: 3.2,
    layout: whole,
    face: () => panelled(3, 2),
    colours: ['#ebe6da'],
  },
  redBrick: {
    label: 'Red brick',
    sizeMetres: 2.4,
    layout: brickRows,
    face: () => clay(0.42),
    joint: mortar('#948a7e', 0.01),
    colours: ['#8b5646', '#5f3d33'],
  },
  whiteBrick: {
    label: 'White brick',
    sizeMetres: 2.4,
    layout: brickRows,
    face: () => clay(0.1),
    joint: mortar('#cfcac1'),
    colours: ['#e9e5dd', '#dcd5c9'],
  },
  darkBrick: {
    label: 'Dark brick',
    sizeMetres: 2.4,
    layout: inRows({ rows: 40, columns: 9, bond: 'third', uneven: 0.1 }),
    face: () => clay(0.4, 0.12),
    joint: mortar('#3c3a38', 0.009),
    colours: ['#4d4643', '#332f2e'],
  },
  romanBrick: {
    label: 'Long brick',
    sizeMetres: 2.4,
    layout: inRows({ rows: 40, columns: 6, bond: 'random', uneven: 0.3 }),
    face: () => clay(0.3),
    joint: mortar('#a58d70', 0.01),
    colours: ['#a4633f', '#7d4529'],
  },
  ashlar: {
    label: 'Cut stone',
    sizeMetres: 3.6,
    layout: inRows({ rows: 9, columns: 5, bond: 'half', uneven: 0.25 }),
    face: () => stone({ each: 0.16, bulgeMetres: 0.004 }),
    joint: mortar('#a59c8c', 0.008),
    colours: ['#d3c5a8', '#bfae8e'],
  },
  fieldstone: {
    label: 'Field stone',
    sizeMetres: 3.2,
    layout: fragments(13, 1.6),
    face: () => stone({ each: 0.4, bulgeMetres: 0.02 }),
    joint: mortar('#8f8676', 0.015),
    colours: ['#958a7a', '#6f6557', '#a88f6d'],
  },
  ledgestone: {
    label: 'Stacked stone',
    sizeMetres: 2.4,
    layout: inRows({ rows: 34, columns: 7, bond: 'random', uneven: 0.7 }),
    face: () => stone({ each: 0.5, bulgeMetres: 0.012 }),
    joint: { widthMetres: 0.006, colour: '#2b2723', depthMetres: 0.012 },
    colours: ['#a5927a', '#75695d', '#8a7f74'],
  },
  flagstone: {
    label: 'Flagstone',
    sizeMetres: 3.6,
    layout: fragments(9, 1, 0.7),
    face: () => stone({ each: 0.25, bulgeMetres: 0.003, gloss: 0.12 }),
    joint: mortar('#8d8371', 0.016),
    colours: ['#b5a78f', '#94897a', '#a0907a'],
  },
  polishedConcrete: {
    label: 'Polished concrete',
    sizeMetres: 4,
    layout: whole,
    face: () => mottled({ clouds: 0.045, blotch: 0.03, grain: 0.025, gloss: 0.5 }),
    colours: ['#a9a6a0', '#96938d'],
  },
  boardConcrete: {
    label: 'Board-marked concrete',
    sizeMetres: 3.6,
    layout: inRows({ rows: 24, columns: 1, bond: 'random' }),
    face: () =>
      mottled({ clouds: 0.12, blotch: 0.07, grain: 0.05, each: 0.13, roughMetres: 0.0015 }),
    joint: { widthMetres: 0.004, colour: '#6a6864', depthMetres: 0.003 },
    colours: ['#9d9b96', '#8b8984'],
  },
  concretePanels: {
    label: 'Concrete panels',
    sizeMetres: 4.8,
    layout: inRows({ rows: 4, columns: 2, bond: 'stack' }),
    face: () =>
      mottled({ clouds: 0.09, blotch: 0.06, grain: 0.035, each: 0.06, roughMetres: 0.0008 }),
    joint: { widthMetres: 0.012, colour: '#4a4947', depthMetres: 0.01 },
    colours: ['#a3a29e', '#93928e'],
  },
  microcement: {
    label: 'Microcement',
    sizeMetres: 3.6,
    layout: whole,
    face: () => mottled({ clouds: 0.055, blotch: 0.04, grain: 0.01, gloss: 0.22 }),
    colours: ['#cbc6bd'],
  },
  terrazzo: {
    label: 'Terrazzo',
    sizeMetres: 1.2,
    layout: fragments(34),
    face: chips,
    colours: ['#e6e0d6', '#b9a58c', '#7f7a74', '#c98f6d', '#d8cfc2', '#54504c'],
  },
  marble: {
    label: 'Marble',
    sizeMetres: 2.4,
    layout: inRows({ rows: 4, columns: 2, bond: 'half' }),
    face: () => marble({ veins: 0.68 }),
    joint: groutJoint('#cfcac3', 0.002),
    colours: ['#efece7', '#9b9a9c', '#e3d8c8'],
  },
  darkMarble: {
    label: 'Dark marble',
    sizeMetres: 2.4,
    layout: inRows({ rows: 3, columns: 2, bond: 'stack' }),
    face: () => marble({ veins: 0.6 }),
    joint: groutJoint('#191918', 0.002),
    colours: ['#2b2c2d', '#c9b48a', '#3a3632'],
  },
  chequerMarble: {
    label: 'Chequered marble',
    sizeMetres: 2.4,
    layout: inRows({ rows: 6, columns: 6, bond: 'stack' }),
    face: () => chequered(marble({ veins: 0.35 }), 6),
    joint: groutJoint('#b8b3aa', 0.002),
    colours: ['#ece8e1', '#b5b2ad', '#e0d8cb', '#3a3a3c'],
  },
  ceramicTile: {
    label: 'Ceramic tile',
    sizeMetres: 2.4,
    layout: inRows({ rows: 6, columns: 6, bond: 'stack' }),
    face: () => mottled({ clouds: 0.04, blotch: 0.02, each: 0.04, gloss: 0.5 }),
    joint: groutJoint('#b9b3a8'),
    colours: ['#d9d3c7'],
  },
  slabTile: {
    label: 'Large stone tile',
    sizeMetres: 3.6,
    layout: inRows({ rows: 6, columns: 3, bond: 'half' }),
    face: () => mottled({ clouds: 0.08, blotch: 0.05, grain: 0.02, each: 0.07, gloss: 0.42 }),
    joint: groutJoint('#8f8b84', 0.003),
    colours: ['#b4aea4', '#a59f95'],
  },
  subwayTile: {
    label: 'Subway tile',
    sizeMetres: 1.2,
    layout: inRows({ rows: 16, columns: 8, bond: 'half' }),
    face: () => glaze(0.05, 0.0006),
    joint: groutJoint('#c4c0b8', 0.003),
    colours: ['#eeece6'],
  },
  hexTile: {
    label: 'Hexagon tile',
    sizeMetres: 1.4,
    layout: hexagons(14),
    face: () => mottled({ clouds: 0.03, each: 0.1, gloss: 0.45 }),
    joint: groutJoint('#a9a49b', 0.003),
    colours: ['#dcd8d0'],
  },
  zellige: {
    label: 'Zellige',
    sizeMetres: 1.6,
    layout: inRows({ rows: 16, columns: 16, bond: 'stack', uneven: 0.04 }),
    face: () => glaze(0.4, 0.0016, 0.8),
    joint: groutJoint('#cfc6b5', 0.002),
    colours: ['#3f8b86', '#2b6a72', '#79b3a5'],
  },
  terracottaTile: {
    label: 'Terracotta tile',
    sizeMetres: 2.4,
    layout: inRows({ rows: 8, columns: 8, bond: 'stack' }),
    face: () => clay(0.2, 0.22),
    joint: groutJoint('#c3ab8d', 0.008),
    colours: ['#b8704a', '#9a5536'],
  },
  checkerTile: {
    label: 'Chequered tile',
    sizeMetres: 2.4,
    layout: inRows({ rows: 6, columns: 6, bond: 'stack' }),
    face: () => checkers({ across: 6, gloss: 0.55 }),
    joint: groutJoint('#6f6b64', 0.0025),
    colours: ['#d9d4c8', '#1d1d1f'],
  },
  cementTile: {
    label: 'Patterned cement tile',
    sizeMetres: 1.6,
    layout: inRows({ rows: 8, columns: 8, bond: 'stack' }),
    face: () => drawn({ motif: 'star', repeats: 8, worn: 0.25, gloss: 0.2 }),
    joint: groutJoint('#9f978b', 0.002),
    colours: ['#e4dccb', '#39566b', '#b3683f', '#7f9a9a'],
  },
  darkGridTile: {
    label: 'Dark grid tile',
    sizeMetres: 2.4,
    layout: inRows({ rows: 4, columns: 4, bond: 'stack' }),
    face: () => mottled({ clouds: 0.09, blotch: 0.04, each: 0.1, gloss: 0.65 }),
    joint: groutJoint('#11121c', 0.006),
    colours: ['#2d3047', '#262a40'],
  },
  wallpaperDamask: {
    label: 'Damask wallpaper',
    sizeMetres: 2,
    layout: whole,
    face: () => drawn({ motif: 'damask', repeats: 5, contrast: 0.5 }),
    colours: ['#8fa39a', '#b9b694', '#c9b98c'],
  },
  wallpaperQuatrefoil: {
    label: 'Quatrefoil wallpaper',
    sizeMetres: 2,
    layout: whole,
    face: () => drawn({ motif: 'quatrefoil', repeats: 8, contrast: 0.55 }),
    colours: ['#d8cfc0', '#a98f6a', '#c3b090', '#c3b090'],
  },
  wallpaperFan: {
    label: 'Fan wallpaper',
    sizeMetres: 2,
    layout: whole,
    face: () => drawn({ motif: 'fan', repeats: 8, contrast: 0.6 }),
    colours: ['#274d53', '#c8a35b', '#c8a35b'],
  },
  wallpaperStripe: {
    label: 'Striped wallpaper',
    sizeMetres: 1.6,
    layout: whole,
    face: () => drawn({ motif: 'stripe', repeats: 8, contrast: 0.8 }),
    colours: ['#efe9dd', '#d9cdb8', '#c9b48e'],
  },
  wallpaperLeaves: {
    label: 'Leaf wallpaper',
    sizeMetres: 2.4,
    layout: whole,
    face: () => drawn({ motif: 'leaves', repeats: 6, contrast: 0.7 }),
    colours: ['#2f5d56', '#7fa283', '#264a45', '#d9a94e'],
  },
  clothStripe: {
    label: 'Striped cloth',
    sizeMetres: 1.2,
    layout: whole,
    face: () => drawn({ motif: 'stripe', repeats: 8, contrast: 0.95, gloss: 0.05 }),
    colours: ['#efe9dd', '#4a6a8f', '#efe9dd'],
  },
  clothPlaid: {
    label: 'Tartan',
    sizeMetres: 1.2,
    layout: whole,
    face: () => drawn({ motif: 'plaid', repeats: 6, contrast: 0.9, gloss: 0.05 }),
    colours: ['#8f2a2a', '#1f2f2a', '#d9c27a', '#efe9dd'],
  },
  clothDots: {
    label: 'Dotted cloth',
    sizeMetres: 1.2,
    layout: whole,
    face: () => drawn({ motif: 'dots', repeats: 8, contrast: 0.95, gloss: 0.05 }),
    colours: ['#efe9dd', '#a5332b'],
  },
  clothFlowers: {
    label: 'Flowered cloth',
    sizeMetres: 1.8,
    layout: whole,
    face: () => drawn({ motif: 'flowers', repeats: 5, contrast: 0.95, gloss: 0.05 }),
    colours: ['#efe6d6', '#c4667a', '#e3bf54', '#6f8a5a'],
  },
  clothLeopard: {
    label: 'Leopard print',
    sizeMetres: 1.6,
    layout: whole,
    face: () => drawn({ motif: 'leopard', repeats: 5, contrast: 0.95, gloss: 0.05 }),
    colours: ['#c99a5a', '#2f2118', '#8a5a2c'],
  },
  clothZebra: {
    label: 'Zebra print',
    sizeMetres: 1.6,
    layout: whole,
    face: () => drawn({ motif: 'zebra', repeats: 4, contrast: 0.95, gloss: 0.05 }),
    colours: ['#efe9dd', '#1d1d1f'],
  },
  paintingMeadow: {
    label: 'Painting of a meadow',
    isPicture: true,
    sizeMetres: 1,
    layout: whole,
    face: () =>
      paintedLandscape({ horizon: 0.52, hills: 0.1, trees: 0.5, clouds: 0.7, path: 0.5, brush: 1 }),
    colours: ['#7f99a8', '#e6d6ae', '#71869a', '#34421f', '#7d7c3c'],
  },
  paintingAutumn: {
    label: 'Painting of a valley in autumn',
    isPicture: true,
    sizeMetres: 1,
    layout: whole,
    face: () =>
      paintedLandscape({ horizon: 0.46, hills: 0.22, trees: 0.42, clouds: 0.5, path: 1, brush: 1 }),
    colours: ['#8a99a0', '#ecd9a8', '#6d7d86', '#6b3d16', '#9a7433'],
  },
  paintingCoast: {
    label: 'Painting of a coast',
    isPicture: true,
    sizeMetres: 1,
    layout: whole,
    face: () =>
      paintedLandscape({ horizon: 0.58, hills: 0.1, trees: 0.3, clouds: 0.9, path: 0, brush: 1 }),
    colours: ['#6f9cb5', '#e9e2cf', '#7f97a3', '#4d5f4a', '#4f8a93'],
  },
  photographMist: {
    label: 'Photograph of hills in mist',
    isPicture: true,
    sizeMetres: 1,
    layout: whole,
    face: () =>
      paintedLandscape({
        horizon: 0.6,
        hills: 0.34,
        trees: 0.3,
        clouds: 0.5,
        path: 0,
        brush: 0.12,
      }),
    colours: ['#b9babb', '#e4e4e2', '#77797b', '#2a2b2c', '#565758'],
  },
  carpet: {
    label: 'Carpet',
    sizeMetres: 1.8,
    layout: whole,
    face: () => pile(0.003),
    colours: ['#bcb2a3'],
  },
  sisal: {
    label: 'Sisal weave',
    sizeMetres: 0.8,
    layout: whole,
    face: () => weave(80, 0.0016),
    colours: ['#c2a778', '#ab9066'],
  },
  woolWeave: {
    label: 'Wool weave',
    sizeMetres: 0.8,
    layout: whole,
    face: () => weave(88, 0.0015),
    colours: ['#d5cdbf', '#c2b9aa'],
  },
  linen: {
    label: 'Linen',
    sizeMetres: 0.4,
    layout: whole,
    face: () => weave(120, 0.0004),
    colours: ['#ded6c8', '#d2c9b9'],
  },
  slateRoof: {
    label: 'Slate roof',
    sizeMetres: 3.2,
    layout: inRows({ rows: 16, columns: 12, bond: 'half' }),
    face: () => overlapping(stone({ each: 0.3, bulgeMetres: 0.001, gloss: 0.2 }), 0.008, 0.5),
    joint: { widthMetres: 0.004, colour: '#1d1f22', depthMetres: 0.004 },
    colours: ['#5b6066', '#474b52', '#6b6a66'],
  },
  asphaltShingle: {
    label: 'Asphalt shingles',
    sizeMetres: 3.2,
    layout: inRows({ rows: 20, columns: 11, bond: 'random', uneven: 0.5 }),
    face: () =>
      overlapping(mottled({ clouds: 0.05, grain: 0.12, each: 0.22, gloss: 0.03 }), 0.006, 0.42),
    joint: { widthMetres: 0.004, colour: '#222120', depthMetres: 0.003 },
    colours: ['#56524d'],
  },
  clayRoof: {
    label: 'Clay roof tiles',
    sizeMetres: 2.8,
    layout: inRows({ rows: 8, columns: 12, bond: 'stack' }),
    face: () => overlapping(ribbed(clay(0.3), 0.035, 0.8), 0.02, 0.5),
    colours: ['#b5603a', '#8e4529'],
  },
  standingSeam: {
    label: 'Standing-seam metal',
    sizeMetres: 3.6,
    layout: inRows({ rows: 8, columns: 0, bond: 'stack', upright: true }),
    face: () =>
      battened(metal({ each: 0.03, brush: 0.012, gloss: 0.5, oilCanMetres: 0.001 }), 0.02, 0.03),
    colours: ['#4a4f53'],
  },
  metalPanels: {
    label: 'Metal panels',
    sizeMetres: 4.8,
    layout: inRows({ rows: 8, columns: 3, bond: 'half' }),
    face: () => metal({ each: 0.08, brush: 0.02, oilCanMetres: 0.0015 }),
    joint: { widthMetres: 0.014, colour: '#1d1f20', depthMetres: 0.015 },
    colours: ['#a9adb0'],
  },
  titaniumShingles: {
    label: 'Titanium shingles',
    sizeMetres: 3.6,
    layout: inRows({ rows: 12, columns: 5, bond: 'half', uneven: 0.12 }),
    face: () =>
      overlapping(
        metal({ each: 0.22, brush: 0.03, patina: 0.22, gloss: 0.75, oilCanMetres: 0.004 }),
        0.006,
        0.28,
      ),
    joint: { widthMetres: 0.006, colour: '#5c5a56', depthMetres: 0.006 },
    colours: ['#c3c2be', '#b6a78f', '#a4adb8'],
  },
  glassPanels: {
    label: 'Glass panels',
    sizeMetres: 4.8,
    layout: inRows({ rows: 4, columns: 3, bond: 'stack' }),
    face: () => metal({ each: 0.2, gloss: 0.9, oilCanMetres: 0.002 }),
    joint: { widthMetres: 0.05, colour: '#c9ccce', depthMetres: 0.02 },
    colours: ['#7d98a4'],
  },
  corten: {
    label: 'Weathering steel',
    sizeMetres: 4.8,
    layout: inRows({ rows: 4, columns: 2, bond: 'stack' }),
    face: () => metal({ each: 0.1, patina: 0.8, gloss: 0.25 }),
    joint: { widthMetres: 0.012, colour: '#221510', depthMetres: 0.012 },
    colours: ['#7d4527', '#a35a2a', '#55301f'],
  },
  terracottaRods: {
    label: 'Terracotta rainscreen',
    sizeMetres: 3.6,
    layout: inRows({ rows: 18, columns: 3, bond: 'stack' }),
    face: () => mottled({ grain: 0.05, clouds: 0.04, each: 0.14, gloss: 0.1 }),
    joint: { widthMetres: 0.016, colour: '#5a4032', depthMetres: 0.02, shoulderMetres: 0.006 },
    colours: ['#c47f57', '#b06c46'],
  },
  trencadis: {
    label: 'Trencadís mosaic',
    sizeMetres: 1.6,
    layout: fragments(15, 1, 0.95),
    face: () => glaze(0.3, 0.001, 0.8),
    joint: groutJoint('#d9cfbb', 0.009),
    colours: ['#dcc79c', '#6f9aa0', '#c98b4e'],
  },
  thatch: {
    label: 'Thatch',
    sizeMetres: 2.4,
    layout: inRows({ rows: 2, columns: 0, bond: 'stack' }),
    // combed straw has no visible courses
    face: () => overlapping(blades(0.55, 0.025), 0.006, 0.05),
    colours: ['#a58c5d', '#7d6a48', '#c2ab78'],
  },
  gravel: {
    label: 'Gravel',
    sizeMetres: 1.6,
    layout: fragments(52),
    face: () => stone({ each: 0.5, bulgeMetres: 0.008 }),
    joint: { widthMetres: 0.004, colour: '#4a443b', depthMetres: 0.01 },
    colours: ['#b5aa98', '#8d8478', '#cbbfa9'],
  },
  pavers: {
    label: 'Concrete pavers',
    sizeMetres: 2.4,
    layout: inRows({ rows: 8, columns: 4, bond: 'half' }),
    face: () =>
      mottled({ clouds: 0.06, blotch: 0.05, grain: 0.05, each: 0.12, roughMetres: 0.001 }),
    joint: { widthMetres: 0.008, colour: '#55524c', depthMetres: 0.006, shoulderMetres: 0.006 },
    colours: ['#aaa59c', '#989287'],
  },
  cobbles: {
    label: 'Cobbles',
    sizeMetres: 2,
    layout: inRows({ rows: 18, columns: 15, bond: 'random', uneven: 0.5 }),
    face: () => stone({ each: 0.32, bulgeMetres: 0.014, gloss: 0.14 }),
    joint: { widthMetres: 0.012, colour: '#454139', depthMetres: 0.012 },
    colours: ['#86817a', '#6d6963', '#968b7c'],
  },
  deck: {
    label: 'Timber deck',
    sizeMetres: 2.8,
    layout: inRows({ rows: 20, columns: 1, bond: 'random' }),
    face: () => wood({ each: 0.22, fibre: 0.12, rings: 0.12, weathered: 0.3, gloss: 0.1 }),
    joint: { widthMetres: 0.007, colour: '#15110d', depthMetres: 0.02, shoulderMetres: 0.003 },
    colours: ['#94704e', '#6d5039'],
  },
  grass: {
    label: 'Grass',
    sizeMetres: 2.4,
    layout: whole,
    face: () => blades(0.4, 0.02),
    colours: ['#5d7a35', '#47642a', '#86994e'],
  },
} as const satisfies Record<string, MaterialRow>;

export type MaterialKind = keyof typeof materials;
export const materialKinds = Object.keys(materials) as readonly MaterialKind[];

/** Table of differences between cottage, farmhouse, coastal house, traditional house and cabin. */
import type { RoofForm } from '../../../brief/vocabulary/finishes.ts';
import type { BuildingKind } from '../../../brief/vocabulary/subjects.ts';
import type { Look } from '../../palette.ts';
import type { PlaceWeights } from '../../places.ts';
import type { Opening } from '../../wall-parts.ts';

type Range = readonly [number, number];

export interface Body {
  readonly kind: BuildingKind;
  readonly look: Look;
  readonly places: PlaceWeights;
  readonly storeys: readonly [number, number];
  readonly width: Range;
  readonly depth: Range;
  readonly plinth: number;
  readonly storeyMetres: number;
  readonly pitch: Range;
  readonly eave: number;
  readonly forms: readonly RoofForm[];
  /** Probabilities of parts that are not mentioned. */
  readonly porch: number;
  readonly porchDepth: number;
  readonly crossGable: number;
  readonly dormers: number;
  readonly chimney: number;
  readonly shutters: number;
  readonly columns: number;
  readonly symmetric: number;
  readonly climbers: number;
  /** A lower wing at one side. */
  readonly wing: number;
  readonly window: Partial<Opening> & { readonly width: number; readonly height: number };
  readonly bars: readonly number[];
}

const whites = ['#ece9e2', '#f0ede6', '#dcd7cb'];

export const bodies: readonly Body[] = [
  {
    kind: 'cottage',
    storeys: [1, 2],
    places: { countryside: 0.5, forest: 0.3, suburb: 0.2 },
    width: [9, 12.5],
    depth: [6, 7.2],
    plinth: 0.3,
    storeyMetres: 2.45,
    pitch: [1.05, 1.35],
    eave: 0.42,
    forms: ['gable'],
    porch: 0.45,
    porchDepth: 1.3,
    crossGable: 0.6,
    dormers: 0.6,
    chimney: 0.95,
    shutters: 0.4,
    columns: 0,
    symmetric: 0.3,
    climbers: 0.65,
    wing: 0.4,
    window: { width: 1.15, height: 1.2, flowerBox: true },
    bars: [0.33, 0.66],
    look: {
      walls: [
        ['fieldstone'],
        ['plaster', '#e9dfc8'],
        ['brick'],
        ['stone'],
        ['plaster', '#e6c9b0'],
        ['plaster', '#d9ddcf'],
      ],
      accents: [['timber'], ['stone']],
      roofs: [['thatch'], ['slate'], ['shingle'], ['tile', '#7a4a36']],
      frames: [...whites, '#6f8577', '#8fa3ab'],
      trims: whites,
      doors: ['#3f5f52', '#7a2f2b', '#3c5878', '#6a4529', '#c5922f'],
      shutters: ['#5f7a6b', '#4a6278', '#8a4a3a'],
    },
  },
  {
    kind: 'farmhouse',
    storeys: [2, 2],
    places: { countryside: 0.8, mountains: 0.1, suburb: 0.1 },
    width: [11, 14.5],
    depth: [7, 8.4],
    plinth: 0.45,
    storeyMetres: 2.9,
    pitch: [1, 1.25],
    eave: 0.5,
    forms: ['gable', 'gable', 'gambrel'],
    porch: 0.95,
    porchDepth: 2.2,
    crossGable: 0.75,
    dormers: 0.3,
    chimney: 0.6,
    shutters: 0.3,
    columns: 0,
    symmetric: 0.45,
    climbers: 0.05,
    wing: 0.85,
    window: { width: 1.15, height: 1.55, surround: true },
    bars: [0.5],
    look: {
      walls: [
        ['board-and-batten', '#ece9e2'],
        ['board-and-batten', '#efece5'],
        ['board-and-batten', '#6e6f6b'],
        ['clapboard', '#d9c98f'],
        ['board-and-batten', '#8a3a30'],
      ],
      accents: [['timber'], ['stone']],
      roofs: [
        ['metal', '#3d4043'],
        ['metal', '#6d6f70'],
        ['shingle', '#4a4845'],
        ['metal', '#5a3a30'],
      ],
      frames: ['#26282b', '#ece9e2', '#2f2f2f'],
      trims: ['#ece9e2', '#f2efe8'],
      doors: ['#6a4529', '#26282b', '#7a2f2b', '#3f5f52'],
      shutters: ['#26282b', '#4d5a52'],
      soffits: ['#b08a5c', '#ece9e2'],
    },
  },
  {
    kind: 'coastal-house',
    storeys: [2, 2],
    places: { sea: 0.9, lake: 0.1 },
    width: [10.5, 13.5],
    depth: [7.5, 9],
    plinth: 1.25,
    storeyMetres: 2.85,
    pitch: [0.6, 0.8],
    eave: 0.75,
    forms: ['gable', 'hip', 'hip', 'gambrel'],
    porch: 0.9,
    porchDepth: 2.3,
    crossGable: 0.7,
    dormers: 0.55,
    chimney: 0.5,
    shutters: 0.55,
    columns: 0,
    symmetric: 0.5,
    climbers: 0,
    wing: 0.15,
    window: { width: 1.2, height: 1.55, surround: true },
    bars: [0.5],
    look: {
      walls: [
        ['shingle', '#9a948a'],
        ['clapboard', '#a9c0cd'],
        ['clapboard', '#c4d8d0'],
        ['shingle', '#b3a894'],
        ['clapboard', '#e6d3a8'],
        ['clapboard', '#e3b7a6'],
      ],
      accents: [['timber'], ['clapboard', '#f0ede6']],
      roofs: [['shingle', '#6f6a62'], ['timber'], ['metal', '#8d979c']],
      frames: whites,
      trims: ['#f4f2ec'],
      doors: ['#33506d', '#7fa6b3', '#f0ede6', '#c5922f'],
      shutters: ['#33506d', '#5f8590', '#f0ede6'],
    },
  },
  {
    kind: 'traditional-house',
    storeys: [2, 2],
    places: { suburb: 0.7, countryside: 0.3 },
    width: [12, 15],
    depth: [8, 9.5],
    plinth: 0.5,
    storeyMetres: 3,
    pitch: [0.7, 0.95],
    eave: 0.4,
    forms: ['gable', 'hip', 'hip'],
    porch: 0.3,
    porchDepth: 1.8,
    crossGable: 0.35,
    dormers: 0.5,
    chimney: 0.9,
    shutters: 0.65,
    columns: 0.6,
    symmetric: 0.8,
    climbers: 0.15,
    wing: 0.1,
    window: { width: 1.15, height: 1.7, lintel: true },
    bars: [0.33, 0.66],
    look: {
      walls: [
        ['brick'],
        ['stone'],
        ['brick', '#7d4a3a'],
        ['plaster', '#e6dcc6'],
        ['brick', '#a8705a'],
        ['clapboard', '#d8cfae'],
      ],
      accents: [['stone']],
      roofs: [['slate'], ['shingle', '#4f4a45'], ['tile', '#6b4538']],
      frames: whites,
      trims: ['#f0ede6'],
      doors: ['#26282b', '#7a2f2b', '#2c4b35', '#25344f', '#e3bf54'],
      shutters: ['#26282b', '#2c4b35', '#25344f'],
    },
  },
  {
    kind: 'cabin',
    storeys: [1, 1],
    places: { forest: 0.55, mountains: 0.25, lake: 0.2 },
    width: [7, 9.5],
    depth: [6.5, 8.5],
    plinth: 0.5,
    storeyMetres: 2.9,
    pitch: [0.85, 1.35],
    eave: 0.7,
    forms: ['gable', 'gable', 'shed', 'a-frame'],
    porch: 0.75,
    porchDepth: 2.2,
    crossGable: 0,
    dormers: 0.1,
    chimney: 0.75,
    shutters: 0.1,
    columns: 0,
    symmetric: 0.2,
    climbers: 0,
    wing: 0,
    window: { width: 1.7, height: 1.6 },
    bars: [],
    look: {
      walls: [['log'], ['cedar'], ['charred-timber'], ['timber'], ['pine']],
      accents: [['fieldstone'], ['timber']],
      roofs: [['metal', '#3a3c3e'], ['shingle', '#5a4a3c'], ['planted'], ['metal', '#5f3b30']],
      frames: ['#26282b', '#5a3d28', '#7a2f2b'],
      trims: ['#5a4029', '#3a2c20', '#7a5636'],
      doors: ['#7a2f2b', '#2c4b35', '#5a3d28', '#c5922f'],
      soffits: ['#a87c4e'],
    },
  },
];

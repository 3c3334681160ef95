/** Farmhouse, coastal, traditional, rustic and cottage: one row each. */
import { pitchedHouse } from './pitched-house.ts';
import type { PitchedManner } from './pitched-parts.ts';

const farmhouseManner: PitchedManner = {
  plinth: 0.4,
  storeys: [1, 2],
  pitch: 1,
  eave: 0.45,
  depth: 6.4,
  roof: 'gable',
  bayMetres: 2.6,
  window: { wide: 1.1, tall: 1.55, columns: 2, bars: [0.33, 0.66], surround: true },
  frontGables: (width) => (width > 13 ? 2 : 1),
  gableFill: 'boards',
  entrance: 'full porch',
  porchMetres: 1.9,
  dormers: 0,
  chimneys: 'end',
  isSymmetric: false,
  hasClimber: false,
  gableIsAccent: false,
  look: {
    walls: [['board-and-batten', '#f2f0ea']],
    accents: [['timber', '#8a6a4a']],
    roofs: [['metal', '#2f3235']],
    frames: ['#1d1e20'],
    trims: ['#f4f2ec'],
    doors: ['#7a4a2c', '#26282b'],
    soffits: ['#b08a5c'],
  },
};

const coastalManner: PitchedManner = {
  plinth: 0.75,
  storeys: [1, 2],
  pitch: 0.72,
  eave: 0.55,
  depth: 7,
  roof: 'gable',
  bayMetres: 2.4,
  window: { wide: 1.1, tall: 1.45, columns: 2, bars: [0.5], surround: true, shutters: true },
  frontGables: (width) => (width > 9 ? 1 : 0),
  entrance: 'full porch',
  porchMetres: 2.1,
  dormers: 3,
  chimneys: 'end',
  isSymmetric: true,
  hasClimber: false,
  gableIsAccent: true,
  look: {
    walls: [
      ['clapboard', '#b3c8d4'],
      ['clapboard', '#c4d6dc'],
    ],
    accents: [['shingle', '#a79f92']],
    roofs: [
      ['shingle', '#7d7a74'],
      ['metal', '#93a0a6'],
    ],
    frames: ['#f4f2ec'],
    trims: ['#f6f4ee'],
    doors: ['#2f5f80', '#33506d'],
    shutters: ['#33597a', '#f4f2ec'],
  },
};

const traditionalManner: PitchedManner = {
  plinth: 0.4,
  storeys: [1, 3],
  pitch: 0.78,
  eave: 0.35,
  depth: 7,
  roof: 'hip',
  bayMetres: 2.3,
  window: {
    wide: 1.05,
    tall: 1.65,
    columns: 2,
    bars: [0.25, 0.5, 0.75],
    sill: true,
    lintel: true,
    shutters: true,
  },
  frontGables: () => 0,
  entrance: 'portico',
  porchMetres: 1.6,
  dormers: 3,
  chimneys: 'both ends',
  isSymmetric: true,
  hasClimber: false,
  gableIsAccent: false,
  look: {
    walls: [
      ['brick', '#94503c'],
      ['brick', '#8a4a3a'],
    ],
    accents: [['stone']],
    roofs: [['slate']],
    frames: ['#f2efe8'],
    trims: ['#f2efe8'],
    doors: ['#1f2a26', '#7a2f2b', '#25344f'],
    shutters: ['#1f2a26', '#22332c'],
  },
};

const rusticManner: PitchedManner = {
  plinth: 0.5,
  storeys: [1, 2],
  pitch: 0.78,
  eave: 0.8,
  depth: 7,
  roof: 'gable',
  bayMetres: 3,
  window: { wide: 1.5, tall: 1.45, columns: 2, bars: [0.5] },
  frontGables: (width) => (width > 14 ? 2 : 1),
  gableFill: 'truss',
  entrance: 'full porch',
  porchMetres: 2,
  dormers: 0,
  chimneys: 'stone front',
  isSymmetric: false,
  hasClimber: false,
  gableIsAccent: true,
  look: {
    walls: [['log', '#8a5a35'], ['log']],
    accents: [['fieldstone']],
    roofs: [
      ['shingle', '#4b4741'],
      ['cedar', '#6f5640'],
    ],
    frames: ['#4a3322', '#5a3d28'],
    trims: ['#6a4a30', '#5a4029'],
    doors: ['#4a3020', '#5f4128'],
    soffits: ['#a87c4e'],
  },
};

const cottageManner: PitchedManner = {
  plinth: 0.2,
  storeys: [1, 2],
  pitch: 1.15,
  eave: 0.45,
  depth: 5.8,
  roof: 'gable',
  bayMetres: 2.7,
  window: { wide: 1.05, tall: 1.1, columns: 3, bars: [0.33, 0.66], sill: true, flowerBox: true },
  frontGables: (width) => (width > 8 ? 1 : 0),
  entrance: 'hood',
  porchMetres: 1.3,
  dormers: 2,
  chimneys: 'both ends',
  isSymmetric: false,
  hasClimber: true,
  isThatched: true,
  gableIsAccent: true,
  look: {
    walls: [['fieldstone'], ['plaster', '#efe4cc']],
    accents: [['plaster', '#efe4cc'], ['fieldstone']],
    roofs: [['thatch', '#8a7454']],
    frames: ['#f0ede6', '#7f957a'],
    trims: ['#f0ede6'],
    doors: ['#5f8a6a', '#4f7f9a', '#7a2f2b'],
  },
};

export const farmhouse = pitchedHouse(farmhouseManner);
export const coastal = pitchedHouse(coastalManner);
export const traditional = pitchedHouse(traditionalManner);
export const rustic = pitchedHouse(rusticManner);
export const cottage = pitchedHouse(cottageManner);

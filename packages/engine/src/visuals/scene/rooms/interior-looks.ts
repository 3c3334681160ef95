/**
 * What each interior style wears: one row a style, drawn from by the seed.
 * A table is read as a whole, so it stays in one file however long it grows.
 */
import type { Style } from '../../brief/vocabulary/styles.ts';
import type { PendantStyle } from '../furniture/lamps.ts';
import type { ArmchairStyle, SeatStyle } from '../furniture/seating.ts';
import type { RugStyle } from '../furniture/textiles.ts';
import type { Dress } from '../palette.ts';
import type { WindowStyle } from './room-shell.ts';

export interface InteriorLook {
  readonly walls: readonly string[];
  /** One wall dressed differently, now and then. */
  readonly features: readonly Dress[];
  readonly featureChance: number;
  readonly floors: readonly Dress[];
  readonly woods: readonly string[];
  readonly metals: readonly string[];
  readonly fabrics: readonly string[];
  readonly accents: readonly string[];
  readonly cabinets: readonly string[];
  readonly tops: readonly Dress[];
  readonly frames: readonly string[];
  readonly beams: number;
  readonly panelling: number;
  readonly plants: number;
  readonly curtains: number;
  readonly heights: readonly [number, number];
  readonly pendants: readonly PendantStyle[];
  readonly seats: readonly SeatStyle[];
  readonly rugs: readonly RugStyle[];
  readonly armchairs: readonly ArmchairStyle[];
  readonly beamsOf: 'wood' | 'steel';
  /** Left out: those of the room. */
  readonly windows?: readonly WindowStyle[];
  /** Tubes of coloured light. */
  readonly neon: boolean;
}

const modern: InteriorLook = {
  walls: ['#edeae3', '#e2dfd8', '#d8d5cd', '#efece6'],
  features: [
    ['concrete'],
    ['timber'],
    ['walnut'],
    ['plaster', '#8d8f8b'],
    ['plaster', '#5d6a6a'],
    ['stone'],
  ],
  featureChance: 0.6,
  floors: [['oak'], ['concrete'], ['light oak'], ['walnut'], ['tile', '#c9c5bd']],
  woods: ['#b98a58', '#6a4529', '#8f6a45'],
  metals: ['#26282b', '#a9adb0', '#b98f4a'],
  fabrics: ['#cfc9bd', '#7d8083', '#4b5258', '#b8b0a2', '#e4ded2', '#8f8a80'],
  accents: ['#c8922f', '#27364f', '#8a4a36', '#6f8a80', '#d3a193', '#33403c'],
  cabinets: ['#e6e3dc', '#3b3f43', '#2e3a38', '#8f8a80', '#c9c0b0'],
  tops: [['marble'], ['concrete'], ['marble', '#3a3b3d'], ['oak']],
  frames: ['#26282b', '#e9e6df', '#4a4038'],
  beams: 0.05,
  panelling: 0.05,
  plants: 0.6,
  curtains: 0.6,
  heights: [2.7, 3.2],
  pendants: ['globe', 'cone', 'drum'],
  seats: ['soft', 'slim'],
  rugs: ['border', 'stripes', 'diamonds', 'round', 'plain', 'persian'],
  armchairs: ['shell', 'frame', 'club', 'wing'],
  beamsOf: 'wood',
  neon: false,
};

const looks: Partial<Record<Style, Partial<InteriorLook>>> = {
  scandinavian: {
    walls: ['#f1efe9', '#ebe9e3', '#dfe3df', '#e9e4da'],
    features: [
      ['plaster', '#9aa796'],
      ['plaster', '#b3bcbf'],
      ['plaster', '#c9b9a8'],
      ['plaster', '#7f9296'],
    ],
    featureChance: 0.45,
    floors: [['light oak'], ['pine'], ['oak'], ['parquet', '#cfae80']],
    woods: ['#cba477', '#d6b88f', '#c3996a'],
    metals: ['#222326', '#d9d6cf', '#b98f4a'],
    fabrics: ['#d8d2c6', '#9ea6a6', '#e6e1d7', '#7f8d96', '#b7b3aa'],
    accents: ['#c8922f', '#d3a193', '#6f8a80', '#5f7a92', '#e6dfd2'],
    cabinets: ['#eceae4', '#aab4a6', '#c9d0d2', '#d9cbb4'],
    tops: [['oak'], ['marble'], ['light oak']],
    frames: ['#f1efe9', '#e6e1d5', '#c9a478'],
    plants: 0.85,
    pendants: ['globe', 'cone', 'basket'],
    seats: ['slim', 'soft'],
  },
  minimal: {
    walls: ['#f0eeea', '#e8e5df', '#dcd9d2'],
    features: [['plaster', '#cfcac0'], ['concrete']],
    featureChance: 0.3,
    floors: [['concrete'], ['light oak'], ['terrazzo'], ['tile', '#dcd8cf']],
    fabrics: ['#e4ded2', '#cfc9bd', '#b8b0a2', '#77746d'],
    accents: ['#3a3b3d', '#b8a58c', '#8d8f8b'],
    cabinets: ['#efece6', '#d9d5cc', '#b3aca0'],
    plants: 0.3,
    curtains: 0.4,
    pendants: ['globe', 'drum'],
    seats: ['slim'],
  },
  industrial: {
    walls: ['#c9c4ba', '#b5b0a7', '#8f8c86', '#dad5ca'],
    features: [
      ['brick'],
      ['brick', '#7d4636'],
      ['concrete'],
      ['white-brick'],
      ['brick', '#a5674c'],
    ],
    featureChance: 0.95,
    floors: [['concrete'], ['dark walnut'], ['oak'], ['cedar']],
    woods: ['#7a5233', '#5f4028', '#a0764c'],
    metals: ['#222326', '#3a3c40', '#8a6a3f'],
    fabrics: ['#6a4029', '#3f4448', '#8a7a66', '#5b5f63', '#a5602f'],
    accents: ['#c8922f', '#8a3a26', '#2f4a4a', '#d8cfb8'],
    cabinets: ['#2c2e31', '#33403c', '#3b3f46', '#4a3d33'],
    tops: [['concrete'], ['walnut'], ['metal']],
    frames: ['#222326', '#2f3234'],
    beams: 0.75,
    plants: 0.6,
    curtains: 0.15,
    heights: [3.4, 4.2],
    pendants: ['cone', 'cage'],
    seats: ['tufted', 'soft'],
    beamsOf: 'steel',
    windows: ['steel'],
  },
  rustic: {
    walls: ['#e4dac6', '#d8ccb4', '#ece4d4'],
    features: [['fieldstone'], ['timber'], ['pine'], ['stone'], ['log']],
    featureChance: 0.8,
    floors: [['cedar'], ['timber'], ['terracotta'], ['stone']],
    woods: ['#7a5233', '#8f6a42', '#5f4028'],
    metals: ['#2c2a28', '#7a5c34'],
    fabrics: ['#a5947a', '#7a4a36', '#cfc2a8', '#6b6f5a', '#8a3a30'],
    accents: ['#8a3a30', '#c8922f', '#4f5f45', '#d8cfb8'],
    cabinets: ['#8a6642', '#a98a62', '#5d6b58', '#d9cfbb'],
    tops: [['walnut'], ['stone'], ['oak']],
    frames: ['#5a3d28', '#7a5636'],
    beams: 0.9,
    plants: 0.5,
    curtains: 0.6,
    pendants: ['cage', 'chandelier', 'basket'],
    seats: ['soft', 'tufted'],
  },
  farmhouse: {
    walls: ['#f0ede5', '#e6e2d8', '#dfe2dc', '#ece6d8'],
    features: [
      ['clapboard', '#f0ede6'],
      ['white-brick'],
      ['board-and-batten', '#dfe3dc'],
      ['board-and-batten', '#8fa09a'],
    ],
    featureChance: 0.75,
    floors: [['oak'], ['cedar'], ['light oak'], ['brick']],
    woods: ['#a87c4e', '#8a6642', '#c3996a'],
    metals: ['#26282b', '#8a6a3f'],
    fabrics: ['#e2dbcd', '#b8b0a2', '#8f9a9a', '#cfc4ae'],
    accents: ['#4d6472', '#8a4a36', '#8f9d82', '#c8a96a'],
    cabinets: ['#ece8de', '#8f9d8f', '#5f7280', '#d6cfbf', '#3f4a4a'],
    tops: [['oak'], ['marble'], ['walnut']],
    frames: ['#f0ede6', '#26282b'],
    beams: 0.65,
    panelling: 0.4,
    pendants: ['cage', 'cone', 'chandelier'],
    seats: ['soft'],
  },
  bohemian: {
    walls: ['#ecdfc9', '#d9b99a', '#e8d9c4', '#c98f6d', '#dfe0cf'],
    features: [
      ['plaster', '#b4653f'],
      ['plaster', '#2f6f73'],
      ['wallpaper'],
      ['plaster', '#8f9d72'],
      ['plaster', '#c5922f'],
    ],
    featureChance: 0.8,
    floors: [['oak'], ['terracotta'], ['parquet'], ['cedar']],
    woods: ['#a0703f', '#7a5233', '#c39663'],
    metals: ['#b98f4a', '#8a5a34'],
    fabrics: ['#c5922f', '#2f6f73', '#b4653f', '#8a4a5a', '#d9cbb4', '#6f7d4f'],
    accents: ['#a23a4a', '#c8922f', '#2f6f73', '#d3a193', '#4b6a86', '#6a4b86'],
    cabinets: ['#2f6f73', '#d9cbb4', '#8f9d72', '#b4653f'],
    tops: [['walnut'], ['terrazzo'], ['oak']],
    frames: ['#8a5c34', '#ece4d4'],
    plants: 1,
    curtains: 0.85,
    pendants: ['basket', 'globe'],
    seats: ['soft', 'tufted'],
    rugs: ['persian', 'persian', 'diamonds'],
  },
  cyberpunk: {
    walls: ['#23252e', '#1c2230', '#2b2433', '#1f2a2e'],
    features: [
      ['concrete', '#3a3d45'],
      ['metal', '#3a4048'],
      ['brick', '#3a2b30'],
    ],
    featureChance: 0.9,
    floors: [['concrete', '#33363d'], ['tile', '#23262c'], ['slate']],
    woods: ['#2b2a2e', '#3d3335'],
    metals: ['#6a7078', '#26282b', '#8d94a0'],
    fabrics: ['#2b2f3d', '#3a2b46', '#1f3a44', '#4a2438'],
    accents: ['#c22d7a', '#1fa3b5', '#6a3fb5', '#d8a12f'],
    cabinets: ['#23262e', '#2e2a3a', '#1f2f36'],
    tops: [['metal'], ['concrete', '#4a4d55']],
    frames: ['#15171b'],
    plants: 0.3,
    curtains: 0.1,
    heights: [2.8, 3.6],
    pendants: ['cage', 'globe', 'drum'],
    seats: ['slim', 'soft'],
    neon: true,
  },
  classic: {
    walls: ['#ece6da', '#e3ddd0', '#d5dad6', '#dcd3c6', '#c9cfc9'],
    features: [
      ['wallpaper'],
      ['plaster', '#5f7280'],
      ['plaster', '#4b5a4c'],
      ['plaster', '#7d4a4a'],
    ],
    featureChance: 0.5,
    floors: [['parquet'], ['parquet', '#8a5f38'], ['marble'], ['walnut']],
    woods: ['#5f3f28', '#7a5233', '#3f2b1e'],
    metals: ['#b98f4a', '#a88b52'],
    fabrics: ['#d8cdb8', '#5f6f80', '#7d3a40', '#8f9a86', '#c9b48c', '#3f4f5f'],
    accents: ['#b98f4a', '#27364f', '#7d3a40', '#d8cfb8'],
    cabinets: ['#e9e3d6', '#5f7066', '#33424f', '#d0c6b4'],
    tops: [['marble'], ['marble', '#3a3b3d']],
    frames: ['#f0ede6'],
    panelling: 0.95,
    plants: 0.35,
    curtains: 1,
    heights: [3, 3.6],
    pendants: ['chandelier'],
    seats: ['tufted', 'soft'],
    rugs: ['persian', 'persian', 'diamonds'],
    armchairs: ['wing', 'club'],
  },
  midcentury: {
    walls: ['#ece7dc', '#e0dbcf', '#d5d3c6'],
    features: [
      ['walnut'],
      ['plaster', '#b4763f'],
      ['plaster', '#2f5f63'],
      ['brick', '#a86a4c'],
      ['plaster', '#7d8a5f'],
    ],
    featureChance: 0.75,
    floors: [['walnut'], ['oak'], ['terrazzo'], ['parquet', '#9c6f45']],
    woods: ['#8a5a34', '#6a4529', '#a0703f'],
    metals: ['#26282b', '#b98f4a'],
    fabrics: ['#c5922f', '#5f7a6f', '#b4653f', '#6a7f86', '#8f8a6a', '#d8cfb8'],
    accents: ['#d8742b', '#2f6f73', '#c5922f', '#7d3a30'],
    cabinets: ['#8a5a34', '#e6e0d2', '#5f7a6f', '#c5a04a'],
    tops: [['marble'], ['terrazzo'], ['walnut']],
    frames: ['#5a3d28', '#26282b', '#ece9e2'],
    plants: 0.8,
    curtains: 0.5,
    pendants: ['globe', 'cone'],
    seats: ['slim'],
  },
  japandi: {
    walls: ['#e8e2d6', '#ddd5c6', '#cfc8ba'],
    features: [['timber', '#9c7a54'], ['plaster', '#a09584'], ['charred-timber']],
    featureChance: 0.6,
    floors: [['light oak'], ['oak'], ['stone']],
    woods: ['#b8926a', '#8a6848', '#3a2f27'],
    metals: ['#26241f'],
    fabrics: ['#d8cfbf', '#a89c8a', '#77705f', '#e6dfd2'],
    accents: ['#5f6650', '#3a3b38', '#a5785a'],
    cabinets: ['#b8926a', '#d0c6b4', '#4a453d'],
    frames: ['#3a2f27', '#8a6848'],
    plants: 0.7,
    curtains: 0.5,
    pendants: ['globe', 'basket', 'drum'],
    seats: ['slim'],
  },
  'art-deco': {
    walls: ['#24403c', '#1f2f46', '#e6dcc6', '#3d2b3a'],
    features: [
      ['wallpaper'],
      ['marble', '#2b2d30'],
      ['plaster', '#8a2f3a'],
      ['plaster', '#1f4a44'],
    ],
    featureChance: 0.8,
    floors: [['marble'], ['parquet', '#5f4028'], ['tile', '#2b2d30']],
    woods: ['#3a2820', '#5f3f28'],
    metals: ['#b98f4a', '#c9a55a'],
    fabrics: ['#1f4a44', '#7d2f3f', '#27364f', '#c9a55a', '#3d3540'],
    accents: ['#c9a55a', '#e6dcc6', '#8a2f3a'],
    cabinets: ['#1f2f2f', '#3a2830', '#e0d6c0'],
    tops: [['marble'], ['marble', '#2b2d30']],
    frames: ['#26241f', '#b98f4a'],
    panelling: 0.5,
    pendants: ['chandelier', 'globe', 'drum'],
    seats: ['tufted'],
  },
  coastal: {
    walls: ['#f2f0ea', '#e4ebec', '#dde6e6', '#ede8dc'],
    features: [
      ['clapboard', '#f2f0ea'],
      ['plaster', '#9dbac4'],
      ['board-and-batten', '#cfdcde'],
    ],
    featureChance: 0.6,
    floors: [['light oak'], ['pine'], ['light pine']],
    fabrics: ['#e6e1d5', '#7f9fb0', '#cdbf9f', '#33506d'],
    accents: ['#33506d', '#7fa6b3', '#d9b98c', '#e08570'],
    cabinets: ['#f0eee8', '#8fb0ba', '#33506d'],
    frames: ['#f4f2ec'],
    woods: ['#c9a87a', '#b59468'],
    plants: 0.6,
    curtains: 0.8,
    pendants: ['basket', 'globe'],
    seats: ['soft'],
  },
};

const alias: Partial<Record<Style, Style>> = {
  victorian: 'classic',
  traditional: 'classic',
  cottage: 'farmhouse',
  mediterranean: 'bohemian',
  brutalist: 'industrial',
  'mies-van-der-rohe': 'modern',
  'frank-lloyd-wright': 'midcentury',
  'le-corbusier': 'minimal',
  'zaha-hadid': 'minimal',
};

/** Styles the seed chooses among when none was named. */
export const openStyles: readonly Style[] = [
  'modern',
  'scandinavian',
  'midcentury',
  'farmhouse',
  'japandi',
  'industrial',
  'classic',
  'bohemian',
];

export function interiorLook(style: Style): InteriorLook {
  return { ...modern, ...looks[alias[style] ?? style] };
}

/**
 * What a style gives a building of a kind that is not its own: "a Japandi villa" keeps the plan of a
 * villa and takes the walls, roofs, frames, doors and panes of Japandi.
 */
import type { Style } from '../brief/vocabulary/styles.ts';
import { kindsOfStyle } from './buildings/catalogue.ts';
import type { Grammar } from './buildings/house.ts';
import type { Look } from './palette.ts';
import type { Opening } from './wall-parts.ts';

export interface StyleLook extends Partial<Look> {
  /** How the style divides its windows. */
  readonly panes?: Pick<Opening, 'columns' | 'bars'>;
  /** Also worn by the kinds that stand for the style: theirs alone would not say it. */
  readonly always?: true;
}

export const styleLooks: Partial<Record<Style, StyleLook>> = {
  japandi: {
    always: true,
    walls: [['charred-timber'], ['cedar'], ['plaster', '#e9e4d8'], ['oak']],
    accents: [['oak'], ['charred-timber'], ['plaster', '#d9d0c0']],
    roofs: [
      ['slate', '#3a3d40'],
      ['metal', '#2f3133'],
    ],
    frames: ['#2b2622', '#6b4a32'],
    trims: ['#3a322b', '#6b4f38'],
    doors: ['#6a4529', '#2b2622'],
    soffits: ['#b98a58', '#a8743f'],
    panes: { columns: 4, bars: [0.5] },
  },
  'art-deco': {
    always: true,
    walls: [['plaster', '#efe6d2'], ['plaster', '#e6d3b4'], ['plaster', '#d9e2d8'], ['stone']],
    accents: [['plaster', '#20302d'], ['brass'], ['plaster', '#2a2b33']],
    roofs: [['metal', '#4a4d4e'], ['concrete']],
    frames: ['#1d1f21', '#8a6a34'],
    trims: ['#b4904f', '#a37c3e', '#1f2a2c'],
    doors: ['#1d1f21', '#7a5a2c', '#1f4a44'],
    panes: { columns: 3, bars: [0.25, 0.5, 0.75] },
  },
  industrial: {
    always: true,
    walls: [['brick', '#7d4a3a'], ['brick'], ['brick', '#6b4a40'], ['corten']],
    accents: [['metal', '#4b4f52'], ['concrete']],
    roofs: [['metal', '#44484b'], ['metal']],
    frames: ['#1d1e20', '#26282b'],
    trims: ['#3a3d40', '#55585a'],
    doors: ['#26282b', '#5a2f24'],
    panes: { columns: 4, bars: [0.25, 0.5, 0.75] },
  },
  scandinavian: {
    always: true,
    walls: [['pine'], ['charred-timber'], ['clapboard', '#f0ece4'], ['clapboard', '#8a2f28']],
    accents: [['pine'], ['clapboard', '#f0ece4']],
    roofs: [
      ['metal', '#2f3234'],
      ['slate', '#3d4145'],
    ],
    frames: ['#f0ede6', '#26282b'],
    trims: ['#f0ede6'],
    doors: ['#c9a26d', '#3d5a5f', '#26282b'],
    panes: { columns: 2, bars: [] },
  },
  minimal: {
    walls: [['plaster', '#f1eee8'], ['concrete'], ['plaster', '#dedad2']],
    accents: [['plaster', '#f1eee8'], ['concrete']],
    roofs: [['concrete'], ['metal', '#8b8d8e']],
    frames: ['#26282b', '#d8d5ce'],
    trims: ['#f1eee8', '#dedad2'],
    doors: ['#dedad2', '#26282b', '#8a6f52'],
    panes: { columns: 1, bars: [] },
  },
  modern: {
    walls: [['plaster', '#ece8e0'], ['charred-timber'], ['cedar'], ['white-brick']],
    accents: [['cedar'], ['charred-timber'], ['concrete']],
    roofs: [
      ['metal', '#3a3d40'],
      ['slate', '#3d4145'],
    ],
    frames: ['#1d1e20', '#26282b'],
    trims: ['#26282b', '#dcd8cf'],
    doors: ['#26282b', '#8a5a34'],
    panes: { columns: 1, bars: [] },
  },
  rustic: {
    walls: [['fieldstone'], ['timber'], ['log'], ['timber', '#7d5f44']],
    accents: [['fieldstone'], ['timber']],
    roofs: [['shingle'], ['slate']],
    frames: ['#5a3f2a', '#6f5138'],
    trims: ['#6f5138', '#5a4632'],
    doors: ['#5f4128', '#4a5a3f'],
    panes: { columns: 2, bars: [0.5] },
  },
  classic: {
    walls: [['stone', '#d8cdb8'], ['plaster', '#e9dfc9'], ['stone']],
    accents: [['stone'], ['plaster', '#d6c8ac']],
    roofs: [['slate'], ['slate', '#4a4e54']],
    frames: ['#ece9e2'],
    trims: ['#ece4d2', '#e3dccd'],
    doors: ['#22332c', '#1d1f21', '#25344f'],
    panes: { columns: 2, bars: [0.33, 0.66] },
  },
  victorian: {
    always: true,
    walls: [['brick', '#8a4433'], ['brick'], ['brick', '#a97a55'], ['clapboard', '#9fb0a2']],
    accents: [
      ['brick', '#d0b384'],
      ['shingle', '#7a4a44'],
    ],
    roofs: [['slate'], ['slate', '#4a4450']],
    frames: ['#efe9dc', '#4a2f2a'],
    trims: ['#efe6d2', '#5a6b52', '#e3d3b0'],
    doors: ['#4a1f24', '#1f3a33', '#25344f'],
    panes: { columns: 2, bars: [0.5] },
  },
  brutalist: {
    always: true,
    walls: [['concrete'], ['concrete', '#8f8b83']],
    accents: [['concrete', '#7f7c75'], ['concrete']],
    roofs: [['concrete']],
    frames: ['#3a3a39', '#26282b'],
    trims: ['#8b877f', '#a39f97'],
    doors: ['#4a3a2e', '#3a3a39'],
    panes: { columns: 1, bars: [] },
  },
  midcentury: {
    walls: [['cedar'], ['brick', '#a9714f'], ['plaster', '#e6dcc8']],
    accents: [['plaster', '#c9772a'], ['plaster', '#3f6a6f'], ['stone']],
    roofs: [['metal', '#6b665c'], ['shingle']],
    frames: ['#6b4a32', '#33302c'],
    trims: ['#6b4a32', '#e6dcc8'],
    doors: ['#c5622f', '#3f8a86', '#d0a52f'],
    panes: { columns: 1, bars: [] },
  },
  coastal: {
    walls: [
      ['clapboard', '#f2f0ea'],
      ['clapboard', '#a9c0cc'],
      ['shingle', '#a79f92'],
    ],
    accents: [
      ['shingle', '#a79f92'],
      ['clapboard', '#f2f0ea'],
    ],
    roofs: [['shingle'], ['metal', '#8b9398']],
    frames: ['#f4f2ec'],
    trims: ['#f4f2ec'],
    doors: ['#3f6f8f', '#4f8a92'],
    shutters: ['#4f7f9a', '#f4f2ec'],
    panes: { columns: 2, bars: [0.5] },
  },
  mediterranean: {
    walls: [
      ['plaster', '#f0e8d8'],
      ['plaster', '#e8cfa8'],
      ['plaster', '#f4f0e6'],
    ],
    accents: [['stone'], ['plaster', '#e0b98a']],
    roofs: [['terracotta'], ['tile']],
    frames: ['#5a4030', '#3f6a8f'],
    trims: ['#e3d3b0', '#f0e8d8'],
    doors: ['#3f6a8f', '#6a4529'],
    shutters: ['#3f6a8f', '#4f6f5a', '#6a4529'],
    panes: { columns: 2, bars: [0.5] },
  },
  farmhouse: {
    walls: [
      ['board-and-batten', '#f1efe9'],
      ['clapboard', '#f1efe9'],
    ],
    accents: [['timber'], ['stone']],
    roofs: [['metal', '#35383b']],
    frames: ['#1d1e20', '#26282b'],
    trims: ['#f1efe9'],
    doors: ['#26282b', '#7a4a2c', '#3d5a5f'],
    panes: { columns: 2, bars: [0.5] },
  },
  cottage: {
    walls: [['plaster', '#f0e6d2'], ['fieldstone'], ['brick', '#a8735a']],
    accents: [['fieldstone'], ['timber']],
    roofs: [['thatch'], ['shingle'], ['slate']],
    frames: ['#f0ede6', '#6f8f6a'],
    trims: ['#f0ede6', '#6f5138'],
    doors: ['#6f8f6a', '#7a2f2b', '#4f7f9a'],
    panes: { columns: 2, bars: [0.33, 0.66] },
  },
  traditional: {
    walls: [['brick'], ['clapboard', '#ece6d8'], ['brick', '#8a4a3a']],
    accents: [['stone'], ['brick']],
    roofs: [['slate'], ['shingle', '#5f5a55']],
    frames: ['#f0ede6'],
    trims: ['#f0ede6', '#e3dccd'],
    doors: ['#22332c', '#7a2f2b', '#25344f'],
    shutters: ['#22332c', '#26282b'],
    panes: { columns: 2, bars: [0.33, 0.66] },
  },
  bohemian: {
    always: true,
    walls: [
      ['plaster', '#d98f6a'],
      ['plaster', '#e0b04f'],
      ['plaster', '#5f9a94'],
    ],
    accents: [['mosaic'], ['plaster', '#c96f7f'], ['terracotta']],
    roofs: [['terracotta'], ['tile']],
    frames: ['#3f6a8f', '#7a3b5a', '#2f6a5f'],
    trims: ['#f0e0c0', '#d9a03f'],
    doors: ['#c5922f', '#7a2f5b', '#2f6a5f'],
    shutters: ['#3f8a86', '#7a3b5a', '#c5622f'],
    panes: { columns: 2, bars: [0.5] },
  },
  cyberpunk: {
    walls: [
      ['metal', '#2b2f35'],
      ['concrete', '#3a3d42'],
    ],
    accents: [
      ['metal', '#4a2f6f'],
      ['plaster', '#1f5a6a'],
    ],
    roofs: [['metal', '#2b2f35']],
    frames: ['#1a1c20'],
    trims: ['#c02f8a', '#22b5c5'],
    doors: ['#c02f8a', '#22b5c5'],
    panes: { columns: 3, bars: [0.5] },
  },
};

/** Whether a building of this kind shows the style, by its own look or by the style's. */
export function showsStyle(grammar: Grammar, style: Style): boolean {
  return (
    (kindsOfStyle[style]?.includes(grammar.kind) ?? false) ||
    lookOfStyle(grammar, style) !== undefined
  );
}

/** What this kind of building wears of a style; nothing where its own look stands for it. */
export function lookOfStyle(grammar: Grammar, style: Style | undefined): StyleLook | undefined {
  const row = style === undefined ? undefined : styleLooks[style];
  if (style === undefined || row === undefined || grammar.wearsStyles === false) return undefined;
  const own = kindsOfStyle[style]?.includes(grammar.kind) ?? false;
  return own && row.always !== true ? undefined : row;
}

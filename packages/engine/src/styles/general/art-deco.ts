import type { Style } from '../style.ts';

export const artDeco: Style = {
  words: {
    label: 'Art deco',
    words: 'art deco|deco|gatsby|1920s|twenties|hollywood regency|streamline moderne',
  },
  drawn: {
    kinds: ['apartment-block', 'glass-tower'],
    building: {
      always: true,
      walls: [['plaster', '#efe6d2'], ['plaster', '#e6d3b4'], ['plaster', '#d9e2d8'], ['stone']],
      accents: [['plaster', '#20302d'], ['brass'], ['plaster', '#2a2b33']],
      roofs: [['metal', '#4a4d4e'], ['concrete']],
      frames: ['#1d1f21', '#8a6a34'],
      trims: ['#b4904f', '#a37c3e', '#1f2a2c'],
      doors: ['#1d1f21', '#7a5a2c', '#1f4a44'],
      panes: { columns: 3, bars: [0.25, 0.5, 0.75] },
    },
    room: {
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
  },
};

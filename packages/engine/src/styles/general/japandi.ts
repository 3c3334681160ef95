import type { Style } from '../style.ts';

export const japandi: Style = {
  words: {
    label: 'Japandi',
    words: 'japandi|japanese|zen|wabi sabi|japanese style|asian|oriental|tatami',
  },
  drawn: {
    kinds: ['pavilion', 'courtyard-house'],
    layouts: { pavilion: 'timber' },
    building: {
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
    room: {
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
  },
};

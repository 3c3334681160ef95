import type { Style } from '../style.ts';

export const victorian: Style = {
  words: {
    label: 'Victorian',
    words: 'victorian|gothic|queen anne|edwardian|tudor|victorian style|neo gothic',
  },
  drawn: {
    kinds: ['traditional-house', 'townhouses'],
    building: {
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
    roomLike: 'classic',
  },
};

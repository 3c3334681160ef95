import { balconies, cornice } from '../../visuals/scene/facades/facade-ornament.ts';
import { arched } from '../../visuals/scene/facades/window-rows.ts';
import { mediterranean as house } from '../../visuals/scene/plot-houses/mediterranean.ts';
import type { Style } from '../style.ts';

export const mediterranean: Style = {
  words: {
    label: 'Mediterranean',
    words:
      'mediterranean|mediterranean style|tuscan|spanish|andalusian|greek island|provencal|moorish|italian|ibiza style|santorini|greek|spanish revival|moroccan',
  },
  exterior: {
    name: 'Mediterranean',
    house,
    front: {
      bayMetres: 3.3,
      ground: { ...arched, wide: 0.6, sill: 0.04, kind: 'glazedDoor' },
      upper: { ...arched, wide: 0.36, shutters: true },
      ornaments: [balconies, cornice(0.28, 0.5)],
      doorEvery: 3,
    },
    finishes: {
      facades: [
        { kind: 'stucco', colours: ['#efd8b0'] },
        { kind: 'stucco', colours: ['#e9c79c'] },
        { kind: 'limewash', colours: ['#efe0c4', '#dfc59c'] },
      ],
      roofs: ['#b55c38', '#a65331', '#c06a45'],
      doors: ['#2f6a8c', '#6b4527', '#3f6b4a'],
      garage: '#8a6442',
      grounds: [{ kind: 'terracottaTile', scale: 1.3 }],
      glass: '#7fa0b0',
      skies: ['clear', 'golden'],
      planting: { warmth: 0.35, saturation: 1.05, lightness: 0.02 },
      saturation: 1.1,
      mood: [8.4, 2.3, 6.4],
      grade: { stops: 0.18, warmth: 0.56, tint: 0.02, contrast: 0.02, saturation: 1.12 },
    },
    pull: { warm: 0.9, light: 0.6, red: 0.6, green: -0.2 },
  },
  drawn: {
    kinds: ['mediterranean-house'],
    house: 'mediterranean-house',
    roomsOf: ['mediterranean-house'],
    building: {
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
    roomLike: 'bohemian',
  },
};

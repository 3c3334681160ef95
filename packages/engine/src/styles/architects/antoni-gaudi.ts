import { flowingStone } from '../../visuals/scene/facades/facade-ornament.ts';
import { arched } from '../../visuals/scene/facades/window-rows.ts';
import { antoniGaudi as house } from '../../visuals/scene/plot-houses/antoni-gaudi.ts';
import type { Style } from '../style.ts';

export const antoniGaudi: Style = {
  words: {
    label: 'Antoni Gaudí',
    words:
      'antoni gaudi|gaudi|modernisme|catalan modernism|trencadis|art nouveau|gaudi like|gaudiesque|antonio gaudi',
  },
  exterior: {
    name: 'Antoni Gaudí',
    house,
    raisesAllKinds: true,
    front: {
      bayMetres: 3.2,
      ground: { ...arched, wide: 0.62, sill: 0.06 },
      upper: { ...arched, wide: 0.52, sill: 0.16 },
      ornaments: [flowingStone],
      doorEvery: 4,
    },
    finishes: {
      facades: [
        { kind: 'trencadis' },
        { kind: 'ashlar', colours: ['#dabd8c', '#c59c66'] },
        { kind: 'trencadis', colours: ['#e2cfa6', '#a8607c', '#5f9a8e'] },
      ],
      roofs: ['#3f7f86', '#2f6f62', '#7c5a86'],
      doors: ['#2f6a6f', '#6d3b22'],
      garage: '#cdb48a',
      grounds: [{ kind: 'hexTile', colours: ['#8fa3a0'], scale: 2 }],
      glass: '#7fb0a8',
      skies: ['golden', 'clear'],
      planting: { warmth: 0.2, saturation: 1.25, lightness: 0.02 },
      saturation: 1.24,
      mood: [-0.7, 2.6, 6],
      grade: {
        stops: 0.06,
        warmth: 0.36,
        tint: 0.36,
        contrast: 0.18,
        saturation: 1.3,
        lights: ['#f0b27a', 0.2],
      },
    },
  },
  drawn: { kinds: ['gaudi-facade'] },
};

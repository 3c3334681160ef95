import { pilotis } from '../../visuals/scene/facades/facade-ornament.ts';
import { glass, ribbon } from '../../visuals/scene/facades/window-rows.ts';
import { leCorbusier as house } from '../../visuals/scene/plot-houses/le-corbusier.ts';
import type { Style } from '../style.ts';

export const leCorbusier: Style = {
  words: {
    label: 'Le Corbusier',
    words: 'le corbusier|corbusier|corbu|villa savoye|purist|international style|pilotis|corbusian',
  },
  exterior: {
    name: 'Le Corbusier',
    house,
    raisesAllKinds: true,
    front: {
      bayMetres: 3.2,
      ground: { ...glass, wide: 0.98 },
      upper: ribbon,
      ornaments: [pilotis],
      doorEvery: 6,
      hasBase: true,
    },
    finishes: {
      facades: [
        { kind: 'stucco', colours: ['#f3f1ea'] },
        { kind: 'paint', colours: ['#f1efe8'] },
      ],
      roofs: ['#c9c6bf', '#b5b2ab'],
      doors: ['#b5382c', '#2f5a8c', '#d9a52f'],
      garage: '#e9e6de',
      grounds: [{ kind: 'polishedConcrete', colours: ['#bdb9b1', '#afaba3'] }],
      glass: '#6f8f9f',
      skies: ['clear', 'deep'],
      planting: { warmth: 0.1, saturation: 1, lightness: 0 },
      saturation: 0.96,
      mood: [1.8, 0.5, 0.8],
      grade: { stops: 0.2, warmth: 0.06, tint: 0.06, contrast: 0.24, saturation: 1.04 },
    },
    pull: { light: 0.9, grey: 0.6, red: -0.4, wood: -0.4 },
    guessedAs: 'Modernist (Le Corbusier)',
  },
  drawn: { kinds: ['villa'], layouts: { villa: 'pilotis' }, roomLike: 'minimal' },
};

import { bands, cornice } from '../../visuals/scene/facades/facade-ornament.ts';
import { ribbon } from '../../visuals/scene/facades/window-rows.ts';
import { frankLloydWright as house } from '../../visuals/scene/plot-houses/frank-lloyd-wright.ts';
import type { Style } from '../style.ts';

export const frankLloydWright: Style = {
  words: {
    label: 'Frank Lloyd Wright',
    words:
      'frank lloyd wright|lloyd wright|wright|prairie style|usonian|prairie school|frank wright',
  },
  exterior: {
    name: 'Frank Lloyd Wright',
    house,
    raisesAllKinds: true,
    front: {
      bayMetres: 3.4,
      ground: { ...ribbon, wide: 0.7, columns: 4, bars: [0.2, 0.8] },
      upper: { ...ribbon, wide: 0.86, sill: 0.38, head: 0.8, columns: 5, bars: [0.2, 0.8] },
      ornaments: [bands(0.36, 0.22), cornice(0.3, 1.1)],
      doorEvery: 5,
    },
    finishes: {
      facades: [
        { kind: 'romanBrick' },
        { kind: 'romanBrick', colours: ['#8f5637', '#6a3d27'] },
        { kind: 'ledgestone', colours: ['#b59871', '#8a7155', '#a07f58'] },
      ],
      roofs: ['#6f4c34', '#5d4433'],
      doors: ['#7c2f20', '#5a3a24'],
      garage: '#8a6244',
      grounds: [{ kind: 'pavers', colours: ['#a8795a', '#94694d'] }],
      glass: '#c0a878',
      skies: ['golden', 'soft'],
      planting: { warmth: 0.5, saturation: 1, lightness: -0.01 },
      saturation: 1.02,
      mood: [-10.7, 2.9, 5.4],
      grade: { stops: -0.36, warmth: 0.5, tint: 0.12, contrast: 0.1, saturation: 1.04 },
    },
  },
  drawn: { kinds: ['prairie-house'], roomsOf: ['prairie-house'], roomLike: 'midcentury' },
};

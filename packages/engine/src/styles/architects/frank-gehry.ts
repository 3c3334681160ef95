import { sails } from '../../visuals/scene/facades/facade-ornament.ts';
import { sash, shopfront } from '../../visuals/scene/facades/window-rows.ts';
import { frankGehry as house } from '../../visuals/scene/plot-houses/frank-gehry.ts';
import type { Style } from '../style.ts';

export const frankGehry: Style = {
  words: {
    label: 'Frank Gehry',
    words:
      'frank gehry|gehry|deconstructivist|deconstructivism|deconstructed|titanium curve|deconstructionist',
  },
  exterior: {
    name: 'Frank Gehry',
    house,
    raisesAllKinds: true,
    front: {
      bayMetres: 3.4,
      ground: { ...shopfront, wide: 0.6 },
      upper: { ...sash, wide: 0.42, columns: 1, bars: [] },
      ornaments: [sails],
      doorEvery: 5,
    },
    finishes: {
      facades: [
        { kind: 'titaniumShingles' },
        { kind: 'titaniumShingles', colours: ['#cfc6b4', '#bda98a', '#b5bcc4'] },
      ],
      roofs: ['#b4b6b8', '#a39f98'],
      doors: ['#5b6068'],
      garage: '#b9b8b4',
      grounds: [{ kind: 'pavers', colours: ['#b3aca0', '#a39b8e'] }],
      glass: '#88a4b2',
      skies: ['storm', 'clear'],
      planting: { warmth: 0.05, saturation: 0.88, lightness: 0 },
      saturation: 0.82,
      mood: [-6.3, -1.3, -2.1],
      grade: {
        stops: -0.16,
        warmth: -0.26,
        tint: 0.3,
        contrast: 0.26,
        saturation: 0.86,
        bloom: 0.14,
      },
    },
  },
  drawn: { kinds: ['museum'], layouts: { museum: 'sheets' } },
};

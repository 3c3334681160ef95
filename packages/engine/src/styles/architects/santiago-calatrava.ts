import { ribs } from '../../visuals/scene/facades/facade-ornament.ts';
import { glass } from '../../visuals/scene/facades/window-rows.ts';
import { santiagoCalatrava as house } from '../../visuals/scene/plot-houses/santiago-calatrava.ts';
import type { Style } from '../style.ts';

export const santiagoCalatrava: Style = {
  words: {
    label: 'Santiago Calatrava',
    words: 'santiago calatrava|calatrava|white rib|skeletal|bone like|ribbed',
  },
  exterior: {
    name: 'Santiago Calatrava',
    house,
    raisesAllKinds: true,
    front: {
      bayMetres: 2.6,
      ground: { ...glass, wide: 0.96 },
      upper: { ...glass, wide: 0.96, sill: 0.06 },
      ornaments: [ribs],
      doorEvery: 6,
    },
    finishes: {
      facades: [
        { kind: 'paint', colours: ['#f6f8f9'] },
        { kind: 'boardAndBatten', colours: ['#f4f6f7'], scale: 1.4 },
      ],
      roofs: ['#eceff1', '#dfe4e8'],
      doors: ['#9fb2be'],
      garage: '#f2f4f5',
      grounds: [{ kind: 'polishedConcrete', colours: ['#dcdedf', '#d0d3d4'] }],
      glass: '#8cc0d8',
      skies: ['deep'],
      planting: { warmth: -0.05, saturation: 1.05, lightness: 0.04 },
      saturation: 0.94,
      mood: [8.6, -0.4, -4],
      grade: { stops: 0.3, warmth: -0.3, tint: 0.04, contrast: 0.02, saturation: 1.1, bloom: 0.1 },
    },
  },
  drawn: { kinds: ['ribbed-hall'] },
};

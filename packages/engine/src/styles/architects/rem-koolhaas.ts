import { bands, net } from '../../visuals/scene/facades/facade-ornament.ts';
import { glass, ribbon } from '../../visuals/scene/facades/window-rows.ts';
import { remKoolhaas as house } from '../../visuals/scene/plot-houses/rem-koolhaas.ts';
import type { Style } from '../style.ts';

export const remKoolhaas: Style = {
  words: { label: 'Rem Koolhaas', words: 'rem koolhaas|koolhaas|oma style|oma|stacked volume|rem' },
  exterior: {
    name: 'Rem Koolhaas',
    house,
    raisesAllKinds: true,
    front: {
      bayMetres: 4.2,
      ground: { ...glass, columns: 3 },
      upper: { ...ribbon, wide: 0.9, sill: 0.18, head: 0.88, columns: 2 },
      ornaments: [net, bands(0.3, 0.35)],
      doorEvery: 4,
    },
    finishes: {
      facades: [
        { kind: 'concretePanels' },
        { kind: 'boardConcrete', colours: ['#8f9092', '#7e7f82'] },
        { kind: 'glassPanels', colours: ['#8a979d'] },
      ],
      roofs: ['#55585c', '#64676b'],
      doors: ['#d8582a', '#2a2c2e'],
      garage: '#85878a',
      grounds: [{ kind: 'polishedConcrete', colours: ['#8d8e8f', '#7c7d7f'] }],
      glass: '#8aa0a0',
      skies: ['overcast'],
      planting: { warmth: -0.1, saturation: 0.62, lightness: -0.02 },
      saturation: 0.55,
      mood: [-11, -1.4, -4.4],
      grade: {
        fade: 0.014,
        stops: -0.26,
        warmth: -0.1,
        tint: -0.22,
        contrast: 0.22,
        saturation: 0.38,
        shadows: ['#1c2a26', 0.3],
      },
    },
  },
  drawn: { kinds: ['museum'], layouts: { museum: 'stacked' } },
};

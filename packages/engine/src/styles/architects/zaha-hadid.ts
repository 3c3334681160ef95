import { waves } from '../../visuals/scene/facades/facade-ornament.ts';
import { glass } from '../../visuals/scene/facades/window-rows.ts';
import { zahaHadid as house } from '../../visuals/scene/plot-houses/zaha-hadid.ts';
import type { Style } from '../style.ts';

export const zahaHadid: Style = {
  words: {
    label: 'Zaha Hadid',
    words:
      'zaha hadid|zaha|hadid|parametric|futuristic|parametricism|fluid|flowing|futurist|organic curve',
  },
  exterior: {
    name: 'Zaha Hadid',
    house,
    raisesAllKinds: true,
    front: {
      bayMetres: 2.4,
      ground: { ...glass, wide: 0.99 },
      upper: { ...glass, wide: 0.99, sill: 0.04, head: 0.96 },
      ornaments: [waves],
      doorEvery: 6,
    },
    finishes: {
      facades: [
        { kind: 'venetianPlaster', colours: ['#c9d0d6', '#b7c0c8'] },
        { kind: 'metalPanels', colours: ['#c3cad0'], joint: '#7d858c' },
      ],
      roofs: ['#9aa3ab', '#868f98'],
      doors: ['#2e3338'],
      garage: '#e6e8ea',
      grounds: [{ kind: 'polishedConcrete', colours: ['#c9ccce', '#bbbfc2'] }],
      glass: '#7fa6bd',
      skies: ['soft', 'haze'],
      planting: { warmth: -0.2, saturation: 0.8, lightness: 0.02 },
      saturation: 0.72,
      mood: [-1.3, -0.8, -4.4],
      grade: { stops: -0.06, warmth: -0.5, tint: 0.1, contrast: 0.18, saturation: 0.7 },
    },
  },
  drawn: { kinds: ['fluid-building'], roomLike: 'minimal' },
};

import { bands, louvres } from '../../visuals/scene/facades/facade-ornament.ts';
import { glass } from '../../visuals/scene/facades/window-rows.ts';
import { renzoPiano as house } from '../../visuals/scene/plot-houses/renzo-piano.ts';
import type { Style } from '../style.ts';

export const renzoPiano: Style = {
  words: {
    label: 'Renzo Piano',
    words: 'renzo piano|high tech|hightech architecture|renzo|piano style|piano inspired',
  },
  exterior: {
    name: 'Renzo Piano',
    house,
    raisesAllKinds: true,
    front: {
      bayMetres: 3,
      ground: glass,
      upper: glass,
      ornaments: [louvres, bands(0.12, 0.5)],
      doorEvery: 5,
    },
    finishes: {
      facades: [
        { kind: 'terracottaRods' },
        { kind: 'terracottaRods', colours: ['#d0a184', '#c08d6c'] },
      ],
      roofs: ['#8d949b', '#a4abb1'],
      doors: ['#3d4347'],
      garage: '#c9b8aa',
      grounds: [{ kind: 'pavers', colours: ['#b9b4ab', '#aaa59c'] }],
      glass: '#9fc3cd',
      skies: ['soft', 'clear'],
      planting: { warmth: 0, saturation: 1.06, lightness: 0.03 },
      saturation: 0.94,
      mood: [-5.4, 2.6, 1.5],
      grade: { stops: 0.06, warmth: 0.1, tint: 0.36, contrast: -0.06, saturation: 0.96 },
    },
  },
  drawn: { kinds: ['pavilion'], layouts: { pavilion: 'timber' } },
};

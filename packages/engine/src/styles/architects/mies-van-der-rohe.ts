import { bands, mullions } from '../../visuals/scene/facades/facade-ornament.ts';
import { glass } from '../../visuals/scene/facades/window-rows.ts';
import { miesVanDerRohe as house } from '../../visuals/scene/plot-houses/mies-van-der-rohe.ts';
import type { Style } from '../style.ts';

export const miesVanDerRohe: Style = {
  words: {
    label: 'Mies Van Der Rohe',
    words: 'mies van der rohe|mies|van der rohe|less is more|miesian',
  },
  exterior: {
    name: 'Mies Van Der Rohe',
    house,
    raisesAllKinds: true,
    front: {
      bayMetres: 3.2,
      ground: { ...glass, wide: 0.97 },
      upper: { ...glass, wide: 0.97, sill: 0.1, head: 0.97 },
      ornaments: [mullions(2, 0.09, 0.26), bands(0.34, 0.14)],
      doorEvery: 6,
    },
    finishes: {
      facades: [
        { kind: 'metalPanels', colours: ['#4d5052'], joint: '#1c1d1e' },
        { kind: 'darkBrick', colours: ['#4f4a47', '#393634'] },
      ],
      roofs: ['#303234', '#3a3c3e'],
      doors: ['#1f2021'],
      garage: '#4a4c4e',
      grounds: [{ kind: 'slabTile', colours: ['#b8b0a2', '#a9a193'], scale: 1.2 }],
      glass: '#6f7c80',
      skies: ['haze', 'soft'],
      planting: { warmth: 0.05, saturation: 0.78, lightness: -0.04 },
      saturation: 0.66,
      mood: [-15.5, 0, -1.9],
      grade: {
        stops: -0.46,
        warmth: 0.1,
        tint: 0.04,
        contrast: 0.14,
        saturation: 0.7,
        vignette: 0.1,
      },
    },
    pull: { grey: 0.9, dark: 0.7, warm: -0.4, red: -0.4 },
    guessedAs: 'Modernist (Mies Van Der Rohe)',
  },
  drawn: { kinds: ['pavilion'], layouts: { pavilion: 'steel' }, roomLike: 'modern' },
};

import { cornice } from '../../visuals/scene/facades/facade-ornament.ts';
import { sash } from '../../visuals/scene/facades/window-rows.ts';
import { cottage as house } from '../../visuals/scene/plot-houses/pitched-manners.ts';
import type { Style } from '../style.ts';

export const cottage: Style = {
  words: {
    label: 'Cottage',
    words:
      'cottage style|english cottage style|cottagecore|storybook|fairytale|fairy tale|whimsical',
  },
  exterior: {
    name: 'Cottage',
    house,
    front: {
      bayMetres: 3,
      ground: { ...sash, wide: 0.42, flowerBox: true, bars: [0.33, 0.66] },
      upper: { ...sash, wide: 0.4, flowerBox: true, bars: [0.33, 0.66] },
      ornaments: [cornice(0.2, 0.25)],
      doorEvery: 3,
    },
    finishes: {
      facades: [
        { kind: 'ashlar', colours: ['#d6c39c', '#bfa679'] },
        { kind: 'fieldstone', colours: ['#cdb98f', '#ab9670', '#d9c9a4'] },
        { kind: 'limewash', colours: ['#f0e6cf', '#e3d3b0'] },
      ],
      roofs: ['#8a7350', '#74634a'],
      doors: ['#5f7f6a', '#7a98a8', '#a8505a'],
      garage: '#cfd0bf',
      grounds: [{ kind: 'flagstone' }],
      glass: '#93a59b',
      skies: ['soft', 'haze'],
      planting: { warmth: 0.25, saturation: 1.25, lightness: 0.03 },
      saturation: 1.06,
      mood: [3.8, -0.1, 5.6],
      grade: {
        stops: 0.16,
        warmth: 0.02,
        tint: -0.4,
        contrast: -0.06,
        saturation: 1.16,
        shadows: ['#2a4a24', 0.35],
      },
    },
    pull: { green: 0.9, warm: 0.5, light: 0.2, grey: -0.3 },
  },
  drawn: {
    kinds: ['cottage'],
    house: 'cottage',
    roomsOf: ['cottage'],
    building: {
      walls: [['plaster', '#f0e6d2'], ['fieldstone'], ['brick', '#a8735a']],
      accents: [['fieldstone'], ['timber']],
      roofs: [['thatch'], ['shingle'], ['slate']],
      frames: ['#f0ede6', '#6f8f6a'],
      trims: ['#f0ede6', '#6f5138'],
      doors: ['#6f8f6a', '#7a2f2b', '#4f7f9a'],
      panes: { columns: 2, bars: [0.33, 0.66] },
    },
    roomLike: 'farmhouse',
  },
};

import { bands, cornice } from '../../visuals/scene/facades/facade-ornament.ts';
import { sash } from '../../visuals/scene/facades/window-rows.ts';
import { traditional as house } from '../../visuals/scene/plot-houses/pitched-manners.ts';
import type { Style } from '../style.ts';

export const traditional: Style = {
  words: {
    label: 'Traditional',
    words:
      'traditional|traditional style|colonial style|georgian|heritage|conservative|craftsman|neo georgian',
  },
  exterior: {
    name: 'Traditional',
    house,
    front: {
      bayMetres: 2.9,
      ground: { ...sash, shutters: true, lintel: true, bars: [0.25, 0.5, 0.75] },
      upper: { ...sash, shutters: true, lintel: true, bars: [0.25, 0.5, 0.75] },
      ornaments: [bands(0.22, 0.1), cornice(0.42, 0.45)],
      doorEvery: 4,
    },
    finishes: {
      facades: [
        { kind: 'redBrick' },
        { kind: 'redBrick', colours: ['#8c4a38', '#633024'] },
        { kind: 'redBrick', colours: ['#a85c42', '#7d3f2e'] },
      ],
      roofs: ['#4a4744', '#54504e'],
      doors: ['#1f3a34', '#5c1f24', '#23304a'],
      garage: '#e6e0d4',
      grounds: [{ kind: 'pavers', colours: ['#a39a8e', '#8f867b'] }],
      glass: '#8fa0a6',
      skies: ['soft', 'clear'],
      planting: { warmth: 0.05, saturation: 1.1, lightness: -0.02 },
      saturation: 1,
      mood: [-10.6, 2, -0.1],
      grade: {
        stops: -0.2,
        warmth: -0.14,
        tint: -0.02,
        contrast: 0.2,
        saturation: 1.16,
        shadows: ['#15284a', 0.3],
      },
    },
    pull: { red: 0.9, warm: 0.5, dark: 0.1 },
  },
  drawn: {
    kinds: ['traditional-house'],
    house: 'traditional-house',
    roomsOf: ['traditional-house'],
    building: {
      walls: [['brick'], ['clapboard', '#ece6d8'], ['brick', '#8a4a3a']],
      accents: [['stone'], ['brick']],
      roofs: [['slate'], ['shingle', '#5f5a55']],
      frames: ['#f0ede6'],
      trims: ['#f0ede6', '#e3dccd'],
      doors: ['#22332c', '#7a2f2b', '#25344f'],
      shutters: ['#22332c', '#26282b'],
      panes: { columns: 2, bars: [0.33, 0.66] },
    },
    roomLike: 'classic',
  },
};

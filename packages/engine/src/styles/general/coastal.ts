import { balconies, bands, cornice } from '../../visuals/scene/facades/facade-ornament.ts';
import { sash } from '../../visuals/scene/facades/window-rows.ts';
import { coastal as house } from '../../visuals/scene/plot-houses/pitched-manners.ts';
import type { Style } from '../style.ts';

export const coastal: Style = {
  words: {
    label: 'Coastal',
    words: 'coastal|coastal style|hamptons|beachy|nautical|hampton style|seaside style|beach style',
  },
  exterior: {
    name: 'Coastal',
    house,
    front: {
      bayMetres: 3.2,
      ground: { ...sash, wide: 0.5, surround: true },
      upper: { ...sash, wide: 0.46, surround: true, bars: [0.5] },
      ornaments: [bands(0.2, 0.1), balconies, cornice(0.34, 0.4)],
      doorEvery: 4,
    },
    finishes: {
      facades: [
        { kind: 'clapboard', colours: ['#b7cfd8'] },
        { kind: 'cedarShingle', colours: ['#b3aea3', '#918d84'] },
        { kind: 'clapboard', colours: ['#cfdde0'] },
      ],
      roofs: ['#8b97a0', '#9aa3a6'],
      doors: ['#2f6f8c', '#d98c5f'],
      garage: '#f1f2ee',
      grounds: [{ kind: 'gravel', colours: ['#d9d0bd', '#bdb29c', '#e3dccb'] }],
      glass: '#8fb9c8',
      skies: ['clear', 'haze'],
      planting: { warmth: -0.25, saturation: 0.95, lightness: 0.04 },
      saturation: 0.94,
      mood: [3.7, -2.8, -3.2],
      grade: {
        stops: 0.22,
        warmth: -0.44,
        tint: -0.36,
        contrast: -0.1,
        saturation: 0.98,
        fade: 0.02,
      },
    },
    pull: { light: 1, grey: 0.3, warm: -0.3, red: -0.5 },
  },
  drawn: {
    kinds: ['coastal-house'],
    house: 'coastal-house',
    roomsOf: ['coastal-house'],
    building: {
      walls: [
        ['clapboard', '#f2f0ea'],
        ['clapboard', '#a9c0cc'],
        ['shingle', '#a79f92'],
      ],
      accents: [
        ['shingle', '#a79f92'],
        ['clapboard', '#f2f0ea'],
      ],
      roofs: [['shingle'], ['metal', '#8b9398']],
      frames: ['#f4f2ec'],
      trims: ['#f4f2ec'],
      doors: ['#3f6f8f', '#4f8a92'],
      shutters: ['#4f7f9a', '#f4f2ec'],
      panes: { columns: 2, bars: [0.5] },
    },
    room: {
      walls: ['#f2f0ea', '#e4ebec', '#dde6e6', '#ede8dc'],
      features: [
        ['clapboard', '#f2f0ea'],
        ['plaster', '#9dbac4'],
        ['board-and-batten', '#cfdcde'],
      ],
      featureChance: 0.6,
      floors: [['light oak'], ['pine'], ['light pine']],
      fabrics: ['#e6e1d5', '#7f9fb0', '#cdbf9f', '#33506d'],
      accents: ['#33506d', '#7fa6b3', '#d9b98c', '#e08570'],
      cabinets: ['#f0eee8', '#8fb0ba', '#33506d'],
      frames: ['#f4f2ec'],
      woods: ['#c9a87a', '#b59468'],
      plants: 0.6,
      curtains: 0.8,
      pendants: ['basket', 'globe'],
      seats: ['soft'],
    },
  },
};

/** How each of the sixteen styles divides and ornaments a front. */
import type { PlotStyle } from '../plot-houses/index.ts';
import type { FacadeManner, WindowRow } from './facade.ts';
import {
  balconies,
  bands,
  cornice,
  flowingStone,
  louvres,
  mullions,
  net,
  pilotis,
  ribs,
  sails,
  waves,
} from './facade-ornament.ts';

const glass: WindowRow = { kind: 'glazedDoor', wide: 0.94, sill: 0.02, head: 0.93, columns: 2 };
const ribbon: WindowRow = { kind: 'window', wide: 0.99, sill: 0.3, head: 0.74, columns: 2 };
const shopfront: WindowRow = { kind: 'glazedDoor', wide: 0.8, sill: 0.06, head: 0.78, columns: 3 };
const sash: WindowRow = {
  kind: 'window',
  wide: 0.4,
  sill: 0.24,
  head: 0.8,
  columns: 2,
  bars: [0.5],
};
const arched: WindowRow = { ...sash, head: 0.84, isArched: true };

export const facadeManners: Readonly<Record<PlotStyle, FacadeManner>> = {
  'zaha-hadid': {
    bayMetres: 2.4,
    ground: { ...glass, wide: 0.99 },
    upper: { ...glass, wide: 0.99, sill: 0.04, head: 0.96 },
    ornaments: [waves],
    doorEvery: 6,
  },
  'frank-lloyd-wright': {
    bayMetres: 3.4,
    ground: { ...ribbon, wide: 0.7, columns: 4, bars: [0.2, 0.8] },
    upper: { ...ribbon, wide: 0.86, sill: 0.38, head: 0.8, columns: 5, bars: [0.2, 0.8] },
    ornaments: [bands(0.36, 0.22), cornice(0.3, 1.1)],
    doorEvery: 5,
  },
  'le-corbusier': {
    bayMetres: 3.2,
    ground: { ...glass, wide: 0.98 },
    upper: ribbon,
    ornaments: [pilotis],
    doorEvery: 6,
    hasBase: true,
  },
  'renzo-piano': {
    bayMetres: 3,
    ground: glass,
    upper: glass,
    ornaments: [louvres, bands(0.12, 0.5)],
    doorEvery: 5,
  },
  'rem-koolhaas': {
    bayMetres: 4.2,
    ground: { ...glass, columns: 3 },
    upper: { ...ribbon, wide: 0.9, sill: 0.18, head: 0.88, columns: 2 },
    ornaments: [net, bands(0.3, 0.35)],
    doorEvery: 4,
  },
  'mies-van-der-rohe': {
    bayMetres: 3.2,
    ground: { ...glass, wide: 0.97 },
    upper: { ...glass, wide: 0.97, sill: 0.1, head: 0.97 },
    ornaments: [mullions(2, 0.09, 0.26), bands(0.34, 0.14)],
    doorEvery: 6,
  },
  'frank-gehry': {
    bayMetres: 3.4,
    ground: { ...shopfront, wide: 0.6 },
    upper: { ...sash, wide: 0.42, columns: 1, bars: [] },
    ornaments: [sails],
    doorEvery: 5,
  },
  'antoni-gaudi': {
    bayMetres: 3.2,
    ground: { ...arched, wide: 0.62, sill: 0.06 },
    upper: { ...arched, wide: 0.52, sill: 0.16 },
    ornaments: [flowingStone],
    doorEvery: 4,
  },
  'santiago-calatrava': {
    bayMetres: 2.6,
    ground: { ...glass, wide: 0.96 },
    upper: { ...glass, wide: 0.96, sill: 0.06 },
    ornaments: [ribs],
    doorEvery: 6,
  },
  farmhouse: {
    bayMetres: 3.2,
    ground: { ...sash, wide: 0.44, bars: [0.33, 0.66] },
    upper: { ...sash, wide: 0.4, bars: [0.33, 0.66] },
    ornaments: [cornice(0.3, 0.3)],
    doorEvery: 4,
  },
  coastal: {
    bayMetres: 3.2,
    ground: { ...sash, wide: 0.5, surround: true },
    upper: { ...sash, wide: 0.46, surround: true, bars: [0.5] },
    ornaments: [bands(0.2, 0.1), balconies, cornice(0.34, 0.4)],
    doorEvery: 4,
  },
  traditional: {
    bayMetres: 2.9,
    ground: { ...sash, shutters: true, lintel: true, bars: [0.25, 0.5, 0.75] },
    upper: { ...sash, shutters: true, lintel: true, bars: [0.25, 0.5, 0.75] },
    ornaments: [bands(0.22, 0.1), cornice(0.42, 0.45)],
    doorEvery: 4,
  },
  mediterranean: {
    bayMetres: 3.3,
    ground: { ...arched, wide: 0.6, sill: 0.04, kind: 'glazedDoor' },
    upper: { ...arched, wide: 0.36, shutters: true },
    ornaments: [balconies, cornice(0.28, 0.5)],
    doorEvery: 3,
  },
  rustic: {
    bayMetres: 3.4,
    ground: { ...sash, wide: 0.42, shutters: true, lintel: true },
    upper: { ...sash, wide: 0.4, shutters: true },
    ornaments: [bands(0.3, 0.18), balconies],
    doorEvery: 4,
    hasBase: true,
  },
  cottage: {
    bayMetres: 3,
    ground: { ...sash, wide: 0.42, flowerBox: true, bars: [0.33, 0.66] },
    upper: { ...sash, wide: 0.4, flowerBox: true, bars: [0.33, 0.66] },
    ornaments: [cornice(0.2, 0.25)],
    doorEvery: 3,
  },
  midcentury: {
    bayMetres: 3.8,
    ground: { ...glass, wide: 0.8, columns: 3 },
    upper: { ...ribbon, wide: 0.84, sill: 0.26, head: 0.84, columns: 3 },
    ornaments: [mullions(1, 0.2, 0.3), bands(0.4, 0.5)],
    doorEvery: 4,
  },
};

/** Rooms, outdoor views and property types: their rules. */
import type { OutdoorRule, PropertyRow, RoomRule } from './look.ts';

const dry = { floor: 'dry', wall: 'dry', hasAccent: true } as const;
const wet = { floor: 'wet', wall: 'wet', hasAccent: false } as const;

export const roomRules: readonly RoomRule[] = [
  { name: 'Foyer', ...dry, hasRug: true, hasArt: true, hasPlant: true, staging: 'foyer' },
  { name: 'Living Room', ...dry, hasRug: true, hasArt: true, hasPlant: true, staging: 'living' },
  { name: 'Dining Room', ...dry, hasRug: true, hasArt: true, hasPlant: true, staging: 'dining' },
  {
    name: 'Kitchen',
    floor: 'wet',
    wall: 'dry',
    hasAccent: false,
    hasRug: false,
    hasArt: false,
    hasPlant: true,
    staging: 'dining',
  },
  { name: 'Poweder Room', ...wet, hasRug: false, hasArt: true, hasPlant: true, staging: null },
  { name: 'Bedroom', ...dry, hasRug: true, hasArt: true, hasPlant: true, staging: 'bedroom' },
  { name: 'Bathroom', ...wet, hasRug: false, hasArt: false, hasPlant: true, staging: null },
  { name: 'Office', ...dry, hasRug: true, hasArt: true, hasPlant: true, staging: 'office' },
  {
    name: 'Garage',
    floor: 'work',
    wall: 'dry',
    hasAccent: true,
    hasRug: false,
    hasArt: false,
    hasPlant: false,
    staging: null,
  },
  {
    name: 'Barbershop',
    floor: 'wet',
    wall: 'dry',
    hasAccent: true,
    hasRug: false,
    hasArt: true,
    hasPlant: true,
    staging: null,
  },
  { name: 'Den', ...dry, hasRug: true, hasArt: true, hasPlant: true, staging: 'living' },
];

export const outdoorRules: readonly OutdoorRule[] = [
  { name: 'Exterior', paves: true, planting: 1, facade: 1 },
  { name: 'Garage', paves: true, planting: 0.8, facade: 1 },
  { name: 'Backyard', paves: true, planting: 1.4, facade: 1 },
  { name: 'Frontyard', paves: true, planting: 1.4, facade: 1 },
  { name: 'Rooftop', paves: true, planting: 0.8, facade: 1 },
  { name: 'Facade', paves: false, planting: 0.7, facade: 1 },
];

export const propertyRows: readonly PropertyRow[] = [
  { name: 'Residential', scale: 1, richness: 1, grade: {} },
  { name: 'Apartment', scale: 1.5, richness: 0.85, grade: { stops: 0.02, contrast: 0.02 } },
  { name: 'Suburban', scale: 1, richness: 1, grade: { saturation: 1.03 } },
  { name: 'Hometown', scale: 0.95, richness: 1.1, grade: { warmth: 0.06 } },
  { name: 'Commercial', scale: 1.6, richness: 0.7, grade: { contrast: 0.04, saturation: 0.97 } },
  { name: 'Tower', scale: 4, richness: 0.7, grade: { warmth: -0.05, contrast: 0.04 } },
];

/** Choices of a mood where the words leave them open: hour, weather, style, kind of house. */
import type { Style } from '../brief/vocabulary/styles.ts';
import type { BuildingKind } from '../brief/vocabulary/subjects.ts';
import type { Mood, TimeOfDay, Weather } from '../brief/vocabulary/surroundings.ts';

export interface MoodRow {
  readonly times?: Readonly<Partial<Record<TimeOfDay, number>>>;
  readonly weathers?: Readonly<Partial<Record<Weather, number>>>;
  /** For rooms. */
  readonly styles: readonly Style[];
  /** For buildings. */
  readonly kinds?: readonly BuildingKind[];
}

export const moodRows: Readonly<Record<Mood, MoodRow>> = {
  bright: {
    times: { day: 0.7, morning: 0.3 },
    weathers: { clear: 1 },
    styles: ['scandinavian', 'minimal', 'coastal', 'modern'],
  },
  warm: {
    times: { golden: 0.6, day: 0.4 },
    styles: ['rustic', 'farmhouse', 'bohemian', 'midcentury'],
  },
  dark: {
    times: { dusk: 0.6, night: 0.4 },
    weathers: { overcast: 0.6, cloudy: 0.4 },
    styles: ['industrial', 'art-deco', 'victorian'],
  },
  gotham: {
    times: { night: 0.7, dusk: 0.3 },
    weathers: { fog: 0.5, overcast: 0.3, storm: 0.2 },
    styles: ['victorian', 'industrial'],
    kinds: ['traditional-house', 'townhouses'],
  },
  glam: {
    styles: ['art-deco', 'classic'],
    kinds: ['villa'],
  },
  vintage: {
    styles: ['midcentury', 'victorian', 'classic'],
    kinds: ['traditional-house', 'cottage', 'farmhouse', 'mediterranean-house'],
  },
  airy: {
    times: { day: 0.6, morning: 0.4 },
    weathers: { clear: 1 },
    styles: ['scandinavian', 'coastal', 'minimal'],
  },
  edgy: {
    weathers: { cloudy: 0.6, clear: 0.4 },
    styles: ['industrial', 'brutalist', 'cyberpunk'],
    kinds: ['museum', 'fluid-building'],
  },
  calm: {
    times: { morning: 0.5, golden: 0.5 },
    weathers: { clear: 0.7, fog: 0.3 },
    styles: ['japandi', 'minimal', 'scandinavian'],
  },
  vibrant: {
    times: { day: 1 },
    weathers: { clear: 1 },
    styles: ['bohemian', 'midcentury'],
  },
};

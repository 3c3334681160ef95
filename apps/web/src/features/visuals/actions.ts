/** Changes to a picture that has a 3D model: the same scene seen differently. */
import type { SceneChange } from '@maquette/contract';

export interface SceneAction {
  readonly label: string;
  readonly change: SceneChange;
}

export interface SceneActionGroup {
  readonly label: string;
  readonly actions: readonly SceneAction[];
}

export const sceneActions: readonly SceneActionGroup[] = [
  {
    label: 'Turn it',
    actions: [
      { label: 'To the left', change: { turnDeg: -60 } },
      { label: 'To the right', change: { turnDeg: 60 } },
      { label: 'From behind', change: { turnDeg: 180 } },
    ],
  },
  {
    label: 'Another light',
    actions: [
      { label: 'By day', change: { time: 'day', weather: 'clear' } },
      { label: 'Dawn', change: { time: 'dawn' } },
      { label: 'Golden hour', change: { time: 'golden' } },
      { label: 'Dusk', change: { time: 'dusk' } },
      { label: 'Night', change: { time: 'night' } },
    ],
  },
  {
    label: 'Another season',
    actions: [
      { label: 'Spring', change: { season: 'spring' } },
      { label: 'Autumn', change: { season: 'autumn' } },
      { label: 'Snow', change: { season: 'winter', weather: 'snow' } },
      { label: 'Rain', change: { weather: 'rain' } },
      { label: 'Fog', change: { weather: 'fog' } },
    ],
  },
  {
    label: 'Another medium',
    actions: [
      { label: 'Photograph', change: { medium: 'photograph' } },
      { label: 'Watercolour', change: { medium: 'watercolour' } },
      { label: 'Pencil', change: { medium: 'pencil' } },
      { label: 'Ink', change: { medium: 'ink' } },
      { label: 'Blueprint', change: { medium: 'blueprint' } },
      { label: 'Clay model', change: { medium: 'clay' } },
      { label: 'Cut paper', change: { medium: 'cutPaper' } },
    ],
  },
];

/** Combines with earlier changes; turns add up, wrapped to half a turn either way. */
export function changedFurther(before: SceneChange, change: SceneChange): SceneChange {
  if (change.turnDeg === undefined) return { ...before, ...change };
  const sum = (before.turnDeg ?? 0) + change.turnDeg;
  return { ...before, turnDeg: sum - 360 * Math.round(sum / 360) };
}

/** What can be asked of a picture that is a model: the same scene, seen otherwise. */
import type { SceneChange } from '@maquette/contract';

export interface SceneAction {
  readonly label: string;
  readonly change: SceneChange;
}

export const sceneActions: readonly SceneAction[] = [
  { label: 'Turn it', change: { turnDeg: 70 } },
  { label: 'At dusk', change: { time: 'dusk' } },
  { label: 'At night', change: { time: 'night' } },
  { label: 'In snow', change: { season: 'winter', weather: 'snow' } },
  { label: 'In autumn', change: { season: 'autumn' } },
  { label: 'Watercolour', change: { medium: 'watercolour' } },
  { label: 'Pencil', change: { medium: 'pencil' } },
  { label: 'Blueprint', change: { medium: 'blueprint' } },
  { label: 'Clay model', change: { medium: 'clay' } },
  { label: 'Cut paper', change: { medium: 'cutPaper' } },
];

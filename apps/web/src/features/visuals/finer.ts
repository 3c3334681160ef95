/** Pictures that can be rendered in higher quality, and with which lens. */
import type { LensName, SceneChange } from '@maquette/contract';
import { sceneActions } from './actions.ts';

interface LensChoice {
  readonly value: LensName;
  readonly label: string;
}

export const lenses: readonly [LensChoice, ...LensChoice[]] = [
  { value: 'none', label: 'Sharp throughout' },
  { value: 'soft', label: 'A little soft behind' },
  { value: 'shallow', label: 'Only the main piece sharp' },
];

const finerMediums: ReadonlySet<string | undefined> = new Set(['photograph', 'clay']);
const drawnLabels: ReadonlySet<string> = new Set(
  sceneActions
    .flatMap(({ actions }) => actions)
    .filter(({ change }) => change.medium && !finerMediums.has(change.medium))
    .map(({ label }) => label),
);

/** For photographs and clay models; drawings gain nothing. @param brief what was understood */
export function canBeFiner({ medium }: SceneChange, brief: readonly string[]): boolean {
  if (medium !== undefined) return finerMediums.has(medium);
  return !brief.some((label) => drawnLabels.has(label));
}

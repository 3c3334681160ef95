/** Edits of a brief, one per wish; the last edit of a wish wins. */
import type { ChipEdit, SceneChange } from '@maquette/contract';

export const withEdit = (edits: readonly ChipEdit[], edit: ChipEdit): readonly ChipEdit[] => [
  ...edits.filter(({ key }) => key !== edit.key),
  edit,
];

type Spoken = Exclude<keyof SceneChange, 'turnDeg'>;
const spoken: readonly Spoken[] = ['time', 'weather', 'season', 'medium'];

/** A wish edited later overrides a light or medium chosen by button. */
export const changeWithout = (
  change: SceneChange,
  edits: readonly ChipEdit[],
  before: readonly ChipEdit[],
): SceneChange => {
  const edited = edits.filter((edit) => !before.includes(edit)).map(({ key }) => key);
  const kept = { ...change };
  for (const key of spoken) if (edited.includes(key)) delete kept[key];
  return kept;
};

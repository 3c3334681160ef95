import { type Change, changes } from '../design/changes.ts';
import { type StudioKind, studios } from '../design/studios.ts';

interface RecipeInput {
  readonly kind: StudioKind;
  readonly style: string;
  readonly strength?: number | undefined;
  readonly cfgScale?: number | undefined;
  readonly steps?: number | undefined;
  readonly seed?: number | undefined;
  readonly change?: Change | undefined;
}

/** Fills in defaults: numbers from the style's preset, the change from the studio. */
export function withDefaults<Input extends RecipeInput>(input: Input) {
  const { styles } = studios[input.kind];
  const preset = styles.find(({ label }) => label === input.style) ?? styles[0];
  return {
    ...input,
    strength: input.strength ?? preset.startSchedule,
    cfgScale: input.cfgScale ?? preset.cfgScale,
    steps: input.steps ?? preset.steps,
    seed: input.seed ?? preset.seed,
    change: input.change ?? changes[input.kind].default,
  };
}

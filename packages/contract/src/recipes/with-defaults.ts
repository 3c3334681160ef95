import { type Change, changes } from '../design/changes.ts';
import { type StudioKind, studios } from '../design/studios.ts';

interface AskedRecipe {
  readonly kind: StudioKind;
  readonly style: string;
  readonly strength?: number | undefined;
  readonly cfgScale?: number | undefined;
  readonly steps?: number | undefined;
  readonly seed?: number | undefined;
  readonly change?: Change | undefined;
}

/** The one place that fills in: numbers come from the preset of the style, the change from the studio. */
export function withDefaults<Asked extends AskedRecipe>(asked: Asked) {
  const { styles } = studios[asked.kind];
  const preset = styles.find(({ label }) => label === asked.style) ?? styles[0];
  return {
    ...asked,
    strength: asked.strength ?? preset.startSchedule,
    cfgScale: asked.cfgScale ?? preset.cfgScale,
    steps: asked.steps ?? preset.steps,
    seed: asked.seed ?? preset.seed,
    change: asked.change ?? changes[asked.kind].default,
  };
}

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

/** Numbers left out come from the preset of the style, the change from the studio. */
export function withDefaults<Asked extends AskedRecipe>(asked: Asked) {
  const preset = studios[asked.kind].styles.find(({ label }) => label === asked.style);
  return {
    ...asked,
    strength: asked.strength ?? preset?.startSchedule ?? 0,
    cfgScale: asked.cfgScale ?? preset?.cfgScale ?? 0,
    steps: asked.steps ?? preset?.steps ?? 0,
    seed: asked.seed ?? preset?.seed ?? 0,
    change: asked.change ?? changes[asked.kind].default,
  };
}

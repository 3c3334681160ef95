/** All surfaces of a picture: each as wished, or as the user has chosen. */
import type { SurfaceOutcome, SurfaceOverride } from '../request.ts';
import type { SurfacePaint } from './surface-paint.ts';
import { type PaintSettings, paintSurface, type SurfaceWish } from './surface-plan.ts';

export interface PaintedSurfaces {
  readonly paints: readonly SurfacePaint[];
  /** Those with a finish chosen by the user. */
  readonly chosen: readonly SurfacePaint[];
  readonly outcomes: readonly SurfaceOutcome[];
}

export function paintSurfaces(
  settings: PaintSettings,
  wishes: readonly SurfaceWish[],
  overrides: readonly SurfaceOverride[] = [],
): PaintedSurfaces {
  const painted = wishes.map((wish) => {
    const override = overrides.find((one) => one.surface === wish.surface.className);
    return { ...paintSurface(settings, { ...wish, override }), override };
  });
  const paintsOf = (rows: typeof painted) => rows.flatMap(({ paint }) => paint ?? []);
  return {
    paints: paintsOf(painted),
    chosen: paintsOf(painted.filter(({ override }) => override)),
    outcomes: painted.map(({ outcome }) => outcome),
  };
}

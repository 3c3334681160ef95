/** Panes of showers and tubs: clear glass with seen edges, in a frame or held by clamps. */
import { type MaterialHandle, triangleRoles } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { box } from '../../solids.ts';

/** Object of the panes, laid over what is behind them. */
export const paneName = 'glass pane';

export interface ScreenMaterials {
  readonly metal: MaterialHandle;
  readonly glass: MaterialHandle;
  /** The sides of a pane, where its colour shows. */
  readonly edge: MaterialHandle;
}

export interface GlassScreen extends ScreenMaterials {
  /** Runs along u at this z, or along z at this u. */
  readonly along: 'u' | 'z';
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  /** In a frame with a bar across, else clamped at its ends that meet a wall. */
  readonly isFramed: boolean;
  /** Ends that meet a wall. */
  readonly heldAt: readonly ('from' | 'to')[];
}

const glassMetres = 0.008;
const frame = { wide: 0.022, thick: 0.022 } as const;
/** The channel that a clear pane stands in, and its clamps. */
const channel = { high: 0.014, thick: 0.016 } as const;
const clamp = { wide: 0.045, high: 0.05, thick: 0.024, fromEnd: 0.22 } as const;
/** Frames have a bar at this share of their height. */
const barAt = 0.36;

export function glassScreen(b: SceneBuilder, one: GlassScreen): void {
  const { along, at, from, to, low, high, isFramed, heldAt, metal, glass, edge } = one;
  b.begin('furniture', 'shower screen');
  /** A bar from `s0` to `s1` along the pane. */
  const bar = (
    s0: number,
    s1: number,
    y0: number,
    y1: number,
    thick: number,
    material: MaterialHandle,
  ) => {
    const half = thick / 2;
    if (along === 'u') box(b, [s0, y0, at - half], [s1, y1, at + half], material);
    else box(b, [at - half, y0, s0], [at + half, y1, s1], material);
  };
  if (isFramed) {
    const { wide, thick } = frame;
    bar(from, to, low, low + wide, thick, metal);
    bar(from, to, high - wide, high, thick, metal);
    bar(from, from + wide, low + wide, high - wide, thick, metal);
    bar(to - wide, to, low + wide, high - wide, thick, metal);
    const middle = low + barAt * (high - low);
    bar(from + wide, to - wide, middle - wide / 2, middle + wide / 2, thick, metal);
  } else {
    bar(from, to, low, low + channel.high, channel.thick, metal);
    bar(from, to, high - glassMetres, high, glassMetres, edge);
    for (const [end, s] of [
      ['from', from],
      ['to', to],
    ] as const) {
      const inner = end === 'from' ? 1 : -1;
      const band = (wide: number) =>
        [Math.min(s, s + inner * wide), Math.max(s, s + inner * wide)] as const;
      if (!heldAt.includes(end)) {
        const [s0, s1] = band(glassMetres);
        bar(s0, s1, low + channel.high, high - glassMetres, glassMetres, edge);
        continue;
      }
      const [s0, s1] = band(clamp.wide);
      for (const y of [low + clamp.fromEnd, high - clamp.fromEnd])
        bar(s0, s1, y - clamp.high / 2, y + clamp.high / 2, clamp.thick, metal);
    }
  }
  b.begin('furniture', paneName);
  const point = (s: number, y: number): [number, number, number] =>
    along === 'u' ? [s, y, at] : [at, y, s];
  b.as(triangleRoles.pane, () =>
    b.quad(point(from, low), point(to, low), point(to, high), point(from, high), glass),
  );
}

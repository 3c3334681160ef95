/** Blinds in front of one opening, in the wall's local coordinates. */
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { box, tube } from '../solids.ts';
import { romanBlind } from './textiles.ts';

export const blindStyles = ['roman', 'venetian', 'roller'] as const;
type BlindStyle = (typeof blindStyles)[number];

/** Drawn so far down: the rest shows the view. */
const drawnShare = { roman: 0.38, venetian: 0.94, roller: 0.42 } as const;
const slatMetres = { apart: 0.062, deep: 0.046, away: 0.05 } as const;

/** Slats tilted so that one sees between them. */
function slats(
  b: SceneBuilder,
  [from, to]: readonly [number, number],
  [foot, top]: readonly [number, number],
  material: MaterialHandle,
): void {
  b.begin('textile', 'blind');
  const { apart, deep, away } = slatMetres;
  const count = Math.floor((top - foot) / apart);
  for (let slat = 0; slat < count; slat++) {
    const y = top - slat * apart;
    const [near, far] = [away + deep / 2, away - deep / 2];
    b.quad([from, y - 0.016, near], [to, y - 0.016, near], [to, y, far], [from, y, far], material);
    b.quad(
      [to, y - 0.02, near],
      [from, y - 0.02, near],
      [from, y - 0.004, far],
      [to, y - 0.004, far],
      material,
    );
  }
  box(b, [from, top, 0.01], [to, top + 0.06, 0.08], material);
  box(b, [from, foot, away - 0.02], [to, foot + 0.025, away + 0.02], material);
  for (const share of [0.12, 0.88]) {
    const u = from + (to - from) * share;
    tube(b, [u, foot, away], [u, top, away], 0.004, material, 5);
  }
}

export function blinds(
  b: SceneBuilder,
  style: BlindStyle,
  [u0, u1]: readonly [number, number],
  [v0, v1]: readonly [number, number],
  material: MaterialHandle,
): void {
  const span = [u0 - 0.05, u1 + 0.05] as const;
  const top = v1 + 0.06;
  const foot = top - (top - v0) * drawnShare[style];
  if (style === 'roman') romanBlind(b, span, [foot, top], material);
  else if (style === 'venetian') slats(b, span, [foot, top], material);
  else {
    b.begin('textile', 'blind');
    tube(b, [span[0], top, 0.06], [span[1], top, 0.06], 0.035, material, 12);
    box(b, [span[0], foot, 0.055], [span[1], top, 0.062], material);
    box(b, [span[0], foot - 0.025, 0.05], [span[1], foot, 0.068], material);
  }
}

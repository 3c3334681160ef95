/** A round window applied to an uncut wall: a disc of glass in a ring, with a cross of bars. */
import type { SceneBuilder } from './builder.ts';
import { box } from './solids.ts';
import type { WallOptions, WallSkin } from './wall-parts.ts';

const sides = 28;
const ringMetres = 0.1;
const proudMetres = 0.07;

export function roundWindow(
  b: SceneBuilder,
  at: { readonly u: number; readonly v: number; readonly radius: number },
  skin: WallSkin,
  options: WallOptions,
): void {
  const { u, v, radius } = at;
  const on = (step: number, r: number): readonly [number, number] => {
    const angle = (step / sides) * 2 * Math.PI;
    return [u + Math.cos(angle) * r, v + Math.sin(angle) * r];
  };
  b.begin('trim', 'window frame');
  const outer = radius + ringMetres;
  for (let step = 0; step < sides; step++) {
    const [[au, av], [cu, cv]] = [on(step, radius), on(step + 1, radius)];
    const [[du, dv], [eu, ev]] = [on(step, outer), on(step + 1, outer)];
    const z = proudMetres;
    b.quad([au, av, z], [du, dv, z], [eu, ev, z], [cu, cv, z], skin.trim);
    b.quad([du, dv, z], [du, dv, 0], [eu, ev, 0], [eu, ev, z], skin.trim);
    b.quad([au, av, 0], [au, av, z], [cu, cv, z], [cu, cv, 0], skin.trim);
  }
  box(b, [u - 0.02, v - radius, 0.02], [u + 0.02, v + radius, 0.045], skin.frame);
  box(b, [u - radius, v - 0.02, 0.02], [u + radius, v + 0.02, 0.045], skin.frame);
  b.begin('window', `${options.name} window`, { storey: options.storey });
  const shift = options.roomShift;
  // Quads of two segments each: quads carry the coordinates of the room behind.
  for (let step = 0; step < sides; step += 2) {
    const [[au, av], [cu, cv], [eu, ev]] = [
      on(step, radius),
      on(step + 1, radius),
      on(step + 2, radius),
    ];
    b.quad([u, v, 0.015], [au, av, 0.015], [cu, cv, 0.015], [eu, ev, 0.015], skin.glass, [
      shift + u,
      v,
      shift + au,
      av,
      shift + cu,
      cv,
      shift + eu,
      ev,
    ]);
  }
}

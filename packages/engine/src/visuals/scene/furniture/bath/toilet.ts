/** A toilet in front of its wall: z into the room, centred. */
import type { MaterialHandle } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { loft, type Ring } from '../../curved/loft.ts';
import { softBox } from '../../curved/soft-box.ts';
import { cylinder } from '../../curved/turned.ts';
import { box, tube } from '../../solids.ts';
import { gapOf } from '../unlit-gap.ts';

export type ToiletStyle = 'wall' | 'close';

const ring = (y: number, halfWidth: number, back: number, front: number): Ring => ({
  y,
  halfWidth,
  back,
  front,
});

const bowls: Readonly<Record<ToiletStyle, readonly Ring[]>> = {
  close: [
    ring(0, 0.118, 0.04, 0.36),
    ring(0.03, 0.118, 0.04, 0.36),
    ring(0.15, 0.112, 0.04, 0.37),
    ring(0.24, 0.135, 0.04, 0.42),
    ring(0.32, 0.166, 0.04, 0.5),
    ring(0.37, 0.176, 0.04, 0.53),
    ring(0.398, 0.176, 0.04, 0.53),
  ],
  wall: [
    ring(0.14, 0.09, 0, 0.25),
    ring(0.15, 0.115, 0, 0.31),
    ring(0.22, 0.15, 0, 0.42),
    ring(0.3, 0.172, 0, 0.5),
    ring(0.36, 0.178, 0, 0.53),
    ring(0.398, 0.178, 0, 0.53),
  ],
};

/** Seat and lid, thin and separated by a shadow line. */
function lid(b: SceneBuilder, back: number, porcelain: MaterialHandle): void {
  for (const [low, high, grow] of [
    [0.403, 0.418, 0.004],
    [0.421, 0.436, 0],
  ] as const) {
    const [half, front] = [0.178 + grow, 0.535 + grow];
    const soft = 0.003;
    loft(
      b,
      [
        ring(low, half - soft, back, front - soft),
        ring(low + soft, half, back, front),
        ring(high - soft, half, back, front),
        ring(high, half - soft, back + soft, front - soft),
      ],
      porcelain,
    );
  }
  // the gaps show this, evenly dark: lit walls of a gap look dashed
  const [half, front, into] = [0.178, 0.535, 0.007];
  const inner = [0.396, 0.43].map((y) => ring(y, half - into, back, front - into));
  loft(b, inner, gapOf(b, porcelain));
  for (const side of [-1, 1])
    tube(b, [side * 0.06, 0.42, back], [side * 0.11, 0.42, back], 0.012, porcelain, 8);
}

function cistern(b: SceneBuilder, porcelain: MaterialHandle, metal: MaterialHandle): void {
  softBox(b, [-0.185, 0.39, 0.005], [0.185, 0.755, 0.165], 0.025, porcelain);
  softBox(b, [-0.195, 0.76, 0], [0.195, 0.795, 0.175], 0.012, porcelain);
  cylinder(b, [0, 0.795, 0.09], 0.028, 0.006, metal, 18);
}

const paper = { x: 0.34, y: 0.7, out: 0.075, radius: 0.05, half: 0.05 } as const;

/** A roll on a horizontal holder. */
function paperHolder(b: SceneBuilder, porcelain: MaterialHandle, metal: MaterialHandle): void {
  b.begin('furniture', 'paper holder');
  const { x, y, out, radius, half } = paper;
  tube(b, [x - half - 0.015, y, 0], [x - half - 0.015, y, out], 0.006, metal, 8);
  tube(b, [x - half - 0.015, y, out], [x + half + 0.01, y, out], 0.006, metal, 8);
  const steps = 20;
  for (let step = 0; step < steps; step++) {
    const [a, c] = [step, step + 1].map((k) => (k / steps) * 2 * Math.PI);
    const on = (turn: number, u: number) =>
      [u, y - 0.03 + radius * Math.sin(turn), out + radius * Math.cos(turn)] as const;
    const [left, right] = [x - half, x + half];
    b.quad([...on(a!, left)], [...on(a!, right)], [...on(c!, right)], [...on(c!, left)], porcelain);
    for (const u of [left, right])
      b.tri([u, y - 0.03, out], [...on(a!, u)], [...on(c!, u)], porcelain);
  }
}

export function toilet(
  b: SceneBuilder,
  style: ToiletStyle,
  porcelain: MaterialHandle,
  metal: MaterialHandle,
  { hasPaper = true } = {},
): void {
  b.begin('furniture', 'toilet');
  loft(b, bowls[style], porcelain);
  lid(b, style === 'close' ? 0.185 : 0.05, porcelain);
  if (style === 'close') cistern(b, porcelain, metal);
  else box(b, [-0.12, 0.98, 0], [0.12, 1.14, 0.01], metal);
  if (hasPaper) paperHolder(b, porcelain, metal);
}

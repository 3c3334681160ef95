/** Stools, benches and poufs. Origin on the floor at the centre. */
import type { MaterialHandle } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { boxedCushion } from '../../curved/boxed-cushion.ts';
import { lathe } from '../../curved/turned.ts';
import { box, tube } from '../../solids.ts';

/** Back of a stool: a curved wooden band on posts; half its opening angle. */
const backAngle = Math.PI * 0.34;
const backMetres = { radius: 0.19, low: 0.12, high: 0.21 } as const;

function stoolBack(
  b: SceneBuilder,
  height: number,
  band: MaterialHandle,
  frame: MaterialHandle,
): void {
  const { radius, low, high } = backMetres;
  lathe(
    b,
    [0, height, 0],
    [
      [radius - 0.012, low],
      [radius + 0.004, low - 0.004],
      [radius + 0.012, low + 0.01],
      [radius + 0.016, high - 0.012],
      [radius + 0.006, high],
      [radius - 0.006, high - 0.004],
      [radius - 0.012, low],
    ],
    band,
    18,
    [Math.PI - backAngle, Math.PI + backAngle],
  );
  for (const side of [-1, 1]) {
    const angle = Math.PI + side * backAngle * 0.72;
    const at = (r: number, y: number): [number, number, number] => [
      Math.sin(angle) * r,
      height + y,
      Math.cos(angle) * r,
    ];
    tube(b, at(0.16, 0), at(radius, low + 0.03), 0.009, frame, 6);
  }
}

/** @param cushion on a wooden seat */
export function stool(
  b: SceneBuilder,
  height: number,
  seat: MaterialHandle,
  frame: MaterialHandle,
  withBack: boolean,
  cushion?: MaterialHandle,
): void {
  b.begin('furniture', 'bar stool');
  lathe(
    b,
    [0, height, 0],
    [
      [0, 0],
      [0.165, 0],
      [0.188, 0.012],
      [0.192, 0.026],
      [0.18, 0.036],
      [0, 0.032],
    ],
    seat,
    24,
  );
  if (cushion !== undefined)
    lathe(
      b,
      [0, height + 0.03, 0],
      [
        [0.165, 0],
        [0.183, 0.012],
        [0.18, 0.03],
        [0.15, 0.043],
        [0.08, 0.048],
        [0, 0.046],
      ],
      cushion,
      24,
    );
  for (let leg = 0; leg < 4; leg++) {
    const angle = leg * (Math.PI / 2) + Math.PI / 4;
    tube(
      b,
      [Math.sin(angle) * 0.12, height, Math.cos(angle) * 0.12],
      [Math.sin(angle) * 0.21, 0, Math.cos(angle) * 0.21],
      0.011,
      frame,
      6,
    );
  }
  lathe(
    b,
    [0, height * 0.36, 0],
    [
      [0.172, 0],
      [0.182, 0],
      [0.182, 0.014],
      [0.172, 0.014],
    ],
    frame,
    20,
  );
  if (withBack) stoolBack(b, height, seat, frame);
}

/** An upholstered bench on splayed round legs, or framed: on square ones with a rail between them. */
export function bench(
  b: SceneBuilder,
  width: number,
  seat: MaterialHandle,
  frame: MaterialHandle,
  isFramed = false,
): void {
  b.begin('furniture', 'bench');
  const half = width / 2;
  const puff = 0.022;
  boxedCushion(b, [puff - half, 0.388, -0.19], [half - puff, 0.448, 0.19], seat, {
    band: 0.06,
    puff,
  });
  const [x, z, low, high] = [half - 0.05, 0.14, isFramed ? 0.32 : 0.345, 0.385];
  for (const side of [-1, 1]) {
    box(b, [-x, low, side * z - 0.014], [x, high, side * z + 0.014], frame);
    box(b, [side * x - 0.014, low, -z], [side * x + 0.014, high, z], frame);
    if (isFramed) box(b, [side * x - 0.012, 0.1, -z], [side * x + 0.012, 0.13, z], frame);
    for (const depth of [-1, 1]) {
      const [u, v] = [side * x, depth * z];
      if (isFramed) box(b, [u - 0.026, 0, v - 0.026], [u + 0.026, high, v + 0.026], frame);
      else
        tube(
          b,
          [u, high, v],
          [side * (x + 0.02), 0, depth * (z + 0.025)],
          [0.021, 0.013],
          frame,
          10,
        );
    }
  }
  if (isFramed) box(b, [-x, 0.1, -0.012], [x, 0.13, 0.012], frame);
}

export function ottoman(b: SceneBuilder, radius: number, fabric: MaterialHandle): void {
  b.begin('furniture', 'pouf');
  lathe(
    b,
    [0, 0, 0],
    [
      [radius * 0.85, 0],
      [radius, 0.08],
      [radius * 1.04, 0.2],
      [radius, 0.34],
      [radius * 0.8, 0.4],
      [0, 0.41],
    ],
    fabric,
    22,
  );
}

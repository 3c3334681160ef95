/** Mixer taps of basins and sinks. Metres, z towards the basin. */
import type { MaterialHandle, Vector3 } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { type BarPoint, bentBar } from '../../curved/bent-bar.ts';
import { lathe } from '../../curved/turned.ts';

interface Tap {
  /** Height at which the spout begins to bend. */
  readonly rise: number;
  readonly reach: number;
  /** How far the spout comes down again. */
  readonly drop: number;
  readonly thick: number;
  /** Share of the half turn that its spout makes. */
  readonly turnShare: number;
}

const bodyMetres = 0.075;

/** A slim body on a flange, one bent pipe with an aerator, and a lever at the right. */
export function tap(
  b: SceneBuilder,
  [x, y, z]: Vector3,
  { rise, reach, drop, thick, turnShare }: Tap,
  metal: MaterialHandle,
): void {
  const body = thick * 1.5;
  const high = Math.min(bodyMetres, rise * 0.7);
  lathe(
    b,
    [x, y, z],
    [
      [thick * 2.3, 0],
      [thick * 2.3, 0.004],
      [body * 1.05, 0.007],
      [body, 0.012],
      [body, high],
      [body * 0.85, high + 0.004],
      [thick, high + 0.006],
    ],
    metal,
    20,
  );
  const arc = Array.from({ length: 7 }, (_, k): BarPoint => {
    const turn = (k / 6) * Math.PI * turnShare;
    const out = (reach / 2) * (1 - Math.cos(turn));
    return [[x, y + rise + (reach / 2) * Math.sin(turn), z + out], thick];
  });
  const turn = Math.PI * turnShare;
  const end = arc.at(-1)![0];
  const along = (metres: number): Vector3 => [
    x,
    end[1] + metres * Math.cos(turn),
    end[2] + metres * Math.sin(turn),
  ];
  const tip = along(drop);
  bentBar(
    b,
    [
      [[x, y + high, z], thick],
      [[x, y + high + (rise - high) * 0.6, z], thick],
      ...arc,
      [tip, thick],
    ],
    metal,
    { up: [1, 0, 0], sides: 12 },
  );
  bentBar(
    b,
    [
      [along(drop - 0.004), thick * 1.16],
      [along(drop + 0.014), thick * 1.16],
    ],
    metal,
    { up: [1, 0, 0], sides: 12 },
  );
  const lever = y + high * 0.72;
  bentBar(
    b,
    [
      [[x + body * 0.6, lever, z], thick * 0.62],
      [[x + body * 1.9, lever, z], thick * 0.62],
    ],
    metal,
  );
  bentBar(
    b,
    [
      [[x + body * 1.6, lever - 0.004, z], thick * 0.34],
      [[x + body * 1.9, lever + 0.03, z - 0.003], thick * 0.32],
      [[x + body * 2.1, lever + 0.06, z - 0.01], thick * 0.28],
    ],
    metal,
    { up: [0, 0, 1] },
  );
}

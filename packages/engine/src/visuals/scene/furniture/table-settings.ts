import type { Random } from '../../../random/random.ts';
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { softBox } from '../curved/soft-box.ts';
import { lathe } from '../curved/turned.ts';
import { box } from '../solids.ts';
import { eucalyptus, leafyStems } from './flowers.ts';
import { vase, vases } from './vases.ts';

/** Small things that make a surface look used. */
export function tableClutter(
  b: SceneBuilder,
  y: number,
  accents: readonly MaterialHandle[],
  vase: MaterialHandle,
  leaf: MaterialHandle,
  random: Random,
): void {
  b.begin('art', 'books and vase');
  softBox(b, [-0.3, y, -0.14], [-0.04, y + 0.03, 0.06], 0.004, accents[0]!);
  softBox(b, [-0.28, y + 0.03, -0.12], [-0.06, y + 0.055, 0.05], 0.004, accents[1] ?? accents[0]!);
  vaseWithStems(b, [0.2, y, 0], 0.22, vase, leaf, random);
  lathe(
    b,
    [-0.02, y, 0.2],
    [
      [0.02, 0],
      [0.07, 0.02],
      [0.11, 0.05],
      [0.1, 0.05],
      [0.06, 0.025],
      [0, 0.02],
    ],
    accents[2] ?? vase,
    16,
  );
}

/** Eucalyptus in a round vase. */
export function vaseWithStems(
  b: SceneBuilder,
  [x, y, z]: Vector3,
  height: number,
  vessel: MaterialHandle,
  leaf: MaterialHandle,
  random: Random,
): void {
  vase(b, [x, y, z], height, vases.urn, vessel);
  leafyStems(b, [x, y + height * 0.95, z], leaf, random, { ...eucalyptus, high: height });
}

interface TableSetting {
  readonly length: number;
  readonly width: number;
  readonly places: number;
  readonly round: boolean;
  readonly plate: MaterialHandle;
  readonly glass: MaterialHandle;
  readonly runner: MaterialHandle;
}

/** Plates, glasses and a runner for `places` people. */
export function tableSetting(
  b: SceneBuilder,
  { length, width, places, round, plate, glass, runner }: TableSetting,
): void {
  b.begin('textile', 'runner');
  if (!round) box(b, [-length * 0.32, 0.766, -0.16], [length * 0.32, 0.769, 0.16], runner);
  b.begin('art', 'tableware');
  for (let index = 0; index < places; index++) {
    let [x, z] = [0, 0];
    if (round) {
      const angle = (index / places) * Math.PI * 2;
      [x, z] = [Math.sin(angle) * (length / 2 - 0.22), Math.cos(angle) * (length / 2 - 0.22)];
    } else {
      const perSide = Math.ceil(places / 2);
      x = -length / 2 + (length * ((index % perSide) + 0.5)) / perSide;
      z = (index < perSide ? 1 : -1) * (width / 2 - 0.2);
    }
    lathe(
      b,
      [x, 0.767, z],
      [
        [0.08, 0],
        [0.13, 0.012],
        [0.125, 0.016],
        [0.07, 0.008],
        [0, 0.007],
      ],
      plate,
      20,
    );
    const inward = Math.hypot(x, z) || 1;
    lathe(
      b,
      [x * (1 - 0.2 / inward) + 0.1, 0.767, z * (1 - 0.2 / inward)],
      [
        [0.03, 0],
        [0.006, 0.01],
        [0.006, 0.08],
        [0.035, 0.12],
        [0.032, 0.18],
      ],
      glass,
      12,
    );
  }
}

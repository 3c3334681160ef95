/** Dining chairs. Origin on the floor at the centre, facing +z. */
import type { MaterialHandle, Vector3 } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { bentBar } from '../../curved/bent-bar.ts';
import { paddedSlab } from '../../curved/padded-slab.ts';
import { softBox } from '../../curved/soft-box.ts';
import { surface } from '../../curved/surface.ts';

export const chairStyles = ['wishbone', 'upholstered', 'shell', 'slat'] as const;
export type ChairStyle = (typeof chairStyles)[number];

type Draw = (b: SceneBuilder, seat: MaterialHandle, frame: MaterialHandle) => void;

/** Tapered legs below a seat. */
function legs(
  b: SceneBuilder,
  frame: MaterialHandle,
  { half, spread, thick }: { half: number; spread: number; thick: number },
): void {
  for (const x of [-half, half])
    for (const z of [-half, half])
      bentBar(
        b,
        [
          [[x, 0.43, z], thick],
          [[x * spread, 0, z * spread], thick * 0.62],
        ],
        frame,
        { up: [0, 0, 1] },
      );
}

/** A seat that is wider in front, and hollow as wooden seats are. */
function seatBoard(b: SceneBuilder, seat: MaterialHandle, thick: number): void {
  paddedSlab(
    b,
    [
      [-0.2, -0.215],
      [0, -0.225],
      [0.2, -0.215],
      [0.238, -0.18],
      [0.222, 0],
      [0.205, 0.17],
      [0.17, 0.2],
      [-0.17, 0.2],
      [-0.205, 0.17],
      [-0.222, 0],
      [-0.238, -0.18],
    ],
    thick,
    (u, v, w) => [u, 0.445 + w - (w > 0 ? 0.008 * (1 - (u / 0.24) ** 2) : 0), -v + 0.01],
    seat,
  );
}

/** Bent rail on tall back legs, with a forked splat. */
const wishbone: Draw = (b, seat, frame) => {
  seatBoard(b, seat, 0.032);
  for (const side of [-1, 1]) {
    bentBar(
      b,
      [
        [[side * 0.225, 0, -0.23], 0.012],
        [[side * 0.205, 0.25, -0.2], 0.018],
        [[side * 0.205, 0.45, -0.195], 0.019],
        [[side * 0.235, 0.6, -0.16], 0.016],
        [[side * 0.262, 0.715, -0.06], 0.013],
      ],
      frame,
      { up: [0, 0, 1] },
    );
    bentBar(
      b,
      [
        [[side * 0.215, 0.44, 0.19], 0.018],
        [[side * 0.22, 0.2, 0.2], 0.017],
        [[side * 0.225, 0, 0.205], 0.012],
      ],
      frame,
      { up: [0, 0, 1] },
    );
    bentBar(
      b,
      [
        [[0, 0.57, -0.235], 0.008, 0.017],
        [[side * 0.022, 0.62, -0.252], 0.008, 0.016],
        [[side * 0.07, 0.725, -0.268], 0.008, 0.014],
      ],
      frame,
      { up: [0, 0, 1] },
    );
    bentBar(
      b,
      [
        [[side * 0.22, 0.3, 0.19], 0.01],
        [[side * 0.2, 0.3, -0.19], 0.01],
      ],
      frame,
    );
  }
  bentBar(
    b,
    [
      [[0, 0.44, -0.2], 0.008, 0.016],
      [[0, 0.51, -0.215], 0.008, 0.019],
      [[0, 0.59, -0.242], 0.008, 0.024],
    ],
    frame,
    { up: [0, 0, 1] },
  );
  const rail = Array.from({ length: 11 }, (_, k) => {
    const turn = ((k - 5) / 5) * 1.9;
    const at: Vector3 = [0.275 * Math.sin(turn), 0.725, -0.01 - 0.265 * Math.cos(turn)];
    return [at, 0.02 - 0.006 * (Math.abs(k - 5) / 5), 0.014] as const;
  });
  bentBar(b, rail, seat);
};

/** A ladder back between posts, on a frame with stretchers. */
const slat: Draw = (b, seat, frame) => {
  seatBoard(b, seat, 0.036);
  for (const side of [-1, 1]) {
    bentBar(
      b,
      [
        [[side * 0.2, 0, -0.23], 0.014],
        [[side * 0.19, 0.3, -0.19], 0.019],
        [[side * 0.19, 0.5, -0.195], 0.019],
        [[side * 0.195, 0.9, -0.28], 0.014],
      ],
      frame,
      { up: [0, 0, 1] },
    );
    bentBar(
      b,
      [
        [[side * 0.2, 0.44, 0.18], 0.02],
        [[side * 0.205, 0.2, 0.185], 0.018],
        [[side * 0.21, 0, 0.19], 0.014],
      ],
      frame,
      { up: [0, 0, 1] },
    );
    for (const y of [0.16, 0.25])
      bentBar(
        b,
        [
          [[side * 0.205, y, 0.185], 0.01],
          [[side * 0.192, y, -0.2], 0.01],
        ],
        frame,
      );
  }
  for (const [y, z] of [
    [0.2, 0.185],
    [0.22, -0.205],
  ] as const)
    bentBar(
      b,
      [
        [[-0.2, y, z], 0.01],
        [[0.2, y, z], 0.01],
      ],
      frame,
    );
  for (const [y, high] of [
    [0.6, 0.024],
    [0.71, 0.026],
    [0.83, 0.034],
  ] as const) {
    const z = -0.195 - (y - 0.5) * 0.2;
    bentBar(
      b,
      [
        [[-0.19, y, z], 0.008, high * 0.85],
        [[-0.1, y + 0.004, z - 0.02], 0.009, high],
        [[0.1, y + 0.004, z - 0.02], 0.009, high],
        [[0.19, y, z], 0.008, high * 0.85],
      ],
      seat,
    );
  }
};

/** Side view of a moulded shell from its front lip: depth, height and half width. */
const moulded = [
  [0.235, 0.425, 0.2],
  [0.225, 0.445, 0.225],
  [0.12, 0.44, 0.235],
  [-0.03, 0.428, 0.235],
  [-0.14, 0.435, 0.235],
  [-0.2, 0.475, 0.235],
  [-0.225, 0.54, 0.232],
  [-0.245, 0.64, 0.226],
  [-0.26, 0.72, 0.214],
  [-0.269, 0.77, 0.196],
  [-0.275, 0.8, 0.17],
  [-0.278, 0.818, 0.135],
  [-0.28, 0.825, 0.09],
] as const;
const shellHalfThick = 0.0075;

/** One piece of bent wood for seat and back. */
const shell: Draw = (b, seat, frame) => {
  legs(b, frame, { half: 0.14, spread: 1.5, thick: 0.017 });
  const last = moulded.length - 1;
  surface(
    b,
    28,
    last,
    (s, t) => {
      const row = Math.round(t * last);
      const [z, y, half] = moulded[row]!;
      const [before, after] = [moulded[Math.max(0, row - 1)]!, moulded[Math.min(last, row + 1)]!];
      const [dz, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dz, dy);
      // upwards on the seat, forwards on the back
      const [nz, ny] = [dy / length, -dz / length];
      const turn = 2 * Math.PI * s;
      const across = Math.cos(turn);
      const closed = row === 0 || row === last ? 0.2 : 1;
      const isBack = Math.min(1, Math.max(0, (y - 0.44) / 0.2));
      const bowl = (0.012 + 0.05 * isBack) * (across * (half / 0.235)) ** 2;
      const out = bowl + shellHalfThick * closed * Math.sin(turn);
      return [-half * across, y + ny * out, z + nz * out];
    },
    seat,
  );
};

/** A padded seat and a back that curves around the sitter. */
const upholstered: Draw = (b, seat, frame) => {
  legs(b, frame, { half: 0.183, spread: 1.12, thick: 0.02 });
  softBox(b, [-0.225, 0.4, -0.21], [0.225, 0.495, 0.24], 0.035, seat, 0.02);
  paddedSlab(
    b,
    [
      [-0.2, 0.44],
      [0, 0.43],
      [0.2, 0.44],
      [0.235, 0.62],
      [0.225, 0.82],
      [0.12, 0.89],
      [-0.12, 0.89],
      [-0.225, 0.82],
      [-0.235, 0.62],
    ],
    0.065,
    (u, v, w) => [u, v, -0.195 - 0.11 * (v - 0.44) + 0.9 * u * u + w],
    seat,
  );
};

const draw: Readonly<Record<ChairStyle, Draw>> = { wishbone, upholstered, shell, slat };

export function chair(
  b: SceneBuilder,
  style: ChairStyle,
  seat: MaterialHandle,
  frame: MaterialHandle,
): void {
  b.begin('furniture', 'chair');
  draw[style](b, seat, frame);
}

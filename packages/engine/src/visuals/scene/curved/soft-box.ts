import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';

/** A box with rounded edges: cushions, worktops, tubs. `puff` swells the faces, metres. */
export function softBox(
  b: SceneBuilder,
  low: Vector3,
  high: Vector3,
  radius: number,
  material: MaterialHandle,
  puff = 0,
): void {
  const middle: Vector3 = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const half: Vector3 = [(high[0] - low[0]) / 2, (high[1] - low[1]) / 2, (high[2] - low[2]) / 2];
  const r = Math.min(radius, half[0] * 0.98, half[1] * 0.98, half[2] * 0.98);
  const steps = (h: number) => [
    -h,
    -h + 0.35 * r,
    -h + r,
    ...(puff > 0 ? [0] : []),
    h - r,
    h - 0.35 * r,
    h,
  ];
  const faces: readonly (readonly [axis: number, u: number, v: number, side: 1 | -1])[] = [
    [0, 1, 2, 1],
    [0, 2, 1, -1],
    [1, 2, 0, 1],
    [1, 0, 2, -1],
    [2, 0, 1, 1],
    [2, 1, 0, -1],
  ];
  for (const [axis, u, v, side] of faces) {
    const [us, vs] = [steps(half[u]!), steps(half[v]!)];
    const corner = (i: number, j: number): { at: Vector3; normal: Vector3 } => {
      const raw = [0, 0, 0];
      raw[axis] = half[axis]! * side;
      raw[u] = us[i]!;
      raw[v] = vs[j]!;
      const core = raw.map((value, index) =>
        Math.max(-half[index]! + r, Math.min(half[index]! - r, value)),
      );
      const away = raw.map((value, index) => value - core[index]!);
      const length = Math.hypot(away[0]!, away[1]!, away[2]!) || 1;
      const normal: Vector3 = [away[0]! / length, away[1]! / length, away[2]! / length];
      const swell = puff * (1 - (us[i]! / half[u]!) ** 2) * (1 - (vs[j]! / half[v]!) ** 2);
      const at = core.map(
        (value, index) =>
          middle[index]! + value + normal[index]! * r + (index === axis ? swell * side : 0),
      );
      return { at: [at[0]!, at[1]!, at[2]!], normal };
    };
    for (let i = 0; i < us.length - 1; i++) {
      for (let j = 0; j < vs.length - 1; j++) {
        const [p, q, s, t] = [
          corner(i, j),
          corner(i + 1, j),
          corner(i + 1, j + 1),
          corner(i, j + 1),
        ];
        b.smoothTri([p.at, q.at, s.at], [p.normal, q.normal, s.normal], material);
        b.smoothTri([p.at, s.at, t.at], [p.normal, s.normal, t.normal], material);
      }
    }
  }
}

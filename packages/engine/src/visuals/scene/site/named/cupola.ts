/** A small louvred turret on the middle of the ridge. */
import { lathe } from '../../curved/turned.ts';
import { box, tube } from '../../solids.ts';
import type { Site } from '../site.ts';

const turret = { half: 0.62, sunk: 0.9, high: 1.25, roof: 0.85, eave: 0.2 } as const;
const levelMetres = 0.08;

/** The middle of what is highest of the roof. */
function ridgeMiddle({ b: { triangles } }: Site): readonly [number, number, number] | undefined {
  const p = triangles.positions;
  let top = -Infinity;
  const points: (readonly [number, number, number])[] = [];
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const { label, subject } = triangles.objectTable[triangles.objects[triangle]!]!;
    if (label !== 'roof' || !subject) continue;
    for (const at of [triangle * 9, triangle * 9 + 3, triangle * 9 + 6]) {
      const [x, y, z] = [p[at]!, p[at + 1]!, p[at + 2]!];
      top = Math.max(top, y);
      points.push([x, y, z]);
    }
  }
  const highest = points.filter(([, y]) => y > top - levelMetres);
  if (highest.length === 0) return undefined;
  const middle = (axis: 0 | 2) => {
    const values = highest.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [middle(0), top, middle(2)];
}

export function cupola(site: Site): boolean {
  const { b, palette } = site;
  const at = ridgeMiddle(site);
  if (at === undefined) return false;
  b.place({ at }, () => {
    const { half, sunk, high, roof, eave } = turret;
    b.begin('wall', 'cupola', { subject: true });
    box(b, [-half, -sunk, -half], [half, 0.3, half], palette.trim);
    box(b, [-half + 0.1, 0.3, -half + 0.1], [half - 0.1, high, half - 0.1], palette.metal);
    for (const x of [-half, half - 0.12])
      for (const z of [-half, half - 0.12])
        box(b, [x, 0.3, z], [x + 0.12, high, z + 0.12], palette.trim);
    for (let y = 0.38; y < high - 0.08; y += 0.13)
      box(b, [-half + 0.04, y, -half + 0.04], [half - 0.04, y + 0.05, half - 0.04], palette.trim);
    box(b, [-half - 0.1, high, -half - 0.1], [half + 0.1, high + 0.1, half + 0.1], palette.trim);
    b.begin('roof', 'cupola roof', { subject: true });
    const wide = (half + eave) * Math.SQRT2;
    b.place({ turnRad: Math.PI / 4 }, () =>
      lathe(
        b,
        [0, high + 0.1, 0],
        [
          [wide, 0],
          [wide * 0.42, roof * 0.5],
          [0.03, roof],
        ],
        palette.roof,
        4,
      ),
    );
    b.begin('trim', 'finial', { subject: true });
    tube(b, [0, high + roof, 0], [0, high + roof + 0.7, 0], 0.03, palette.metal, 6);
  });
  return true;
}

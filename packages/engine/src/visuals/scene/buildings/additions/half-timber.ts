/** Dark beams on plastered walls: rails, posts beside the openings, and braces in the panels between. */
import type { MaterialHandle } from '../../../scene-model.ts';
import { coat, finishOf } from '../../finishes.ts';
import { box, tube } from '../../solids.ts';
import { type Face, faces, faceWidth, type Opening, onFace } from '../../wall-parts.ts';
import type { House } from '../house.ts';
import type { Mass } from '../masses.ts';

const beam = { wide: 0.16, out: 0.05, apart: 1.25, middle: 0.45, beside: 0.1 } as const;

type Run = readonly [from: number, to: number];

/** Stretches of a line at this height that openings leave. */
function free(openings: readonly Opening[], width: number, v: number): Run[] {
  const runs: Run[] = [];
  let from = 0;
  const crossing = openings
    .filter(({ v0, v1 }) => v0 - beam.wide < v && v1 + beam.wide > v)
    .sort((a, c) => a.u0 - c.u0);
  for (const { u0, u1 } of crossing) {
    if (u0 - from > 0.2) runs.push([from, u0]);
    from = Math.max(from, u1);
  }
  if (width - from > 0.2) runs.push([from, width]);
  return runs;
}

/** Ends, edges of openings, and as many between as keep the panels narrow. */
function postsOf(openings: readonly Opening[], width: number): number[] {
  const half = beam.wide / 2;
  const edges = [
    half,
    width - half,
    ...openings.flatMap(({ u0, u1 }) => [u0 - beam.beside - half, u1 + beam.beside + half]),
  ]
    .filter((u) => u >= half - 1e-6 && u <= width - half + 1e-6)
    .sort((a, c) => a - c);
  const isOpen = (u: number) => openings.some(({ u0, u1 }) => u > u0 - half && u < u1 + half);
  return edges.flatMap((u, index) => {
    const next = edges[index + 1];
    if (next === undefined) return [u];
    const count = Math.max(1, Math.ceil((next - u) / beam.apart));
    return Array.from({ length: count }, (_, step) => u + ((next - u) * step) / count).filter(
      (one, step) => step === 0 || !isOpen(one),
    );
  });
}

function timbers(house: House, one: Mass, face: Face, wood: MaterialHandle): void {
  const { b } = house;
  const width = faceWidth(one.rect, face);
  const openings = one.openings[face] ?? [];
  const { height } = one;
  const half = beam.wide / 2;
  const level = (v: number) => {
    for (const [from, to] of free(openings, width, v))
      box(b, [from, v - half, 0], [to, v + half, beam.out], wood);
  };
  for (const v of [half, height * beam.middle, height - half]) level(v);
  const posts = postsOf(openings, width);
  for (const u of posts) box(b, [u - half, 0, 0], [u + half, height, beam.out], wood);
  posts.forEach((u, index) => {
    const next = posts[index + 1];
    if (next === undefined || next - u < 0.6 || index % 2 === 1) return;
    if (openings.some(({ u0, u1 }) => u0 < next && u1 > u)) return;
    const low = height * beam.middle + half;
    const leansRight = index % 4 === 0;
    const [from, to] = leansRight ? [u, next] : [next, u];
    tube(b, [from, low, beam.out / 2], [to, height - beam.wide, beam.out / 2], 0.075, wood, 4);
  });
}

export function halfTimber(house: House): void {
  const { b, design, masses } = house;
  if (masses.length === 0) return;
  const { colours: [colour] = [] } = design.brief.parts['half-timbering'] ?? {};
  const dark = colour ?? '#3a2a1e';
  const wood = b.material(coat(dark, { name: `half timber ${dark}`, tile: 'timberBoards' }));
  const { triangles } = b;
  if (design.brief.parts.walls === undefined) {
    const plaster = b.material({ ...finishOf('plaster', 'wall'), name: 'half timber plaster' });
    for (let triangle = 0; triangle < triangles.count; triangle++) {
      const { label, subject, storey, name } = triangles.objectTable[triangles.objects[triangle]!]!;
      const isWall = label === 'wall' && (storey !== undefined || name === 'gable wall');
      if (isWall && subject && name !== 'wall base') triangles.materials[triangle] = plaster;
    }
  }
  b.begin('trim', 'half timbering');
  for (const one of masses)
    for (const face of faces)
      onFace(b, one.rect, face, one.y, () => timbers(house, one, face, wood));
  b.facts['half-timbering'] = true;
}

/** Walls of two materials: a base of stone along their foot, or another finish for the ground floor or those above. */
import type { PartWish } from '../../../brief/brief.ts';
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { MaterialHandle } from '../../../scene-model.ts';
import { coat, finishOf } from '../../finishes.ts';
import { box } from '../../solids.ts';
import { type Face, faces, faceWidth, onFace } from '../../wall-parts.ts';
import type { House } from '../house.ts';
import type { Mass } from '../masses.ts';
import { halfTimber } from './half-timber.ts';
import { quoins } from './quoins.ts';

const base = {
  most: 0.95,
  least: 0.35,
  out: 0.08,
  coping: 0.06,
  beside: 0.16,
  lowSill: 0.42,
} as const;
/** A mass that begins higher stands on another. */
const highestFootMetres = 1.6;

type Run = readonly [from: number, to: number];

/** Stretches of the face between its doors. */
function runs(one: Mass, face: Face, width: number): Run[] {
  const gaps = (one.openings[face] ?? [])
    .filter(({ kind, v0 }) => kind !== 'window' || v0 < base.lowSill)
    .map(({ u0, u1 }) => [u0 - base.beside, u1 + base.beside] as const)
    .sort(([a], [c]) => a - c);
  const found: Run[] = [];
  let from = -base.out;
  for (const [left, right] of gaps) {
    if (left - from > 0.1) found.push([from, left]);
    from = Math.max(from, right);
  }
  if (width + base.out - from > 0.1) found.push([from, width + base.out]);
  return found;
}

const lowestSill = (one: Mass, face: Face) =>
  Math.min(
    ...(one.openings[face] ?? [])
      .filter(({ kind, v0 }) => kind === 'window' && v0 >= base.lowSill)
      .map(({ v0 }) => v0 - 0.1),
    base.most,
  );

function finishFor(house: House, part: PartKey, usual: string): MaterialHandle {
  const { b, design } = house;
  const { materials: [material] = [], colours: [colour] = [] } = design.brief.parts[part] ?? {};
  if (material === undefined && colour !== undefined && usual === '')
    return b.material({ ...finishOf('plaster', 'wall', { colour }), name: `${part} ${colour}` });
  const finish = finishOf(material ?? usual, 'wall', colour === undefined ? {} : { colour });
  return b.material({ ...finish, name: `${part} ${finish.name}` });
}

function wallBase(house: House): void {
  const { b, masses } = house;
  const standing = masses.filter(({ storey, y }) => storey === 0 && y < highestFootMetres);
  if (standing.length === 0) return;
  const stone = finishFor(house, 'wall-base', 'fieldstone');
  const coping = b.material(coat('#b9b1a2', { name: 'base coping', roughness: 0.9 }));
  b.begin('wall', 'wall base', { storey: 0 });
  for (const one of standing)
    for (const face of faces) {
      const top = lowestSill(one, face);
      if (top < base.least) continue;
      onFace(b, one.rect, face, one.y, () => {
        for (const [from, to] of runs(one, face, faceWidth(one.rect, face))) {
          box(b, [from, -one.y, 0], [to, top, base.out], stone);
          box(b, [from, top, 0], [to, top + base.coping, base.out + 0.03], coping);
        }
      });
    }
  b.facts['wall-base'] = true;
}

const isFinished = (wish: PartWish | undefined) =>
  wish?.colours !== undefined || wish?.materials !== undefined;

/** Other finishes by storey; gables belong to the highest. */
function wallsByStorey(house: House): void {
  const { b, design, storeys } = house;
  const { triangles } = b;
  for (const part of ['lower-walls', 'upper-walls'] as const) {
    if (!isFinished(design.brief.parts[part]) || storeys < 2) continue;
    const finish = finishFor(house, part, '');
    const isLower = part === 'lower-walls';
    let changed = 0;
    for (let triangle = 0; triangle < triangles.count; triangle++) {
      const { label, name, storey, subject } = triangles.objectTable[triangles.objects[triangle]!]!;
      if (label !== 'wall' || !subject) continue;
      const isAbove = storey === undefined ? name === 'gable wall' : storey > 0;
      const isBelow = storey === 0 && name !== 'wall base';
      if (isLower ? !isBelow : !isAbove) continue;
      triangles.materials[triangle] = finish;
      changed += 1;
    }
    b.facts[part] = changed > 0;
  }
}

/** After the walls stand. */
export function finishWalls(house: House): void {
  const { parts } = house.design.brief;
  if (parts['wall-base']?.wanted === true) wallBase(house);
  wallsByStorey(house);
  if (parts['half-timbering']?.wanted === true) halfTimber(house);
  if (parts.quoins?.wanted === true) quoins(house);
}

/**
 * Moves furniture to where the words put it ("a bench at the foot of the bed"), where no layout did: what a piece is
 * made of and what lies on it goes along, and nothing else is in its way.
 */
import type { Brief, PartWish, Relation } from '../../../brief/brief.ts';
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { RelationWord } from '../../../brief/vocabulary/relations.ts';
import type { SceneLight, Vector3 } from '../../../scene-model.ts';
import { type Bounds, boundsOf, middleOf, objectsOf } from '../../placed/object-bounds.ts';
import type { Rect } from '../../wall-parts.ts';
import { bodies } from '../free-spots.ts';
import type { Room } from '../room.ts';
import { slidesOver } from './slide-on-wall.ts';
import { turnTo } from './turn-to.ts';

type Move = readonly [x: number, z: number];

/** Fixed to the house, or as wide as the room. */
const fixed: readonly PartKey[] = [
  ...(['walls', 'floor', 'ceiling', 'windows', 'door', 'beams', 'curtains', 'fireplace'] as const),
  ...([
    'skylights',
    'garden-doors',
    'kitchen-run',
    'cabinets',
    'island',
    'stairs',
    'attic',
  ] as const),
  ...(['string-lights', 'chairs', 'books', 'cushions', 'shower', 'sink'] as const),
];
const clearMetres = 0.06;
const gapMetres = 0.12;
/** Lower things lie on the floor, and others may stand on them. */
const flatMetres = 0.06;
/** Higher things hang. */
const hangsMetres = 1.3;
const mostPieces = 3;
/** Room for knees before what one faces. */
const facingMetres = 0.7;
/** Greatest distance between a seat and the thing that it faces. */
const acrossMetres = 3.2;

const rectOf = ({ low, high }: Bounds): Rect => ({
  x0: low[0],
  x1: high[0],
  z0: low[2],
  z1: high[2],
});

const moved = ({ x0, x1, z0, z1 }: Rect, [x, z]: Move): Rect => ({
  x0: x0 + x,
  x1: x1 + x,
  z0: z0 + z,
  z1: z1 + z,
});

const rectsOverlap = (a: Rect, c: Rect) =>
  a.x0 < c.x1 - clearMetres &&
  c.x0 < a.x1 - clearMetres &&
  a.z0 < c.z1 - clearMetres &&
  c.z0 < a.z1 - clearMetres;

/** Away from the wall that a piece has at its back. */
function frontOf({ width, depth }: Room, { low, high }: Bounds): 'x+' | 'x-' | 'z+' {
  const [left, right, back] = [low[0] + width / 2, width / 2 - high[0], low[2] + depth / 2];
  if (back <= Math.min(left, right) + 0.2) return 'z+';
  return left < right ? 'x+' : 'x-';
}

type Side = 'x+' | 'x-' | 'z+' | 'z-';

/** To stand at this side of the other, middle to middle. */
function toSide(thing: Bounds, other: Bounds, side: Side, gap = gapMetres): Move {
  const [tx, , tz] = middleOf(thing);
  const [ox, , oz] = middleOf(other);
  if (side === 'x+') return [other.high[0] + gap - thing.low[0], oz - tz];
  if (side === 'x-') return [other.low[0] - gap - thing.high[0], oz - tz];
  if (side === 'z+') return [ox - tx, other.high[2] + gap - thing.low[2]];
  return [ox - tx, other.low[2] - gap - thing.high[2]];
}

const opposite: Record<Side, Side> = { 'x+': 'x-', 'x-': 'x+', 'z+': 'z-', 'z-': 'z+' };

/** With the far edges in line: "beside the bed" is at its head. */
function inLine(thing: Bounds, other: Bounds, side: 'x+' | 'x-'): Move {
  const [x] = toSide(thing, other, side);
  return [x, other.low[2] - thing.low[2]];
}

function movesFor(room: Room, how: RelationWord, thing: Bounds, others: readonly Bounds[]): Move[] {
  const [tx, , tz] = middleOf(thing);
  return others.flatMap((other): Move[] => {
    const front = frontOf(room, other);
    const sides: Side[] = ['x+', 'x-', 'z+', 'z-'];
    if (how === 'left-of' || how === 'right-of') {
      const side = how === 'left-of' ? 'x-' : 'x+';
      return [inLine(thing, other, side), toSide(thing, other, side)];
    }
    if (how === 'facing')
      return [front, ...sides].map((side) => toSide(thing, other, side, facingMetres));
    if (how === 'before') return [toSide(thing, other, front), toSide(thing, other, 'z+')];
    if (how === 'behind')
      return [toSide(thing, other, opposite[front]), toSide(thing, other, 'z-')];
    if (how === 'beside')
      return [
        inLine(thing, other, 'x+'),
        inLine(thing, other, 'x-'),
        ...sides.map((side) => toSide(thing, other, side)),
      ].sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
    const [x, , z] = middleOf(
      how === 'between' && others.length > 1 ? others.reduce(around) : other,
    );
    return [[x - tx, z - tz]];
  });
}

function shift(room: Room, ids: ReadonlySet<number>, box: Bounds, [x, z]: Move): void {
  const { triangles, lights } = room.b;
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    if (!ids.has(triangles.objects[triangle]!)) continue;
    for (let at = triangle * 9; at < triangle * 9 + 9; at += 3) {
      triangles.positions[at] = triangles.positions[at]! + x;
      triangles.positions[at + 2] = triangles.positions[at + 2]! + z;
    }
  }
  const isOver = ([px, , pz]: Vector3) =>
    px > box.low[0] - 0.05 &&
    px < box.high[0] + 0.05 &&
    pz > box.low[2] - 0.05 &&
    pz < box.high[2] + 0.05;
  lights.forEach((light, index) => {
    const at = light.kind === 'point' ? light.position : light.corner;
    if (!isOver(at)) return;
    const to: Vector3 = [at[0] + x, at[1], at[2] + z];
    lights[index] = (
      light.kind === 'point' ? { ...light, position: to } : { ...light, corner: to }
    ) as SceneLight;
  });
}

const loose = ['furniture', 'textile', 'art', 'lamp', 'plant', 'appliance'] as const;

/** Things on a piece are moved with it. */
function ridersOn(room: Room, id: number, { low, high }: Bounds): Map<number, Bounds> {
  const { triangles } = room.b;
  const scene = { objects: triangles.objectTable, triangles };
  const all = triangles.objectTable.flatMap(({ label }, other) =>
    (loose as readonly string[]).includes(label) && other !== id ? [other] : [],
  );
  return new Map(
    [...boundsOf(all, scene)].filter(([, one]) => {
      const [x, , z] = middleOf(one);
      const isOver = x > low[0] && x < high[0] && z > low[2] && z < high[2];
      return isOver && one.low[1] > low[1] + 0.15 && one.low[1] < high[1] + 0.05;
    }),
  );
}

const apart = (a: Rect, c: Rect) =>
  Math.hypot(Math.max(0, a.x0 - c.x1, c.x0 - a.x1), Math.max(0, a.z0 - c.z1, c.z0 - a.z1));

/** Whether it stands there already. */
function isThere(room: Room, { how }: Relation, thing: Bounds, others: readonly Bounds[]): boolean {
  return others.some((other) => {
    const [own, theirs] = [rectOf(thing), rectOf(other)];
    const near = apart(own, theirs);
    const [tx, , tz] = middleOf(thing);
    const [ox, , oz] = middleOf(other);
    if (how === 'beside') return near < 0.6;

    if (how === 'left-of') return near < 0.8 && own.x1 < theirs.x0 + 0.1;
    if (how === 'right-of') return near < 0.8 && own.x0 > theirs.x1 - 0.1;
    if (how === 'between' || how === 'on') return near < 0.5;
    // Three lamps in a row over an island are above it, though none but one is above its middle.
    const isWithin = tx > theirs.x0 && tx < theirs.x1 && tz > theirs.z0 && tz < theirs.z1;
    if (how === 'above' && isWithin && thing.low[1] > other.high[1]) return true;
    if (how === 'under' || how === 'above')
      return near < 0.05 && Math.hypot(tx - ox, tz - oz) < 0.8;
    const front = frontOf(room, other);
    const isBefore =
      front === 'z+'
        ? own.z0 > theirs.z1 - 0.1
        : front === 'x+'
          ? own.x0 > theirs.x1 - 0.1
          : own.x1 < theirs.x0 + 0.1;
    if (how === 'facing') return near < acrossMetres && isBefore;
    return near < 1 && isBefore === (how === 'before');
  });
}

const around = (a: Bounds, c: Bounds): Bounds => ({
  low: [0, 1, 2].map((axis) => Math.min(a.low[axis]!, c.low[axis]!)) as unknown as Vector3,
  high: [0, 1, 2].map((axis) => Math.max(a.high[axis]!, c.high[axis]!)) as unknown as Vector3,
});

/** A bed, its frame and its bedding are one thing. */
function joined(all: readonly Bounds[]): Bounds[] {
  const whole: Bounds[] = [];
  for (const one of all) {
    const at = whole.findIndex((other) => apart(rectOf(one), rectOf(other)) < 0.02);
    if (at < 0) whole.push(one);
    else whole[at] = around(whole[at]!, one);
  }
  return whole;
}

function place(room: Room, part: PartKey, at: Relation): void {
  const { triangles } = room.b;
  const scene = { objects: triangles.objectTable, triangles };
  const things = boundsOf(objectsOf(part, scene.objects), scene);
  const others = joined([...boundsOf(objectsOf(at.of, scene.objects), scene).values()]);
  if (others.length === 0 || things.size > mostPieces) return;
  const { width, depth } = room;
  const whole: Rect = { x0: -width / 2, x1: width / 2, z0: -depth / 2, z1: depth / 2 - 0.3 };
  for (const [id, thing] of things) {
    if (isThere(room, at, thing, others)) {
      if (at.how === 'facing') face(room, id, thing, others);
      continue;
    }
    const hangs = thing.low[1] > hangsMetres;
    // Pictures and shelves stay on their wall.
    const slides =
      at.how === 'above'
        ? others.map((other) => slidesOver(room, part, [id, thing], other)).find(Boolean)
        : undefined;
    for (const { ids, box, move } of slides ?? []) shift(room, ids, box, move);
    if (slides !== undefined || (thing.low[1] > 0.5 && !hangs)) continue;
    if (hangs && at.how !== 'above') continue;
    const riders = ridersOn(room, id, thing);
    const ids = new Set([id, ...riders.keys()]);
    const own = rectOf(thing);
    const isFlat = thing.high[1] < flatMetres;
    const inWay = bodies(room)
      .filter(({ low, high }) => low < thing.high[1] && high > thing.low[1] && high > flatMetres)
      .filter(({ rect }) => {
        const isOwn = [thing, ...riders.values()].some(
          (one) => Math.abs(one.low[0] - rect.x0) < 1e-4 && Math.abs(one.low[2] - rect.z0) < 1e-4,
        );
        const isOther = at.how === 'under' && others.some((one) => rectsOverlap(rectOf(one), rect));
        return !isOwn && !isOther;
      });
    const way = movesFor(room, at.how, thing, others).find((move) => {
      const to = moved(own, move);
      const isInside =
        to.x0 >= whole.x0 && to.x1 <= whole.x1 && to.z0 >= whole.z0 && to.z1 <= whole.z1;
      return isInside && (isFlat || hangs || !inWay.some(({ rect }) => rectsOverlap(to, rect)));
    });
    if (way !== undefined) shift(room, ids, thing, way);
    if (at.how !== 'facing') continue;
    const [x, z] = way ?? [0, 0];
    const { low, high } = thing;
    const stands: Bounds = {
      low: [low[0] + x, low[1], low[2] + z],
      high: [high[0] + x, high[1], high[2] + z],
    };
    face(room, id, stands, others);
  }
}

/** With what lies on it. */
function face(room: Room, id: number, thing: Bounds, others: readonly Bounds[]): void {
  const [first] = others;
  if (first === undefined) return;
  const ids = new Set([id, ...ridersOn(room, id, thing).keys()]);
  turnTo(room.b.triangles, { ids, body: id }, thing, middleOf(first));
}

export function moveToPlaces(room: Room, brief: Brief): void {
  for (const [part, { wanted, at }] of Object.entries(brief.parts) as [PartKey, PartWish][])
    if (wanted === true && at !== undefined && !fixed.includes(part)) place(room, part, at);
}

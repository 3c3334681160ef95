/** Pieces whose kind no plan of a room sets up: built at a free wall, once what is usual stands. */
import { kindFact } from '../../../brief/vocabulary/kinds.ts';
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { MaterialHandle } from '../../../scene-model.ts';
import { fireplace } from '../../furniture/decor.ts';
import { grandPiano, grandPianoMetres } from '../../furniture/music/grand-piano.ts';
import { wallShelves } from '../../furniture/shelving.ts';
import { floatingStair, helicalStair } from '../../furniture/stairs/helical-stair.ts';
import { staircase } from '../../furniture/trade.ts';
import { type Bounds, boundsOf, objectsOf } from '../../placed/object-bounds.ts';
import { stairFinish } from '../architecture/stair-finish.ts';
import { finished } from '../finished.ts';
import { type Extent, freeSpot } from '../free-spots.ts';
import { atWall, type Room } from '../room.ts';
import { addFloorLamp, addPendant, addTableLamp } from '../room-lamps.ts';
import { galleryWall } from './gallery-wall.ts';
import { kindAsked, noteKind } from './kind-asked.ts';
import { windowSeat } from './window-seat.ts';

interface NamedPiece {
  readonly extent: (room: Room) => Extent;
  /** In the wall's local coordinates. */
  readonly build: (room: Room) => void;
}

const sized =
  (width: number, depth: number, high: number): NamedPiece['extent'] =>
  () => ({ width, depth, low: 0, high });

/** Along the wall, of whatever kind was not named. */
export function straightStair(room: Room): void {
  const { b, m, height } = room;
  const { tread, rail, ...rest } = stairFinish(room);
  b.place({ at: [-2, 0, 0.02] }, () =>
    staircase(b, height, 0.95, tread, m.white, rail, stairRunner(room), rest),
  );
}

const spiral = { radius: 0.86, pole: 0.06 } as const;

export function spiralStair(room: Room): void {
  const { b, height } = room;
  const { tread, rail } = stairFinish(room);
  b.place({ at: [0, 0, spiral.radius + 0.04] }, () =>
    helicalStair(b, {
      ...{ height, inner: spiral.pole, outer: spiral.radius, from: 1.2, sweep: 5.2, thick: 0.05 },
      ...{ tread, rail },
    }),
  );
}

/** A runner lies on the stairs, if there are any. */
export function stairRunner(room: Room): MaterialHandle | undefined {
  if (kindAsked(room, 'rug') !== 'runner') return undefined;
  noteKind(room, 'rug', 'runner');
  return finished(room, 'rug', room.m.accents[0]!);
}

const curve = { inner: 0.95, outer: 1.9 } as const;

/** Begins before the wall and ends at it. */
export function curvedStair(room: Room): void {
  const { b, height } = room;
  const { tread, rail } = stairFinish(room);
  b.place({ at: [-curve.outer / 2, 0, 0.05] }, () =>
    helicalStair(b, {
      ...{ height, inner: curve.inner, outer: curve.outer, from: Math.PI / 2, sweep: -1.52 },
      ...{ thick: 0.22, tread, rail },
      runner: stairRunner(room),
    }),
  );
}

const standingLamp: NamedPiece = {
  extent: sized(0.6, 0.6, 1.75),
  build: (room) => addFloorLamp(room, 0, 0.3),
};

const named: Partial<Record<PartKey, Readonly<Record<string, NamedPiece>>>> = {
  piano: {
    grand: {
      extent: sized(grandPianoMetres.width, grandPianoMetres.depth, 1.2),
      build: (room) => standGrandPiano(room),
    },
  },
  stairs: {
    spiral: {
      extent: sized(2 * spiral.radius + 0.1, 2 * spiral.radius + 0.1, 2.4),
      build: spiralStair,
    },
    curved: { extent: sized(2, 2, 2.4), build: curvedStair },
    floating: {
      extent: ({ height }) => ({
        width: (height / 0.185) * 0.27 + 0.1,
        depth: 1,
        low: 0,
        high: 2.4,
      }),
      build: (room) => {
        const { b, m, height } = room;
        b.place({ at: [(-height / 0.185) * 0.135, 0, 0.02] }, () =>
          floatingStair(b, height, 0.95, finished(room, 'stairs', m.wood)),
        );
      },
    },
  },
  fireplace: {
    hanging: { extent: sized(1.1, 1.2, 2.2), build: (room) => standFreeFire(room, 'hanging') },
    cone: { extent: sized(1.3, 1.4, 2.2), build: (room) => standFreeFire(room, 'cone') },
  },
  shelves: {
    wall: {
      extent: () => ({ width: 1.4, depth: 0.26, low: 1.05, high: 2.15 }),
      build: (room) => {
        const { b, m, random, design } = room;
        const count = Math.min(3, design.count('shelves') ?? 2);
        const heights = Array.from({ length: count }, (_, row) => 1.2 + row * 0.36);
        const things = [m.pot, m.porcelain, m.brass, ...m.accents];
        wallShelves(b, 1.25, heights, finished(room, 'shelves', m.wood), things, random);
      },
    },
  },
  lamp: {
    floor: standingLamp,
    tripod: standingLamp,
    arc: { extent: sized(1.6, 0.5, 1.95), build: (room) => addFloorLamp(room, -0.55, 0.26) },
  },
};

/** Origin at the wall. */
export function standGrandPiano(room: Room): void {
  const { b, m } = room;
  b.place({ at: [0.4, 0, grandPianoMetres.depth / 2] }, () =>
    grandPiano(b, finished(room, 'piano', m.black), m.white, m.brass),
  );
  noteKind(room, 'piano', 'grand');
}

/** Fires that one may walk around. */
const freeFires = ['hanging', 'cone'] as const;
type FreeFire = (typeof freeFires)[number];

export const freeFireAsked = (room: Room): FreeFire | undefined =>
  freeFires.find((kind) => kind === kindAsked(room, 'fireplace'));

export function standFreeFire(room: Room, kind: FreeFire): void {
  const { b, m, height } = room;
  const steel = finished(room, 'fireplace', m.black);
  b.place({ at: [0, 0, kind === 'cone' ? 0.7 : 0.54] }, () =>
    fireplace(b, kind, height, steel, m.black, m.wood),
  );
  noteKind(room, 'fireplace', kind);
}

export function addNamedPieces(room: Room): void {
  const { b, design } = room;
  for (const [part, kindsOfPart] of Object.entries(named) as [
    PartKey,
    Record<string, NamedPiece>,
  ][]) {
    const kind = kindAsked(room, part);
    const piece = kind === undefined ? undefined : kindsOfPart[kind];
    const isAsked = design.brief.parts[part]?.wanted === true;
    if (kind === undefined || piece === undefined || !isAsked) continue;
    if (b.facts[kindFact(part)] === kind) continue;
    const extent = piece.extent(room);
    const spot = freeSpot(room, extent) ?? freeSpot(room, { ...extent, mayHideWindows: true });
    if (spot === undefined) continue;
    atWall(room, spot.side, spot.along, () => piece.build(room));
    b.facts[part] = true;
    noteKind(room, part, kind);
  }
  moreLamps(room);
  morePendants(room);
  if (kindAsked(room, 'art') === 'gallery' && galleryWall(room)) {
    b.facts.art = true;
    noteKind(room, 'art', 'gallery');
  }
  if (kindAsked(room, 'bench') !== 'window-seat' || !windowSeat(room)) return;
  b.facts.bench = true;
  noteKind(room, 'bench', 'window-seat');
}

const mostLamps = 4;

const lampTables: readonly PartKey[] = ['desk', 'table', 'cabinets', 'coffee-table', 'nightstand'];

const sideboardMetres = 0.74;
const lengthOf = ({ low, high }: Bounds) => Math.max(high[0] - low[0], high[2] - low[2]);

/** At this share of the longer side. */
function lampOn(room: Room, { low, high }: Bounds, top: number, share: number): void {
  const isAcross = high[0] - low[0] >= high[2] - low[2];
  const along = (axis: 0 | 2) => low[axis] + (high[axis] - low[axis]) * share;
  const middle = (axis: 0 | 2) => (low[axis] + high[axis]) / 2;
  addTableLamp(room, isAcross ? along(0) : middle(0), top, isAcross ? middle(2) : along(2));
}

/** "Green desk lamps": on what tables there are, where the plan sets none. */
function lampsOnTables(room: Room, asked: number, tables: readonly PartKey[]): void {
  const { triangles } = room.b;
  const scene = { objects: triangles.objectTable, triangles };
  let own =
    tables === lampTables ? scene.objects.filter(({ name }) => name === 'table lamp').length : 0;
  const isPlural = /lamps/i.test(room.design.brief.prompt);
  for (const part of tables)
    for (const { low, high } of boundsOf(objectsOf(part, scene.objects), scene).values()) {
      // A vase stands on a sideboard and is a part of it.
      const top = part === 'cabinets' ? Math.min(high[1], sideboardMetres) : high[1];
      if (own >= asked || top > 1.2 || top < 0.3) continue;
      const isPair = isPlural && asked > 1 && lengthOf({ low, high }) > 1;
      const long = isPair ? [0.22, 0.82] : [0.78];
      for (const share of long) lampOn(room, { low, high }, top, share);
      own += long.length;
    }
}

const mostPendants = 5;
const pendantsApart = 0.75;

/** "Three hanging lamps": in a row with the one that the plan hangs. */
function morePendants(room: Room): void {
  const { b, design, width, height } = room;
  const { wanted, at } = design.brief.parts.pendants ?? {};
  const asked = Math.min(mostPendants, design.count('pendants') ?? 1);
  if (wanted !== true || asked < 2 || at?.how === 'beside') return;
  const scene = { objects: b.triangles.objectTable, triangles: b.triangles };
  const own = [...boundsOf(objectsOf('pendants', scene.objects), scene).values()];
  const [first] = own;
  if (first === undefined) return;
  const middle = (axis: 0 | 2) => (first.low[axis] + first.high[axis]) / 2;
  for (let index = own.length; index < asked; index++) {
    const away = Math.ceil(index / 2) * pendantsApart * (index % 2 === 0 ? -1 : 1);
    const x = middle(0) + away;
    if (Math.abs(x) < width / 2 - 0.3) addPendant(room, x, middle(2), height - first.low[1] - 0.3);
  }
}

/** "Two floor lamps": as many as are asked for. */
function moreLamps(room: Room): void {
  const { b, design } = room;
  const kind = kindAsked(room, 'lamp');
  const asked = Math.min(mostLamps, design.count('lamp') ?? 1);
  const { lamp } = design.brief.parts;
  const isOn = lamp?.wanted === true && lamp.at?.how === 'on';
  if (kind === 'table' || isOn) lampsOnTables(room, asked, isOn ? [lamp.at!.of] : lampTables);
  if (kind === undefined || kind === 'table' || asked < 2) return;
  const own = b.triangles.objectTable.filter(({ name }) => name === 'floor lamp').length;
  for (let index = own; index < asked; index++) {
    const spot = freeSpot(room, standingLamp.extent(room));
    if (spot === undefined) return;
    atWall(room, spot.side, spot.along, () => standingLamp.build(room));
  }
}

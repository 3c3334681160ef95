/** Requested things missing from a room's plan: placed at free walls. Over 300 lines: one table, a builder for each. */
import type { Brief, PartWish } from '../../brief/brief.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import { bathtub } from '../furniture/bath/tubs-and-towels.ts';
import { dresser } from '../furniture/bedroom-storage.ts';
import { type FireplaceStyle, fireplace, wallMirror } from '../furniture/decor.ts';
import { bicycle } from '../furniture/garage-things.ts';
import { pottedPlant } from '../furniture/house-plants.ts';
import { baseRun, wallCabinets } from '../furniture/kitchen/cabinets.ts';
import { pictures } from '../furniture/pictures.ts';
import { chair, chairStyles } from '../furniture/seats/dining-chairs.ts';
import { bench, stool } from '../furniture/seats/stools.ts';
import { desk, diningTable } from '../furniture/tables.ts';
import { computer, officeChair, piano, television } from '../furniture/trade.ts';
import { worktopClutter } from '../furniture/worktop.ts';
import { tube } from '../solids.ts';
import { thingsBuilt as smallThings } from '../things/small-things.ts';
import { builtCount } from '../unmet-wishes.ts';
import { bedMetres, madeBed } from './arrange/sleeping.ts';
import { finished } from './finished.ts';
import { type Extent, freeSpot, type Spot } from './free-spots.ts';
import { addArmchair, addCoffeeTable, addRug, addSofa } from './furnishing.ts';
import { kitchenMaterials } from './kinds/kitchen-room.ts';
import { machine } from './kinds/light-rooms.ts';
import { mirrorOf } from './mirrors.ts';
import { tubOf } from './named/bath-kinds.ts';
import { kindOf } from './named/kind-asked.ts';
import { spiralStair, straightStair } from './named/named-pieces.ts';
import { atWall, type Room } from './room.ts';
import { addFloorLamp } from './room-lamps.ts';
import { addShelves, addSideboard, hangOverFire } from './wall-things.ts';

interface Thing extends Extent {
  readonly build: (room: Room, spot: Spot) => void;
  readonly when?: (room: Room) => boolean;
}

/** In a great hall everything by the wall looks small. */
const isVast = (room: Room): boolean => room.height > 5;
const hallFire = 1.9;
const isLong = ({ design }: Room): boolean => design.brief.parts.table?.size === 'large';

/** Builds in the wall's local coordinates. */
const against =
  (build: (room: Room) => void): Thing['build'] =>
  (room, { side, along }) =>
    atWall(room, side, along, () => build(room));

const standing = (
  width: number,
  depth: number,
  high: number,
  build: (room: Room) => void,
): Thing => ({ width, depth, low: 0, high, build: against(build) });

const hanging = (width: number, low: number, high: number, build: (room: Room) => void): Thing => ({
  width,
  depth: 0.1,
  low,
  high,
  build: against(build),
});

const shelving = (width: number): Thing => ({
  ...{ width: width + 0.1, depth: 0.36, low: 0, high: 2 },
  build: (room, { side, along }) => addShelves(room, side, along, width, 2),
});

const lowBoard = (width: number): Thing => ({
  ...{ width: width + 0.1, depth: 0.55, low: 0, high: 1.1 },
  build: (room, { side, along }) => addSideboard(room, side, along, width),
});

const deskOf = (width: number) => (room: Room) => {
  const { b, m } = room;
  const top = finished(room, 'desk', m.wood);
  const { computer: screens } = room.design.brief.parts;
  b.place({ at: [0, 0, 0.34] }, () => {
    desk(b, width, 0.62, top, m.metal, false);
    if (screens?.wanted === true)
      computer(b, 0.757, Math.min(2, screens.count ?? 1), m.black, m.steel);
  });
  b.place({ at: [0.1, 0, 0.72], turnRad: Math.PI }, () => officeChair(b, m.fabric, m.metal));
};

/** At both sides of a table for six, whose end shows in a narrow room. */
function longTable(room: Room): void {
  const { b, m } = room;
  const seat = finished(room, 'chairs', m.wood);
  b.place({ at: [0, 0, 0.95] }, () => {
    diningTable(b, 2.5, 0.86, 'trestle', finished(room, 'table', m.wood), m.wood);
    for (const side of [-1, 1])
      for (const x of [-0.8, 0, 0.8])
        b.place({ at: [x, 0, side * 0.58], turnRad: side > 0 ? Math.PI : 0 }, () =>
          chair(b, 'slat', seat, m.wood),
        );
  });
  b.facts.chairs ??= 6;
}

const fireOf = (usual: 'mantel' | 'stove') => (room: Room) => {
  const { b, m, height } = room;
  const style = kindOf<FireplaceStyle>(room, 'fireplace', [usual], usual);
  const stone = finished(room, 'fireplace', m.white);
  const scale = isVast(room) ? hallFire : 1;
  b.place({ at: [0, 0, 0], scale }, () => fireplace(b, style, height, stone, m.black, m.wood));
  hangOverFire(room);
};

/** A slatted chair on two curved runners. */
function rockingChair(room: Room): void {
  const { b, m } = room;
  const wood = finished(room, 'rocking-chair', m.wood);
  b.place({ at: [0, 0.08, 0.5] }, () => {
    chair(b, 'slat', wood, wood);
    b.begin('furniture', 'rocking chair');
    const steps = 10;
    for (const side of [-1, 1]) {
      const at = (step: number) => {
        const share = (step / steps) * 2 - 1;
        return [side * 0.2, -0.06 + 0.09 * share * share, share * 0.42] as const;
      };
      for (let step = 0; step < steps; step++) tube(b, at(step), at(step + 1), 0.018, wood, 7);
      tube(b, [side * 0.24, 0.66, -0.2], [side * 0.26, 0.64, 0.2], 0.02, wood, 7);
      tube(b, [side * 0.24, 0.44, 0.18], [side * 0.26, 0.64, 0.2], 0.015, wood, 7);
    }
  });
}

function tableForTwo(room: Room): void {
  const { b, m } = room;
  const seat = finished(room, 'chairs', m.wood);
  b.place({ at: [0, 0, 0.55] }, () => {
    diningTable(b, 0.9, 0.9, 'round', finished(room, 'table', m.wood), m.wood);
    for (const side of [-1, 1])
      b.place({ at: [side * 0.62, 0, 0], turnRad: (-side * Math.PI) / 2 }, () =>
        chair(b, 'slat', seat, m.wood),
      );
  });
  b.facts.chairs ??= 2;
}

function kitchenRun(room: Room, width: number): void {
  const { b, random, m } = room;
  const k = kitchenMaterials(room);
  const [from, to] = [-width / 2, width / 2];
  baseRun(
    b,
    { from, to, style: 'flat', handle: 'bar', sinkAt: from + 0.5, hobAt: to - 0.5 },
    k,
    random,
  );
  worktopClutter(b, { from: from + 0.9, to: to - 0.9, m: k, accents: m.accents }, random);
  wallCabinets(b, {
    from: from + 0.02,
    to: to - 0.02,
    bottom: 1.5,
    top: 2.2,
    style: 'flat',
    handle: 'none',
    m: k,
    glazed: false,
  });
  b.facts.cabinets = true;
}

/** Preferred placement of a thing, then those that need less space. */
const things: Partial<Record<PartKey, readonly Thing[]>> = {
  // The longest first.
  'kitchen-run': [2.9, 2.3, 1.7].map((width) =>
    standing(width, 0.7, 2.35, (room) => kitchenRun(room, width)),
  ),
  fireplace: [
    { ...standing(2.1 * hallFire, 0.8 * hallFire, 2.6, fireOf('mantel')), when: isVast },
    standing(2.1, 0.8, 1.3, fireOf('mantel')),
    standing(0.8, 0.92, 1.3, fireOf('stove')),
  ],
  piano: [
    standing(1.6, 1.2, 1.3, (room) =>
      piano(room.b, finished(room, 'piano', room.m.black), room.m.white),
    ),
    standing(1.55, 0.66, 1.3, (room) =>
      piano(room.b, finished(room, 'piano', room.m.black), room.m.white, false),
    ),
  ],
  shelves: [shelving(1.2), shelving(0.7)],
  stairs: [standing(4.2, 1.05, 2.5, straightStair), standing(1.85, 1.85, 2.4, spiralStair)],
  desk: [standing(1.4, 1.05, 1.1, deskOf(1.3)), standing(0.95, 1.05, 1.1, deskOf(0.9))],
  wardrobe: [
    standing(1.3, 0.55, 0.9, (room) =>
      dresser(room.b, 1.2, finished(room, 'wardrobe', room.m.wood), room.m.brass),
    ),
  ],
  cabinets: [lowBoard(1.5), lowBoard(0.9)],
  sofa: [
    standing(2.1, 1.05, 0.9, (room) => addSofa(room, 0, 0.55, 0, 2)),
    standing(1.55, 1.05, 0.9, (room) => addSofa(room, 0, 0.55, 0, 1.5)),
  ],
  armchair: [standing(0.95, 1, 1, (room) => addArmchair(room, 0, 0.52, 0))],
  table: [
    { ...standing(2.7, 1.9, 0.95, longTable), when: (room) => isLong(room) },
    standing(1.9, 1.05, 0.95, tableForTwo),
  ],
  'coffee-table': [standing(1.3, 0.9, 0.8, (room) => addCoffeeTable(room, 0, 0.45, false))],
  chairs: [
    standing(0.6, 0.6, 0.9, (room) =>
      room.b.place({ at: [0, 0, 0.32] }, () =>
        chair(
          room.b,
          kindOf(room, 'chairs', chairStyles, 'slat'),
          finished(room, 'chairs', room.m.wood),
          room.m.wood,
        ),
      ),
    ),
  ],
  bench: [
    standing(1.3, 0.45, 0.5, (room) =>
      room.b.place({ at: [0, 0, 0.24] }, () =>
        bench(room.b, 1.2, finished(room, 'bench', room.m.wood), room.m.wood),
      ),
    ),
  ],
  'washing-machine': [
    standing(0.65, 0.62, 0.9, (room) => room.b.place({ at: [0, 0, 0.31] }, () => machine(room))),
  ],
  bicycle: [
    standing(1.8, 0.5, 1.1, ({ b, m }) =>
      b.place({ at: [0, 0, 0.26] }, () => bicycle(b, m.accents[0]!, m.black, m.steel)),
    ),
  ],
  'rocking-chair': [standing(0.75, 0.95, 1.1, rockingChair)],
  planters: [
    standing(0.6, 0.6, 1.5, ({ b, m, random }) =>
      b.place({ at: [0, 0, 0.32] }, () => pottedPlant(b, 1.35, m.pot, 'fig', random)),
    ),
  ],
  stools: [
    standing(0.5, 0.5, 0.6, (room) =>
      room.b.place({ at: [0, 0, 0.3] }, () =>
        stool(room.b, 0.46, finished(room, 'stools', room.m.wood), room.m.wood, false),
      ),
    ),
  ],
  lamp: [standing(0.5, 0.5, 1.8, (room) => addFloorLamp(room, 0, 0.26))],
  tv: [
    hanging(1.45, 0.85, 1.75, ({ b, m }) =>
      b.place({ at: [0, 1.3, 0.01] }, () => television(b, 1.35, m.black)),
    ),
    hanging(1.1, 0.95, 1.65, ({ b, m }) =>
      b.place({ at: [0, 1.3, 0.01] }, () => television(b, 1, m.black)),
    ),
  ],
  mirror: [
    hanging(0.8, 0.9, 2, (room) => {
      const { b, m } = room;
      const { style, width, height, middle } = mirrorOf(room, 'rect');
      b.place({ at: [0, middle, 0.01] }, () =>
        wallMirror(b, {
          style,
          width,
          height,
          mirror: m.mirror,
          frame: finished(room, 'mirror', m.brass),
        }),
      );
    }),
  ],
  bathtub: [
    standing(1.85, 0.95, 0.75, (room) => {
      const { b, m } = room;
      b.place({ at: [0, 0, 0.46] }, () =>
        bathtub(b, tubOf(room, 'oval'), m.white, m.metal, finished(room, 'bathtub', m.white)),
      );
    }),
  ],
  bed: [
    standing(1.7, 2.25, 1.25, (room) =>
      room.b.place({ at: [0, 0, bedMetres / 2 + 0.05] }, () => madeBed(room, 1.5, false, [])),
    ),
    standing(1.15, 2.25, 1.25, (room) =>
      room.b.place({ at: [0, 0, bedMetres / 2 + 0.05] }, () => madeBed(room, 0.95, true, [])),
    ),
  ],
  art: [hanging(1.2, 1, 2.1, ({ b, m, random }) => pictures(b, 1.1, [m.black, m.wood], random))],
};

/** Whether all that is named can be set up without the plan of the room. */
export const canFurnishBare = ({ parts }: Brief): boolean =>
  (Object.entries(parts) as [PartKey, PartWish][]).every(
    ([part, { wanted }]) =>
      wanted !== true ||
      Object.hasOwn(things, part) ||
      Object.hasOwn(smallThings, part) ||
      [
        'rug',
        'windows',
        'curtains',
        'candles',
        'vase',
        'plants',
        'string-lights',
        'beams',
      ].includes(part),
  );

const mostOfOne = 6;

/** Uses the first variant that fits. */
function place(room: Room, ways: readonly Thing[]): boolean {
  for (const thing of ways) {
    if (thing.when?.(room) === false) continue;
    const spot = freeSpot(room, thing);
    if (spot === undefined) continue;
    thing.build(room, spot);
    return true;
  }
  return false;
}

export function addWishedThings(room: Room): void {
  const { b, design } = room;
  const isMissing = (part: PartKey) =>
    design.brief.parts[part]?.wanted === true &&
    (b.facts[part] === undefined || b.facts[part] === false);
  for (const [part, ways] of Object.entries(things) as [PartKey, readonly Thing[]][]) {
    const wished = design.brief.parts[part]?.wanted === true ? (design.count(part) ?? 1) : 0;
    const counted = builtCount(part, b.triangles.objectTable);
    // Shelves on a wall are as good as bookcases.
    const isOnWall = part === 'shelves' && counted === 0;
    const built = isMissing(part) ? 0 : isOnWall ? wished : (counted ?? wished);
    for (let index = built; index < Math.min(mostOfOne, wished); index++)
      if (place(room, ways)) b.facts[part] = true;
      else if (isMissing(part)) b.facts[part] = false;
  }
  if (isMissing('rug')) addRug(room, 0, 0, 2, 1.4);
}

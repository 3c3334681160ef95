/** Kitchen, bathroom, powder room, bedroom, office. */

import { finishOf } from '../finishes.ts';
import { bathtub, shower, toilet, towelLadder, towels, vanity } from '../furniture/bath.ts';
import { bed, dresser, nightstand, wardrobe } from '../furniture/bedroom.ts';
import { pottedPlant, wallMirror } from '../furniture/decor.ts';
import {
  baseRun,
  cookerRange,
  hood,
  island,
  type KitchenMaterials,
  tallUnit,
  wallCabinets,
  worktopClutter,
} from '../furniture/kitchen.ts';
import { chair, stool } from '../furniture/seating.ts';
import { desk, diningTable, wallShelves } from '../furniture/tables.ts';
import { computer, officeChair } from '../furniture/trade.ts';
import { box } from '../solids.ts';
import {
  addArmchair,
  addCurtains,
  addFloorLamp,
  addPendant,
  addPictures,
  addPlant,
  addRug,
  addSconces,
  addShelves,
  addSpots,
  addTableLamp,
  finished,
  turnTo,
} from './furnishing.ts';
import { atWall, hasWindow, type Room, type Side, sideLength } from './room.ts';

const openSide = (room: Room): Side =>
  room.windows.some(({ side }) => side === 'left') ? 'right' : 'left';
const signOf = (side: Side) => (side === 'right' ? 1 : -1);

function kitchenMaterials(room: Room): KitchenMaterials {
  const { m } = room;
  return {
    cabinet: m.cabinet,
    top: m.top,
    handle: finished(room, 'faucet', room.random.pick([m.brass, m.black, m.steel])),
    black: m.black,
    steel: m.steel,
    wood: m.wood,
    white: m.porcelain,
    glass: room.b.material({
      name: 'oven glass',
      surface: 'opaque',
      albedo: [0.015, 0.016, 0.018],
      roughness: 0.06,
    }),
  };
}

function splashback(
  room: Room,
  side: Side,
  from: number,
  to: number,
  low: number,
  high: number,
): void {
  const { b, random } = room;
  const material = finished(
    room,
    'backsplash',
    b.material({
      ...finishOf(random.pick(['tile', 'tile', 'marble', 'tile']), 'wall'),
      name: 'splashback',
      neverSnow: true,
    }),
  );
  atWall(room, side, 0, () => {
    b.begin('wall', 'splashback');
    b.quad([from, low, 0.006], [to, low, 0.006], [to, high, 0.006], [from, high, 0.006], material);
  });
}

/** Galley, corner or wall of tall units; with an island, a table, or neither. */
export function kitchen(room: Room): void {
  const { b, random, width, depth, m, height } = room;
  const k = kitchenMaterials(room);
  const free = openSide(room);
  const s = signOf(free);
  const back = -depth / 2;
  const style = random.chance(
    room.look.panelling > 0.3 || room.design.brief.style === 'farmhouse' ? 0.9 : 0.3,
  )
    ? 'shaker'
    : 'flat';
  const handle =
    style === 'shaker'
      ? random.pick(['knob', 'bar'] as const)
      : random.pick(['bar', 'none'] as const);
  const layout = random.integer(0, 3);
  b.facts.layout = layout;
  const corner = layout === 1 || layout === 2;
  const tallOnFree = layout === 0 || layout === 3;
  const w = width / 2;
  const from = tallOnFree && s < 0 ? -w + 1.3 : -w + 0.05;
  const to = tallOnFree && s > 0 ? w - 1.3 : w - 0.05;
  const hobAt = random.between(-0.5, 0.5);
  const windowBack = room.windows.some(({ side }) => side === 'back');
  const sinkAt = windowBack
    ? (room.windows.find(({ side }) => side === 'back')!.openings[0]!.u0 +
        room.windows.find(({ side }) => side === 'back')!.openings[0]!.u1) /
        2 -
      w
    : hobAt + (hobAt > 0 ? -1.3 : 1.3);
  const ranged = random.chance(0.3);
  splashback(room, 'back', from, to, 0.92, random.chance(0.4) ? height - 0.02 : 1.5);
  atWall(room, 'back', 0, () => {
    if (ranged) {
      baseRun(
        b,
        { from, to: hobAt - 0.5, style, handle, ...(sinkAt < hobAt - 0.8 ? { sinkAt } : {}) },
        k,
        random,
      );
      baseRun(
        b,
        { from: hobAt + 0.5, to, style, handle, ...(sinkAt > hobAt + 0.8 ? { sinkAt } : {}) },
        k,
        random,
      );
      cookerRange(
        b,
        hobAt,
        k,
        finished(room, 'oven', random.pick([m.black, m.cabinet, m.accents[0]!])),
      );
    } else {
      baseRun(
        b,
        { from, to, style, handle, sinkAt, ...(layout === 3 ? {} : { hobAt }) },
        k,
        random,
      );
      if (layout !== 3) b.facts.oven = true;
    }
    worktopClutter(b, from, hobAt - 0.5, k, m.accents, random);
    worktopClutter(b, hobAt + 0.5, to, k, m.accents, random);
  });
  const hoodMaterial = finished(room, 'hood', random.pick([m.black, m.steel, m.white]));
  if (
    layout !== 3 &&
    room.design.wants('hood', 0.85) &&
    !hasWindow(room, 'back', hobAt - 0.5, hobAt + 0.5)
  ) {
    atWall(room, 'back', hobAt, () =>
      hood(b, 0, random.pick(['chimney', 'box', 'plaster']), height, k, hoodMaterial),
    );
  }
  const openShelving = room.design.wants('shelves', 0.5);
  for (const [a, c] of [
    [from, hobAt - 0.6],
    [hobAt + 0.6, to],
  ] as const) {
    if (c - a < 0.8 || hasWindow(room, 'back', a, c)) continue;
    atWall(room, 'back', (a + c) / 2, () => {
      if (openShelving) {
        wallShelves(
          b,
          c - a - 0.2,
          [1.5, 1.95],
          m.wood,
          [m.porcelain, m.pot, m.wood, ...m.accents],
          random,
        );
        b.facts.shelves = true;
      } else
        wallCabinets(
          b,
          -(c - a) / 2 + 0.05,
          (c - a) / 2 - 0.05,
          1.5,
          Math.min(height - 0.1, 2.35),
          style,
          handle,
          k,
          random.chance(0.3),
        );
    });
  }
  if (tallOnFree) {
    atWall(room, 'back', s * (w - 0.66), () => {
      tallUnit(b, -0.63, 0.02, 2.2, style, k, 'ovens');
      tallUnit(
        b,
        0.03,
        0.64,
        2.2,
        style,
        k,
        room.design.brief.parts.fridge?.wanted === false ? 'larder' : 'fridge',
      );
    });
  } else {
    const length = sideLength(room, free);
    atWall(room, free, 0, () => {
      const reach = -s * (length / 2 - 0.7);
      const [a, c] = [Math.min(reach, -s * -0.6), Math.max(reach, -s * -0.6)];
      baseRun(b, { from: a, to: c, style, handle }, k, random);
      worktopClutter(b, a, c, k, m.accents, random);
      const tallAt = s * (length / 2 - 1.9);
      tallUnit(b, tallAt - 0.45, tallAt + 0.45, 2.1, style, k, 'fridge');
    });
    if (!hasWindow(room, free, -1.4, 0.4))
      atWall(room, free, -s * 0.6, () =>
        wallShelves(b, 1.6, [1.5, 1.92], m.wood, [m.porcelain, m.pot, ...m.accents], random),
      );
  }
  const hasIsland = room.design.wants('island', corner ? 0.45 : 0.75);
  const hasTable =
    room.design.brief.parts.table?.wanted === true || (!hasIsland && random.chance(0.8));
  const z = back + 2.15;
  const x = tallOnFree ? -s * 0.3 : -s * 0.35;
  if (hasIsland) {
    const length = Math.min(width - 2, random.between(1.9, 2.7));
    const body = finished(
      room,
      'island',
      random.pick([m.cabinet, m.wood, m.accents[0]!, m.cabinet]),
    );
    b.place({ at: [x, 0, z] }, () => island(b, length, 0.95, k, body, style, random.chance(0.3)));
    b.place({ at: [x, 0, z] }, () =>
      b.place({ at: [0, 0.02, 0] }, () =>
        worktopClutter(b, -length / 2 + 0.1, length / 2 - 0.4, { ...k }, m.accents, random),
      ),
    );
    const stools = Math.min(6, room.design.count('stools') ?? random.integer(2, 4));
    const seat = finished(room, 'stools', random.pick([m.wood, m.black, m.fabric]));
    const withBack = random.chance(0.4);
    if (room.design.brief.parts.stools?.wanted !== false) {
      for (let index = 0; index < stools; index++)
        b.place(
          {
            at: [x - length / 2 + (length * (index + 0.5)) / stools, 0, z + 0.75],
            turnRad: Math.PI + random.between(-0.3, 0.3),
          },
          () => stool(b, 0.66, seat, m.black, withBack),
        );
      b.facts.stools = stools;
    }
    const pendants = random.pick([1, 2, 3]);
    for (let index = 0; index < pendants; index++)
      addPendant(
        room,
        x - length / 2 + (length * (index + 0.5)) / pendants,
        z,
        height - random.between(1.75, 1.95),
        pendants === 1 ? 1.5 : 0.95,
      );
  }
  if (hasTable) {
    const tableX = hasIsland ? s * (w - 1) : x;
    const tableZ = hasIsland ? z + 1.6 : z + 0.2;
    addRug(room, tableX, tableZ, 2.2, 1.8);
    b.place({ at: [tableX, 0, tableZ], turnRad: random.between(-0.05, 0.05) }, () => {
      const top = finished(room, 'table', m.wood);
      diningTable(b, 1.25, 0.9, random.pick(['round', 'legs', 'pedestal']), top, m.wood);
      const kind = random.pick(['wishbone', 'slat', 'shell'] as const);
      const seat = finished(room, 'chairs', random.pick([m.wood, m.black]));
      for (let index = 0; index < 4; index++) {
        const angle = index * (Math.PI / 2) + 0.4;
        b.place(
          { at: [Math.sin(angle) * 0.85, 0, Math.cos(angle) * 0.85], turnRad: angle + Math.PI },
          () => chair(b, kind, seat, m.wood),
        );
      }
    });
    b.facts.table = true;
    b.facts.chairs = 4;
    if (!hasIsland) addPendant(room, tableX, tableZ, height - 1.75, 1.3);
  }
  if (!hasIsland && !hasTable) addRug(room, x, z, 2, 0.9);
  addPlant(room, -s * (w - 0.45), back + 1.3, random.between(1, 1.5));
  addSpots(room);
  if (room.design.brief.parts.curtains?.wanted === true) addCurtains(room);
  Object.assign(b.facts, { cabinets: true, countertop: true, backsplash: true, faucet: true });
}

export function bedroom(room: Room): void {
  const { b, random, width, depth, m } = room;
  const back = -depth / 2;
  const free = openSide(room);
  const s = signOf(free);
  const child = /\b(kid|child|children|teen|nursery|bunk)/i.test(room.design.brief.prompt);
  const layout = child ? 2 : random.integer(0, 2);
  const wished = /four poster|poster bed|canopy/i.test(room.design.brief.prompt)
    ? 'poster'
    : /bunk/i.test(room.design.brief.prompt)
      ? 'bunk'
      : undefined;
  const style =
    wished ??
    random.pick(['panel', 'upholstered', 'platform', 'poster', 'iron', 'upholstered'] as const);
  const bedWidth = child ? 1 : random.between(1.5, 1.8);
  const linen = b.material({
    name: 'bed linen',
    surface: 'opaque',
    albedo: random.pick([
      [0.78, 0.76, 0.71],
      [0.7, 0.7, 0.69],
      [0.72, 0.66, 0.58],
      [0.6, 0.64, 0.62],
    ] as const),
    tile: { kind: 'linen' },
    neverSnow: true,
  });
  const cushions =
    room.design.brief.parts.cushions?.wanted === false
      ? []
      : m.accents.slice(0, random.integer(1, 3));
  const bedMaterials = {
    frame: finished(room, 'bed', style === 'iron' ? m.black : random.pick([m.wood, m.darkWood])),
    fabric: finished(room, 'bed', m.fabric),
    linen,
    throwBlanket: m.accents[0]!,
    cushions,
  };
  const sideBySide = layout !== 2;
  const bedSide: Side = layout === 1 ? free : 'back';
  const along =
    layout === 1
      ? -s * 0.1
      : layout === 2
        ? s * (width / 2 - bedWidth / 2 - 0.3)
        : random.between(-0.3, 0.3);
  b.facts.layout = layout;
  atWall(room, bedSide, along, () => bed(b, bedWidth, style, bedMaterials, random));
  const stands = sideBySide ? [-1, 1] : [-s];
  for (const side of stands) {
    atWall(room, bedSide, along + side * (bedWidth / 2 + 0.42), () => {
      nightstand(
        b,
        random.pick(['box', 'round']),
        finished(room, 'nightstand', m.wood),
        m.metal,
        m.brass,
      );
    });
  }
  b.facts.nightstand = true;
  for (const side of stands) {
    const u = along + side * (bedWidth / 2 + 0.42);
    if (random.chance(0.75)) atWall(room, bedSide, u, () => addTableLampHere(room));
    else addSconces(room, bedSide, [u], 1.35);
  }
  if (bedSide === 'back') addRug(room, along, back + 1.7, bedWidth + 1.2, 1.9);
  else addRug(room, s * (width / 2 - 1.6), 0.1, 2, 2.6);
  addPictures(room, bedSide, along, bedWidth);
  const wardrobeSide: Side = bedSide === 'back' ? free : 'back';
  if (room.design.wants('wardrobe', 0.7)) {
    const u = wardrobeSide === 'back' ? -s * 0.6 : s * (layout === 2 ? 0.9 : 0.6);
    if (!hasWindow(room, wardrobeSide, u - 0.9, u + 0.9)) {
      const body = finished(room, 'wardrobe', random.pick([m.cabinet, m.wood, m.white]));
      atWall(room, wardrobeSide, u, () =>
        random.chance(0.55)
          ? wardrobe(
              b,
              1.7,
              Math.min(room.height - 0.15, 2.3),
              body,
              m.brass,
              random.chance(0.4) ? m.mirror : undefined,
            )
          : dresser(b, 1.2, body, m.brass),
      );
      b.facts.wardrobe = true;
    }
  }
  if (room.design.brief.parts.desk?.wanted === true) {
    atWall(room, free, s * 1.6, () =>
      b.place({ at: [0, 0, 0.35] }, () =>
        desk(b, 1.2, 0.6, finished(room, 'desk', m.wood), m.metal, false),
      ),
    );
    b.facts.desk = true;
  }
  addArmchair(
    room,
    -s * (width / 2 - 0.8),
    back + (bedSide === 'back' ? 2.6 : 1.1),
    turnTo(random, s * 1.9),
  );
  addPlant(room, -s * (width / 2 - 0.45), back + 0.5, random.between(1.1, 1.7));
  if (random.chance(0.75)) addPendant(room, 0, back + 1.9, random.between(0.4, 0.7), 1.3);
  if (room.design.wants('shelves', 0.2)) addShelves(room, free, s * 1.3, 0.9, 1.6);
  addCurtains(room);
}

function addTableLampHere(room: Room): void {
  room.b.place({ at: [0, 0.51, 0.22] }, () => undefined);
  addTableLamp(room, 0, 0.51, 0.22);
}

function tiledWall(room: Room, side: Side, high: number): void {
  const { b, random } = room;
  const material =
    room.design.brief.parts.walls?.materials !== undefined ||
    room.design.brief.parts.walls?.colours !== undefined
      ? room.m.wall
      : b.material({
          ...finishOf(
            random.pick(['tile', 'marble', 'terrazzo', 'tile', 'mosaic', 'stone']),
            'wall',
            random.chance(0.5)
              ? {}
              : {
                  colour: random.pick(
                    ['sage', 'white', 'teal', 'blush', 'cream', 'grey'].filter(
                      (name) => name !== 'blush',
                    ),
                  ),
                },
          ),
          name: `tiles ${side}`,
          neverSnow: true,
        });
  const length = sideLength(room, side);
  atWall(room, side, 0, () => {
    b.begin('wall', 'wall tiles');
    const openings = room.windows.find((row) => row.side === side)?.openings ?? [];
    let u = -length / 2;
    for (const opening of [...openings].sort((a, c) => a.u0 - c.u0)) {
      b.quad(
        [u, 0, 0.008],
        [opening.u0 - length / 2, 0, 0.008],
        [opening.u0 - length / 2, high, 0.008],
        [u, high, 0.008],
        material,
      );
      b.quad(
        [opening.u0 - length / 2, 0, 0.008],
        [opening.u1 - length / 2, 0, 0.008],
        [opening.u1 - length / 2, Math.min(high, opening.v0), 0.008],
        [opening.u0 - length / 2, Math.min(high, opening.v0), 0.008],
        material,
      );
      u = opening.u1 - length / 2;
    }
    b.quad(
      [u, 0, 0.008],
      [length / 2, 0, 0.008],
      [length / 2, high, 0.008],
      [u, high, 0.008],
      material,
    );
    b.begin('trim', 'tile edge');
    if (high < room.height - 0.1)
      box(b, [-length / 2, high, 0], [length / 2, high + 0.02, 0.014], room.m.skirting);
  });
}

export function bathroom(room: Room): void {
  const { b, random, width, depth, m } = room;
  b.facts.faucet = true;
  b.facts.cabinets = true;
  const back = -depth / 2;
  const free = openSide(room);
  const s = signOf(free);
  const metal = finished(room, 'faucet', random.pick([m.brass, m.black, m.steel]));
  const high = random.chance(0.5) ? room.height : random.pick([1.2, 2.1]);
  tiledWall(room, 'back', high);
  if (random.chance(0.6)) tiledWall(room, free, high);
  const layout = random.integer(0, 2);
  b.facts.layout = layout;
  const hasTub = room.design.wants('bathtub', 0.85);
  const hasShower = room.design.wants('shower', 0.6);
  const outside = finished(
    room,
    'bathtub',
    random.chance(0.7) ? m.porcelain : random.pick([m.black, m.accents[0]!]),
  );
  const vanityBody = finished(room, 'cabinets', random.pick([m.wood, m.cabinet, m.darkWood]));
  const basins = Math.min(3, room.design.count('sink') ?? random.pick([1, 1, 2]));
  const vanityWidth = basins > 1 ? 1.5 : random.between(0.9, 1.2);
  const vanitySide: Side = layout === 0 ? free : 'back';
  const vanityAt =
    layout === 0
      ? s * 0.2
      : layout === 1
        ? s * (width / 2 - vanityWidth / 2 - 0.2)
        : -s * (width / 2 - vanityWidth / 2 - 0.2);
  const tap = { style: random.pick(['floating', 'legs', 'floating'] as const) };
  atWall(room, vanitySide, vanityAt, () => {
    vanity(
      b,
      vanityWidth,
      basins,
      tap.style,
      vanityBody,
      m.top,
      finished(room, 'sink', m.porcelain),
      metal,
    );
    if (!hasWindow(room, vanitySide, vanityAt - 0.5, vanityAt + 0.5)) {
      const frame = finished(room, 'mirror', random.pick([m.brass, m.black, m.wood]));
      b.place({ at: [0, 1.6, 0.01] }, () =>
        wallMirror(
          b,
          random.pick(['round', 'arched', 'rect']),
          basins > 1 ? 1.3 : 0.75,
          0.9,
          m.mirror,
          frame,
        ),
      );
      b.facts.mirror = true;
    }
  });
  addSconces(
    room,
    vanitySide,
    [vanityAt - vanityWidth / 2 + 0.05, vanityAt + vanityWidth / 2 - 0.05],
    1.65,
  );
  if (hasTub) {
    const at =
      layout === 0
        ? ([-s * 0.2, back + 0.75] as const)
        : layout === 1
          ? ([-s * (width / 2 - 1.05), back + 0.75] as const)
          : ([s * (width / 2 - 0.7), back + 1.2] as const);
    const turned = layout === 2;
    b.place({ at: [at[0], 0, at[1]], turnRad: turned ? Math.PI / 2 : 0 }, () =>
      bathtub(b, random.pick(['oval', 'claw', 'slab', 'oval']), m.porcelain, metal, outside),
    );
  }
  if (hasShower) {
    const width0 = 0.95;
    const x =
      layout === 1 ? (hasTub ? s * 99 : -s * (width / 2)) : layout === 0 ? -s * (width / 2) : 0;
    if (Math.abs(x) < 50 && !(hasTub && layout === 0 && width < 3)) {
      const left = x > 0 ? x - width0 : x;
      b.place(
        { at: [left, 0, back + (layout === 0 && hasTub ? 1.4 : 0.01)], mirrored: false },
        () => shower(b, width0, 1.1, 2.05, m.glass, finished(room, 'shower', metal), m.white),
      );
    } else {
      b.place({ at: [0, 0, back + 0.01] }, () =>
        b.place({ at: [-width0 / 2, 0, 0] }, () =>
          shower(b, width0, 1.0, 2.05, m.glass, finished(room, 'shower', metal), m.white),
        ),
      );
    }
  }
  const toiletSide: Side = layout === 0 ? (free === 'left' ? 'right' : 'left') : free;
  atWall(room, toiletSide, signOf(toiletSide) * (depth / 2 - 0.8), () =>
    toilet(b, random.pick(['wall', 'close']), m.porcelain, metal),
  );
  if (random.chance(0.5))
    atWall(room, free, s * (depth / 2 - 1.6), () => towelLadder(b, m.wood, m.fabrics[0]!));
  else atWall(room, free, -s * (depth / 2 - 1.2), () => towels(b, metal, m.fabrics));
  addRug(room, 0, back + 2, 1.3, 0.8);
  addPlant(room, -s * (width / 2 - 0.35), back + 0.4, random.between(0.8, 1.3), 0.75);
  addSpots(room);
  if (random.chance(0.5)) addPendant(room, layout === 0 ? -s * 0.2 : 0, back + 1, 0.5, 0.8);
  if (room.design.brief.parts.curtains?.wanted === true) addCurtains(room);
}

export function powderRoom(room: Room): void {
  const { b, random, width, depth, m } = room;
  b.facts.faucet = true;
  b.facts.cabinets = true;
  const s = signOf(openSide(room));
  const metal = finished(room, 'faucet', random.pick([m.brass, m.black, m.steel]));
  if (random.chance(0.4)) tiledWall(room, 'back', 1.15);
  const swapped = random.chance(0.5) ? 1 : -1;
  const at = swapped * (width * 0.2);
  atWall(room, 'back', at, () => {
    const basin = finished(room, 'sink', m.porcelain);
    vanity(
      b,
      random.between(0.7, 0.95),
      1,
      random.pick(['floating', 'legs', 'pedestal']),
      finished(room, 'cabinets', random.pick([m.wood, m.cabinet])),
      m.top,
      basin,
      metal,
    );
    const frame = finished(room, 'mirror', random.pick([m.brass, m.black, m.wood]));
    if (!hasWindow(room, 'back', at - 0.4, at + 0.4)) {
      b.place({ at: [0, 1.58, 0.01] }, () =>
        wallMirror(b, random.pick(['round', 'arched', 'round']), 0.66, 0.9, m.mirror, frame),
      );
      b.facts.mirror = true;
    }
  });
  addSconces(room, 'back', [at - 0.55, at + 0.55], 1.6);
  atWall(room, 'back', -swapped * width * 0.27, () =>
    toilet(b, random.pick(['wall', 'close']), m.porcelain, metal),
  );
  addPictures(room, 'back', -swapped * width * 0.27, 0.6);
  atWall(room, openSide(room), s * 0.2, () => towels(b, metal, m.fabrics));
  addPlant(room, swapped * (width / 2 - 0.3), -depth / 2 + 0.35, 0.8, 0.6);
  addRug(room, 0, -depth / 2 + 1.3, 1.1, 0.7);
  if (random.chance(0.6)) addPendant(room, at * 0.3, -depth / 2 + 0.9, 0.5, 0.75);
  else addSpots(room);
}

export function office(room: Room): void {
  const { b, random, width, depth, m, height } = room;
  const back = -depth / 2;
  const free = openSide(room);
  const s = signOf(free);
  const layout = random.integer(0, 2);
  const drawers = random.chance(0.5);
  const top = finished(room, 'desk', random.pick([m.wood, m.darkWood, m.wood]));
  const screens = Math.min(3, room.design.count('computer') ?? 1);
  const wide = random.between(1.5, 1.9);
  b.facts.layout = layout;
  const workplace = () => {
    desk(b, wide, 0.75, top, m.metal, drawers);
    if (room.design.brief.parts.computer?.wanted !== false)
      computer(b, 0.757, screens, m.black, m.steel);
    addTableLamp(room, -wide / 2 + 0.22, 0.757, -0.1);
    b.begin('art', 'papers');
    for (let sheet = 0; sheet < 3; sheet++)
      b.place(
        { at: [wide / 2 - 0.4 + sheet * 0.05, 0.758 + sheet * 0.002, 0.1], turnRad: sheet * 0.3 },
        () => box(b, [-0.1, 0, -0.14], [0.1, 0.0015, 0.14], m.paper),
      );
  };
  const seat = () =>
    officeChair(
      b,
      finished(room, 'chairs', random.pick([m.fabric, m.black, m.accents[0]!])),
      m.metal,
    );
  if (layout === 0) {
    // At the back wall, books beside.
    b.place({ at: [-s * 0.3, 0, back + 0.42] }, workplace);
    b.place({ at: [-s * 0.3 + 0.15, 0, back + 1.25], turnRad: turnTo(random, Math.PI, 0.5) }, seat);
    addPictures(room, 'back', -s * 0.3, 1.5);
    addShelves(room, free, -s * 0.3, random.between(1.4, 2.2), height - 0.4);
  } else if (layout === 1) {
    // In the middle of the room, facing us, a wall of books behind.
    addShelves(room, 'back', 0, width - 0.8, height - 0.3);
    b.place({ at: [0, 0, back + 2], turnRad: Math.PI }, workplace);
    b.place({ at: [0, 0, back + 1.2], turnRad: turnTo(random, 0, 0.4) }, seat);
    addRug(room, 0, back + 1.9, 2.8, 2);
    b.place({ at: [s * 0.6, 0, back + 2.9], turnRad: turnTo(random, Math.PI, 0.3) }, () =>
      chair(b, 'upholstered', m.fabrics[1] ?? m.fabric, m.wood),
    );
  } else {
    // Along the side wall, light from the window.
    b.place(
      { at: [s * (width / 2 - 0.45), 0, back + 1.5], turnRad: -s * (Math.PI / 2) },
      workplace,
    );
    b.place(
      {
        at: [s * (width / 2 - 1.2), 0, back + 1.5],
        turnRad: turnTo(random, s * (Math.PI / 2), 0.5),
      },
      seat,
    );
    addShelves(room, 'back', -s * 0.5, random.between(1.8, 2.6), height - 0.4);
    addPictures(room, free, -s * 0.6, 1.6);
    addArmchair(room, -s * 1.0, back + 1.2, turnTo(random, s * 0.7));
    addRug(room, -s * 0.4, back + 1.9, 2.2, 1.6);
  }
  Object.assign(b.facts, { desk: true, chairs: 1 });
  if (random.chance(0.5)) addFloorLamp(room, s * (width / 2 - 0.5), back + 0.5);
  addPlant(room, -s * (width / 2 - 0.5), back + 0.5, random.between(1.2, 1.8));
  if (room.look.plants > 0.5)
    b.place({ at: [-s * 0.1, 0.757, back + 0.3] }, () =>
      b.place({ scale: 0.6 }, () => pottedPlant(b, 0.5, m.pot, 'arching', random)),
    );
  addCurtains(room);
  if (random.chance(0.5)) addPendant(room, 0, back + 1.8, 0.6, 1.1);
  else addSpots(room);
}

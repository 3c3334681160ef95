/** A kitchen: runs of cabinets, an island, what stands on the worktop. */
import { finishOf } from '../../finishes.ts';
import { chair, stool } from '../../furniture/chairs.ts';
import { cookerRange, hood } from '../../furniture/kitchen/appliances.ts';
import { baseRun, tallUnit, wallCabinets } from '../../furniture/kitchen/cabinets.ts';
import { island } from '../../furniture/kitchen/island.ts';
import type { KitchenMaterials } from '../../furniture/kitchen/kitchen-fronts.ts';
import { wallShelves } from '../../furniture/shelving.ts';
import { diningTable } from '../../furniture/tables.ts';
import { worktopClutter } from '../../furniture/worktop.ts';
import { finished } from '../finished.ts';
import { addCurtains, addPlant, addRug } from '../furnishing.ts';
import { atWall, hasWindow, openSide, type Room, type Side, sideLength, signOf } from '../room.ts';
import { addPendant, addSpots } from '../room-lamps.ts';
import { cladding, type Stretch } from '../wall-cladding.ts';

export function kitchenMaterials(room: Room): KitchenMaterials {
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

function splashback(room: Room, side: Side, stretch: Stretch): void {
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
  b.begin('wall', 'splashback');
  cladding(room, side, stretch, material);
}

/** Galley, corner or wall of tall units; with an island, a table, or neither. */
export function kitchen(room: Room): void {
  const { b, random, width, depth, m, height } = room;
  const k = kitchenMaterials(room);
  const free = openSide(room);
  const s = signOf(free);
  const back = -depth / 2;
  const style = random.chance(room.look.panelling > 0.3 ? 0.9 : 0.3) ? 'shaker' : 'flat';
  const handle =
    style === 'shaker'
      ? random.pick(['knob', 'bar'] as const)
      : random.pick(['bar', 'none'] as const);
  const drawnLayout = random.integer(0, 3);
  // The fourth has no hob on the wall we look at.
  const cooks = room.design.brief.parts.hood?.wanted ?? room.design.brief.parts.oven?.wanted;
  const layout = drawnLayout === 3 && cooks === true ? 0 : drawnLayout;
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
  const high = random.chance(0.4) ? height - 0.02 : 1.5;
  splashback(room, 'back', { from, to, low: 0.92, high });
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
        wallCabinets(b, {
          from: -(c - a) / 2 + 0.05,
          to: (c - a) / 2 - 0.05,
          bottom: 1.5,
          top: Math.min(height - 0.1, 2.35),
          style,
          handle,
          m: k,
          glazed: random.chance(0.3),
        });
    });
  }
  if (tallOnFree) {
    atWall(room, 'back', s * (w - 0.66), () => {
      tallUnit(b, { from: -0.63, to: 0.02, height: 2.2, style, m: k, kind: 'ovens' });
      tallUnit(b, {
        from: 0.03,
        to: 0.64,
        height: 2.2,
        style,
        m: k,
        kind: room.design.brief.parts.fridge?.wanted === false ? 'larder' : 'fridge',
      });
    });
  } else {
    const length = sideLength(room, free);
    atWall(room, free, 0, () => {
      // The tall unit stands in the corner: nearer to us it would hide the room.
      const reach = -s * (length / 2 - 1.65);
      const [a, c] = [Math.min(reach, s * 0.6), Math.max(reach, s * 0.6)];
      baseRun(b, { from: a, to: c, style, handle }, k, random);
      worktopClutter(b, a, c, k, m.accents, random);
      const tallAt = -s * (length / 2 - 1.17);
      tallUnit(b, {
        from: tallAt - 0.45,
        to: tallAt + 0.45,
        height: 2.1,
        style,
        m: k,
        kind: 'fridge',
      });
    });
    if (!hasWindow(room, free, -0.9, 0.9))
      atWall(room, free, s * 0.1, () =>
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
    const slab = room.design.brief.parts.island?.materials !== undefined;
    const islandMaterials = slab ? { ...k, top: body } : k;
    b.place({ at: [x, 0, z] }, () =>
      island(b, {
        width: length,
        depth: 0.95,
        m: islandMaterials,
        body,
        style: slab ? 'flat' : style,
        waterfall: slab || random.chance(0.3),
      }),
    );
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
    const drawnPendants = random.pick([1, 2, 3]);
    const pendants = Math.min(6, room.design.count('pendants') ?? drawnPendants);
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
    const tableZ = hasIsland ? z + 1.7 : z + 0.2;
    const count = Math.min(8, room.design.count('chairs') ?? 4);
    const wished = room.design.brief.parts.table;
    const isLong = count > 4 && wished?.form !== 'round';
    const long = isLong ? (count / 2) * 0.62 + 0.3 : Math.max(1.25, 0.24 * count);
    addRug(room, tableX, tableZ, 2.2, 1.8);
    b.place({ at: [tableX, 0, tableZ], turnRad: random.between(-0.05, 0.05) }, () => {
      const top = finished(room, 'table', m.wood);
      const drawn = random.pick(['round', 'legs', 'pedestal'] as const);
      const form = room.design.brief.parts.table?.form;
      const style = form === 'round' ? 'round' : isLong ? 'legs' : drawn;
      diningTable(b, long, 0.9, style, top, m.wood);
      const kind = random.pick(['wishbone', 'slat', 'shell'] as const);
      const seat = finished(room, 'chairs', random.pick([m.wood, m.black]));
      for (let index = 0; index < count; index++) {
        const near = index % 2 === 0;
        const angle = (index / count) * 2 * Math.PI + 0.4;
        const u = -long / 2 + (long * (Math.floor(index / 2) + 0.5)) / Math.ceil(count / 2);
        const seated = isLong
          ? { at: [u, 0, near ? 0.66 : -0.66] as const, turnRad: near ? Math.PI : 0 }
          : {
              at: [
                Math.sin(angle) * (long / 2 + 0.23),
                0,
                Math.cos(angle) * (long / 2 + 0.23),
              ] as const,
              turnRad: angle + Math.PI,
            };
        b.place(seated, () => chair(b, kind, seat, m.wood));
      }
    });
    b.facts.table = true;
    b.facts.chairs = count;
    if (!hasIsland) addPendant(room, tableX, tableZ, height - 1.75, 1.3);
  }
  if (!hasIsland && !hasTable) addRug(room, x, z, 2, 0.9);
  addPlant(room, -s * (w - 0.45), back + 1.3, random.between(1, 1.5));
  addSpots(room);
  if (room.design.brief.parts.curtains?.wanted === true) addCurtains(room);
  Object.assign(b.facts, { cabinets: true, countertop: true, backsplash: true, faucet: true });
}

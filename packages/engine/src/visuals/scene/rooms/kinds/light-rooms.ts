import type { Vector3 } from '../../../scene-model.ts';
import { softBox } from '../../curved/soft-box.ts';
import { pottedPlant } from '../../furniture/house-plants.ts';
import { baseRun } from '../../furniture/kitchen/cabinets.ts';
import { worktop } from '../../furniture/kitchen/kitchen-fronts.ts';
import { chair } from '../../furniture/seats/dining-chairs.ts';
import { wallShelves } from '../../furniture/shelving.ts';
import { tableSetting } from '../../furniture/table-settings.ts';
import { diningTable } from '../../furniture/tables.ts';
import { box, tube } from '../../solids.ts';
import { finished } from '../finished.ts';
import { addRug } from '../furnishing.ts';
import { kindAsked, kindOf, noteKind } from '../named/kind-asked.ts';
import { atWall, hasWindow, openSide, type Room, signOf } from '../room.ts';
import { addPendant, addSpots } from '../room-lamps.ts';
import { kitchenMaterials } from './kitchen-room.ts';

/** A round table among many plants, behind large panes. */
export function conservatory(room: Room): void {
  const { b, random, width, depth, m } = room;
  const back = -depth / 2;
  const wished = room.design.brief.parts.table;
  const isLong = wished?.size === 'large';
  const length = isLong ? Math.min(3.2, width - 2) : 1.15;
  const seat = finished(room, 'chairs', m.wood);
  const z = back + 2.2;
  addRug(room, 0, z, length + 1, 2.2);
  b.place({ at: [0, 0, z] }, () => {
    diningTable(
      b,
      length,
      0.95,
      isLong ? 'trestle' : 'round',
      finished(room, 'table', m.wood),
      m.wood,
    );
    tableSetting(b, {
      length,
      width: 0.95,
      places: 4,
      round: !isLong,
      plate: m.porcelain,
      glass: m.glass,
      runner: m.accents[0]!,
    });
    const count = Math.min(10, room.design.count('chairs') ?? (isLong ? 8 : 4));
    for (let index = 0; index < count; index++) {
      const near = index % 2 === 0;
      const angle = (index / count) * Math.PI * 2 + 0.4;
      const u = -length / 2 + (length * (Math.floor(index / 2) + 0.5)) / Math.ceil(count / 2);
      const placed = isLong
        ? { at: [u, 0, near ? 0.72 : -0.72] as const, turnRad: near ? Math.PI : 0 }
        : {
            at: [Math.sin(angle) * 0.9, 0, Math.cos(angle) * 0.9] as const,
            turnRad: angle + Math.PI,
          };
      b.place(placed, () => chair(b, 'wishbone', seat, m.wood));
    }
    b.facts.chairs = count;
  });
  b.facts.table = true;
  if (room.design.brief.parts.plants?.wanted !== false) {
    for (const [x, dz, height] of [
      [-width / 2 + 0.6, 0.6, 2],
      [width / 2 - 0.6, 0.6, 1.7],
      [-width / 2 + 0.55, 1.9, 1.3],
      [width / 2 - 0.55, 2.1, 1.5],
      [-width / 2 + 1.5, 0.5, 1.2],
      [width / 2 - 1.5, 0.5, 1.4],
    ] as const)
      b.place({ at: [x, 0, back + dz], turnRad: random.next() * 6 }, () =>
        pottedPlant(b, height, m.pot, random.pick(['arching', 'swords', 'fig']), random),
      );
    b.facts.plants = true;
  }
  addPendant(room, 0, z, room.height - 1.75, 1.1);
}

/** Side by side, or stacked. */
const machineAt = (index: number, count: number, isStacked: boolean): Vector3 =>
  isStacked ? [0, index * 0.92, 0.34] : [(index - (count - 1) / 2) * 0.64, 0, 0.31];

/** Machines under a worktop, shelves above, a clothes rail. */
export function laundry(room: Room): void {
  const { b, random, width, depth, m, height } = room;
  const k = kitchenMaterials(room);
  const free = openSide(room);
  const s = signOf(free);
  const w = width / 2;
  const machines = 2;
  if (kindAsked(room, 'sink') === 'apron') noteKind(room, 'sink', 'apron');
  const from = -machines * 0.32 - 0.05;
  atWall(room, 'back', 0, () => {
    baseRun(b, { from: -w + 0.05, to: from, style: 'shaker', handle: 'knob' }, k, random);
    baseRun(
      b,
      {
        ...{ from: -from, to: w - 0.05, style: 'shaker' as const, handle: 'knob' as const },
        ...{ sinkAt: (w - from) / 2, hasApronSink: kindAsked(room, 'sink') === 'apron' },
      },
      k,
      random,
    );
    const isStacked = room.design.brief.parts['washing-machine']?.form === 'stacked';
    for (let index = 0; index < machines; index++)
      b.place({ at: machineAt(index, machines, isStacked), turnRad: 0 }, () => machine(room));
    b.begin('furniture', 'worktop');
    box(b, [from - 0.02, worktop - 0.04, 0], [-from + 0.02, worktop, 0.64], m.top);
  });
  if (room.design.brief.parts.shelves?.wanted !== false && !hasWindow(room, 'back', -1.2, 1.2)) {
    atWall(room, 'back', 0, () =>
      wallShelves(
        b,
        Math.min(2.6, width - 0.8),
        [1.45, 1.9],
        finished(room, 'shelves', m.wood),
        [m.porcelain, m.pot, ...m.accents],
        random,
      ),
    );
    b.facts.shelves = true;
    kindOf(room, 'shelves', ['wall'], 'wall');
  }
  atWall(room, free, -s * depth * 0.1, () => {
    b.begin('furniture', 'drying rail');
    tube(b, [-0.7, height - 0.75, 0.3], [0.7, height - 0.75, 0.3], 0.014, m.wood, 8);
    for (const u of [-0.5, -0.1, 0.35]) {
      b.begin('textile', 'towel');
      softBox(
        b,
        [u - 0.16, height - 1.5, 0.275],
        [u + 0.16, height - 0.73, 0.325],
        0.02,
        random.pick(m.accents),
      );
    }
  });
  addRug(room, 0, -depth / 2 + 1.7, 1.9, 1);
  addSpots(room);
  Object.assign(b.facts, {
    'washing-machine': true,
    cabinets: true,
    countertop: true,
    sink: true,
    faucet: true,
  });
}

export function machine({ b, m }: Room): void {
  const dark = b.material({
    name: 'washing machine glass',
    surface: 'opaque',
    albedo: [0.02, 0.024, 0.03],
    roughness: 0.05,
  });
  b.begin('appliance', 'washing machine');
  softBox(b, [-0.3, 0.02, -0.29], [0.3, 0.86, 0.29], 0.012, m.porcelain);
  box(b, [-0.27, 0.76, 0.29], [0.27, 0.83, 0.296], m.steel);
  const sides = 30;
  const on = (step: number, radius: number): readonly [number, number, number] => {
    const angle = (step / sides) * 2 * Math.PI;
    return [Math.cos(angle) * radius, 0.42 + Math.sin(angle) * radius, 0.31];
  };
  for (let step = 0; step < sides; step++) {
    b.tri([0, 0.42, 0.3], on(step, 0.165), on(step + 1, 0.165), dark);
    tube(b, on(step, 0.185), on(step + 1, 0.185), 0.022, m.steel, 6);
  }
}

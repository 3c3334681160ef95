import { coat, finishOf } from '../../finishes.ts';
import { barberChair, barberPole, barberStation } from '../../furniture/barber.ts';
import { wallMirror } from '../../furniture/decor.ts';
import { bicycle, crates, toolWall, tyres, workbench } from '../../furniture/garage-things.ts';
import { bench } from '../../furniture/seats/stools.ts';
import { car } from '../../site/vehicles.ts';
import { box, tube } from '../../solids.ts';
import { finished } from '../finished.ts';
import { addCurtains, addPlant, addRug } from '../furnishing.ts';
import { atWall, hasWindow, openSide, type Room, type Side, signOf } from '../room.ts';
import { addPendant, addSpots } from '../room-lamps.ts';
import { addPictures, addShelves } from '../wall-things.ts';

export function barbershop(room: Room): void {
  const { b, random, width, depth, m } = room;
  const back = -depth / 2;
  const free = openSide(room);
  const s = signOf(free);
  const leather = finished(
    room,
    'armchair',
    b.material(
      coat(random.pick(['#5f2f22', '#1f2022', '#7a3a24', '#2f3f35', '#6a1f24']), {
        name: 'barber leather',
        roughness: 0.42,
        indoors: true,
      }),
    ),
  );
  const { count: countOf } = room.design;
  const drawn = random.integer(2, 4);
  const count = Math.min(5, countOf('armchair') ?? countOf('chairs') ?? drawn);
  const onBack = random.chance(0.5);
  const side: Side = onBack ? 'back' : free;
  const length = onBack ? width : depth;
  const round = random.chance(0.45);
  const each = Math.min(1.6, (length - 0.6) / count);
  for (let index = 0; index < count; index++) {
    const along = (index - (count - 1) / 2) * each + (onBack ? 0 : -s * 0.4);
    if (hasWindow(room, side, along - 0.5, along + 0.5)) continue;
    atWall(room, side, along, () => {
      barberStation(b, {
        width: each - 0.25,
        body: m.cabinet,
        top: m.top,
        mirror: m.mirror,
        frame: random.chance(0.5) ? m.brass : m.black,
        bulb: m.bulb,
        accents: [...m.accents, m.brass, m.white],
        random,
        round,
      });
      b.place(
        {
          at: [0, 0, 1.35],
          turnRad: random.between(-0.3, 0.3) + Math.PI * (random.chance(0.5) ? 1 : 0.85),
        },
        () => barberChair(b, leather, m.steel),
      );
    });
  }
  Object.assign(b.facts, { armchair: count, chairs: count });
  b.facts.mirror = true;
  const waiting: Side = onBack ? free : 'back';
  const at = onBack ? s * 0.9 : -s * 0.8;
  atWall(room, waiting, at, () =>
    b.place({ at: [0, 0, 0.3] }, () => bench(b, 1.8, leather, m.wood)),
  );
  b.facts.bench = true;
  if (!hasWindow(room, waiting, at - 1, at + 1)) addPictures(room, waiting, at, 1.9);
  addShelves(room, waiting, at + (onBack ? -s * 1.9 : s * 1.7), 0.9, 1.9);
  b.place({ at: [-s * (width / 2 - 0.25), 1.5, back + 0.35] }, () => barberPole(b));
  addPlant(room, -s * (width / 2 - 0.5), back + 0.6, 1.4);
  for (let index = 0; index < 3; index++)
    addPendant(room, (index - 1) * 1.4, back + 1.7, room.height - 2.2, 0.9);
  addSpots(room);
  if (room.design.brief.parts.rug?.wanted === true) addRug(room, 0, back + 2.4, 2.2, 1.6);
}

export function garage(room: Room): void {
  const { b, random, width, depth, m, height } = room;
  const back = -depth / 2;
  const free = openSide(room);
  const s = signOf(free);
  const wantsCar = room.design.brief.parts.cars?.wanted ?? random.chance(0.7);
  const paint =
    room.design.brief.parts.cars?.colours?.[0] ??
    random.pick(['#7d1f1f', '#23364f', '#2f3f35', '#b9bcbf', '#c8922f', '#1f2022']);
  if (wantsCar) {
    const x = -s * (width / 2 - 1.75);
    car(b, [x, 0, back + 2.5], random.chance(0.6) ? -Math.PI / 2 : Math.PI / 2, random, paint);
    b.facts.cars = room.design.count('cars') === undefined ? true : 1;
  }
  const along = random.between(-0.3, 0.3);
  const benchSide: Side =
    random.chance(0.5) || wantsCar ? (random.chance(0.6) ? 'back' : free) : 'back';
  const u = benchSide === 'back' ? (wantsCar ? s * (width / 2 - 1.6) : along) : 0;
  atWall(room, benchSide, u, () =>
    workbench(
      b,
      2.1,
      finished(room, 'desk', m.wood),
      m.metal,
      b.material(
        coat(random.pick(['#8a2a24', '#33506d', '#4a4d52', '#c8922f']), {
          name: 'tool drawers',
          roughness: 0.35,
          indoors: true,
        }),
      ),
    ),
  );
  b.facts.desk = true;
  if (room.design.wants('tool-wall', 0.85) && !hasWindow(room, benchSide, u - 1.1, u + 1.1)) {
    atWall(room, benchSide, u, () =>
      toolWall(
        b,
        2,
        b.material(finishOf('pine', 'wall')),
        m.steel,
        [
          m.accents[0]!,
          m.wood,
          m.black,
          b.material(coat('#a23a32', { name: 'red grips', indoors: true })),
        ],
        random,
      ),
    );
  }
  const otherSide: Side = benchSide === 'back' ? free : 'back';
  addShelves(room, otherSide, otherSide === 'back' ? s * 0.4 : s * 0.9, 1.8, 2);
  if (room.design.wants('bicycle', 0.6)) {
    const wheelSide = free;
    atWall(room, wheelSide, s * (depth / 2 - 1.1), () =>
      b.place({ at: [0, 0, 0.3], turnRad: 0.06 }, () =>
        bicycle(b, m.accents[0]!, m.black, m.steel),
      ),
    );
  }
  b.place({ at: [s * (width / 2 - 0.5), 0, back + 0.4] }, () =>
    crates(b, 3, b.material(coat('#b08a5a', { name: 'cardboard', indoors: true })), random),
  );
  b.place({ at: [-s * 0.4, 0, back + 0.42] }, () =>
    tyres(b, 4, b.material(coat('#1c1d1f', { name: 'rubber', indoors: true }))),
  );
  b.begin('lamp', 'strip lamps');
  for (const x of [-width * 0.25, width * 0.25]) {
    box(b, [x - 0.07, height - 0.1, back + 0.8], [x + 0.07, height - 0.05, back + 3.4], m.white);
    box(b, [x - 0.03, height - 0.115, back + 0.85], [x + 0.03, height - 0.1, back + 3.35], m.bulb);
    for (const z of [1.3, 2.8])
      b.lights.push({
        kind: 'point',
        position: b.world([x, height - 0.2, back + z]),
        radiusMetres: 0.2,
        intensity: [1.9, 1.7, 1.35],
      });
  }
  b.begin('trim', 'pipes');
  tube(
    b,
    [-width / 2, height - 0.3, back + 0.12],
    [width / 2, height - 0.3, back + 0.12],
    0.04,
    m.steel,
    10,
  );
  if (room.design.brief.parts.mirror?.wanted === true) {
    atWall(room, free, -s * 1.2, () =>
      b.place({ at: [0, 1.6, 0.01] }, () =>
        wallMirror(b, { style: 'rect', width: 0.6, height: 0.9, mirror: m.mirror, frame: m.black }),
      ),
    );
    b.facts.mirror = true;
  }
  if (room.design.brief.parts.curtains?.wanted === true) addCurtains(room);
}

/** Requested small things: on a table, on a wall or strung under the ceiling. */
import type { LinearRgb } from '../../../colour/oklab.ts';
import { colourOfWish } from '../../brief/colour-of-wish.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { Vector3 } from '../../scene-model.ts';
import { cylinder, sphere } from '../curved/turned.ts';
import { neonColours, neonLetters, stringLights } from '../furniture/lit-signs.ts';
import { vaseWithStems } from '../furniture/table-settings.ts';
import { coatRack } from '../furniture/trade.ts';
import { tube } from '../solids.ts';
import { addIvyIndoors } from './architecture/ivy-indoors.ts';
import { addRoomColumns } from './architecture/room-columns.ts';
import { finished } from './finished.ts';
import { freeSpot } from './free-spots.ts';
import { addCutFlowers } from './named/flowers-on-tables.ts';
import { rainbowOnWall, starsOnCeiling } from './named/painted-signs.ts';
import { wishedDoor } from './named/room-door.ts';
import { wallLights } from './named/wall-lights.ts';
import { atWall, type Room } from './room.ts';

const surfaces = [
  'dining table',
  'coffee table',
  'counter',
  'sideboard',
  'desk',
  'island',
  'worktop',
  'nightstand',
  'vanity',
  'chest of drawers',
  'base cabinets',
  'bar counter',
  'altar',
  'shop counter',
];

const mostTops = 4;

/** Centres of the surfaces that can carry something, one of a kind. */
function tableTops({ b: { triangles } }: Room): Vector3[] {
  const found: Vector3[] = [];
  for (const name of surfaces) {
    const bounds = { x0: Infinity, x1: -Infinity, top: -Infinity, z0: Infinity, z1: -Infinity };
    let wanted: number | undefined;
    for (let triangle = 0; triangle < triangles.count; triangle++) {
      const id = triangles.objects[triangle]!;
      if (triangles.objectTable[id]!.name !== name) continue;
      wanted ??= id;
      if (id !== wanted) continue;
      for (let at = triangle * 9; at < triangle * 9 + 9; at += 3) {
        const [x, y, z] = [0, 1, 2].map((axis) => triangles.positions[at + axis]!) as [
          number,
          number,
          number,
        ];
        bounds.x0 = Math.min(bounds.x0, x);
        bounds.x1 = Math.max(bounds.x1, x);
        bounds.top = Math.max(bounds.top, y);
        bounds.z0 = Math.min(bounds.z0, z);
        bounds.z1 = Math.max(bounds.z1, z);
      }
    }
    if (wanted !== undefined)
      found.push([(bounds.x0 + bounds.x1) / 2, bounds.top, (bounds.z0 + bounds.z1) / 2]);
  }
  return found;
}

const tableTop = (room: Room): Vector3 | undefined => tableTops(room)[0];

function candles(room: Room, [x, y, z]: Vector3): void {
  const { b, m } = room;
  const wax = finished(room, 'candles', m.paper);
  const flame = b.material({
    name: 'candle flame',
    surface: 'opaque',
    albedo: [0.9, 0.7, 0.4],
    emission: [8, 4.6, 1.6],
    emissionWhen: 'always',
  });
  for (const [dx, dz, high] of [
    [-0.24, 0.06, 0.26],
    [-0.15, -0.07, 0.18],
    [0.24, 0.05, 0.22],
  ] as const) {
    b.begin('art', 'candle');
    cylinder(b, [x + dx, y, z + dz], 0.045, 0.02, m.brass, 14);
    cylinder(b, [x + dx, y + 0.02, z + dz], 0.016, high, wax, 10);
    sphere(b, [x + dx, y + high + 0.045, z + dz], 0.012, flame, 8, 2);
    b.lights.push({
      kind: 'point',
      position: b.world([x + dx, y + high + 0.06, z + dz]),
      radiusMetres: 0.03,
      intensity: [0.32, 0.19, 0.07],
      when: 'always',
    });
  }
}

function clock(room: Room): void {
  const { b, m } = room;
  const sides = 36;
  const rim = finished(room, 'clock', m.black);
  const on = (step: number, radius: number, z = 0.03): Vector3 => {
    const angle = (step / sides) * 2 * Math.PI;
    return [Math.sin(angle) * radius, 1.75 + Math.cos(angle) * radius, z];
  };
  b.begin('art', 'wall clock');
  for (let step = 0; step < sides; step++) {
    b.tri([0, 1.75, 0.028], on(step + 1, 0.24), on(step, 0.24), m.white);
    tube(b, on(step, 0.245), on(step + 1, 0.245), 0.014, rim, 6);
  }
  for (let hour = 0; hour < 12; hour++)
    tube(b, on(hour * 3, 0.19, 0.034), on(hour * 3, 0.22, 0.034), 0.005, m.black, 5);
  tube(b, [0, 1.75, 0.036], on(31, 0.11, 0.036), 0.008, m.black, 5);
  tube(b, [0, 1.75, 0.038], on(7, 0.17, 0.038), 0.006, m.black, 5);
}

const neonStrength = 3.4;

/** As strong as tubes of its hue are. */
function neonOf(wish: string): LinearRgb | undefined {
  const colour = colourOfWish(wish);
  if (colour === undefined) return undefined;
  const most = Math.max(...colour, 1e-3);
  const [red, green, blue] = colour.map((channel) => (channel / most) ** 1.4 * neonStrength);
  return [red!, green!, blue!];
}

/** Words in neon, by room type. */
const neonWords: Partial<Record<string, string>> = { cafe: 'OPEN', barbershop: 'BARBER' };

/** Returns false if there is no place. */
const details: Partial<Record<PartKey, (room: Room) => boolean>> = {
  candles: (room) => {
    // "Candles everywhere".
    const isMany = /\b(many|lots of) candles|candles (every|all over)/i.test(
      room.design.brief.prompt,
    );
    const tops = tableTops(room).slice(0, isMany ? mostTops : 1);
    for (const top of tops) candles(room, top);
    if (tops.length > 0) return true;
    const spot = freeSpot(room, { width: 0.7, depth: 0.5, low: 0, high: 0.5 });
    if (spot === undefined) return false;
    atWall(room, spot.side, spot.along, () => candles(room, [0, 0, 0.3]));
    return true;
  },
  flowers: addCutFlowers,
  ivy: addIvyIndoors,
  columns: addRoomColumns,
  vase: (room) => {
    // The flowers stand in it.
    if (room.design.brief.parts.flowers?.wanted === true) return room.b.facts.vase === true;
    const top = tableTop(room);
    if (top === undefined) return false;
    const { b, m, random, design } = room;
    const green = b.material({ name: 'vase stems', surface: 'opaque', albedo: [0.2, 0.27, 0.12] });
    const high = design.brief.parts.vase?.size === 'large' ? 0.42 : 0.3;
    const vase = finished(room, 'vase', m.pot);
    b.begin('art', 'vase');
    vaseWithStems(b, [top[0] + 0.06, top[1], top[2] + 0.12], high, vase, green, random);
    return true;
  },
  clock: (room) => {
    const spot = freeSpot(room, { width: 0.6, depth: 0.1, low: 1.4, high: 2.05 });
    if (spot === undefined) return false;
    atWall(room, spot.side, spot.along, () => clock(room));
    return true;
  },
  hooks: (room) => {
    if (hasObject(room, 'coat hooks')) return true;
    const spot = freeSpot(room, { width: 1.1, depth: 0.2, low: 0.7, high: 1.8 });
    if (spot === undefined) return false;
    const { b, m, random } = room;
    atWall(room, spot.side, spot.along, () =>
      coatRack(b, 1, m.wood, m.metal, [...m.fabrics, ...m.accents], random),
    );
    return true;
  },
  lanterns: wallLights,
  rainbow: rainbowOnWall,
  stars: starsOnCeiling,
  'umbrella-stand': (room) => hasObject(room, 'umbrella stand'),
  'neon-sign': (room) => {
    const text = neonWords[room.design.brief.room ?? ''] ?? 'HELLO';
    const drawn = room.random.pick(Object.values(neonColours));
    const [asked] = room.design.brief.parts['neon-sign']?.colours ?? [];
    const colour = asked === undefined ? drawn : (neonOf(asked) ?? drawn);
    // High on the back wall, above the furniture.
    atWall(room, 'back', 0, () =>
      room.b.place({ at: [0, room.height - 0.45, 0] }, () =>
        neonLetters(room.b, text, 0.32, colour),
      ),
    );
    return true;
  },
  'string-lights': ({ b, width, depth, height }) => {
    const y = height - 0.12;
    for (const share of [-0.42, -0.18, 0.08])
      stringLights(
        b,
        [-width / 2 + 0.05, y, depth * share],
        [width / 2 - 0.05, y, depth * share + 0.5],
        0.35,
      );
    return true;
  },
};

const hasObject = ({ b }: Room, name: string) =>
  b.triangles.objectTable.some((one) => one.name === name);

export function addWishedDetails(room: Room): void {
  const { b, design } = room;
  for (const [part, build] of Object.entries(details) as [PartKey, (room: Room) => boolean][])
    if (design.brief.parts[part]?.wanted === true) b.facts[part] = build(room);
  wishedDoor(room);
}

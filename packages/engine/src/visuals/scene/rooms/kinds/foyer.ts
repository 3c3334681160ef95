import { wallMirror } from '../../furniture/decor.ts';
import { bench } from '../../furniture/seats/stools.ts';
import { floatingStair } from '../../furniture/stairs/helical-stair.ts';
import { vaseWithStems } from '../../furniture/table-settings.ts';
import { sideboard } from '../../furniture/tables.ts';
import { coatRack, staircase, umbrellaStand } from '../../furniture/trade.ts';
import { stairFinish } from '../architecture/stair-finish.ts';
import { finished } from '../finished.ts';
import { addCurtains, addPlant, addPouf, addRug } from '../furnishing.ts';
import { mirrorOf } from '../mirrors.ts';
import { kindAsked, noteKind } from '../named/kind-asked.ts';
import { curvedStair, spiralStair, stairRunner } from '../named/named-pieces.ts';
import { panelledDoor } from '../named/room-door.ts';
import { atWall, hasWindow, type Room, type Side } from '../room.ts';
import { addPendant, addSconces, addTableLamp } from '../room-lamps.ts';
import { addPictures } from '../wall-things.ts';

export function foyer(room: Room): void {
  const { b, random, width, depth, m, height } = room;
  const back = -depth / 2;
  const s = random.chance(0.5) ? 1 : -1;
  const stairs = room.design.wants('stairs', 0.6);
  const sign: Side = s > 0 ? 'right' : 'left';
  const other: Side = s > 0 ? 'left' : 'right';
  const doorX = stairs ? -s * width * 0.22 : 0;
  atWall(room, 'back', doorX, () => {
    const paint = finished(room, 'door', random.pick([m.wood, m.accents[0]!, m.black]));
    panelledDoor(room, paint);
  });
  if (stairs) flight(room, s);
  atWall(room, other, -s * 0.1 * depth, () =>
    sideboard(b, 1.3, finished(room, 'cabinets', m.wood), m.metal, m.brass),
  );
  b.facts.cabinets = true;
  if (room.design.wants('mirror', 0.9) && !hasWindow(room, other, -0.8, 0.8)) {
    atWall(room, other, -s * 0.1 * depth, () =>
      b.place({ at: [0, 1.5, 0.01] }, () =>
        hallMirror(room, random.pick(['round', 'arched', 'rect'])),
      ),
    );
    b.facts.mirror = true;
  }
  atWall(room, other, -s * 0.1 * depth, () => {
    const green = b.material({ name: 'foyer stems', surface: 'opaque', albedo: [0.16, 0.22, 0.1] });
    vaseWithStems(b, [0.42, 0.74, 0.22], 0.3, m.pot, green, random);
    addTableLamp(room, -0.42, 0.74, 0.22);
  });
  if (room.design.wants('bench', 0.7)) {
    atWall(room, sign, s * depth * 0.22, () =>
      b.place({ at: [0, 0, 0.25] }, () =>
        bench(b, 1.2, finished(room, 'bench', random.chance(0.5) ? m.fabric : m.wood), m.wood),
      ),
    );
    b.facts.bench = true;
    const at = s * depth * 0.22;
    if (!hasWindow(room, sign, at - 0.65, at + 0.65))
      atWall(room, sign, at, () =>
        coatRack(b, 1.3, m.wood, m.metal, [...m.fabrics, ...m.accents], random),
      );
  }
  b.place({ at: [doorX + s * 0.85, 0, back + 0.35] }, () =>
    umbrellaStand(b, m.pot, m.accents[1] ?? m.black),
  );
  addRug(room, doorX, back + 2.2, 1.3, 2.6);
  addPlant(room, -s * (width / 2 - 0.45), back + 0.5, 1.4);
  addPictures(room, 'back', s * width * 0.3, 0.8);
  addPictures(room, sign, -s * depth * 0.18, 1.6);
  addPouf(room, -s * 0.3 * width, back + 2.6);
  addPendant(room, 0, back + 2.2, Math.min(0.9, height - 2.2), 1.1);
  addSconces(room, 'back', [doorX - 0.85, doorX + 0.85]);
  addCurtains(room);
}

function hallMirror(room: Room, drawn: ReturnType<typeof mirrorOf>['style']): void {
  const { b, m } = room;
  const { style } = mirrorOf(room, drawn);
  const frame = finished(room, 'mirror', m.brass);
  wallMirror(b, { style, width: 0.8, height: 1, mirror: m.mirror, frame });
}

const turningStairs: Readonly<Record<string, (room: Room) => void>> = {
  spiral: spiralStair,
  curved: curvedStair,
};

/** Up to the side that `s` points to, as the words call it. */
function flight(room: Room, s: number): void {
  const { b, m, width, depth, height } = room;
  const kind = kindAsked(room, 'stairs');
  const { tread, rail, ...rest } = stairFinish(room);
  const own = kind === undefined ? undefined : turningStairs[kind];
  if (kind !== undefined && own !== undefined) {
    const x = s * (width / 2 - 1.05);
    b.place({ at: [x, 0, -depth / 2], mirrored: s < 0 }, () => own(room));
    noteKind(room, 'stairs', kind);
    return;
  }
  b.place({ at: [0, 0, -depth / 2 + 0.02], mirrored: s < 0 }, () => {
    if (kind === 'floating') {
      floatingStair(b, height, 0.95, tread);
      noteKind(room, 'stairs', kind);
    } else staircase(b, height, 0.95, tread, m.white, rail, stairRunner(room), rest);
  });
}

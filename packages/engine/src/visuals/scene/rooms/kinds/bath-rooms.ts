/** Bathrooms and powder rooms: tiles, basins, tubs, towels. */
import { finishOf } from '../../finishes.ts';
import { toilet } from '../../furniture/bath/toilet.ts';
import { bathtub, shower, towelLadder, towels } from '../../furniture/bath/tubs-and-towels.ts';
import { vanity } from '../../furniture/bath/vanity.ts';
import { type WallMirror, wallMirror } from '../../furniture/decor.ts';
import { finished } from '../finished.ts';
import { addCurtains, addPlant, addRug } from '../furnishing.ts';
import { mirrorOf } from '../mirrors.ts';
import { tubOf, vanityOf } from '../named/bath-kinds.ts';
import { atWall, hasWindow, openSide, type Room, type Side, sideLength, signOf } from '../room.ts';
import { addPendant, addSconces, addSpots } from '../room-lamps.ts';
import { cladding } from '../wall-cladding.ts';
import { addPictures } from '../wall-things.ts';

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
                  colour: random.pick(['sage', 'white', 'teal', 'cream', 'grey']),
                },
          ),
          name: `tiles ${side}`,
          neverSnow: true,
        });
  const half = sideLength(room, side) / 2;
  b.begin('wall', 'wall tiles');
  cladding(room, side, { from: -half, to: half, low: 0, high }, material);
  if (high > room.height - 0.1) return;
  b.begin('trim', 'tile edge');
  const edge = { from: -half, to: half, low: high, high: high + 0.02 };
  cladding(room, side, edge, room.m.skirting);
}

type MirrorForm = WallMirror['style'];

const mirrorForm = (room: Room, drawn: MirrorForm): MirrorForm => mirrorOf(room, drawn).style;

/** Clear of the vanity in the corner, and of us. */
const tubReach = { back: 1.5, front: 1 } as const;

/** Where along the room the window is under which the words put the tub. */
function tubWindow({ design, windows, depth }: Room): number | undefined {
  const { at } = design.brief.parts.bathtub ?? {};
  const row = windows.find(({ side }) => side !== 'back');
  const opening = row?.openings[0];
  if (at?.of !== 'windows' || row === undefined || opening === undefined) return undefined;
  const along = (opening.u0 + opening.u1) / 2 - depth / 2;
  const z = row.side === 'left' ? -along : along;
  return Math.min(depth / 2 - tubReach.front, Math.max(-depth / 2 + tubReach.back, z));
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
  const drawnLayout = random.integer(0, 2);
  const glass = tubWindow(room);
  // Along the wall that has the window.
  const layout = glass === undefined ? drawnLayout : 2;
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
  const vanityAt =
    layout === 0
      ? s * 0.2
      : layout === 1
        ? s * (width / 2 - vanityWidth / 2 - 0.2)
        : -s * (width / 2 - vanityWidth / 2 - 0.2);
  const vanitySide: Side = layout === 0 ? free : 'back';
  const vanityStyle = vanityOf(room, random.pick(['floating', 'legs', 'floating']));
  atWall(room, vanitySide, vanityAt, () => {
    vanity(b, {
      width: vanityWidth,
      basins,
      style: vanityStyle,
      body: vanityBody,
      top: m.top,
      porcelain: finished(room, 'sink', m.porcelain),
      metal,
    });
    if (
      room.design.wants('mirror', 1) &&
      !hasWindow(room, vanitySide, vanityAt - 0.5, vanityAt + 0.5)
    ) {
      const frame = finished(room, 'mirror', random.pick([m.brass, m.black, m.wood]));
      b.place({ at: [0, 1.6, 0.01] }, () =>
        wallMirror(b, {
          style: mirrorForm(room, random.pick(['round', 'arched', 'rect'])),
          width: basins > 1 ? 1.3 : 0.75,
          height: 0.9,
          mirror: m.mirror,
          frame,
        }),
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
  if (hasTub && glass !== undefined) b.facts['layout at-window'] = true;
  if (hasTub) {
    const at =
      layout === 0
        ? ([-s * 0.2, back + 0.75] as const)
        : layout === 1
          ? ([-s * (width / 2 - 1.05), back + 0.75] as const)
          : glass !== undefined
            ? ([-s * (width / 2 - 0.5), glass] as const)
            : ([s * (width / 2 - 0.7), back + 1.2] as const);
    const turned = layout === 2;
    b.place({ at: [at[0], 0, at[1]], turnRad: turned ? Math.PI / 2 : 0 }, () =>
      bathtub(
        b,
        tubOf(room, random.pick(['oval', 'claw', 'slab', 'oval'])),
        m.porcelain,
        metal,
        outside,
      ),
    );
  }
  if (hasShower) {
    const across = 0.95;
    // Beside the tub in the corner, or in the middle if the tub occupies the corner.
    const corner = layout !== 2 && !(hasTub && (layout === 1 || width < 3));
    const left = !corner ? -across / 2 : s < 0 ? width / 2 - across : -width / 2;
    const z = back + (corner && layout === 0 && hasTub ? 1.4 : 0.01);
    b.place({ at: [left, 0, z] }, () =>
      shower(b, {
        width: across,
        depth: 1.1,
        height: 2.05,
        glass: m.glass,
        metal: finished(room, 'shower', metal),
        tray: m.white,
      }),
    );
  }
  const toiletSide: Side = layout === 0 ? (free === 'left' ? 'right' : 'left') : free;
  atWall(room, toiletSide, signOf(toiletSide) * (depth / 2 - 0.8), () =>
    toilet(b, random.pick(['wall', 'close']), m.porcelain, metal),
  );
  if (random.chance(0.5))
    atWall(room, free, s * (depth / 2 - 1.6), () =>
      towelLadder(b, m.wood, m.fabrics[0]!, random.fork('towels')),
    );
  else
    atWall(room, free, -s * (depth / 2 - 1.2), () =>
      towels(b, metal, m.fabrics, random.fork('towels')),
    );
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
    vanity(b, {
      width: random.between(0.7, 0.95),
      basins: 1,
      style: vanityOf(room, random.pick(['floating', 'legs', 'pedestal'])),
      body: finished(room, 'cabinets', random.pick([m.wood, m.cabinet])),
      top: m.top,
      porcelain: basin,
      metal,
    });
    const frame = finished(room, 'mirror', random.pick([m.brass, m.black, m.wood]));
    if (room.design.wants('mirror', 1) && !hasWindow(room, 'back', at - 0.4, at + 0.4)) {
      b.place({ at: [0, 1.58, 0.01] }, () =>
        wallMirror(b, {
          style: mirrorForm(room, random.pick(['round', 'arched', 'round'])),
          width: 0.66,
          height: 0.9,
          mirror: m.mirror,
          frame,
        }),
      );
      b.facts.mirror = true;
    }
  });
  addSconces(room, 'back', [at - 0.55, at + 0.55], 1.6);
  atWall(room, 'back', -swapped * width * 0.27, () =>
    toilet(b, random.pick(['wall', 'close']), m.porcelain, metal),
  );
  addPictures(room, 'back', -swapped * width * 0.27, 0.6);
  atWall(room, openSide(room), s * 0.2, () => towels(b, metal, m.fabrics, random.fork('towels')));
  addPlant(room, swapped * (width / 2 - 0.3), -depth / 2 + 0.35, 0.8, 0.6);
  addRug(room, 0, -depth / 2 + 1.3, 1.1, 0.7);
  if (random.chance(0.6)) addPendant(room, at * 0.3, -depth / 2 + 0.9, 0.5, 0.75);
  else addSpots(room);
}

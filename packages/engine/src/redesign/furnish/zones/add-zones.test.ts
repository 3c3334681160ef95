import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { interiorStyles } from '../../../restyle/looks/names.ts';
import { drawnPicture } from '../../testing/drawn-shell.ts';
import { overlap, type PlacedPiece, rectAt } from '../floor-plan.ts';
import { furnishRoom } from '../furnish-room.ts';
import { shareBehind } from '../in-frame.ts';
import { RoomView, thingsMap } from '../room-view.ts';
import { lampsApartMetres, lampsApartShare } from './add-zones.ts';
import { bareCells, seenFloor } from './seen-floor.ts';

const { widthPx, heightPx } = drawnPicture;
const nothing = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);
const corner = { x: 0, y: 0 };
const [width, depth] = [6, 9];
const position = [0, 1.4, depth / 2 - 1] as const;

/** As long as in many photos, with a window at its end. */
const largeRoom = {
  width,
  depth,
  height: 2.7,
  openings: [
    {
      side: 'back' as const,
      kind: 'window' as const,
      u0: 2.2,
      u1: 3.8,
      v0: 0.9,
      v1: 2.2,
      corners: [corner, corner, corner, corner] as const,
    },
  ],
  camera: {
    widthPx,
    position,
    right: [1, 0, 0] as const,
    up: [0, 1, 0] as const,
    forward: [0, 0, -1] as const,
    focalPx: 0.55 * widthPx,
    centreX: widthPx / 2,
    centreY: heightPx / 2,
  },
};
const view = new RoomView(largeRoom.camera, widthPx, heightPx, nothing);

const furnish = (roomType: string) =>
  interiorStyles.map((style) => {
    const random = createRandom(3);
    const { plan } = furnishRoom(largeRoom, view, { style, roomType }, random);
    return { style, plan };
  });
const known = new Map<string, ReturnType<typeof furnish>>();

function furnished(roomType: string): ReturnType<typeof furnish> {
  const rooms = known.get(roomType) ?? furnish(roomType);
  known.set(roomType, rooms);
  return rooms;
}

const bareShare = ({ plan }: ReturnType<typeof furnished>[number]): number => {
  const cells = seenFloor(plan, view);
  return bareCells(plan, cells).length / cells.length;
};

test.each([
  ['Living Room', 0.25],
  ['Dining Room', 0.3],
  ['Office', 0.25],
  ['Bedroom', 0.3],
])('a %s of 9 by 6 metres is at most %d bare', (roomType, most) => {
  const shares = furnished(roomType).map(bareShare);
  expect(Math.max(...shares)).toBeLessThan(most);
});

test('every second large living room has a dining or working place besides the sofa', () => {
  const rooms = furnished('Living Room');
  const has = (name: RegExp) =>
    rooms.filter(({ plan }) => plan.placed.some(({ piece }) => name.test(piece.name))).length;
  expect(has(/^Sofa$/)).toBe(rooms.length);
  expect(has(/Dining table|Desk/)).toBeGreaterThanOrEqual(rooms.length / 2);
});

test('no group is mostly hidden by another', () => {
  const seats = ['Dining Room', 'Office'].flatMap((roomType) =>
    furnished(roomType).flatMap(({ style, plan }) => {
      const others = plan.placed.filter(({ piece, low }) => !piece.isFlat && low < 0.5);
      return others
        .filter(({ piece }) => piece.name === 'Sofa')
        .map((sofa) => {
          const rest = others.filter((one) => one !== sofa).map((one) => view.see(one));
          return { name: `${style} ${roomType}`, share: shareBehind(view.see(sofa), rest) };
        });
    }),
  );
  expect(seats.length).toBeGreaterThan(4);
  expect(seats.filter(({ share }) => share > 0.7).map(({ name }) => name)).toEqual([]);
});

test('two floor lamps are in two groups', () => {
  const lamps = ['Living Room', 'Office', 'Bedroom'].flatMap((roomType) =>
    furnished(roomType).map(({ plan }) =>
      plan.placed.filter(({ piece }) => piece.name === 'Floor lamp'),
    ),
  );
  expect(lamps.some((some) => some.length > 1)).toBe(true);
  const middle = (one: PlacedPiece) => (view.see(one).left + view.see(one).right) / 2;
  for (const [first, second] of lamps)
    if (first && second) {
      const away = Math.hypot(first.spot.x - second.spot.x, first.spot.z - second.spot.z);
      expect(away).toBeGreaterThanOrEqual(lampsApartMetres);
      expect(Math.abs(middle(first) - middle(second))).toBeGreaterThanOrEqual(lampsApartShare);
    }
});

test('a dining table has space to move its chairs', () => {
  const passing = 0.5;
  const { plan, style } = furnished('Living Room').find(({ plan }) =>
    plan.placed.some(({ piece }) => piece.name.startsWith('Dining table')),
  )!;
  const table = plan.placed.find(({ piece }) => piece.name.startsWith('Dining table'))!;
  const { x0, x1, z0, z1 } = table.piece.footprint;
  const around = rectAt(table.spot, {
    x0: x0 - passing,
    x1: x1 + passing,
    z0: z0 - passing,
    z1: z1 + passing,
  });
  const others = plan.placed.filter(
    (one) => one !== table && !one.piece.isFlat && one.low === 0 && overlap(one.rect, around),
  );
  expect(
    others.map(({ piece }) => piece.name),
    style,
  ).toEqual([]);
});

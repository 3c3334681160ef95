/** Walls, floor, ceiling, lamp and picture of a virtual room behind a pane. */
import type { RoomsBehindGlass } from '../../scene-model.ts';
import type { FurnishedRoom } from './furniture-behind-glass.ts';

type Colour = readonly [number, number, number];

const wallColours: readonly Colour[] = [
  [0.62, 0.56, 0.47],
  [0.55, 0.56, 0.55],
  [0.42, 0.5, 0.46],
  [0.6, 0.48, 0.38],
  [0.36, 0.4, 0.48],
  [0.66, 0.62, 0.56],
];

const pictureColours: readonly Colour[] = [
  [0.34, 0.3, 0.23],
  [0.12, 0.15, 0.19],
  [0.44, 0.41, 0.35],
  [0.2, 0.23, 0.18],
  [0.42, 0.29, 0.16],
];
const frameColour: Colour = [0.1, 0.08, 0.06];
const matColour: Colour = [0.66, 0.64, 0.6];

/** One framed picture above the group, sized as over a sofa. */
function hangPicture(
  { middleMetres, group }: FurnishedRoom,
  x: number,
  y: number,
  identity: number,
  colour: Float64Array,
): void {
  const halfWide = Math.min(0.7, group.widthMetres * 0.2);
  const inset = Math.min(halfWide - Math.abs(x - middleMetres), 0.4 - Math.abs(y - 1.62));
  if (inset < 0) return;
  if (inset < 0.03) colour.set(frameColour);
  else if (inset < 0.12) colour.set(matColour);
  else colour.set(pictureColours[Math.floor(identity * 769) % pictureColours.length]!);
}

/** A ray's hit in a room. */
export interface RoomHit {
  x: number;
  y: number;
  depth: number;
  face: 'side' | 'back' | 'ceiling' | 'floor';
  /** Random number 0..1 of the room. */
  identity: number;
}

/** Writes the colour of the room's surface at the ray's hit; returns the light level. */
export function paintRoom(
  rooms: RoomsBehindGlass,
  { x, y, depth, face, identity }: RoomHit,
  furnished: FurnishedRoom | undefined,
  colour: Float64Array,
): number {
  const width = rooms.roomWidthMetres;
  const height = rooms.storeyHeightMetres;
  const paint = wallColours[Math.floor(identity * 997) % wallColours.length]!;
  for (let channel = 0; channel < 3; channel++) colour[channel] = paint[channel]!;
  const fall = 1 / (1 + depth * 0.1);
  if (face === 'ceiling') {
    colour.fill(0.72);
    if (rooms.life === 'home') {
      const dx = x - width / 2;
      const dz = depth - rooms.roomDepthMetres * 0.5;
      return dx * dx + dz * dz < 0.05 ? 5 : 0.75 * fall;
    }
    const across = x / 1.5 - Math.floor(x / 1.5) - 0.5;
    const along = depth / 1.8 - Math.floor(depth / 1.8) - 0.5;
    return Math.abs(across) < 0.13 && Math.abs(along) < 0.33 ? 3.4 : 0.6 * fall;
  }
  if (face === 'floor') {
    colour.set([0.3, 0.22, 0.16]);
    return 0.55 * fall;
  }
  // A lamp in the room: bright around it, falling off to the corners.
  const lampX = furnished
    ? furnished.middleMetres + furnished.group.lamp.across
    : width * (0.25 + 0.5 * identity);
  const lampY = furnished ? furnished.group.lamp.high : height * 0.85;
  const away = ((x - lampX) ** 2 + (y - lampY) ** 2) / (rooms.life === 'home' ? 2.2 : 9);
  const lightHere = (0.22 + 0.85 / (1 + away) + (0.12 * y) / height) * fall;
  if (face === 'back' && furnished && identity > 0.3)
    hangPicture(furnished, x, y, identity, colour);
  return lightHere;
}

/** Signs of the sky in a room: painted on its wall, stuck on its ceiling. */
import { linearFromHex } from '../../../brief/colour-of-wish.ts';
import type { MaterialHandle, Vector3 } from '../../../scene-model.ts';
import { coat } from '../../finishes.ts';
import { freeSpot } from '../free-spots.ts';
import { atWall, type Room } from '../room.ts';
import { risesAboveWalls } from './ceiling-shapes.ts';

const bowHexes = ['#c9403a', '#e0883a', '#e8c64a', '#5c9a55', '#4f7fc0', '#8a5aa8'];
const bowSides = 28;

function bow(room: Room, radius: number): void {
  const { b } = room;
  const wide = (radius * 0.6) / bowHexes.length;
  const at = (step: number, r: number): Vector3 => {
    const angle = (step / bowSides) * Math.PI;
    return [Math.cos(angle) * r, 1.05 + Math.sin(angle) * r, 0.012];
  };
  b.begin('art', 'rainbow');
  bowHexes.forEach((hex, band) => {
    const paint = b.material(coat(hex, { name: `rainbow ${hex}`, indoors: true }));
    const [outer, inner] = [radius - band * wide, radius - (band + 1) * wide];
    for (let step = 0; step < bowSides; step++)
      b.quad(at(step, inner), at(step, outer), at(step + 1, outer), at(step + 1, inner), paint);
  });
}

export function rainbowOnWall(room: Room): boolean {
  for (const radius of [0.95, 0.7, 0.5]) {
    const extent = { width: radius * 2 + 0.1, depth: 0.1, low: 1.02, high: 1.1 + radius };
    const spot = extent.high < room.height ? freeSpot(room, extent) : undefined;
    if (spot === undefined) continue;
    atWall(room, spot.side, spot.along, () => bow(room, radius));
    return true;
  }
  return false;
}

function star({ b }: Room, [x, y, z]: Vector3, radius: number, turn: number, glow: MaterialHandle) {
  const at = (corner: number): Vector3 => {
    const angle = turn + (corner / 10) * Math.PI * 2;
    const r = corner % 2 === 0 ? radius : radius * 0.42;
    return [x + Math.cos(angle) * r, y, z + Math.sin(angle) * r];
  };
  for (let corner = 0; corner < 10; corner++) b.tri([x, y, z], at(corner), at(corner + 1), glow);
}

const starCount = 34;

/** In the part of a flat ceiling that one sees. */
export function starsOnCeiling(room: Room): boolean {
  const { b, width, depth, height, design } = room;
  if (risesAboveWalls(room) || design.wants('attic', 0)) return false;
  const random = design.random('ceiling stars');
  const glow = b.material({
    name: 'ceiling star',
    surface: 'opaque',
    albedo: linearFromHex('#f0dc8a'),
    emission: [1.1, 0.9, 0.35],
    emissionWhen: 'always',
    neverSnow: true,
  });
  b.begin('art', 'stars');
  for (let index = 0; index < starCount; index++) {
    const [x, z] = [random.between(-0.46, 0.46) * width, random.between(-0.48, 0.05) * depth];
    star(room, [x, height - 0.006, z], random.between(0.05, 0.11), random.next() * 6, glow);
  }
  return true;
}

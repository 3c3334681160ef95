import { expect, test } from 'vitest';
import { SceneBuilder } from '../builder.ts';
import type { Opening, Rect } from '../wall-parts.ts';
import type { House } from './house.ts';
import { mass, raiseMasses } from './masses.ts';

const window = (u0: number): Opening => ({ u0, u1: u0 + 1, v0: 0.8, v1: 2.2, kind: 'window' });
const door: Opening = { u0: 4.5, u1: 5.5, v0: 0.01, v1: 2.2, kind: 'door' };
const main: Rect = { x0: 0, x1: 10, z0: -6, z1: 0 };

function house(hasWindows = true): House {
  const b = new SceneBuilder();
  const material = b.material({ name: 'all', surface: 'opaque', albedo: [0.5, 0.5, 0.5] });
  const skin = {
    ...{ wall: material, frame: material, glass: material, trim: material, door: material },
    ...{ metal: material, frameMetres: 0.05, revealMetres: 0.1 },
  };
  // The part of a house that walls read.
  return {
    b,
    skin,
    palette: { soffit: material },
    masses: [],
    blocks: [],
    hasWindows,
  } as unknown as House;
}

/** Left edges of the windows in front, metres. */
function windowsOf({ b }: House): number[] {
  const { triangles } = b;
  const left = new Map<number, number>();
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const id = triangles.objects[triangle]!;
    if (triangles.objectTable[id]!.name !== 'front window') continue;
    for (let at = triangle * 9; at < triangle * 9 + 9; at += 3)
      left.set(id, Math.min(left.get(id) ?? Infinity, triangles.positions[at]!));
  }
  return [...left.values()].sort((a, c) => a - c);
}

const build = (one: House, others: (house: House) => void): House => {
  const front = [window(1), window(3), door, window(6), window(8)];
  mass(one, main, { y: 0, height: 2.8, storey: 0, openings: { front } });
  others(one);
  raiseMasses(one);
  return one;
};

test('a wing removes windows that it covers or cuts', () => {
  const wing = (x0: number, x1: number) => (one: House) =>
    mass(
      one,
      { x0, x1, z0: -0.5, z1: 2 },
      { y: 0, height: 2.8, storey: 0, name: 'wing', openings: {} },
    );
  expect(windowsOf(build(house(), wing(20, 24)))).toEqual([1, 3, 6, 8]);
  expect(windowsOf(build(house(), wing(6.5, 10)))).toEqual([1, 3]);
});

test('volumes above or farther away remove no window', () => {
  const above = (one: House) =>
    mass(one, { ...main, z1: 1 }, { y: 2.8, height: 2.8, storey: 1, name: 'box', openings: {} });
  expect(windowsOf(build(house(), above))).toEqual([1, 3, 6, 8]);
  const turret = (one: House) =>
    one.blocks.push({ rect: { x0: 5.8, x1: 6.2, z0: -1, z1: 1 }, y0: 0, y1: 9 });
  expect(windowsOf(build(house(), turret))).toEqual([1, 3, 8]);
});

test('a house with refused windows has no visible ones', () => {
  const built = build(house(false), () => undefined);
  expect(windowsOf(built)).toEqual([]);
  expect(built.b.facts.windows).toBe(false);
  expect(built.b.triangles.objectTable.some(({ label }) => label === 'door')).toBe(true);
});

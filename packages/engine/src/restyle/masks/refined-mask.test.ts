import { expect, test } from 'vitest';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import { smoothStep } from '../../ops/ramps.ts';
import { createRandom } from '../../random/random.ts';
import { type Analysis, surfaceOf } from '../../sense/analysis.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import { type Affinity, affinityOf } from './affinity.ts';
import { boxPlanesOf } from './box-planes.ts';
import { refinedMasks } from './refined-mask.ts';

/** A room with noisy masks: some wall, ceiling and window everywhere, and varying certainty. */
function waveringRoom(): Analysis {
  const room = syntheticScene();
  const random = createRandom(8);
  const noisy = (data: Float32Array) => ({
    widthPx: room.photo.widthPx,
    heightPx: room.photo.heightPx,
    data: data.map((value) => Math.min(1, Math.max(0, value + random.between(-0.6, 0.6)))),
  });
  return {
    ...room,
    surfaces: room.surfaces.map((one) => ({ ...one, matte: noisy(one.matte.data) })),
    certainty: noisy(room.certainty.data.map(() => 0.7)),
    protect: noisy(room.protect.data.map(() => 0.5)),
  };
}

function mix({ columns, rows, local }: Affinity, x: number, y: number, k: number): number {
  const cx = Math.max(0, Math.min(columns - 1.001, x / 16 - 0.5));
  const cy = Math.max(0, Math.min(rows - 1.001, y / 16 - 0.5));
  const at = (column: number, row: number) =>
    local[4 * (Math.min(rows - 1, row) * columns + Math.min(columns - 1, column)) + k]!;
  const [left, top] = [Math.floor(cx), Math.floor(cy)];
  const [tx, ty] = [cx - left, cy - top];
  const upper = at(left, top) * (1 - tx) + at(left + 1, top) * tx;
  const lower = at(left, top + 1) * (1 - tx) + at(left + 1, top + 1) * tx;
  return upper * (1 - ty) + lower * ty;
}

test('the kernel refines a mask like the reference', () => {
  const room = waveringRoom();
  const { widthPx, heightPx, data } = room.photo;
  const [wall, floor] = [surfaceOf(room, 'wall'), surfaceOf(room, 'floor')];
  const windows = surfaceOf(room, 'window').matte.data;
  const own = Uint8Array.from({ length: 256 }, (_, plane) =>
    room.planes[plane]?.id.startsWith('wall') ? 1 : 0,
  );
  const behind = boxPlanesOf(room);
  const affinity = affinityOf(room, wall);
  const cornerTrust = 0.8;
  const rules = { own, rivals: [floor.matte.data], cornerTrust };
  const made = refinedMasks(room, [{ surface: wall, rules }])[0]!;
  let mended = 0;
  for (let index = 0; index < widthPx * heightPx; index += 3) {
    const [x, y] = [index % widthPx, Math.floor(index / widthPx)];
    const isOwn = own[behind[index]!] === 1;
    const sure = room.certainty.data[index]!;
    const wallCover = wall.matte.data[index]!;
    const together = Math.min(1, wallCover + floor.matte.data[index]!);
    const byBox = sure < 0.9 ? cornerTrust * smoothStep(0.9, 0.64, sure) : 0;
    const cover = wallCover + ((isOwn ? together : 0) - wallCover) * byBox;
    const [red, green, blue] = [0, 1, 2].map((k) => linearFromSrgb8[data[3 * index + k]!]!) as [
      number,
      number,
      number,
    ];
    const light = red + green + blue;
    const [a, b] = [mix(affinity, x, y, 0), mix(affinity, x, y, 1)];
    const ownA = (0.34 * (red - green)) / (light + 0.06);
    const ownB = (0.26 * (0.5 * (red + green) - blue)) / (light + 0.06);
    const squared = a * a + b * b;
    const share = squared > 1e-6 ? (ownA * a + ownB * b) / squared : 1;
    const along = Math.min(1.6, Math.max(0.3, share));
    const gap = Math.hypot(ownA - a * along, ownB - b * along) - 0.15 * Math.sqrt(squared);
    const like = light > 2.4 ? 1 : smoothStep(0.1, 0.045, gap);
    const around = mix(affinity, x, y, 3);
    const canGrow = isOwn && windows[index]! < 0.12 && cover < 0.95 && around > 0.5;
    const brighter = Math.cbrt(light / 3) - mix(affinity, x, y, 2);
    const bare =
      canGrow && like > 0
        ? smoothStep(0.5, 0.8, around) *
          smoothStep(0.06, 0.02, gap) *
          smoothStep(0.2, 0.1, brighter > 0 ? brighter * 0.6 : -brighter) *
          smoothStep(0.86, 0.61, sure)
        : 0;
    const free = 1 - smoothStep(0.62, 0.95, room.protect.data[index]!);
    const held = Math.max(cover * Math.max(like, smoothStep(0.7, 0.93, sure)), bare);
    const wanted = free < 1 ? Math.max(held * free, bare) : held;
    expect(Math.abs(made[index]! - wanted * 255)).toBeLessThan(1.5);
    if (Math.abs(made[index]! / 255 - wallCover) > 0.05) mended++;
  }
  expect(mended).toBeGreaterThan(500);
});

import { expect, test } from 'vitest';
import { SceneBuilder } from '../../scene/builder.ts';
import { surface } from '../../scene/curved/surface.ts';
import { coat } from '../../scene/finishes.ts';
import { createRenderer } from '../render-scene.ts';

/** A round column clad with horizontal boards, seen from the front; its facets are 6 pixels wide. */
async function column(facets: number) {
  const b = new SceneBuilder();
  b.subject = true;
  b.begin('furniture', 'column');
  const wood = b.material(coat('#a9774a', { name: 'wood', tile: 'furnitureWood', indoors: true }));
  surface(
    b,
    facets,
    1,
    (u, v) => [Math.sin((u - 0.5) * 2), v * 1.4, -4 + Math.cos((u - 0.5) * 2)],
    wood,
    { bothSides: true },
  );
  b.triangles.trim();
  const { image } = await createRenderer()(
    {
      title: 'column',
      triangles: b.triangles,
      materials: b.triangles.materialTable,
      objects: b.triangles.objectTable,
      lights: [],
      setting: {
        time: 'day',
        weather: 'overcast',
        season: 'summer',
        sunAzimuthRad: 0,
        sunElevationRad: 0.8,
        snowCover: false,
        indoors: false,
      },
      camera: {
        subject: { min: [-1, 0, -4], max: [1, 1.4, -3] },
        azimuthRad: 0,
        heightMetres: 0.7,
        horizontalFovDeg: 40,
      },
      facts: {},
    } as never,
    { widthPx: 240, heightPx: 160, seed: 1 },
  );
  return image;
}

test('boards continue across the facets of a curve', async () => {
  const [few, many] = await Promise.all([column(12), column(96)]);
  let apart = 0;
  let count = 0;
  for (let y = 50; y < 110; y++) {
    for (let x = 90; x < 150; x++) {
      const at = (y * few.widthPx + x) * 3;
      apart += Math.abs(few.data[at]! - many.data[at]!);
      count++;
    }
  }
  expect(apart / count).toBeLessThan(3);
});

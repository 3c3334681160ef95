import { expect, test } from 'vitest';
import { classesOf, type SurfaceClass } from './analysis.ts';
import { surfacesImage } from './surfaces-image.ts';

const codeOf = (name: SurfaceClass) => classesOf.interior.indexOf(name);

test('each pixel has the colour of its class, letterbox bars that of the nearest', () => {
  const classOf = Uint8Array.from<SurfaceClass>(['ceiling', 'wall', 'wall', 'floor'], codeOf);
  const crop = { x: 1, y: 0, widthPx: 2, heightPx: 2 };
  const { data } = surfacesImage({ kind: 'interior', classOf, crop }, 4, 2);
  const [ceiling, wall, floor] = [
    [80, 90, 230],
    [230, 80, 80],
    [60, 200, 80],
  ];
  expect([...data]).toEqual([ceiling, ceiling, wall, wall, wall, wall, floor, floor].flat());
});

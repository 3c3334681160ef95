/**
 * Which wall of the box a ray meets, by geometry alone. The masks say what a pixel is made of; where
 * they waver between floor, wall and ceiling the box knows better.
 */
import { eachStretch } from '../ops/stretches.ts';
import type { Analysis } from '../sense/analysis.ts';
import { noPlane } from '../sense/analysis.ts';

const known = new WeakMap<Analysis, Uint8Array>();

/** Index of the plane behind each pixel; `noPlane` outdoors or without planes. */
export function boxPlanesOf(analysis: Analysis): Uint8Array {
  let planes = known.get(analysis);
  if (!planes) {
    planes = analysis.kind === 'interior' ? meet(analysis) : analysis.planeOf;
    known.set(analysis, planes);
  }
  return planes;
}

/** In a convex box seen from inside, the wall met first is the one with the largest normal . ray / distance. */
function meet({ camera, planes, photo }: Analysis): Uint8Array {
  const { widthPx, heightPx } = photo;
  const out = new Uint8Array(widthPx * heightPx);
  const m = camera.rotation;
  const lines = planes.map(({ normal: [x, y, z], distance }) => {
    const k = 1 / distance;
    const perX = ((m[0]! * x + m[1]! * y + m[2]! * z) / camera.focalPx) * k;
    const perY = ((m[3]! * x + m[4]! * y + m[5]! * z) / camera.focalPx) * k;
    const ahead = (m[6]! * x + m[7]! * y + m[8]! * z) * k;
    return { perX, perY, base: ahead - perX * camera.principal.x - perY * camera.principal.y };
  });
  for (let py = 0; py < heightPx; py++) {
    const planeAt = (px: number) => {
      let nearest = 1e-6;
      let plane = noPlane;
      for (let index = 0; index < lines.length; index++) {
        const line = lines[index]!;
        const value = line.base + line.perX * (px + 0.5) + line.perY * (py + 0.5);
        if (value <= nearest) continue;
        nearest = value;
        plane = index;
      }
      return plane;
    };
    eachStretch(widthPx, planeAt, (plane, from, to) => {
      out.fill(plane, py * widthPx + from, py * widthPx + to);
    });
  }
  return out;
}

/** Input planes of the surface network for a photo, as bytes for training. */
import { rayThrough } from '../../packages/engine/src/sense/box/box-geometry.ts';
import type { Evidence } from '../../packages/engine/src/sense/evidence.ts';

const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

/**
 * Eight planes at half the working size: lightness, a and b, edges along the three axes, the upward
 * part of the ray, the face of the box.
 */
export function planesOf({
  image,
  frame,
  edges,
  room,
}: Pick<Evidence, 'image' | 'frame' | 'edges' | 'room'>): Uint8Array {
  const { width } = image;
  const [halfWidth, halfHeight] = [width >> 1, image.height >> 1];
  const cells = halfWidth * halfHeight;
  const planes = new Uint8Array(8 * cells);
  const ray = new Float64Array(3);
  for (let y = 0; y < halfHeight; y++) {
    for (let x = 0; x < halfWidth; x++) {
      const full = 2 * y * width + 2 * x;
      const cell = y * halfWidth + x;
      const mean = (plane: Float32Array) =>
        0.25 * (plane[full]! + plane[full + 1]! + plane[full + width]! + plane[full + width + 1]!);
      rayThrough(frame, 2 * x + 1, 2 * y + 1, ray);
      const values = [
        255 * mean(image.lightness),
        300 * mean(image.a) + 128,
        300 * mean(image.b) + 128,
        ...edges.maps.map((map) => 255 * map[cell]!),
        128 + (127 * ray[1]!) / Math.hypot(ray[0]!, ray[1]!, ray[2]!),
        room ? room.faces[full]! : 0,
      ];
      values.forEach((value, plane) => {
        planes[plane * cells + cell] = byte(value);
      });
    }
  }
  return planes;
}

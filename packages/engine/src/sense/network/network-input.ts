/**
 * Input planes of the network, at half the working size: colour, edges along the room's three axes, elevation
 * of the pixel's ray, faces of the fitted box, and position.
 */
import { backFace, ceilingFace, floorFace, rayThrough } from '../box/box-geometry.ts';
import type { Evidence } from '../evidence.ts';
import type { NetworkInput } from './surface-network.ts';

/** Normalises colour to about -1..1, as in training. */
const middleLightness = 150 / 255;
const lightnessScale = 255 / 75;
const colourScale = 300 / 15;
const noFace = -1;

const ray = new Float64Array(3);

/** `mirrored`: flipped horizontally, like every other photo in training. */
export function fillNetworkInput(evidence: Evidence, input: NetworkInput, mirrored = false): void {
  const height = evidence.image.height >> 1;
  for (let y = 0; y < height; y++) fillRow(evidence, input, mirrored, y);
}

function fillRow(
  { image, edges, frame, room, kind }: Evidence,
  { data, start, row, channels }: NetworkInput,
  mirrored: boolean,
  y: number,
): void {
  const width = image.width >> 1;
  const height = image.height >> 1;
  const trust = room ? Math.max(0, Math.min(1, room.fitted.confidence)) : 0;
  const isRoom = kind === 'interior' ? 1 : 0;
  const [alongX, alongY, alongZ] = edges.maps;
  const step = mirrored ? -channels : channels;
  let to = start + y * row + (mirrored ? (width - 1) * channels : 0);
  for (let x = 0; x < width; x++, to += step) {
    const full = 2 * y * image.width + 2 * x;
    const cell = y * width + x;
    data[to] = (meanOfFour(image.lightness, full, image.width) - middleLightness) * lightnessScale;
    data[to + 1] = meanOfFour(image.a, full, image.width) * colourScale;
    data[to + 2] = meanOfFour(image.b, full, image.width) * colourScale;
    data[to + 3] = alongX[cell]!;
    data[to + 4] = alongY[cell]!;
    data[to + 5] = alongZ[cell]!;
    rayThrough(frame, 2 * x + 1, 2 * y + 1, ray);
    data[to + 6] = ray[1]! / Math.sqrt(ray[0]! * ray[0]! + ray[1]! * ray[1]! + ray[2]! * ray[2]!);
    const face = room ? room.faces[full]! : noFace;
    data[to + 7] = face === floorFace ? trust : 0;
    data[to + 8] = face === ceilingFace ? trust : 0;
    data[to + 9] = face > ceilingFace && face < backFace ? trust : 0;
    data[to + 10] = face === backFace ? trust : 0;
    const column = mirrored ? width - 1 - x : x;
    data[to + 11] = ((column + 0.5) / width) * 2 - 1;
    data[to + 12] = ((y + 0.5) / height) * 2 - 1;
    data[to + 13] = isRoom;
  }
}

function meanOfFour(plane: Float32Array, at: number, width: number): number {
  return 0.25 * (plane[at]! + plane[at + 1]! + plane[at + width]! + plane[at + width + 1]!);
}

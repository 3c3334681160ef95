/**
 * What the network is shown, at half the working size: colour, edges along the three axes of the
 * room, how far a pixel looks up or down, the faces of the fitted box, and its place.
 */
import { backFace, ceilingFace, floorFace, rayThrough } from '../box-geometry.ts';
import type { Evidence } from '../evidence.ts';
import { inputPlanes } from './layers.ts';
import type { NetworkInput } from './surface-network.ts';

/** Colour is brought to about -1..1, as it was in training. */
const middleLightness = 150 / 255;
const lightnessScale = 255 / 75;
const colourScale = 300 / 15;
const noFace = -1;

/** `mirrored`: left and right changed over, as in every other photo of the training. */
export function fillNetworkInput(evidence: Evidence, input: NetworkInput, mirrored = false): void {
  const { image, edges, frame, room, kind } = evidence;
  const width = image.width >> 1;
  const height = image.height >> 1;
  const trust = room ? Math.max(0, Math.min(1, room.fitted.confidence)) : 0;
  const isRoom = kind === 'interior' ? 1 : 0;
  const ray = new Float64Array(3);
  const pixel = new Float32Array(inputPlanes);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const full = 2 * y * image.width + 2 * x;
      const cell = y * width + x;
      pixel[0] =
        (meanOfFour(image.lightness, full, image.width) - middleLightness) * lightnessScale;
      pixel[1] = meanOfFour(image.a, full, image.width) * colourScale;
      pixel[2] = meanOfFour(image.b, full, image.width) * colourScale;
      for (let axis = 0; axis < 3; axis++) pixel[3 + axis] = edges.maps[axis]![cell]!;
      rayThrough(frame, 2 * x + 1, 2 * y + 1, ray);
      pixel[6] = ray[1]! / Math.sqrt(ray[0]! * ray[0]! + ray[1]! * ray[1]! + ray[2]! * ray[2]!);
      const face = room ? room.faces[full]! : noFace;
      pixel[7] = face === floorFace ? trust : 0;
      pixel[8] = face === ceilingFace ? trust : 0;
      pixel[9] = face > ceilingFace && face < backFace ? trust : 0;
      pixel[10] = face === backFace ? trust : 0;
      const column = mirrored ? width - 1 - x : x;
      pixel[11] = ((column + 0.5) / width) * 2 - 1;
      pixel[12] = ((y + 0.5) / height) * 2 - 1;
      pixel[13] = isRoom;
      const to = input.start + y * input.row + column * input.channels;
      for (let plane = 0; plane < inputPlanes; plane++) input.data[to + plane] = pixel[plane]!;
    }
  }
}

const meanOfFour = (plane: Float32Array, at: number, width: number) =>
  0.25 * (plane[at]! + plane[at + 1]! + plane[at + width]! + plane[at + width + 1]!);

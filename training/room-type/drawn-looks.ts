/**
 * Drawn rooms of the sorts that the photos lack, and some of those that they show: else what is drawn would be
 * told by being drawn.
 */
import type { RgbImage } from '../../packages/engine/src/image/image.ts';
import { createRandom } from '../../packages/engine/src/random/random.ts';
import { imagine } from '../../packages/engine/src/visuals/imagine.ts';
import { addPhotoFaults } from '../photos/photo-faults.ts';
import { drawRooms } from '../scenes/drawn-rooms.ts';

export const drawnRooms = 221;

const rooms = [
  ...['bedroom', 'kitchen', 'bathroom', 'bedroom', 'kitchen', 'bathroom'],
  ...['living room', 'living room', 'living room', 'living room', 'dining room', 'dining room'],
  ...['office', 'den', 'foyer', 'garage interior', 'brick apartment building in a city'],
];
const looks = [
  ...['modern', 'traditional', 'farmhouse', 'rustic'],
  ...['bohemian', 'minimal', 'scandinavian', 'coastal'],
];

interface DrawnLook {
  /** Tells the room: `drawn.den.7`. */
  readonly name: string;
  readonly pictureOf: () => Promise<RgbImage>;
}

export function drawRoom(seed: number): DrawnLook {
  const random = createRandom(70_000 + seed);
  const room = rooms[seed % rooms.length]!;
  const prompt = `a ${random.pick(looks)} ${room}`;
  const isWide = random.chance(0.8);
  const pictureOf = async () => {
    const { image } = await imagine(prompt, {
      seed,
      widthPx: isWide ? 480 : 360,
      heightPx: isWide ? 360 : 480,
      quality: 'draft',
    });
    return addPhotoFaults(image, random.fork('faults'));
  };
  return { name: `drawn.${room}.${seed}`, pictureOf };
}

let emptyOnes: ReturnType<typeof drawRooms> = [];

/** Walls, floor, ceiling, windows and doors, and what is left standing about. */
export function drawEmptyRoom(seed: number): Promise<RgbImage> {
  if (emptyOnes.length <= seed) emptyOnes = drawRooms(seed + 20);
  return addPhotoFaults(emptyOnes[seed]!.photo, createRandom(80_000 + seed));
}

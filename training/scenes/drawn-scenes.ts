/** Furnished rooms and houses of our own renderer, for training: the truth of every pixel is known. */
import type { RgbImage } from '../../packages/engine/src/image/image.ts';
import { createRandom, type Random } from '../../packages/engine/src/random/random.ts';
import type { SceneKind } from '../../packages/engine/src/sense/analysis.ts';
import { renderScene, sceneOf } from '../../packages/engine/src/visuals/index.ts';
import type {
  CameraRequest,
  ObjectLabel,
  Scene,
  Vector3,
} from '../../packages/engine/src/visuals/scene-model.ts';
import { addForeground, addThings, flash, slope } from './scene-changes.ts';
import { classesOfObjects } from './scene-classes.ts';
import { repaint } from './scene-paint.ts';

export interface DrawnScene {
  readonly name: string;
  readonly kind: SceneKind;
  readonly photo: RgbImage;
  /** For each pixel its place in `classesOf[kind]`, or `untold`. */
  readonly classes: Uint8Array;
}

const words = {
  room: 'kitchen|kitchen|bedroom|bedroom|bathroom|bathroom|living room|living room|dining room|office|den|foyer|powder room|garage interior|barbershop',
  dress:
    'modern|traditional|farmhouse|coastal|rustic|classic|scandinavian|industrial|midcentury|bohemian|minimal|victorian',
  house:
    'traditional house|traditional house|traditional house|farmhouse|cottage|coastal house|mediterranean house|mediterranean house|midcentury house|townhouses|townhouses|apartment block|villa|prairie house|cabin|glass tower|pavilion|museum',
  place:
    'in the suburbs|in the suburbs|in the suburbs|in a city|in a city|in the countryside|in a forest|in the desert|by the sea',
  time: '||||in the morning|golden hour|at dusk',
  sky: '||cloudy|overcast|clear|clear',
  yard: '||with a garage|with a car|with a fence and a car|with a driveway and a garage|with a hedge|with palms',
} as const;
const pickWord = (random: Random, row: keyof typeof words) => random.pick(words[row].split('|'));

/** Width over height, as photos have it. */
const shapes = [3 / 2, 3 / 2, 3 / 2, 4 / 3, 4 / 3, 3 / 4] as const;
const pixels = 90_000;
/** A picture that one thing fills is no picture of a room. */
const mostOfOneThing = 0.45;
const mostTries = 4;
const inTheWay: readonly ObjectLabel[] = ['furniture', 'appliance', 'textile', 'plant', 'vehicle'];

export async function drawScene(seed: number, kind: SceneKind): Promise<DrawnScene> {
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const random = createRandom(seed).fork(`attempt ${attempt}`);
    const drawn = await draw(seed + 1e6 * attempt, kind, random);
    if (drawn) return { ...drawn, name: `${seed}_scene`, kind };
  }
  return drawScene(seed + 5e7, kind);
}

async function draw(seed: number, kind: SceneKind, random: Random) {
  const shape = random.pick(shapes);
  const widthPx = Math.round(Math.sqrt(pixels * shape));
  const heightPx = Math.round(widthPx / shape);
  const prompt =
    kind === 'interior'
      ? `${pickWord(random, 'dress')} ${pickWord(random, 'room')} ${pickWord(random, 'time')}`
      : ['house', 'place', 'yard', 'time', 'sky']
          .map((row) => pickWord(random, row as keyof typeof words))
          .join(' ');
  const { scene: built } = sceneOf(prompt, { seed });
  const scene = kind === 'interior' ? roomOf(built, random) : houseOf(built, random);
  const quality = kind === 'exterior' && random.chance(0.4) ? 'draft' : 'full';
  const { image, ids } = await renderScene(scene, { widthPx, heightPx, seed, quality });
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [id, count] of counts) {
    const { label } = scene.objects[id]!;
    if (inTheWay.includes(label) && count > mostOfOneThing * ids.length) return undefined;
  }
  const codes = classesOfObjects(kind, scene.objects);
  const classes = Uint8Array.from(ids, (id) => codes[id]!);
  if (kind === 'exterior' && random.chance(0.3)) burnSky(image, ids, random.between(0.3, 1));
  return new Set(classes).size < 3 ? undefined : { photo: image, classes };
}

function roomOf(built: Scene, random: Random): Scene {
  addThings(built, random.fork('things'));
  const stand = random.fork('stand');
  const eye = standIn(built, stand);
  const look = lookFrom(built, eye, stand);
  if (random.chance(0.15)) addForeground(built, eye, look, random.fork('foreground'));
  if (random.chance(0.15)) slope(built, random.fork('slope'));
  const scene = repaint(built, random.fork('paint'));
  const camera: CameraRequest = {
    ...scene.camera,
    standAt: eye,
    lookAt: look,
    horizontalFovDeg: random.between(60, 96),
    pitchRad: random.chance(0.7) ? random.between(-0.08, 0.2) : 0,
  };
  const framed = { ...scene, camera };
  return random.chance(0.3) ? flash(framed, eye, random.fork('flash')) : framed;
}

/** Anywhere on the floor where nothing stands, mostly near the open side. */
function standIn(scene: Scene, random: Random): Vector3 {
  const { min, max } = scene.camera.subject;
  const boxes = thingBoxes(scene);
  const height = Math.min(max[1] - 0.3, random.between(1.05, 1.75));
  for (let attempt = 0; attempt < 40; attempt++) {
    const x = random.between(min[0] + 0.3, max[0] - 0.3);
    const back = random.chance(0.6) ? max[2] - 1 : min[2] + 1;
    const z = random.between(back, max[2] + 1.6);
    const isFree = boxes.every(
      ([x0, x1, z0, z1, top]) =>
        x < x0 - 0.3 || x > x1 + 0.3 || z < z0 - 0.3 || z > z1 + 0.3 || top < height - 0.25,
    );
    if (isFree) return [x, height, z];
  }
  return [0, height, max[2] + 1.5];
}

/** Least and greatest x and z, and the top. */
type ThingBox = [x0: number, x1: number, z0: number, z1: number, top: number];

function thingBoxes({ triangles, objects }: Scene): readonly ThingBox[] {
  const boxes = new Map<number, ThingBox>();
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const id = triangles.objects[triangle]!;
    if (!inTheWay.includes(objects[id]!.label)) continue;
    const box: ThingBox = boxes.get(id) ?? [Infinity, -Infinity, Infinity, -Infinity, 0];
    for (let at = triangle * 9; at < triangle * 9 + 9; at += 3) {
      const [x, y, z] = triangles.positions.subarray(at, at + 3);
      box[0] = Math.min(box[0], x!);
      box[1] = Math.max(box[1], x!);
      box[2] = Math.min(box[2], z!);
      box[3] = Math.max(box[3], z!);
      box[4] = Math.max(box[4], y!);
    }
    boxes.set(id, box);
  }
  return [...boxes.values()];
}

/** Towards some point of the far walls; now and then along or back. */
function lookFrom(scene: Scene, eye: Vector3, random: Random): Vector3 {
  const { min, max } = scene.camera.subject;
  if (random.chance(0.7)) {
    return [random.between(min[0] - 0.5, max[0] + 0.5), eye[1], random.between(min[2], min[2] + 1)];
  }
  const x = eye[0] > 0 ? min[0] : max[0];
  return [x, eye[1], random.between(min[2], max[2])];
}

function houseOf(built: Scene, random: Random): Scene {
  const scene = repaint(built, random.fork('paint'));
  const camera: CameraRequest = {
    ...scene.camera,
    azimuthRad: scene.camera.azimuthRad + random.between(-0.45, 0.45),
    horizontalFovDeg: random.between(42, 75),
    fill: random.between(0.3, 1.2),
    margin: random.between(-0.35, 0.05),
    offset: [random.between(-1, 1), random.between(-0.7, 0.4)],
  };
  return { ...scene, camera };
}

/** Skies are often burnt out in photos. */
function burnSky({ data }: RgbImage, ids: Uint16Array, share: number): void {
  ids.forEach((id, at) => {
    if (id !== 0) return;
    for (let k = 3 * at; k < 3 * at + 3; k++) data[k] = data[k]! + share * (250 - data[k]!);
  });
}

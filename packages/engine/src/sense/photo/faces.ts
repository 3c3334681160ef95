/**
 * Detects frontal faces: an upright oval of skin with two dark spots side by side in its upper half, and skin
 * between and below them. Skin colour alone would match all light wood.
 */
import { connectedComponents } from '../../ops/components.ts';
import { unclearedScratch } from '../../ops/scratch-arrays.ts';
import { isSkin } from './skin.ts';
import type { WorkingImage } from './working-image.ts';

/** Bounding box of skin, in working pixels. */
export interface Face {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Sizes, as shares of the picture, at which faces are recognisable. */
const size = [0.001, 0.05] as const;
const narrowestPx = 15;
/** Height over width; and the share of skin in the oval. */
const aspect = [1.05, 1.8] as const;
const filled = [0.75, 1.1] as const;
/** Minimum darkness of eyes relative to skin; maximum for the bridge of the nose and cheeks. */
const eyeDepth = 0.1;
const cheekDepth = 0.06;
/** Skin is smooth: maximum spread of a cheek and a forehead. */
const smooth = 0.07;
/** One half of a face may be in shadow, up to this difference. */
const halves = 0.14;

export function findFaces(image: WorkingImage): Face[] {
  const { width, height } = image;
  const skin = unclearedScratch(Uint8Array, width * height);
  for (let y = 0; y < height; y++) markSkin(image, y, skin);
  return skinBoxes(skin, width, height).filter((face) => hasEyes(image, face));
}

function markSkin({ width, lightness, a, b }: WorkingImage, y: number, skin: Uint8Array): void {
  for (let i = y * width; i < (y + 1) * width; i++) {
    skin[i] = isSkin(lightness[i]!, a[i]!, b[i]!) ? 1 : 0;
  }
}

function skinBoxes(skin: Uint8Array, width: number, height: number): Face[] {
  const { of, size: area } = connectedComponents(skin, width, height);
  const bounds = new Map<number, [number, number, number, number]>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (skin[i] === 0) continue;
      const box = bounds.get(of[i]!);
      if (!box) {
        bounds.set(of[i]!, [x, y, x, y]);
        continue;
      }
      box[0] = Math.min(box[0], x);
      box[2] = Math.max(box[2], x);
      box[3] = y;
    }
  }
  const faces: Face[] = [];
  for (const [id, [left, top, right, bottom]] of bounds) {
    const face = { left, top, width: right - left + 1, height: bottom - top + 1 };
    const share = area[id]! / (width * height);
    if (share < size[0] || share > size[1] || face.width < narrowestPx) continue;
    const tall = face.height / face.width;
    const oval = area[id]! / ((Math.PI / 4) * face.width * face.height);
    if (tall < aspect[0] || tall > aspect[1] || oval < filled[0] || oval > filled[1]) continue;
    faces.push(face);
  }
  return faces;
}

/** Quantile of lightness in a part of the face. */
function quantile(
  image: WorkingImage,
  face: Face,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  share: number,
): number {
  const values: number[] = [];
  for (let y = Math.floor(face.top + y0 * face.height); y < face.top + y1 * face.height; y++) {
    for (let x = Math.floor(face.left + x0 * face.width); x < face.left + x1 * face.width; x++) {
      values.push(image.lightness[y * image.width + x]!);
    }
  }
  values.sort((p, q) => p - q);
  return values[Math.floor(values.length * share)] ?? 0;
}

function hasEyes(image: WorkingImage, face: Face): boolean {
  const at = (across: readonly [number, number], down: readonly [number, number], share: number) =>
    quantile(image, face, across, down, share);
  const skin = at([0.2, 0.8], [0.15, 0.85], 0.6);
  const eyes = [0.2, 0.55] as const;
  const darkest = Math.max(at([0.12, 0.44], eyes, 0.06), at([0.56, 0.88], eyes, 0.06));
  const bridge = at([0.46, 0.54], eyes, 0.5);
  const cheeks = Math.min(at([0.2, 0.4], [0.55, 0.68], 0.5), at([0.6, 0.8], [0.55, 0.68], 0.5));
  const forehead = at([0.3, 0.7], [0.06, 0.18], 0.5);
  const around = Math.min(at([0.12, 0.44], eyes, 0.6), at([0.56, 0.88], eyes, 0.6));
  const spread = (across: readonly [number, number], down: readonly [number, number]) =>
    at(across, down, 0.85) - at(across, down, 0.15);
  const leftHalf = at([0.2, 0.48], [0.2, 0.8], 0.6);
  const rightHalf = at([0.52, 0.8], [0.2, 0.8], 0.6);
  return (
    darkest < skin - eyeDepth &&
    around > skin - eyeDepth &&
    bridge > skin - cheekDepth &&
    cheeks > skin - cheekDepth &&
    forehead > skin - 2 * cheekDepth &&
    spread([0.25, 0.75], [0.56, 0.66]) < smooth &&
    spread([0.3, 0.7], [0.08, 0.18]) < smooth &&
    Math.abs(leftHalf - rightHalf) < halves
  );
}

/** Head and torso relative to the face's width and height. */
const head = { across: 0.8, up: 0.45, down: 0.62 } as const;
const torso = { across: 1, down: 2.6 } as const;
/** Region around the face in which things belong to the person: arms, lap, legs. */
const figure = { across: 1.9, down: 6.5 } as const;

/**
 * Marks people with 1 in `guarded`, in the picture's size: the head, the area straight below it, and things
 * (`isThing`) around that.
 */
export function guardPeople(
  faces: readonly Face[],
  guarded: Float32Array,
  isThing: (pixel: number) => boolean,
  width: number,
  height: number,
) {
  for (const face of faces) {
    const middle = face.left + face.width / 2;
    const eyes = face.top + face.height / 2;
    const chin = face.top + face.height;
    const top = Math.max(0, Math.floor(face.top - head.up * face.height));
    const bottom = Math.min(height - 1, Math.ceil(chin + figure.down * face.height));
    const left = Math.max(0, Math.floor(middle - figure.across * face.width));
    const right = Math.min(width - 1, Math.ceil(middle + figure.across * face.width));
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const across = Math.abs(x - middle) / face.width;
        const reach = y < eyes ? 0.5 + head.up : head.down;
        const inHead = (across / head.across) ** 2 + ((y - eyes) / face.height / reach) ** 2 < 1;
        const inTorso = y > eyes && y < chin + torso.down * face.height && across < torso.across;
        const i = y * width + x;
        if (inHead || inTorso || (y > chin && isThing(i))) guarded[i] = 1;
      }
    }
  }
}

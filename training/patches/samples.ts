/** Measured photos for training: features of every patch and the patches that have labels. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hashText } from '../../packages/engine/src/random/random.ts';
import type { PixelBox, SceneKind } from '../../packages/engine/src/sense/analysis.ts';
import { type Evidence, gatherEvidence } from '../../packages/engine/src/sense/evidence.ts';
import {
  createPatchFeatures,
  type FeatureTable,
} from '../../packages/engine/src/sense/features/patch-features.ts';
import { cropImage, findLetterbox } from '../../packages/engine/src/sense/photo/letterbox.ts';
import { createWorkingImage } from '../../packages/engine/src/sense/photo/working-image.ts';
import { classIndex, type LabelledPoint } from '../labelling/labels.ts';
import { readPhoto } from '../photos/read-photo.ts';
import { createVariant } from './augment.ts';

/** Part of the evidence that the second look needs. */
export type SlimEvidence = Pick<Evidence, 'kind' | 'patches' | 'regions'> & {
  readonly image: { readonly width: number; readonly height: number };
};

export interface MeasuredVariant {
  readonly evidence: SlimEvidence;
  readonly features: FeatureTable;
  /** Patch and class of every labelled point that is seen. */
  readonly patch: Int32Array;
  readonly label: Uint8Array;
}

export interface MeasuredPhoto {
  readonly name: string;
  readonly variants: readonly MeasuredVariant[];
}

export async function measurePhoto(
  path: string,
  name: string,
  kind: SceneKind,
  points: readonly LabelledPoint[],
  variantCount: number,
  cacheFolder: string,
): Promise<MeasuredPhoto> {
  mkdirSync(cacheFolder, { recursive: true });
  const cached = join(cacheFolder, `${name}.${variantCount}.bin`);
  const bare = existsSync(cached)
    ? (deserialize(readFileSync(cached)) as Measured[])
    : await measure(path, name, kind, variantCount);
  if (!existsSync(cached)) writeFileSync(cached, serialize(bare));
  const seed = hashText(name);
  const { crop, pictureWidthPx, pictureHeightPx } = bare[0]!;
  const variants = bare.map(({ evidence, features }, index) => {
    const { place } = placeOnly(crop, index, seed);
    const patch: number[] = [];
    const label: number[] = [];
    for (const point of points) {
      const [x, y] = place(
        (point.x * pictureWidthPx - crop.x) / crop.widthPx,
        (point.y * pictureHeightPx - crop.y) / crop.heightPx,
      );
      if (x < 0 || y < 0 || x >= 1 || y >= 1) continue;
      const { width, height } = evidence.image;
      patch.push(evidence.patches.of[Math.floor(y * height) * width + Math.floor(x * width)]!);
      label.push(classIndex(kind, point.c));
    }
    return { evidence, features, patch: Int32Array.from(patch), label: Uint8Array.from(label) };
  });
  return { name, variants };
}

interface Measured {
  readonly evidence: SlimEvidence;
  readonly features: FeatureTable;
  readonly pictureWidthPx: number;
  readonly pictureHeightPx: number;
  readonly crop: PixelBox;
}

async function measure(
  path: string,
  name: string,
  kind: SceneKind,
  variantCount: number,
): Promise<Measured[]> {
  const picture = await readPhoto(path);
  const crop = findLetterbox(picture);
  const photo = cropImage(picture, crop);
  return Array.from({ length: variantCount }, (_, index) => {
    const variant = createVariant(photo, index, hashText(name));
    const full = gatherEvidence(createWorkingImage(variant.photo), kind);
    const { patches, regions, image } = full;
    const evidence = {
      kind,
      patches,
      regions,
      image: { width: image.width, height: image.height },
    };
    return {
      evidence,
      features: createPatchFeatures(full),
      pictureWidthPx: picture.widthPx,
      pictureHeightPx: picture.heightPx,
      crop,
    };
  });
}

/** The placing of a variant without its pixels: an empty photo of the same size is transformed. */
function placeOnly({ widthPx, heightPx }: PixelBox, index: number, seed: number) {
  return createVariant({ widthPx, heightPx, data: new Uint8ClampedArray(0) }, index, seed);
}

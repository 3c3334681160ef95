/** Measured photos for training: features of every patch and the patches that have labels. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hashText } from '../../src/random/random.ts';
import type { SceneKind } from '../../src/sense/analysis.ts';
import { type Evidence, gatherEvidence } from '../../src/sense/evidence.ts';
import { createPatchFeatures, type FeatureTable } from '../../src/sense/patch-features.ts';
import { createWorkingImage } from '../../src/sense/working-image.ts';
import { createVariant } from './augment.ts';
import { classIndex, type LabelledPoint } from './labels.ts';
import { readPhoto } from './read-photo.ts';

/** What the second look needs of the evidence. */
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
  const photo = { widthPx: bare[0]!.photoWidthPx, heightPx: bare[0]!.photoHeightPx };
  const variants = bare.map(({ evidence, features }, index) => {
    const { place } = placeOnly(photo, index, seed);
    const patch: number[] = [];
    const label: number[] = [];
    for (const point of points) {
      const [x, y] = place(point.x, point.y);
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
  readonly photoWidthPx: number;
  readonly photoHeightPx: number;
}

async function measure(
  path: string,
  name: string,
  kind: SceneKind,
  variantCount: number,
): Promise<Measured[]> {
  const photo = await readPhoto(path);
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
      photoWidthPx: photo.widthPx,
      photoHeightPx: photo.heightPx,
    };
  });
}

/** The placing of a variant without its pixels: an empty photo of the same size is transformed. */
function placeOnly(photo: { widthPx: number; heightPx: number }, index: number, seed: number) {
  return createVariant({ ...photo, data: new Uint8ClampedArray(0) }, index, seed);
}

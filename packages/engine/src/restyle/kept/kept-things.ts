/** Things on the photo that stay in the redesigned room, with pixel masks. */

import type { Analysis } from '../../sense/analysis.ts';
import { type ThingBox, thingMatte } from '../masks/thing-matte.ts';
import { isKeepable } from './kept-kinds.ts';

export interface ThingToKeep {
  readonly name: string;
  readonly box: ThingBox;
}

export interface KeptThing extends ThingToKeep {
  /** 0..1, one per pixel of the photo. */
  readonly matte: Float32Array;
}

/** Minimum share of a box that the thing must fill. */
const leastShare = 0.06;

/** @param wanted unknown names, and boxes without a thing, are skipped */
export function keptThings(analysis: Analysis, wanted: readonly ThingToKeep[] = []): KeptThing[] {
  const pixels = analysis.photo.widthPx * analysis.photo.heightPx;
  return wanted.flatMap(({ name, box }) => {
    if (!isKeepable(name)) return [];
    const matte = thingMatte(analysis, box);
    const covered = matte.reduce((sum, value) => sum + value, 0);
    return covered > leastShare * box.width * box.height * pixels ? [{ name, box, matte }] : [];
  });
}

/** Union of all mattes; undefined if nothing is kept. */
export function keptCover(things: readonly KeptThing[]): Float32Array | undefined {
  const [first, ...others] = things;
  if (!first) return undefined;
  const cover = first.matte.slice();
  for (const { matte } of others)
    for (let at = 0; at < cover.length; at++) cover[at] = Math.max(cover[at]!, matte[at]!);
  return cover;
}

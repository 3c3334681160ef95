/** Reads the output of export-sights.ts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withDetections } from '../../packages/engine/src/analysis/detections/with-detections.ts';
import {
  likelihoodsByLook,
  lookNumbers,
  lookOf,
} from '../../packages/engine/src/analysis/rooms/room-by-look.ts';
import type { RoomSights } from '../../packages/engine/src/analysis/rooms/room-by-sights.ts';
import type { Detection } from '../../packages/engine/src/detector/detect-things.ts';

export interface Sights {
  readonly features: readonly number[];
  readonly detections: readonly Detection[];
  /** Likelihoods by our own head alone. */
  readonly head: readonly [name: string, likelihood: number][];
}

export const readSights = (folder: string, name: string): Sights =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));

/** As the engine gathers them. */
export function roomSights({ features, detections, head }: Sights): RoomSights {
  const own = { things: [], lookedFor: [], likelihoods: new Map(head) };
  const { likelihoods } = withDetections(own, detections, 'interior');
  const look = lookOf(likelihoodsByLook(lookNumbers(features, detections)));
  return { look, detections, likelihoods };
}

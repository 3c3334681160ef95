/** Cached scenes of this thread's last photos, needed at each manual correction. */
import { createHash } from 'node:crypto';
import type { ThingOnPhoto } from '@maquette/contract';
import { findThings, guessKind, seenRoom } from '@maquette/engine/analysis';
import type { RgbImage } from '@maquette/engine/image';
import type { AnalysedPhoto } from './messages/seen.ts';
import { detectionsOn } from './photo/photo-detections.ts';

interface Scene {
  readonly scene: AnalysedPhoto['scene'];
  /** Boxes are shares of the analysed picture. */
  readonly things: readonly ThingOnPhoto[];
}

const mostKept = 20;
const kept = new Map<string, Scene>();

export function sceneOf(photo: Uint8Array, picture: RgbImage): Scene {
  const key = createHash('sha256').update(photo).digest('hex');
  const known = kept.get(key);
  if (known) return known;
  const detections = detectionsOn(photo, picture);
  const { kind, confidence } = guessKind(picture, undefined, detections ?? []);
  const found = kind === 'interior' ? findThings(picture, kind, detections) : undefined;
  const seen = found && seenRoom(found, picture, detections);
  const scene: Scene = {
    scene: { kind, likelihood: Math.round(confidence * 100) / 100, room: seen?.room?.name ?? null },
    things: seen?.things.map(({ name, box }) => ({ name, box: { ...box } })) ?? [],
  };
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
  kept.set(key, scene);
  return scene;
}

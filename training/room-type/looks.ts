/** What export-looks.ts wrote, with the room that each picture shows. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookNumbers, roomsByLook } from '../../packages/engine/src/analysis/rooms/room-by-look.ts';
import type { Detection } from '../../packages/engine/src/detector/detect-things.ts';
import { foldOf } from '../photos/folds.ts';

export interface Look {
  /** `12_kitchen`, `12_bedroom.part0`, `drawn.den.7`. */
  readonly name: string;
  readonly numbers: Float32Array;
  readonly detections: readonly Detection[];
  /** Its place among the rooms; after them: anything else. */
  readonly room: number;
  /** By house; of drawn pictures by their number. */
  readonly fold: number;
  readonly weight: number;
}

export const folds: readonly number[] = [1, 2, 3, 4];
/** Drawn pictures are not what is asked about. */
const drawnWeight = 0.5;

export const isPhotoOfRoom = ({ name }: Look): boolean =>
  /^\d+_(?:bedroom|kitchen|bathroom)$/.test(name);

const roomOf = (name: string): number => {
  const at = name.includes('.part')
    ? -1
    : roomsByLook.findIndex((room) => name.includes(room.toLowerCase()));
  return at < 0 ? roomsByLook.length : at;
};

const drawnFold = (name: string) => 1 + (Number(name.split('.').at(-1)) % folds.length);

export function readLooks(folder: string): Look[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const name = path.parse(file).name;
      const isDrawn = name.startsWith('drawn');
      const fold = isDrawn ? drawnFold(name) : foldOf(name);
      if (fold === 0) throw new Error(`${name} is set aside`);
      const { features, detections } = JSON.parse(
        readFileSync(path.join(folder, file), 'utf8'),
      ) as { readonly features: number[]; readonly detections: readonly Detection[] };
      return {
        name,
        numbers: lookNumbers(features, detections),
        detections,
        room: roomOf(name),
        fold,
        weight: isDrawn ? drawnWeight : 1,
      };
    });
}

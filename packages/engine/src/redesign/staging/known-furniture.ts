/** Which rooms are staged in their own photo: empty ones of kinds that hold furniture alone. */
import { detectionsOn } from '../../detector/photo-detections.ts';
import type { RgbImage } from '../../image/image.ts';
import { roomClass } from '../shell/room-class.ts';

const roomTypes: readonly string[] = ['Bedroom', 'Living Room', 'Den', 'Dining Room', 'Office'];

export const mayBeStaged = (roomType: string): boolean => roomTypes.includes(roomType);

/** Furniture of the detector, with the least score that tells of it. */
const furniture: Readonly<Record<string, number>> = {
  bed: 0.24,
  sofa: 0.24,
  chair: 0.24,
  'dining table': 0.2,
};

export const hasFurniture = (photographed: RgbImage): boolean =>
  (detectionsOn(photographed) ?? []).some(({ kind, score }) => score >= (furniture[kind] ?? 2));

/** 1 for openings and things, before which no new furniture stands. */
export function stayingPixels(classOf: Uint8Array): Uint8Array {
  const kinds = (['window', 'door', 'object'] as const).map(roomClass);
  return classOf.map((kind) => (kinds.includes(kind) ? 1 : 0));
}

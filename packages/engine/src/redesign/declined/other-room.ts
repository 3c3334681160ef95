/**
 * Tells a photo of a bathroom, kitchen or bedroom that was ordered as another room. Rooms without pipes may become each
 * other; pipes stay where they are.
 */
import { type RoomLook, roomLook } from '../../analysis/rooms/room-by-look.ts';
import type { ThingsFound } from '../../analysis/seen-things.ts';
import type { Detection } from '../../detector/detect-things.ts';
import { detectionsOn } from '../../detector/photo-detections.ts';
import type { RgbImage } from '../../image/image.ts';
import { isWet, sightsOn } from '../furnish/old-places.ts';

export type ShownRoom = 'bathroom' | 'kitchen' | 'bedroom';

/** Things that prove a room with pipes. */
const proofs = {
  bathroom: ['toilet', 'bathtub', 'shower'],
  kitchen: ['oven or stove', 'refrigerator', 'microwave', 'dishwasher'],
} as const;
/** Likelihood of these from which the room that was ordered is proven, and from which nothing else is asked. */
const proven = { mostly: 0.25, surely: 0.9 } as const;
/** Likelihoods by the whole picture from which it is another room. */
const leastByLook = {
  proven: { bathroom: 0.8, kitchen: 0.8, bedroom: 0.8 },
  unproven: { bathroom: 0.4, kitchen: 0.6, bedroom: 0.6 },
} as const satisfies Readonly<Record<string, Readonly<Record<ShownRoom, number>>>>;
/** Where a room without pipes is ordered: score of one thing that tells of pipes, or of none, and likelihood by look. */
const dry = { pipes: 0.5, furniture: 0.25, leastByLook: 0.55 } as const;
const furniture: readonly string[] = ['bed', 'sofa'];

const proofOf = (shown: keyof typeof proofs, { likelihoods }: Pick<ThingsFound, 'likelihoods'>) =>
  1 - proofs[shown].reduce((none, name) => none * (1 - (likelihoods.get(name) ?? 0)), 1);

type Scores = readonly Pick<Detection, 'kind' | 'score'>[];

const isAmong = (detections: Scores, kinds: readonly string[], least: number): boolean =>
  detections.some(({ kind, score }) => kinds.includes(kind) && score >= least);

/** Of a photo that is to become a room without pipes. @param look is asked only if no thing tells */
export function pipesAmong(
  detections: Scores,
  roomType: string,
  look: () => Pick<RoomLook, 'Bathroom' | 'Kitchen'> | null,
): ShownRoom | undefined {
  if (isAmong(detections, ['toilet'], dry.pipes)) return 'bathroom';
  // many living and dining rooms are open to their kitchen
  const isClosed = roomType === 'Bedroom';
  const cooking = ['oven or stove', 'refrigerator'];
  if (isClosed && isAmong(detections, cooking, dry.pipes)) return 'kitchen';
  if (isAmong(detections, furniture, dry.furniture)) return undefined;
  const likely = look();
  if (!likely) return undefined;
  if (likely.Bathroom >= dry.leastByLook) return 'bathroom';
  return isClosed && likely.Kitchen >= dry.leastByLook ? 'kitchen' : undefined;
}

/** Undefined if the photo doesn't plainly show another room, or without the detector. */
export function otherRoomShown(photo: RgbImage, roomType: string): ShownRoom | undefined {
  const detections = detectionsOn(photo);
  if (!detections) return undefined;
  const ordered = isWet(roomType) ? 'bathroom' : roomType === 'Kitchen' ? 'kitchen' : undefined;
  if (!ordered) return pipesAmong(detections, roomType, () => roomLook(photo, detections));
  const proof = proofOf(ordered, sightsOn(photo, roomType));
  if (proof > proven.surely) return undefined;
  const least = leastByLook[proof > proven.mostly ? 'proven' : 'unproven'];
  const look = roomLook(photo, detections);
  if (!look) return undefined;
  // an empty room looks like a bedroom too
  const hasFurniture = isAmong(detections, furniture, dry.furniture);
  const bedroom = hasFurniture ? look.Bedroom : 0;
  const likely = { bathroom: look.Bathroom, kitchen: look.Kitchen, bedroom };
  return (Object.keys(likely) as ShownRoom[]).find(
    (shown) => shown !== ordered && likely[shown] >= least[shown],
  );
}

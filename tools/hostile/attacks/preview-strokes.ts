import sharp from 'sharp';
import type { Attack } from '../attack.ts';

/** A brush moved back and forth. */
const scribble = (strokes: number, points: number) =>
  Array.from({ length: strokes }, (_, stroke) => ({
    width: 0.5,
    points: Array.from({ length: points }, (_, at) => ({
      x: at % 2,
      y: ((at + stroke) % 100) / 100,
    })),
  }));

const strokesAttack = (name: string, protectStrokes: object[]): Attack => ({
  name,
  actor: 'free',
  parallel: 5,
  prepare: async (attacker) => {
    const plain = { width: 900, height: 600, channels: 3, background: '#c8b8a8' } as const;
    const photo = await sharp({ create: plain }).jpeg().toBuffer();
    const photoId = await attacker.uploadPhoto(new Uint8Array(photo));
    const json = {
      ...{ kind: 'interior', style: 'Modern', roomType: 'Living Room' },
      ...{ propertyType: 'Residential', aesthetic: 'Bright', photoId, protectStrokes },
    };
    return () => attacker.status('/api/renders/previews', { json });
  },
});

export const manyStrokes = strokesAttack('previews: 60 strokes of 600 points', scribble(60, 600));
/** The largest allowed input. */
export const mostStrokes = strokesAttack('previews: the most that may be painted', [
  ...scribble(1, 90),
  ...scribble(100, 1),
]);

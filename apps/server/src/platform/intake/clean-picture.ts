/** Decodes and re-encodes a picture of a foreign engine; undefined for anything else. */
import type { ProblemCode } from '@maquette/contract';
import { Problem } from '../problem.ts';
import type { Intake } from './intake.ts';

const noPicture: ReadonlySet<ProblemCode> = new Set([
  'NOT_AN_IMAGE',
  'IMAGE_DAMAGED',
  'TOO_MANY_PIXELS',
  'PICTURE_TOO_COMPLEX',
]);

export async function pictureIn(
  intake: Pick<Intake, 'finish'>,
  bytes: Uint8Array,
): Promise<Uint8Array | undefined> {
  try {
    return (await intake.finish(bytes)).bytes;
  } catch (error) {
    if (error instanceof Problem && noPicture.has(error.code)) return undefined;
    throw error;
  }
}

/** People, animals and vehicles on a photo, by the detector: not part of a home, and never painted over. */
import type { Detection } from '../../detector/detect-things.ts';

interface LeftAlone {
  /** Stays when a room is refurnished. */
  readonly isLiving: boolean;
  /** As part of a sentence: "a cat fills the picture". */
  readonly words: string;
}

const living = (words: string): LeftAlone => ({ isLiving: true, words });
const standing = (words: string): LeftAlone => ({ isLiving: false, words });

const kinds: Readonly<Record<string, LeftAlone>> = {
  person: living('a person'),
  cat: living('a cat'),
  dog: living('a dog'),
  car: standing('a car'),
  motorcycle: standing('a motorcycle'),
  bicycle: standing('a bicycle'),
  television: standing('a screen'),
  laptop: standing('a screen'),
};

const kindOf = ({ kind }: Detection): LeftAlone | undefined =>
  Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;

/** Low, since an unpainted wall costs more than a tinted coat. */
const sureScore = 0.4;
/** A larger share makes a person or animal the picture's subject, instead of the room. */
const mostOfPicture = 0.5;
const roomScore = 0.3;

export interface PreservedSubject {
  readonly name: string;
  readonly box: Detection['box'];
  readonly isLiving: boolean;
}

export const leftAlone = (detections: readonly Detection[]): PreservedSubject[] =>
  detections.flatMap((one) => {
    const kind = kindOf(one);
    const { kind: name, box, score } = one;
    return kind && score >= sureScore ? [{ name, box, isLiving: kind.isLiving }] : [];
  });

/** Such as "a cat": the subject of a photo that shows no room or house; undefined if it shows more. */
export function portraitOf(detections: readonly Detection[]): string | undefined {
  if (detections.some((one) => one.score >= roomScore && !kindOf(one))) return undefined;
  const largest = detections.find(
    (one) =>
      one.score >= sureScore &&
      kindOf(one)?.isLiving &&
      one.box.width * one.box.height > mostOfPicture,
  );
  return largest && kindOf(largest)?.words;
}

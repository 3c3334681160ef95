/**
 * Boxes around the things on photos, said by eye: a photo a line, its name and then its boxes, such as
 * `b2-40/57-78`: a bed from 2 to 40 hundredths of the width and from 57 to 78 of the height. Letters are
 * those of `thing-kinds.ts`; what is listed is what is there, as far as it is large enough to be told.
 */
export interface LabelledThing {
  readonly letter: string;
  /** Shares of the photo. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxForm = /^([A-Za-z])(\d+)-(\d+)\/(\d+)-(\d+)$/;

function readBox(word: string): LabelledThing {
  const found = boxForm.exec(word);
  if (!found) throw new Error(`Not a box: ${word}`);
  const [left, right, top, bottom] = found.slice(2).map((digits) => Number(digits) / 100);
  return { letter: found[1]!, left: left!, right: right!, top: top!, bottom: bottom! };
}

export function readThingLabels(text: string): Map<string, LabelledThing[]> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const [name, ...boxes] = line.trim().split(/\s+/);
      return [name!, boxes.map(readBox)];
    }),
  );
}

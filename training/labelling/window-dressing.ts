/**
 * What hangs or stands before the windows of photos, said by eye: a window a line, such as
 * `20_bedroom.jpg 57-236/21-700; c 0,0 2,0 2,10 0,10; t 3,8 5,8 4,10`: the box of the window in thousandths of the
 * photo, then areas in tenths of that box: c cloth or a blind that lets no view through, t a thing before the glass,
 * w wall. All else of the window is glass and its frame.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Classes of the judge of dressings, in its order. */
export const dressingClasses = ['glass', 'dressing', 'wall'] as const;

const classOfLetter: Readonly<Record<string, number>> = { c: 1, t: 1, w: 2 };

export interface DressedWindow {
  readonly photo: string;
  /** Shares of the photo. */
  readonly box: {
    readonly x0: number;
    readonly x1: number;
    readonly y0: number;
    readonly y1: number;
  };
  readonly areas: readonly { readonly label: number; readonly outline: readonly Place[] }[];
}

const lineForm = /^(\S+) (\d+)-(\d+)\/(\d+)-(\d+)$/;
const areaForm = /^([ctw])((?: -?[\d.]+,-?[\d.]+){3,})$/;

export function readDressedWindows(text: string): DressedWindow[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [head, ...areas] = line.split(';').map((part) => part.trim());
    const found = lineForm.exec(head ?? '');
    if (!found) throw new Error(`Not a window: ${line}`);
    const [x0, x1, y0, y1] = found.slice(2).map((digits) => Number(digits) / 1000);
    return {
      photo: found[1]!,
      box: { x0: x0!, x1: x1!, y0: y0!, y1: y1! },
      areas: areas.map((area) => {
        const parts = areaForm.exec(area);
        if (!parts) throw new Error(`Not an area of a window: ${area}`);
        const outline = parts[2]!
          .trim()
          .split(' ')
          .map((word) => {
            const [x, y] = word.split(',').map((digits) => Number(digits) / 10);
            return { x: x!, y: y! };
          });
        return { label: classOfLetter[parts[1]!]!, outline };
      }),
    };
  });
}

function isInside(outline: readonly Place[], { x, y }: Place): boolean {
  let inside = false;
  outline.forEach((from, k) => {
    const to = outline[(k + 1) % outline.length]!;
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) * (to.x - from.x)) / (to.y - from.y))
      inside = !inside;
  });
  return inside;
}

/** Class of a place of the photo (shares of it); cloth and things lie over wall. */
export function dressingAt({ box, areas }: DressedWindow, { x, y }: Place): number {
  const place = { x: (x - box.x0) / (box.x1 - box.x0), y: (y - box.y0) / (box.y1 - box.y0) };
  const labels = areas.filter(({ outline }) => isInside(outline, place)).map(({ label }) => label);
  return labels.length === 0 ? 0 : Math.min(...labels);
}

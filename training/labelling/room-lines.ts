/**
 * Where walls end and meet on photos of rooms, said by eye: a photo a line, such as
 * `12_bedroom.jpg c 0,10 50,30 99,20 f 0,90 50,66 99,80 v 50`: the points of the line where walls meet the ceiling, of
 * the one where they meet the floor (also behind furniture), and where walls meet each other.
 */
export interface LinePoint {
  /** Shares of the photo; 99 hundredths and more are its edge. */
  readonly x: number;
  readonly y: number;
}

export interface RoomLines {
  readonly ceiling: readonly LinePoint[];
  readonly floor: readonly LinePoint[];
  readonly corners: readonly number[];
}

const lineForm = /^(\S+) c ([\d,\s]+) f ([\d,\s]+) v ([\d\s]+)$/;

const pointsOf = (words: string): LinePoint[] =>
  words.split(' ').map((word) => {
    const [x, y] = word.split(',').map((digits) => Number(digits) / 100);
    return { x: x!, y: y! };
  });

export function readRoomLines(text: string): Map<string, RoomLines> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const found = lineForm.exec(line.trim());
      if (!found) throw new Error(`Not the lines of a room: ${line}`);
      const [name, ceiling, floor, corners] = found.slice(1);
      return [
        name!,
        {
          ceiling: pointsOf(ceiling!),
          floor: pointsOf(floor!),
          corners: corners!.split(' ').map((digits) => Number(digits) / 100),
        },
      ];
    }),
  );
}

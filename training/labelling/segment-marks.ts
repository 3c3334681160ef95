/** Where to write the number of a segment, and the lines between segments. */

export interface Mark {
  readonly segment: number;
  readonly x: number;
  readonly y: number;
}

/** The place of every segment that is farthest from its borders. */
export function innermost(map: Int32Array, width: number, height: number): Mark[] {
  const depth = new Float32Array(map.length);
  const near = (i: number, j: number, inside: boolean, step: number) =>
    inside && map[i] === map[j] ? depth[j]! + step : step;
  const pass = (i: number, x: number, y: number, side: number) => {
    const [nextX, nextY] = [x + side >= 0 && x + side < width, y + side >= 0 && y + side < height];
    return Math.min(near(i, i + side, nextX, 1), near(i, i + side * width, nextY, 1));
  };
  for (let i = 0; i < map.length; i++) {
    depth[i] = pass(i, i % width, Math.floor(i / width), -1);
  }
  const best = new Map<number, { depth: number; at: number }>();
  for (let i = map.length - 1; i >= 0; i--) {
    depth[i] = Math.min(depth[i]!, pass(i, i % width, Math.floor(i / width), 1));
    const known = best.get(map[i]!);
    if (!known || depth[i]! > known.depth) best.set(map[i]!, { depth: depth[i]!, at: i });
  }
  return [...best].map(([segment, { at }]) => ({
    segment,
    x: at % width,
    y: Math.floor(at / width),
  }));
}

/** The borders of segments as a path. */
export function outline(map: Int32Array, width: number, height: number): string {
  const parts: string[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x + 1 < width && map[i] !== map[i + 1]) parts.push(`M${x + 1} ${y}v1`);
      if (y + 1 < height && map[i] !== map[i + width]) parts.push(`M${x} ${y + 1}h1`);
    }
  }
  return parts.join('');
}

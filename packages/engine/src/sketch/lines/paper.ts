/**
 * Detects a sheet photographed on a table, and rectifies it. A scan, or a photo of nothing but paper, is
 * unchanged.
 */
import type { RgbImage } from '../../image/image.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Long side of the downscaled picture for detection. */
const lookPx = 200;
/** Minimum shares of table and of sheet. */
const leastTable = 0.06;
const leastSheet = 0.25;
/** Minimum overlap of sheet and quad, both ways. */
const leastMatch = 0.92;

interface Small {
  readonly width: number;
  readonly height: number;
  readonly lightness: Float32Array;
}

function shrink({ widthPx, heightPx, data }: RgbImage): Small {
  const scale = lookPx / Math.max(widthPx, heightPx);
  const width = Math.max(8, Math.round(widthPx * scale));
  const height = Math.max(8, Math.round(heightPx * scale));
  const sums = new Float64Array(width * height);
  const counts = new Float64Array(width * height);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.min(height - 1, Math.floor((y / heightPx) * height)) * width;
    for (let x = 0; x < widthPx; x++) {
      const cell = row + Math.min(width - 1, Math.floor((x / widthPx) * width));
      const i = (y * widthPx + x) * 3;
      sums[cell]! += 0.299 * data[i]! + 0.587 * data[i + 1]! + 0.114 * data[i + 2]!;
      counts[cell]!++;
    }
  }
  return {
    width,
    height,
    lightness: Float32Array.from(sums, (sum, i) => sum / Math.max(1, counts[i]!)),
  };
}

/** Otsu's threshold, and the distance between the means of both groups. */
function splitLevel(lightness: Float32Array): { level: number; gap: number } {
  const histogram = new Float64Array(256);
  for (const value of lightness) histogram[Math.min(255, Math.round(value))]!++;
  const total = lightness.length;
  const sumAll = histogram.reduce((sum, count, value) => sum + count * value, 0);
  let best = { level: 0, gap: 0, spread: 0 };
  let count = 0;
  let sum = 0;
  for (let level = 0; level < 255; level++) {
    count += histogram[level]!;
    sum += histogram[level]! * level;
    if (count === 0 || count === total) continue;
    const gap = (sumAll - sum) / (total - count) - sum / count;
    const spread = (count / total) * (1 - count / total) * gap * gap;
    if (spread > best.spread) best = { level, gap, spread };
  }
  return best;
}

/** Closes the gaps cut by strokes, then keeps the largest connected piece. */
function sheetMask({ width, height, lightness }: Small, level: number): Uint8Array {
  const bright = Uint8Array.from(lightness, (value) => (value > level ? 1 : 0));
  const spread = (source: Uint8Array, wanted: number) => {
    const result = source.slice();
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1; x < width - 1; x++) {
        const i = y * width + x;
        if (
          source[i - 1] === wanted ||
          source[i + 1] === wanted ||
          source[i - width] === wanted ||
          source[i + width] === wanted
        )
          result[i] = wanted;
      }
    }
    return result;
  };
  const closed = spread(spread(spread(spread(bright, 1), 1), 0), 0);
  const seen = new Int32Array(closed.length);
  let bestId = 0;
  let bestSize = 0;
  let id = 0;
  for (let start = 0; start < closed.length; start++) {
    if (!closed[start] || seen[start]) continue;
    id++;
    const stack = [start];
    seen[start] = id;
    let size = 0;
    while (stack.length > 0) {
      const i = stack.pop()!;
      size++;
      const x = i % width;
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j >= 0 && j < closed.length && closed[j] && !seen[j]) {
          seen[j] = id;
          stack.push(j);
        }
      }
    }
    if (size > bestSize) {
      bestSize = size;
      bestId = id;
    }
  }
  return Uint8Array.from(seen, (value) => (value === bestId && bestId > 0 ? 1 : 0));
}

/** Corners clockwise from the top left, in shares of the picture; undefined if no sheet is distinct. */
export function findSheet(photo: RgbImage): readonly Point[] | undefined {
  const small = shrink(photo);
  const { level, gap } = splitLevel(small.lightness);
  if (gap < 45) return undefined;
  const mask = sheetMask(small, level);
  const { width, height } = small;
  let area = 0;
  const extremes = [
    { score: Infinity, x: 0, y: 0 },
    { score: -Infinity, x: 0, y: 0 },
    { score: -Infinity, x: 0, y: 0 },
    { score: Infinity, x: 0, y: 0 },
  ];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!mask[y * width + x]) continue;
      area++;
      if (x + y < extremes[0]!.score) extremes[0] = { score: x + y, x, y };
      if (x - y > extremes[1]!.score) extremes[1] = { score: x - y, x: x + 1, y };
      if (x + y > extremes[2]!.score) extremes[2] = { score: x + y, x: x + 1, y: y + 1 };
      if (x - y < extremes[3]!.score) extremes[3] = { score: x - y, x, y: y + 1 };
    }
  }
  const share = area / (width * height);
  if (share < leastSheet || share > 1 - leastTable) return undefined;
  const quadArea = polygonArea(extremes);
  if (area / quadArea < leastMatch || quadArea / area < leastMatch) return undefined;
  return extremes.map(({ x, y }) => ({ x: x / width, y: y / height }));
}

function polygonArea(points: readonly Point[]): number {
  let twice = 0;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    twice += a.x * b.y - b.x * a.y;
  });
  return Math.abs(twice) / 2;
}

/** Rectifies the quad to a picture with the length of its longer sides. */
export function straighten(photo: RgbImage, corners: readonly Point[]): RgbImage {
  const { widthPx, heightPx, data } = photo;
  const [a, b, c, d] = corners.map(({ x, y }) => ({ x: x * widthPx, y: y * heightPx })) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const side = (p: Point, q: Point) => Math.hypot(p.x - q.x, p.y - q.y);
  const width = Math.max(16, Math.round(Math.max(side(a, b), side(d, c))));
  const height = Math.max(16, Math.round(Math.max(side(a, d), side(b, c))));
  // Homography of the unit square onto the quad (Heckbert 1989).
  const sumX = a.x - b.x + c.x - d.x;
  const sumY = a.y - b.y + c.y - d.y;
  const determinant = (b.x - c.x) * (d.y - c.y) - (d.x - c.x) * (b.y - c.y);
  const g = (sumX * (d.y - c.y) - (d.x - c.x) * sumY) / determinant;
  const h = ((b.x - c.x) * sumY - sumX * (b.y - c.y)) / determinant;
  const out = new Uint8ClampedArray(width * height * 3);
  // The outermost pixels are blended with the table by anti-aliasing.
  const inset = 0.006;
  for (let y = 0; y < height; y++) {
    const v = inset + ((1 - 2 * inset) * (y + 0.5)) / height;
    for (let x = 0; x < width; x++) {
      const u = inset + ((1 - 2 * inset) * (x + 0.5)) / width;
      const w = g * u + h * v + 1;
      const px = Math.min(
        widthPx - 1.001,
        Math.max(0, ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / w - 0.5),
      );
      const py = Math.min(
        heightPx - 1.001,
        Math.max(0, ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / w - 0.5),
      );
      const x0 = Math.floor(px);
      const y0 = Math.floor(py);
      const i = (y0 * widthPx + x0) * 3;
      const right = x0 + 1 < widthPx ? 3 : 0;
      const down = y0 + 1 < heightPx ? widthPx * 3 : 0;
      for (let channel = 0; channel < 3; channel++) {
        const upper =
          data[i + channel]! + (data[i + right + channel]! - data[i + channel]!) * (px - x0);
        const lower =
          data[i + down + channel]! +
          (data[i + down + right + channel]! - data[i + down + channel]!) * (px - x0);
        out[(y * width + x) * 3 + channel] = upper + (lower - upper) * (py - y0);
      }
    }
  }
  return { widthPx: width, heightPx: height, data: out };
}

/** The drawing as if scanned. */
export function flattenSheet(photo: RgbImage): RgbImage {
  const corners = findSheet(photo);
  return corners ? straighten(photo, corners) : photo;
}

/** Measures of each region: position, shape and neighbours. */
import type { Regions } from './regions.ts';

export interface Shape {
  readonly id: number;
  /** Share of the picture. */
  readonly area: number;
  /** Bounding box and centre in shares of the picture's width and height. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly centreX: number;
  readonly centreY: number;
  /** Width over height of the bounding box, in pixels. */
  readonly aspect: number;
  /** Filled share of its bounding box: 1 for a rectangle, .5 for a triangle. */
  readonly fill: number;
  /** 1 for a disc, .79 for a square, less for ragged shapes. */
  readonly roundness: number;
  /** Width near the top over width near the bottom: below 1 for a gable, 1 for a wall. */
  readonly taper: number;
  /** Touched length of each side of the picture, as a share of that side. */
  readonly onTop: number;
  readonly onBottom: number;
  readonly onLeft: number;
  readonly onRight: number;
  /** Neighbours, with the share of the outline in common. */
  readonly neighbours: ReadonlyMap<number, number>;
}

export function measureShapes(regions: Regions): Shape[] {
  const { widthPx, heightPx, label, count } = regions;
  const pixels = new Float64Array(count + 1);
  const sumX = new Float64Array(count + 1);
  const sumY = new Float64Array(count + 1);
  const left = new Int32Array(count + 1).fill(widthPx);
  const right = new Int32Array(count + 1).fill(-1);
  const top = new Int32Array(count + 1).fill(heightPx);
  const bottom = new Int32Array(count + 1).fill(-1);
  const edges = Array.from({ length: count + 1 }, () => new Map<number, number>());
  const meet = (a: number, b: number) => {
    edges[a]!.set(b, (edges[a]!.get(b) ?? 0) + 1);
    edges[b]!.set(a, (edges[b]!.get(a) ?? 0) + 1);
  };
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const id = label[i]!;
      pixels[id]!++;
      sumX[id]! += x;
      sumY[id]! += y;
      if (x < left[id]!) left[id] = x;
      if (x > right[id]!) right[id] = x;
      if (y < top[id]!) top[id] = y;
      if (y > bottom[id]!) bottom[id] = y;
      if (x < widthPx - 1 && label[i + 1] !== id) meet(id, label[i + 1]!);
      if (y < heightPx - 1 && label[i + widthPx] !== id) meet(id, label[i + widthPx]!);
    }
  }
  const border = borderContacts(regions);
  const taper = tapers(regions, top, bottom);
  const shapes: Shape[] = [];
  for (let id = 1; id <= count; id++) {
    if (!pixels[id]) continue;
    const boxWidth = right[id]! - left[id]! + 1;
    const boxHeight = bottom[id]! - top[id]! + 1;
    const inner = [...edges[id]!.values()].reduce((sum, length) => sum + length, 0);
    const contact = border.map((side) => side[id]!);
    const outline = inner + contact.reduce((sum, length) => sum + length, 0);
    shapes.push({
      id,
      area: pixels[id]! / (widthPx * heightPx),
      left: left[id]! / widthPx,
      right: (right[id]! + 1) / widthPx,
      top: top[id]! / heightPx,
      bottom: (bottom[id]! + 1) / heightPx,
      centreX: sumX[id]! / pixels[id]! / widthPx,
      centreY: sumY[id]! / pixels[id]! / heightPx,
      aspect: boxWidth / boxHeight,
      fill: pixels[id]! / (boxWidth * boxHeight),
      // A pixel outline is about 4/pi longer than the curve it follows.
      roundness: (4 * Math.PI * pixels[id]!) / ((outline * Math.PI) / 4) ** 2,
      taper: taper[id]!,
      onTop: contact[0]! / widthPx,
      onBottom: contact[1]! / widthPx,
      onLeft: contact[2]! / heightPx,
      onRight: contact[3]! / heightPx,
      neighbours: new Map([...edges[id]!].map(([other, length]) => [other, length / outline])),
    });
  }
  return shapes;
}

function borderContacts({ widthPx, heightPx, label, count }: Regions): Int32Array[] {
  const [top, bottom, left, right] = Array.from({ length: 4 }, () => new Int32Array(count + 1));
  for (let x = 0; x < widthPx; x++) {
    top![label[x]!]!++;
    bottom![label[(heightPx - 1) * widthPx + x]!]!++;
  }
  for (let y = 0; y < heightPx; y++) {
    left![label[y * widthPx]!]!++;
    right![label[y * widthPx + widthPx - 1]!]!++;
  }
  return [top!, bottom!, left!, right!];
}

/** Pixels in the upper fifth over pixels in the lower fifth of each region's box. */
function tapers({ widthPx, label, count }: Regions, top: Int32Array, bottom: Int32Array) {
  const upper = new Float64Array(count + 1);
  const lower = new Float64Array(count + 1);
  for (let i = 0; i < label.length; i++) {
    const id = label[i]!;
    const y = (i - (i % widthPx)) / widthPx;
    const height = (y - top[id]! + 0.5) / (bottom[id]! - top[id]! + 1);
    if (height < 0.2) upper[id]!++;
    else if (height > 0.8) lower[id]!++;
  }
  return Float64Array.from(upper, (value, id) => (value + 1) / (lower[id]! + 1));
}

/** The frame an engine draws in, and the place of the photo inside it: nothing is stretched or cut. */
import type { SizeRule } from './abilities.ts';

export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface Rectangle extends Size {
  readonly leftPx: number;
  readonly topPx: number;
}

export interface Frame extends Size {
  /** For engines that take an aspect ratio. */
  readonly ratio?: string;
  /** Position of the photo; the whole frame if the aspect ratios agree. */
  readonly inner: Rectangle;
}

/** Shapes that differ less than this are taken for the same; the photo is scaled by so little unseen. */
const sameShape = 0.02;

export function frameFor(rule: SizeRule, wanted: Size, maxSidePx: number): Frame {
  if (rule.kind === 'grid') return framed(onGrid(rule, wanted, maxSidePx), wanted);
  if (rule.kind === 'listed') {
    const [widthPx, heightPx] = nearest(rule.sizes, wanted, ([width, height]) => width / height);
    return framed({ widthPx, heightPx }, wanted);
  }
  const ratio = nearest(rule.ratios, wanted, ratioOf);
  const longSidePx = Math.min(rule.maxSidePx, maxSidePx);
  const share = ratioOf(ratio);
  const size =
    share >= 1
      ? { widthPx: longSidePx, heightPx: Math.round(longSidePx / share) }
      : { widthPx: Math.round(longSidePx * share), heightPx: longSidePx };
  return { ...framed(size, wanted), ratio };
}

const ratioOf = (ratio: string): number => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
};

/** Nearest in shape; of equals the one nearest in size. */
function nearest<Item>(
  items: readonly Item[],
  wanted: Size,
  shapeOf: (item: Item) => number,
): Item {
  const shape = Math.log(wanted.widthPx / wanted.heightPx);
  const far = (item: Item) => Math.abs(Math.log(shapeOf(item)) - shape);
  // Equally near ones: the last, which is the largest.
  return items.reduce((best, item) => (far(item) <= far(best) ? item : best));
}

function onGrid(
  rule: Extract<SizeRule, { kind: 'grid' }>,
  { widthPx, heightPx }: Size,
  maxSidePx: number,
): Size {
  const most = rule.maxRatio ?? Number.POSITIVE_INFINITY;
  // A shape longer than allowed gets a frame of the longest shape that is.
  const width = Math.max(widthPx, heightPx / most);
  const height = Math.max(heightPx, widthPx / most);
  const side = Math.min(rule.maxSidePx, maxSidePx);
  let scale = Math.min(1, side / Math.max(width, height));
  const pixels = width * height;
  if (rule.minPixels && pixels * scale ** 2 < rule.minPixels) {
    scale = Math.sqrt(rule.minPixels / pixels);
  }
  if (rule.maxPixels && pixels * scale ** 2 > rule.maxPixels) {
    scale = Math.sqrt(rule.maxPixels / pixels);
  }
  const step = rule.multipleOf;
  const sizeBy = (round: (steps: number) => number): Size => {
    const onStep = (length: number) => Math.max(step, round((length * scale) / step) * step);
    return { widthPx: onStep(width), heightPx: onStep(height) };
  };
  // To the nearest step; up or down where that leaves the limits.
  const near = sizeBy(Math.round);
  const area = near.widthPx * near.heightPx;
  if (rule.minPixels && area < rule.minPixels) return sizeBy(Math.ceil);
  if (rule.maxPixels && area > rule.maxPixels) return sizeBy(Math.floor);
  return near;
}

function framed(frame: Size, wanted: Size): Frame {
  const scale = Math.min(frame.widthPx / wanted.widthPx, frame.heightPx / wanted.heightPx);
  const widthPx = Math.max(1, Math.round(wanted.widthPx * scale));
  const heightPx = Math.max(1, Math.round(wanted.heightPx * scale));
  const isSame =
    widthPx >= frame.widthPx * (1 - sameShape) && heightPx >= frame.heightPx * (1 - sameShape);
  return {
    ...frame,
    inner: isSame
      ? { leftPx: 0, topPx: 0, widthPx: frame.widthPx, heightPx: frame.heightPx }
      : {
          leftPx: Math.floor((frame.widthPx - widthPx) / 2),
          topPx: Math.floor((frame.heightPx - heightPx) / 2),
          widthPx,
          heightPx,
        },
  };
}

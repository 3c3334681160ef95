/** Evidence that superpixels stay before the new house: names, earlier judgements, and growth below the foot. */
import type { Analysis } from '../../../../sense/analysis.ts';
import type { PatchGraph } from '../../../cut/patch-graph.ts';
import { classNumber, type HouseOutline, houseClasses } from '../../read/house-outline.ts';
import type { FootRow } from '../kept-front.ts';
import { seenAlpha } from '../runs-under.ts';

/** Logits of what stays. */
const told = {
  ...{ sky: -6, house: -4, open: -2.5, below: 2, belowKept: 2.5, belowDropped: 1 },
  ...{ kept: 2, droppedPlant: -1, rooted: 2, droppedThing: -3, behind: -0.6 },
} as const;
/** Surroundings of the house that tell colours: shares of the photo's width and height, and of the house's height. */
const around = { beside: 0.08, below: 0.2, over: 0.3 } as const;
/** Growth that continues so far below the foot is rooted before it, as a share of the height. */
const rootedShare = 0.012;
/** Certainties of plants from which growing on below the foot counts a little, and wholly: porches in shade are named plants, too. */
const certain = [0.6, 0.8] as const;

export interface Judged {
  /** Opacity of what may stand before the house, and of what was left of it. */
  readonly was: Float32Array;
  readonly front: Float32Array;
  readonly dropped: Uint8Array;
  /** 1 on lawn that is named a plant. */
  readonly lawn: Uint8Array;
  readonly rowOf: FootRow;
}

/** Shares of each superpixel. */
export interface SeenPatches {
  readonly sky: Float32Array;
  readonly house: Float32Array;
  readonly plant: Float32Array;
  readonly under: Float32Array;
  /** Classes that may stand before the house. */
  readonly before: Float32Array;
  /** Logits before colours are known. */
  readonly lean: Float32Array;
  /** Those that tell colours. */
  readonly near: Float32Array;
}

export function readPatches(
  { certainty, classOf, photo }: Analysis,
  { left, right, top, base }: HouseOutline,
  { means }: PatchGraph,
  { was, front, lawn, rowOf }: Judged,
): SeenPatches {
  const { widthPx: w, heightPx: h } = photo;
  const rooted = rootedAt(was, lawn, rowOf, [w, h]);
  const sky = means((i) => (classOf[i] === classNumber.sky ? 1 : 0));
  const house = means((i) => (houseClasses.includes(classOf[i]!) ? 1 : 0));
  const plant = means((i) => (classOf[i] === classNumber.vegetation && lawn[i] !== 1 ? 1 : 0));
  const thing = means((i) => (classOf[i] === classNumber.other ? 1 : 0));
  const under = means((i) => (((i / w) | 0) > rowOf(i % w) + 1 ? 1 : 0));
  const before = means((i) => (was[i]! > seenAlpha ? 1 : 0));
  const kept = means((i) => (front[i]! > seenAlpha ? 1 : 0));
  const [unsure, sure] = certain;
  const grows = means(
    (i) => rooted[i]! * Math.max(0, Math.min(1, (certainty.data[i]! - unsure) / (sure - unsure))),
  );
  const [x0, x1] = [left - around.beside * w, right + around.beside * w];
  const [y0, y1] = [top - around.over * (base - top), base + around.below * h];
  const near = means((i) => {
    const [x, y] = [i % w, (i / w) | 0];
    return x > x0 && x < x1 && y > y0 && y < y1 ? 1 : 0;
  });
  const lean = sky.map((share, k) => {
    if (share > 0.5) return told.sky;
    if (house[k]! > 0.5) return told.house;
    if (plant[k]! + thing[k]! <= 0.5) return told.open;
    const isKept = kept[k]! > 0.5;
    if (under[k]! > 0.5)
      return isKept ? told.belowKept : before[k]! > 0.5 ? told.belowDropped : told.below;
    if (isKept) return told.kept;
    if (before[k]! <= 0.5) return told.behind;
    return thing[k]! > 0.5 ? told.droppedThing : told.droppedPlant + told.rooted * grows[k]!;
  });
  return { sky, house, plant, under, before, lean, near };
}

/** 1 where what may stand in front goes on below the foot. */
function rootedAt(
  was: Float32Array,
  lawn: Uint8Array,
  rowOf: FootRow,
  [w, h]: readonly [number, number],
): Uint8Array {
  const found = new Uint8Array(w * h);
  for (let x = 0; x < w; x++) {
    const from = rowOf(x) + rootedShare * h;
    let isRun = false;
    for (let y = h - 1; y >= 0; y--) {
      const i = y * w + x;
      const is = was[i]! > seenAlpha && lawn[i] !== 1;
      isRun = is && (isRun || y > from);
      if (isRun) found[i] = 1;
    }
  }
  return found;
}

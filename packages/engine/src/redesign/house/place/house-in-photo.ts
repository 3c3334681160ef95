/** Composites the new house into the photo: behind the foreground, on the photo's ground. */
import { linearFromSrgb8, srgb8FromLinear } from '../../../colour/srgb.ts';
import type { RgbImage } from '../../../image/image.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { behindHouse } from '../clear/behind-house.ts';
import { floatingBits } from '../clear/floating-bits.ts';
import { insideHull } from '../clear/inside-hull.ts';
import { oldHouseMask, withFringe } from '../clear/old-house.ts';
import { oldRemains, rising } from '../clear/old-remains.ts';
import type { DevelopedHouse } from '../develop/develop-house.ts';
import { markFoot } from '../develop/ground-on-wall.ts';
import { addGrain, grainOf, softened, softnessOf } from '../develop/photo-grain.ts';
import { plantHouse } from '../plant/plant-house.ts';
import { evenGrass } from '../read/ground/even-grass.ts';
import { cutRemains } from '../read/hidden/cut-remains.ts';
import { evenRemains } from '../read/hidden/even-remains.ts';
import { withRoofsRunOn } from '../read/hidden/roofs-run-on.ts';
import { classNumber, type HouseOutline } from '../read/house-outline.ts';
import { pageBar } from '../read/page-bar.ts';
import { oldFeet, reachDown } from './down-to-ground.ts';
import { dropFloating, dropHanging } from './floating-plants.ts';
import { footOf, growOverFoot, lowestRows } from './foot-of-house.ts';
import { matteFront } from './front-matte.ts';
import { frontThings } from './front-things.ts';
import { footRowOf, keepSureFront } from './kept-front.ts';
import { keepWhole } from './whole/whole-front.ts';
import { wornFront } from './worn-front.ts';

export interface ComposedHouse {
  readonly image: RgbImage;
  /** 1 where the picture may differ: the house, its shadow, what it uncovers. */
  readonly changed: Uint8Array;
}

/** The photo's ground is partly shaded already, so this share of the rendered shade is added. */
const shadeShare = 0.85;
/** Fainter shade is not drawn. */
const leastShade = 0.012;
/** Opacity of a shrub at which no grass grows through. */
const plantedAlpha = 0.5;
/** Height above the foot, as a share, from which shade fades out on anything but ground. */
const shadeFromShare = 0.03;

export function houseInPhoto(
  analysis: Analysis,
  named: HouseOutline,
  house: DevelopedHouse,
  seed: number,
): ComposedHouse {
  const outline = withRoofsRunOn(analysis, named);
  const { photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const remains = oldRemains(analysis, outline);
  const isTall = rising(analysis, outline);
  const even = evenRemains(analysis, outline, isTall);
  const cut = cutRemains(analysis, outline, isTall);
  for (let i = 0; i < even.length; i++) remains[i]! |= even[i]! | cut[i]!;
  const gone = oldHouseMask(analysis, outline, remains);
  const bits = floatingBits(analysis, outline, gone);
  for (let i = 0; i < bits.length; i++) {
    remains[i]! |= bits[i]!;
    gone[i]! |= bits[i]!;
  }
  const front = frontThings(analysis, outline, remains);
  const worn = wornFront(analysis, outline);
  const grain = grainOf(analysis);
  const seen = softened(house, w, h, softnessOf(analysis, outline));
  const { coverage, colours, shade } = seen;
  // beside the new house the gaps would only show the fill
  const thin = () => {
    for (let i = 0; i < worn.length; i++) front[i]! *= 1 - worn[i]! * coverage[i]!;
  };
  thin();
  const lawn = evenGrass(analysis, outline);
  const isOpen = (i: number) => analysis.classOf[i] === classNumber.ground || lawn[i] === 1;
  reachDown(seen, footOf(coverage, w, h, outline.base), oldFeet(outline, w), w, seed);
  const foot = footOf(coverage, w, h, outline.base, isOpen);
  const before = {
    photo: photo.data,
    isGround: (i: number) => gone[i] === 0 && isOpen(i),
    tallPx: outline.base - outline.top,
  };
  markFoot(seen, foot.lowest, before, w, seed);
  dropFloating(front, coverage, foot, w);
  const was = front.slice();
  const dropped = keepSureFront(analysis, outline, { front, foot, gone, lawn });
  keepWhole(analysis, outline, { was, front, dropped, lawn, rowOf: footRowOf(foot, outline.base) });
  dropHanging(front, dropped, { coverage, foot, topOf: outline.topOf }, w);
  const inside = insideHull(analysis, outline, front);
  for (let i = 0; i < gone.length; i++) gone[i]! |= dropped[i]! | inside[i]!;
  // what hung on things that go too
  const loose = floatingBits(analysis, outline, gone);
  for (let i = 0; i < gone.length; i++) {
    if (loose[i] === 0) continue;
    gone[i] = 1;
    front[i] = 0;
  }
  const old = withFringe(gone, w, h);
  const isHole = (i: number) => old[i]! > 0.01 && coverage[i]! < 1 && front[i]! < 1;
  const isBack = (i: number) => gone[i] === 1 || analysis.classOf[i] === classNumber.sky;
  const shows = (i: number) => worn[i] === 0;
  const { colours: own } = matteFront(photo.data, front, { isBack, shows }, w, outline.base);
  // between leaves walls may be as light as these, so known old house is removed again
  thin();
  const planted = plantHouse(
    analysis,
    outline,
    { foot, front, gone, lawn, doors: house.doors, coverage, isHole },
    seed,
  );
  const uncovers = {
    old,
    front,
    lawn,
    isHole,
    footRow: foot.lowest,
    lowestRow: lowestRows(coverage, w),
  };
  const behind = behindHouse(analysis, outline, uncovers, seed);
  const data = new Uint8ClampedArray(photo.data);
  // the ground as it is without the old house
  const bare = new Uint8ClampedArray(photo.data);
  const changed = new Uint8Array(w * h);
  const shadeFrom = outline.base - shadeFromShare * h;
  for (let i = pageBar(photo) * w; i < w * h; i++) {
    const y = (i / w) | 0;
    const open = 1 - front[i]!;
    if (open <= 0) continue;
    const cover = coverage[i]!;
    const cleared = isHole(i) ? old[i]! : 0;
    const beside = planted.beside.alpha[i]! * (1 - cover);
    const before = planted.before.alpha[i]!;
    const isGround = analysis.classOf[i] === classNumber.ground;
    const reached = isGround ? 1 : smoothStep(shadeFrom, outline.base, y);
    const byHouse = 1 - reached * (1 - Math.min(1 - (1 - shade[i]!) * shadeShare, foot.shade[i]!));
    const byPlants = isGround ? Math.min(planted.beside.shade[i]!, planted.before.shade[i]!) : 1;
    const dark = Math.min(byHouse, byPlants);
    const isNew = cover > 0 || cleared > 0 || beside > 0 || before > 0;
    if (!isNew && dark > 1 - leastShade) continue;
    changed[i] = 1;
    for (let c = 0; c < 3; c++) {
      const at = i * 3 + c;
      const was = photo.data[at]!;
      const uncovered = was + (behind[at]! - was) * cleared;
      bare[at] = uncovered;
      const shaded =
        dark < 1 ? srgb8FromLinear(linearFromSrgb8[Math.round(uncovered)]! * dark) : uncovered;
      const grown = shaded + (planted.beside.colours[at]! - shaded) * beside;
      const raised = grown + (colours[at]! - grown) * cover;
      const built = raised + (planted.before.colours[at]! - raised) * before;
      data[at] = own[at]! + (built - own[at]!) * open;
    }
  }
  const unplanted = foot.lowest.map((row, x) =>
    row >= 0 && planted.before.alpha[row * w + x]! > plantedAlpha ? -1 : row,
  );
  growOverFoot(data, bare, { ...foot, lowest: unplanted }, changed, w, seed);
  const drawn = coverage.map((cover, i) =>
    Math.max(cover, planted.before.alpha[i]!, planted.beside.alpha[i]!),
  );
  addGrain(data, changed, drawn, grain, w, seed);
  return { image: { widthPx: w, heightPx: h, data }, changed };
}

/** How likely superpixels around the old house belong to it, whatever they were named. */
import type { Analysis } from '../../../../sense/analysis.ts';
import { colourMixture } from '../../../cut/colour-mixture.ts';
import type { PatchGraph } from '../../../cut/patch-graph.ts';
import { classNumber, type HouseOutline, houseClasses } from '../house-outline.ts';

/** Logits: known house and surroundings, limits of colour and evenness, doubt in names, leaves, and what rises over the roof. */
const told = {
  ...{ house: 4, outside: -5, open: -4, colour: 2, colourCounts: 0.6, even: 1.5, evenCounts: 2.2 },
  ...{ plant: -0.8, surePlant: -1, thing: -0.5, other: 0.5, leaf: -2, rising: -0.8 },
} as const;
/** In deep shade leaves have no green: codes, and how far that counts as a leaf at the house's ends and between them. */
const dark = { codes: 36, ends: 0.5, between: 1.3, endShare: 0.02 } as const;
const mixtureParts = 6;

/** How far a pixel has the colour of green or dry leaves. */
export function leafAt({ photo: { data, widthPx: w } }: Analysis, { left, right }: HouseOutline) {
  const ends = dark.endShare * w;
  return (i: number) => {
    const [red, green, blue] = [data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!];
    const isBetween = i % w > left + ends && i % w < right - ends;
    if (Math.max(red, green, blue) < dark.codes) return isBetween ? dark.between : dark.ends;
    if (green > Math.max(red, blue) * 1.03 || (green > red * 0.92 && green > blue * 1.28)) return 1;
    if (green <= blue * 1.65 || green <= red * 0.78) return 0;
    // brown boards are as yellow as dry leaves, and redder
    return green > red * 0.88 ? 1 : 0.4;
  };
}

export interface Known {
  readonly near: Float32Array;
  readonly leaf: Float32Array;
  readonly tall: Float32Array;
}

const limited = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/** Logits per superpixel that it belongs to the house. */
export function leanToHouse(
  { classOf, certainty, photo }: Analysis,
  { mask }: HouseOutline,
  { patches, means }: PatchGraph,
  { near, leaf, tall }: Known,
): Float32Array {
  const { size, colours } = patches;
  const share = (...kinds: readonly number[]) =>
    means((i) => (kinds.includes(classOf[i]!) ? 1 : 0));
  const house = means((i) => mask[i]!);
  const [plant, thing] = [share(classNumber.vegetation), share(classNumber.other)];
  const named = share(...houseClasses);
  const sure = means((i) => certainty.data[i]!);
  const rough = means(unevenness(photo));
  const each = Array.from(size.keys());
  const middle = (takes: (k: number) => boolean) => {
    const values = each
      .filter(takes)
      .map((k) => rough[k]!)
      .sort((a, c) => a - c);
    return values[values.length >> 1] ?? 0;
  };
  const leaves = Math.max(
    3,
    middle((k) => plant[k]! > 0.8 && leaf[k]! > 0.5),
  );
  const boards = Math.min(
    0.8 * leaves,
    middle((k) => house[k]! > 0.8),
  );
  const mixture = (takes: (k: number) => boolean) =>
    colourMixture({ colours, weights: size.map((own, k) => (takes(k) ? own : 0)) }, mixtureParts);
  const ofHouse = mixture((k) => house[k]! > 0.5);
  const around = mixture((k) => house[k]! <= 0.5 && near[k]! < 0.5 && named[k]! < 0.1);
  const usual = patches.of.length / size.length;
  return Float32Array.from(each, (k) => {
    if (house[k]! > 0.5) return told.house;
    if (near[k]! < 0.5) return told.outside;
    if (plant[k]! + thing[k]! + named[k]! < 0.5) return told.open;
    const colour = [colours[0][k]!, colours[1][k]!, colours[2][k]!] as const;
    const byColour = limited(
      told.colourCounts * (ofHouse(...colour) - around(...colour)),
      told.colour,
    );
    const smooth = ((leaves + boards) / 2 - rough[k]!) / Math.max(2, leaves - boards);
    const doubt = told.plant + told.surePlant * Math.max(0, (sure[k]! - 0.4) / 0.6);
    const byName = plant[k]! > 0.5 ? doubt : thing[k]! > 0.5 ? told.thing : told.other;
    const sum = byColour + limited(told.evenCounts * smooth, told.even) + byName;
    return (sum + told.leaf * leaf[k]! + told.rising * tall[k]!) * Math.min(1.5, size[k]! / usual);
  });
}

function unevenness({ widthPx: w, data }: Analysis['photo']) {
  const end = data.length / 3 - w - 1;
  return (i: number) => {
    if (i >= end) return 0;
    const own = data[i * 3 + 1]!;
    return (Math.abs(own - data[i * 3 + 4]!) + Math.abs(own - data[(i + w) * 3 + 1]!)) / 2;
  };
}

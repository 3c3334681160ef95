/**
 * Shifts the colours of loose things: each group moves towards the look's palette or wood tone, and colours
 * in between move proportionally. The result is a colour cube, so a shift can't introduce edges.
 */

import type { ColourCube, CubeRecipe } from '../../colour/colour-cube.ts';
import { buildCube } from '../../colour/colour-cube.ts';
import { linearFromHex } from '../../colour/hex.ts';
import type { OkLab } from '../../colour/oklab.ts';
import { linearFromOkLab, okLabFromLinear } from '../../colour/oklab.ts';
import { smoothStep } from '../../ops/ramps.ts';
import type { Random } from '../../random/random.ts';
import type { ObjectContrast } from '../masks/object-contrast.ts';
import { allowedShift } from '../masks/object-contrast.ts';
import type { ColourGroups } from './colour-groups.ts';

export interface ShiftAims {
  readonly palette: readonly string[];
  readonly wood: string;
  readonly trim: string;
  readonly saturation: number;
}

const hueDegrees = (colour: OkLab) => (Math.atan2(colour[2], colour[1]) * 180) / Math.PI;
const labOf = (hex: string): OkLab => okLabFromLinear(...linearFromHex(hex));

/** Colours with less chroma are grey; pale ones may be more tinted, since they reflect daylight. */
const greyChroma = { usual: 0.022, pale: 0.07 } as const;
/** Lightness at which a colour starts to be, and is, pale. */
const pale = [0.66, 0.8] as const;
/** Plants keep their colour up to this lightness; anything lighter is paint and follows the trim. */
const leaves = { hues: [100, 165], chroma: 0.03, lightness: [0.8, 0.68] } as const;

/** Hues of wood, and the lightness from which it is paint. */
const woods = { hues: [18, 100], palest: 0.78 } as const;
/** How much wood adopts the lightness of the look's wood, and how much contrast between its tones remains. */
const woodTaken = 0.6;
const woodSteps = [0.75, 1.1] as const;
const palestWood = 0.92;

function isWood(centre: OkLab): boolean {
  const hue = hueDegrees(centre);
  const chroma = Math.hypot(centre[1], centre[2]);
  return (
    chroma >= greyChroma.usual &&
    hue > woods.hues[0] &&
    hue < woods.hues[1] &&
    centre[0] < woods.palest
  );
}

function meanOfWood({ centres, sizes }: ColourGroups): number {
  let sum = 0;
  let count = 0;
  for (const [index, centre] of centres.entries()) {
    if (!isWood(centre)) continue;
    sum += centre[0] * (sizes[index]! + 1);
    count += sizes[index]! + 1;
  }
  return count > 0 ? sum / count : 0;
}

/** All wood changes lightness together, so that gaps between doors stay dark. */
function woodLightness(lightness: number, mean: number, wood: number): number {
  const moved = mean + (wood - mean) * woodTaken;
  const steps = Math.min(woodSteps[1], Math.max(woodSteps[0], moved / mean));
  return Math.min(palestWood, moved + (lightness - mean) * steps);
}

/** Target of a colour group, and how far it moves towards it (0..1). */
function aimOf(
  centre: OkLab,
  aims: ShiftAims,
  woodMean: number,
  random: Random,
): readonly [OkLab, number] {
  const chroma = Math.hypot(centre[1], centre[2]);
  const hue = hueDegrees(centre);
  const wood = labOf(aims.wood);
  const { usual, pale: tinted } = greyChroma;
  const isCool = hue < 0 || hue > leaves.hues[1];
  const grey = usual + (isCool ? (tinted - usual) * smoothStep(pale[0], pale[1], centre[0]) : 0);
  if (chroma < grey) {
    const trim = labOf(aims.trim);
    // Greys stay grey: white things take the trim's tint, dark ones that of the look's darkest colour.
    const near = centre[0] > 0.6 ? trim : labOf(aims.palette[0]!);
    return [[centre[0] + (near[0] - centre[0]) * 0.18, near[1] * 0.6, near[2] * 0.6], 0.6];
  }
  if (hue > leaves.hues[0] && hue < leaves.hues[1] && chroma > leaves.chroma) {
    const trim = labOf(aims.trim);
    const leafy = smoothStep(leaves.lightness[0], leaves.lightness[1], centre[0]);
    return [[centre[0] * 0.8 + trim[0] * 0.2, trim[1], trim[2]], 0.85 * (1 - leafy)];
  }
  if (isWood(centre)) {
    return [[woodLightness(centre[0], woodMean, wood[0]), wood[1], wood[2]], 0.95];
  }
  if (hue > 18 && hue < 115) {
    const trim = labOf(aims.trim);
    return [[centre[0] * 0.8 + trim[0] * 0.2, trim[1], trim[2]], 0.75];
  }
  let best = labOf(aims.palette[0]!);
  let score = Number.NEGATIVE_INFINITY;
  for (const hex of aims.palette) {
    const colour = labOf(hex);
    const fit =
      -Math.abs(colour[0] - centre[0]) * 1.2 -
      0.3 * Math.hypot(colour[1] - centre[1], colour[2] - centre[2]) +
      random.between(0, 0.22);
    if (fit > score) {
      score = fit;
      best = colour;
    }
  }
  // A faint colour may change hue but not become saturated.
  const loudest = chroma * 1.5 + 0.015;
  const factor = Math.min(1, loudest / Math.max(0.01, Math.hypot(best[1], best[2])));
  return [[centre[0] * 0.66 + best[0] * 0.34, best[1] * factor, best[2] * factor], 0.8];
}

/** Wood and skin must not turn orange. */
const warmChromaLimit = 0.105;

/** Limits changes of lightness so that things stay distinguishable from each other. */
function calmShifts(colours: ColourGroups, shifts: Float64Array, steps: ObjectContrast) {
  const bearable = allowedShift(
    steps,
    steps.nodes.map((node) => (node < 0 ? 0 : lightnessShift(colours, shifts, node))),
  );
  for (let group = 0; group < colours.centres.length; group++) shifts[3 * group]! *= bearable;
}

function lightnessShift({ shares, centres }: ColourGroups, shifts: Float64Array, node: number) {
  const groups = centres.length;
  let sum = 0;
  for (let group = 0; group < groups; group++) {
    sum += shares[node * groups + group]! * shifts[3 * group]!;
  }
  return sum;
}

/** The cube is indexed by sRGB codes / 255 and gives linear light. */
export function shiftCube(
  colours: ColourGroups,
  aims: ShiftAims,
  amount: number,
  random: Random,
  steps: ObjectContrast | null = null,
): ColourCube {
  const { centres } = colours;
  const woodMean = meanOfWood(colours);
  const shifts = Float64Array.from(
    centres.flatMap((centre) => {
      const [aim, reach] = aimOf(centre, aims, woodMean, random);
      return centre.map((value, k) => (aim[k]! - value) * reach * amount);
    }),
  );
  if (steps) calmShifts(colours, shifts, steps);
  const saturation = 1 + (aims.saturation - 1) * 0.55 * amount;
  return buildCube(new ShiftRecipe(colours, shifts, saturation));
}

/** Moves each node by the weighted shifts of its groups. */
class ShiftRecipe implements CubeRecipe {
  private readonly nodes: Float32Array;
  private readonly shares: Float32Array;
  private readonly groups: number;
  private readonly shifts: Float64Array;
  private readonly saturation: number;

  constructor({ nodes, shares, centres }: ColourGroups, shifts: Float64Array, saturation: number) {
    this.nodes = nodes;
    this.shares = shares;
    this.groups = centres.length;
    this.shifts = shifts;
    this.saturation = saturation;
  }

  write(_at: Float64Array, out: Float64Array, node: number): void {
    const { nodes, shares, groups, shifts, saturation } = this;
    let dl = 0;
    let da = 0;
    let db = 0;
    for (let group = 0, at = node * groups; group < groups; group++, at++) {
      const share = shares[at]!;
      dl += share * shifts[3 * group]!;
      da += share * shifts[3 * group + 1]!;
      db += share * shifts[3 * group + 2]!;
    }
    const was = nodes[3 * node]!;
    // White and black stay: lamps stay bright, gaps stay dark.
    const hold = smoothStep(0.04, 0.2, was) * (1 - smoothStep(0.92, 1, was));
    const lightness = was + dl * hold;
    let a = (nodes[3 * node + 1]! + da * hold) * saturation;
    let b = (nodes[3 * node + 2]! + db * hold) * saturation;
    const chroma = Math.sqrt(a * a + b * b);
    if (a > 0 && b > 0 && chroma > warmChromaLimit) {
      const factor = (warmChromaLimit + (chroma - warmChromaLimit) * 0.45) / chroma;
      a *= factor;
      b *= factor;
    }
    const moved = linearFromOkLab(lightness, a, b);
    out[0] = Math.max(0, moved[0]);
    out[1] = Math.max(0, moved[1]);
    out[2] = Math.max(0, moved[2]);
  }
}

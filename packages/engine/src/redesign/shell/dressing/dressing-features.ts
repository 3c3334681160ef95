/** What is measured of each patch of a window to tell glass from the curtains and things before it. */
import { boxMean } from '../../../ops/box-blur.ts';
import type { WindowCrop } from './window-crop.ts';

export interface DressingFeatures {
  /** Patches that are judged: those of the window. */
  readonly patches: readonly number[];
  readonly columns: number;
  /** Row by row, one a patch. */
  readonly data: Float32Array;
}

/** Difference of colour (OKLab) within which patches are alike; tints count more than lightness. */
const alike = { light: 0.07, tint: 0.025 } as const;
/** Shares of the window's size at which a patch is compared with its surroundings. */
const distances = [0.1, 0.22, 0.4] as const;
/** Of lightness and tint (OKLab), within which a run of one colour goes on. */
const runs = [
  { light: 0.06, tint: 0.02 },
  { light: 0.14, tint: 0.04 },
] as const;

type Values = Float32Array;

function quantiles(values: readonly number[], shares: readonly number[]): number[] {
  const sorted = Float32Array.from(values).sort();
  return shares.map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
}

/** Sums along rows and columns of the window's own pixels. */
function lines({ width, height, window, lightness, across, down }: WindowCrop, isDown: boolean) {
  const count = new Float32Array(isDown ? width : height);
  const [sum, squares] = [count.slice(), count.slice()];
  const [folds, bars] = [count.slice(), count.slice()];
  const first = count.slice().fill(Infinity);
  const last = count.slice().fill(-1);
  for (let at = 0; at < window.length; at++) {
    if (window[at]! < 0.5) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    const [line, place] = isDown ? [x, y] : [y, x];
    count[line]! += 1;
    sum[line]! += lightness[at]!;
    squares[line]! += lightness[at]! ** 2;
    folds[line]! += across[at]!;
    bars[line]! += down[at]!;
    first[line] = Math.min(first[line]!, place);
    last[line] = Math.max(last[line]!, place);
  }
  return {
    first,
    last,
    folds: folds.map((value, line) => value / Math.max(1, count[line]!)),
    bars: bars.map((value, line) => value / Math.max(1, count[line]!)),
    mean: sum.map((value, line) => value / Math.max(1, count[line]!)),
    spread: squares.map((value, line) => {
      const n = Math.max(1, count[line]!);
      return Math.sqrt(Math.max(0, value / n - (sum[line]! / n) ** 2));
    }),
  };
}

function meansOf(values: Values, { patches: { of, size } }: WindowCrop): Values {
  const means = new Float32Array(size.length);
  for (let at = 0; at < of.length; at++) means[of[at]!]! += values[at]!;
  return means.map((sum, k) => sum / Math.max(1, size[k]!));
}

/** Mean colour of what the share says, in the whole crop; undefined where there is none. */
function colourOf({ lightness, a, b }: WindowCrop, share: Values) {
  let [sum, light, red, yellow] = [0, 0, 0, 0];
  for (let at = 0; at < share.length; at++) {
    sum += share[at]!;
    light += share[at]! * lightness[at]!;
    red += share[at]! * a[at]!;
    yellow += share[at]! * b[at]!;
  }
  return sum < 8 ? undefined : ([light / sum, red / sum, yellow / sum] as const);
}

/** Where in the window the patches of a patch's colour are, and how many. */
function alikeOf(crop: WindowCrop, own: readonly number[], left: Values, top: Values) {
  const { lightness, a, b, size } = crop.patches;
  return (k: number) => {
    let [all, sum, u, v, uu, vv, high, side] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (const j of own) {
      all += size[j]!;
      const away =
        ((lightness[k]! - lightness[j]!) / alike.light) ** 2 +
        ((a[k]! - a[j]!) / alike.tint) ** 2 +
        ((b[k]! - b[j]!) / alike.tint) ** 2;
      if (away > 6) continue;
      const weight = size[j]! * Math.exp(-away / 2);
      const [x, y] = [left[j]!, top[j]!];
      sum += weight;
      u += weight * x;
      v += weight * y;
      uu += weight * x * x;
      vv += weight * y * y;
      if (y < 0.2) high += weight;
      if (x < 0.15 || x > 0.85) side += weight;
    }
    const [mu, mv] = [u / sum, v / sum];
    return [
      sum / all,
      Math.abs(mu - 0.5),
      mv,
      Math.sqrt(Math.max(0, uu / sum - mu * mu)),
      Math.sqrt(Math.max(0, vv / sum - mv * mv)),
      high / sum,
      side / sum,
    ];
  };
}

/** Pixels of the window from a place on, in one direction, until another colour. */
function runLength(
  { width, height, window }: WindowCrop,
  [lightness, a, b]: readonly Values[],
  x: number,
  y: number,
  dx: number,
  dy: number,
  limits: (typeof runs)[number],
): number {
  const from = y * width + x;
  let length = 0;
  for (;;) {
    const [nextX, nextY] = [x + (length + 1) * dx, y + (length + 1) * dy];
    if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) return length;
    const at = nextY * width + nextX;
    if (window[at]! < 0.5 || Math.abs(lightness![at]! - lightness![from]!) > limits.light)
      return length;
    if (Math.hypot(a![at]! - a![from]!, b![at]! - b![from]!) > limits.tint) return length;
    length++;
  }
}

/** @param roomLight median lightness of the walls of the room, 0..1 */
export function dressingFeatures(crop: WindowCrop, roomLight: number): DressingFeatures {
  const { width, height, window, lightness, a, b, patches } = crop;
  const inWindow = meansOf(window, crop);
  const own = [...inWindow.keys()].filter((k) => inWindow[k]! > 0.5);
  const [q10, q30, q50, q70, q90] = quantiles(
    own.map((k) => patches.lightness[k]!),
    [0.1, 0.3, 0.5, 0.7, 0.9],
  ) as [number, number, number, number, number];
  const [midA] = quantiles(
    own.map((k) => patches.a[k]!),
    [0.5],
  ) as [number];
  const [midB] = quantiles(
    own.map((k) => patches.b[k]!),
    [0.5],
  ) as [number];
  const [columns, rows] = [lines(crop, true), lines(crop, false)];
  const isColumn = [...columns.last.keys()].filter((x) => columns.last[x]! >= 0);
  const isRow = [...rows.last.keys()].filter((y) => rows.last[y]! >= 0);
  const [x0, x1] = [Math.min(...isColumn), Math.max(...isColumn)];
  const [y0, y1] = [Math.min(...isRow), Math.max(...isRow)];
  const [wide, tall] = [Math.max(1, x1 - x0), Math.max(1, y1 - y0)];
  const us = patches.centreX.map((x) => (x - x0) / wide);
  const vs = patches.centreY.map((y) => (y - y0) / tall);
  const long = Math.max(wide, tall);
  const reach = (share: number) => Math.max(1, Math.round(share * long));
  const blurred = (values: Values, share: number) =>
    boxMean(values, width, height, reach(share), new Float32Array(values.length));
  const near = [0.04, 0.1].map((share) => ({
    across: meansOf(blurred(crop.across, share), crop),
    down: meansOf(blurred(crop.down, share), crop),
    light: meansOf(blurred(lightness, share), crop),
    thing: meansOf(blurred(crop.thing, share), crop),
    wall: meansOf(blurred(crop.wall, share), crop),
  }));
  const soft = [lightness, a, b].map((values) => blurred(values, 0.03));
  const sure = [crop.likelyWindow, crop.likelyThing].flatMap((values) => [
    meansOf(values, crop),
    meansOf(blurred(values, 0.06), crop),
  ]);
  const fine = {
    across: meansOf(crop.across, crop),
    down: meansOf(crop.down, crop),
  };
  const wallColour = colourOf(crop, crop.wall);
  const thingColour = colourOf(crop, crop.thing);
  const likeness = alikeOf(crop, own, us, vs);
  const blown = own.filter((k) => patches.lightness[k]! > 0.96).length / Math.max(1, own.length);
  const shape = [
    wide / tall,
    own.length / Math.max(1, inWindow.length),
    q10 - roomLight,
    q50 - roomLight,
    q90 - roomLight,
    q90 - q10,
    blown,
  ];
  const clampTo = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  const all = own.map((k) => {
    const [light, red, yellow] = [patches.lightness[k]!, patches.a[k]!, patches.b[k]!];
    const [u, v] = [us[k]!, vs[k]!];
    const column = clampTo(patches.centreX[k]!, width - 1);
    const row = clampTo(patches.centreY[k]!, height - 1);
    const high = (value: number, from: number, size: number) => (value - from) / size;
    const toLeft = high(patches.centreX[k]!, rows.first[row]!, wide);
    const toRight = high(rows.last[row]!, patches.centreX[k]!, wide);
    const toTop = high(patches.centreY[k]!, columns.first[column]!, tall);
    const toFoot = high(columns.last[column]!, patches.centreY[k]!, tall);
    const away = (colour: readonly [number, number, number] | undefined) =>
      colour ? [light - colour[0], Math.hypot(red - colour[1], yellow - colour[2])] : [-1, -1];
    const seenAt = (dx: number, dy: number) => {
      const x = clampTo(patches.centreX[k]! + dx * long, width - 1);
      const y = clampTo(patches.centreY[k]! + dy * long, height - 1);
      const at = y * width + x;
      return [soft[0]![at]! - light, Math.hypot(soft[1]![at]! - red, soft[2]![at]! - yellow)];
    };
    const beside = distances.flatMap((distance) => {
      const [toLeft, toRight] = [seenAt(-distance, 0), seenAt(distance, 0)];
      const sides = [0, 1].flatMap((c) => [
        Math.min(toLeft[c]!, toRight[c]!),
        Math.max(toLeft[c]!, toRight[c]!),
      ]);
      return [...sides, ...seenAt(0, -distance), ...seenAt(0, distance)];
    });
    const run = runs.flatMap((limits) => {
      const go = (dx: number, dy: number) =>
        runLength(crop, soft, column, row, dx, dy, limits) / (dx === 0 ? tall : wide);
      const [left, right, up, down] = [go(-1, 0), go(1, 0), go(0, -1), go(0, 1)];
      return [
        Math.min(left, right),
        Math.max(left, right),
        up,
        down,
        up + down,
        left + right,
        Math.min(toLeft - left, toRight - right),
        toTop - up,
        toFoot - down,
      ];
    });
    return [
      light,
      red,
      yellow,
      Math.hypot(red, yellow),
      light - q10,
      light - q30,
      light - q50,
      light - q70,
      light - q90,
      light - roomLight,
      red - midA,
      yellow - midB,
      Math.abs(u - 0.5),
      v,
      Math.min(toLeft, toRight),
      Math.max(toLeft, toRight),
      toTop,
      toFoot,
      high(columns.first[column]!, y0, tall),
      high(y1, columns.last[column]!, tall),
      columns.mean[column]! - light,
      columns.spread[column]!,
      columns.mean[column]! - q50,
      columns.mean[column]! - q90,
      rows.mean[row]! - light,
      rows.spread[row]!,
      rows.mean[row]! - q50,
      rows.mean[row]! - q90,
      fine.across[k]!,
      fine.down[k]!,
      ...near.flatMap((one) => [
        one.across[k]!,
        one.down[k]!,
        one.across[k]! - one.down[k]!,
        one.light[k]! - light,
        one.thing[k]!,
        one.wall[k]!,
      ]),
      ...away(wallColour),
      ...away(thingColour),
      ...likeness(k),
      ...beside,
      ...run,
      columns.folds[column]!,
      columns.bars[column]!,
      rows.folds[row]!,
      rows.bars[row]!,
      ...sure.map((values) => values[k]!),
      ...shape,
    ];
  });
  const count = all[0]?.length ?? 0;
  return { patches: own, columns: count, data: Float32Array.from(all.flat()) };
}

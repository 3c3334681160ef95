/** Features of window patches, by which a classifier separates glass from curtains and objects in front of it. */
import { boxMean } from '../../../ops/box-blur.ts';
import type { WindowCrop } from './window-crop.ts';
import {
  alikeOf,
  colourOf,
  lines,
  meansOf,
  quantiles,
  runLength,
  runs,
  type Values,
} from './window-measures.ts';

export interface DressingFeatures {
  /** Patches of the window. */
  readonly patches: readonly number[];
  readonly columns: number;
  /** Row by row, one per patch. */
  readonly data: Float32Array;
}

/** Shares of the window's size at which a patch is compared with its surroundings. */
const distances = [0.1, 0.22, 0.4] as const;

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
        runLength(crop, soft, [column, row], [dx, dy], limits) / (dx === 0 ? tall : wide);
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

/**
 * Selects the parts of surfaces that keep the photo's pixels: large areas away from things and their shadows.
 * Small remnants between things are painted over.
 */
import { boxMean } from '../../ops/box-blur.ts';
import { connectedComponents } from '../../ops/components.ts';
import type { RoomReading } from '../shell/read-room.ts';
import { roomClass } from '../shell/room-class.ts';
import { behind } from './planes-behind.ts';
import { classOfPlane, logOfCode, type SeenSurfaces } from './seen-surfaces.ts';
import type { SurfaceColours } from './surface-colours.ts';
import { grown } from './thing-mask.ts';

export const keptCellPx = 4;

/** With a smaller hidden share the room counts as empty: everything but the things is kept. */
const nearlyEmpty = 0.1;
/** Distance of kept pixels from things (shares of the width), in empty and furnished rooms. */
const away = { empty: 0.006, furnished: 0.02, floor: 0.035 } as const;
/** Tolerance along lines between surfaces, as a share of the height. */
const besideLine = 0.03;
/** Light that deviates further from the surface's typical light is a shadow or not the surface (logarithms). */
const odd = 0.27;
/** A shadow belongs to a thing within this distance (share of the width). */
const shadowed = 0.12;
/**
 * Blades and wires of things hanging from a ceiling: deviation from its light, search radius, growth. If a
 * larger share of the ceiling deviates, it has steps or beams.
 */
const hanging = { odd: 0.07, within: 0.09, grown: 0.008, mostOfCeiling: 0.25 } as const;
/**
 * Smaller areas, as a share of the picture, are painted over, and surfaces with a smaller visible share are painted
 * entirely. Floors go on as they are seen, so that scraps of them join.
 */
const least = { area: 0.025, shown: 0.3, floorArea: 0.004, floorShown: 0.08 } as const;

export interface KeptSurfaces {
  readonly width: number;
  readonly height: number;
  /** 0..1 per cell of `keptCellPx`. */
  readonly share: Float32Array;
  readonly isNearlyEmpty: boolean;
}

export function keptSurfaces(
  reading: RoomReading,
  surfaces: SeenSurfaces,
  colours: SurfaceColours,
): KeptSurfaces {
  const { photo, classOf } = reading.analysis;
  const { widthPx: w, heightPx: h, data } = photo;
  const { isHidden, planes } = surfaces;
  const { top, foot } = reading.lines;
  const [width, height] = [Math.ceil(w / keptCellPx), Math.ceil(h / keptCellPx)];
  const hidden = new Uint8Array(width * height);
  const plane = new Uint8Array(width * height);
  const isSurface = new Uint8Array(width * height);
  const odds = new Float32Array(width * height);
  const colour = new Float64Array(3);
  const middles = new Int32Array(width * height);
  let hiddenCells = 0;
  const [wall, floor, ceiling, window] = (['wall', 'floor', 'ceiling', 'window'] as const).map(
    roomClass,
  );
  for (let cy = 0; cy < height; cy++) {
    for (let cx = 0; cx < width; cx++) {
      const cell = cy * width + cx;
      const x = Math.min(w - 1, cx * keptCellPx + 2);
      const y = Math.min(h - 1, cy * keptCellPx + 2);
      const at = y * w + x;
      middles[cell] = at;
      plane[cell] = planes[at]!;
      hidden[cell] = isHidden[at]!;
      hiddenCells += hidden[cell]!;
      const kind = classOf[at]!;
      const near = besideLine * h;
      const isBesideTop = Math.abs(y - top[x]!) < near && (kind === wall || kind === ceiling);
      const isBesideFoot = Math.abs(y - foot[x]!) < near && (kind === wall || kind === floor);
      const isOwn = kind === classOfPlane[plane[cell]!];
      isSurface[cell] = isOwn || isBesideTop || isBesideFoot || kind === window ? 1 : 0;
      if (!isOwn || isBesideTop || isBesideFoot) continue;
      // how light is seen to change, however far
      const course = surfaces.courses[plane[cell]!];
      if (course) course.at((x + 0.5) / w, (y + 0.5) / h, colour);
      else colours.at(plane[cell]!, x + 0.5, y + 0.5, colour);
      for (let c = 0; c < 3; c++) odds[cell]! += logOfCode[data[at * 3 + c]!]! - colour[c]!;
      odds[cell]! /= 3;
    }
  }
  const isNearlyEmpty = hiddenCells < nearlyEmpty * width * height;
  const cells = (share: number) => Math.max(1, Math.round((w * share) / keptCellPx));
  const kept = new Uint8Array(width * height);
  const above = hidden.map((isHid, cell) => (plane[cell] === behind.ceiling ? isHid : 0));
  const underLamps = grown(above, width, height, cells(hanging.within));
  let ceilingCells = 0;
  let oddCells = 0;
  const blades = underLamps.map((isNear, cell) => {
    if (plane[cell] !== behind.ceiling) return 0;
    const isOut = Math.abs(odds[cell]!) > hanging.odd;
    ceilingCells++;
    if (isOut) oddCells++;
    return isNear && isOut ? 1 : 0;
  });
  if (oddCells < hanging.mostOfCeiling * ceilingCells) {
    const grownBlades = grown(blades, width, height, cells(hanging.grown));
    for (let cell = 0; cell < hidden.length; cell++) if (grownBlades[cell]) hidden[cell] = 1;
  }
  if (isNearlyEmpty) {
    const near = grown(hidden, width, height, cells(away.empty));
    for (let cell = 0; cell < kept.length; cell++) kept[cell] = near[cell] ? 0 : 1;
  } else {
    const near = grown(hidden, width, height, cells(away.furnished));
    const nearOnFloor = grown(hidden, width, height, cells(away.floor));
    const nearShade = grown(hidden, width, height, cells(shadowed));
    const calm = boxMean(odds, width, height, cells(0.012));
    for (let cell = 0; cell < kept.length; cell++) {
      const isNear = plane[cell] === behind.floor ? nearOnFloor[cell] : near[cell];
      const isOdd =
        nearShade[cell] === 1 &&
        plane[cell] !== behind.ceiling &&
        (plane[cell] === behind.floor ? -calm[cell]! : Math.abs(calm[cell]!)) > odd;
      kept[cell] = isSurface[cell] && !isNear && !isOdd ? 1 : 0;
    }
    leaveScraps(kept, plane, width, height);
  }
  const share = boxMean(Float32Array.from(kept), width, height, isNearlyEmpty ? 1 : 2);
  return { width, height, share, isNearlyEmpty };
}

/** Removes small areas, and surfaces with little left. */
function leaveScraps(kept: Uint8Array, plane: Uint8Array, width: number, height: number): void {
  const { of, size } = connectedComponents(kept, width, height);
  const areaOf = (index: number) => (index === behind.floor ? least.floorArea : least.area);
  const shownOf = (index: number) => (index === behind.floor ? least.floorShown : least.shown);
  for (let cell = 0; cell < kept.length; cell++)
    if (kept[cell] && size[of[cell]!]! < areaOf(plane[cell]!) * kept.length) kept[cell] = 0;
  const all = new Float64Array(5);
  const shown = new Float64Array(5);
  for (let cell = 0; cell < kept.length; cell++) {
    all[plane[cell]!]! += 1;
    shown[plane[cell]!]! += kept[cell]!;
  }
  for (let cell = 0; cell < kept.length; cell++)
    if (shown[plane[cell]!]! < shownOf(plane[cell]!) * all[plane[cell]!]!) kept[cell] = 0;
}

/** Tells regions of a photo: by most of one, and where that is doubtful by its likeness to regions that are sure. */

/** Superpixels from which a region decides for itself. */
export const leastPatches = 5;
/** Share of a class from which a region is surely of it, and least share that it needs to be of it at all. */
const sure = 0.85;
const least = 0.15;
/** Least share of the picture of a region that others are compared with. */
export const leastModel = 0.004;
/** Share of walls and ceiling from which a region is one of both, if it isn't of quite another colour. */
const mostlyShell = 0.4;
/** Distances of colour (codes) up to which a region is like a sure one, and from which it isn't. */
const colours = { alike: 12, alikeFloor: 16, other: 24 } as const;
/** Weight of lightness in them, beside its part in the colours. */
const lightCounts = 0.6;
/** A part of the floor in another hue is a rug, or another floor, unless it is as large (share of the main part). */
const otherHue = 0.22;
const mostOther = 0.9;
const leastMain = 0.04;
/** Hue within which more or less light is all that differs. */
const shadeHue = 0.12;
/** The same for what lies within the box of a bed, sofa or table. */
const heldHue = 0.16;
/** Lightness of a scrap of the floor, by that of the main part. */
const floorLight = [0.55, 1.7] as const;
/** Share of a surface from which a scrap belongs to it. */
const ofScrap = 0.3;

export interface Region {
  readonly share: number[];
  readonly colour: number[];
  patches: number;
  size: number;
}

/** Regions that others are compared with, and the size of the picture. */
export interface Models {
  readonly list: readonly Region[];
  readonly all: number;
}

/** Distances of colour to the regions that are sure. */
function distances(colour: readonly number[], { list }: Models) {
  const away = (of: (model: Region) => number): number =>
    list.reduce(
      (nearest, model) =>
        of(model) > sure ? Math.min(nearest, apart(model.colour, colour)) : nearest,
      Infinity,
    );
  return {
    floor: away(({ share }) => share[0]!),
    shell: away(({ share }) => share[1]! + share[2]!),
  };
}

const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(lightCounts * (one[0]! - other[0]!), one[1]! - other[1]!, one[2]! - other[2]!);

/** Tint by lightness, which shade doesn't change. */
export const hueApart = (one: readonly number[], other: readonly number[]): number => {
  const part = (colour: readonly number[], c: 1 | 2) => colour[c]! / Math.max(12, colour[0]!);
  return Math.hypot(part(one, 1) - part(other, 1), part(one, 2) - part(other, 2));
};

/** Index in `roomParts`. */
export function kindOf({ share, colour, patches }: Region, models: Models): number {
  const [floor, shell] = [share[0]!, share[1]! + share[2]!];
  const isLarge = patches >= leastPatches;
  if (floor > (isLarge ? 0.5 : ofScrap)) return 0;
  if (shell > sure) return 1;
  if (!isLarge) return shell > ofScrap ? 1 : 2;
  const away = distances(colour, models);
  const mayBeFloor =
    (floor > least && away.floor < colours.alikeFloor) ||
    (floor > ofScrap && hasLookOfFloor(colour, models, shadeHue));
  const mayBeShell = shell > least && away.shell < colours.alike;
  if (mayBeFloor && (!mayBeShell || away.floor < away.shell)) return 0;
  if (mayBeShell) return 1;
  return shell > mostlyShell && away.shell < colours.other ? 1 : 2;
}

const mainFloor = ({ list }: Pick<Models, 'list'>): Region | undefined =>
  list.reduce<Region | undefined>(
    (best, model) => (model.share[0]! > sure && (!best || model.size > best.size) ? model : best),
    undefined,
  );

/**
 * Skirtings, thresholds and furniture seen from above are read as floor.
 * @param region part of a region that is read as floor
 */
export function isOtherFloor(region: Region, wholeSize: number, { list, all }: Models): boolean {
  const main = mainFloor({ list });
  if (!main || main.size < leastMain * all || wholeSize > mostOther * main.size) return false;
  return hueApart(region.colour, main.colour) > otherHue;
}

/** Whether what lies within the box of a bed, sofa or table is the floor below it. @param free models beyond boxes */
export const isFloorBelow = ({ colour }: Region, free: Models): boolean =>
  hasLookOfFloor(colour, free, heldHue);

/** Floors of less tint by lightness have the colour of much else. */
const leastTint = 0.2;

/** Whether the main floor has a hue, which nothing grey or white has. */
export function hasFloorHue(models: Models): boolean {
  const main = mainFloor(models);
  return main !== undefined && hueApart(main.colour, [main.colour[0]!, 0, 0]) > leastTint;
}

/** Whether a piece has the hue of such a floor. */
export const isOfFloorHue = (colour: readonly number[], models: Models): boolean =>
  hasFloorHue(models) && hasLookOfFloor(colour, models, shadeHue);

/** Whether a scrap has the look of the main floor: carpet and boards fall into many. */
export function mayBeOfFloor({ colour, patches }: Region, models: Models): boolean {
  if (patches >= leastPatches) return false;
  return hasLookOfFloor(colour, models, otherHue);
}

function hasLookOfFloor(colour: readonly number[], models: Models, mostHue: number): boolean {
  const main = mainFloor(models);
  if (!main) return false;
  const light = colour[0]! / Math.max(1, main.colour[0]!);
  return light > floorLight[0] && light < floorLight[1] && hueApart(colour, main.colour) < mostHue;
}

/** Finishes of a style; floor and ceiling equal those of a restyle with the same seed. */
import { cieLabFromLinear } from '../colour/cie-lab.ts';
import { linearFromHex } from '../colour/hex.ts';
import { materials } from '../materials/catalogue.ts';
import type { MaterialSpec } from '../materials/tile.ts';
import type { InteriorLook } from '../restyle/looks/look.ts';
import { roomRules } from '../restyle/looks/rooms.ts';
import { interiorLooks } from '../restyle/looks/style-looks.ts';
import { chance, variant } from '../restyle/variant.ts';
import { interiorStyles } from '../styles/styles.ts';
import type { Side } from '../visuals/scene/rooms/room.ts';
import type { ShellTrim } from './compose/paint-shell.ts';
import type { FloorPlan } from './furnish/floor-plan.ts';
import { styleRecord } from './furnish/furnish-room.ts';
import { cladWalls, wallCoverings } from './furnish/wall-coverings.ts';
import type { ShellFinish } from './scene/shell-finish.ts';
import type { PhotoShell } from './shell/photo-shell.ts';

const workFloor: MaterialSpec = { kind: 'polishedConcrete' };

/** Materials that suit all walls of a room; the others suit a single feature wall. */
const quietKinds: readonly MaterialSpec['kind'][] = [
  'paint',
  'plaster',
  'limewash',
  'microcement',
  'venetianPlaster',
  'boardConcrete',
  'panelling',
];
const isQuiet = ({ kind }: MaterialSpec) => quietKinds.includes(kind);

/** Materials chosen by the user; they replace the style's. */
export type ChosenFinishes = Readonly<Partial<Record<'floor' | 'wall' | 'ceiling', MaterialSpec>>>;

interface Choice {
  readonly style: string;
  readonly roomType: string;
  readonly seed: number;
  readonly chosen?: ChosenFinishes | undefined;
}

export function lookOf(style: string): InteriorLook {
  const look = interiorLooks.find((one) => one.name === style);
  if (!look) throw new RangeError(`Unknown style "${style}".`);
  return look;
}

function rowsOf({ style, roomType }: Choice) {
  const rule = roomRules.find((one) => one.name === roomType);
  if (!rule) throw new RangeError(`Unknown room type "${roomType}".`);
  return { look: lookOf(style), rule };
}

function quietWall({ walls, quietWall: hex }: InteriorLook, seed: number): MaterialSpec {
  const wall = variant(walls, seed, 'wall');
  return isQuiet(wall) ? wall : { kind: 'paint', colours: [hex] };
}

/** Material of the feature wall or of the tiles; undefined where all walls are alike, as chosen ones are. */
function featureOf(choice: Choice): MaterialSpec | undefined {
  const { look, rule } = rowsOf(choice);
  const { chosen, seed } = choice;
  // In wet rooms chosen paint replaces only the painted walls; the tiles stay.
  const isPainted = chosen?.wall?.kind === 'paint';
  if (chosen?.wall && !(isPainted && rule.wall === 'wet')) return undefined;
  if (rule.wall === 'wet') return variant(look.wetWalls, seed, 'wall');
  const wall = variant(look.walls, seed, 'wall');
  if (!isQuiet(wall)) return wall;
  // panels already have a pattern
  if (wall.kind === 'panelling' || !rule.hasAccent) return undefined;
  if (!chance(look.accentChance, seed, 'accent')) return undefined;
  const apart = look.accents.filter((spec) => clothsOf(choice).every((hex) => !isLike(spec, hex)));
  return variant(apart.length > 0 ? apart : look.accents, seed, 'accent');
}

/** Least distance (CIE 1976) at which two colours are distinguishable. */
const apartBy = 26;

/** Fabrics that stand in front of the feature wall: a teal sofa would vanish against a teal wall. */
function clothsOf({ style, roomType }: Choice): readonly string[] {
  const { bed, sofa } = styleRecord(style);
  return roomType === 'Bedroom' ? [bed.headboard[0]] : sofa.cloth.map(([hex]) => hex);
}

const firstColourOf = ({
  kind,
  colours,
}: Pick<MaterialSpec, 'kind'> & { readonly colours?: readonly string[] | undefined }): string =>
  (colours ?? materials[kind].colours)[0] ?? '#d8d4cc';

function isLike({ kind, colours }: MaterialSpec, hex: string): boolean {
  const first = firstColourOf({ kind, colours });
  const lab = (one: string) => cieLabFromLinear(...linearFromHex(one));
  const [a, b] = [lab(first), lab(hex)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < apartBy;
}

export function shellFinish(style: string, roomType: string, seed: number): ShellFinish {
  const { look, rule } = rowsOf({ style, roomType, seed });
  const floors = { dry: look.floors, wet: look.wetFloors, work: [workFloor] };
  return {
    floor: variant(floors[rule.floor], seed, 'floor'),
    wall: quietWall(look, seed),
    ceiling: variant(look.ceilings, seed, 'ceiling'),
    coverings: [],
  };
}

/** Adds the coverings of single walls, which depend on the floor plan. */
export function furnishedFinish(choice: Choice, plan: FloorPlan): ShellFinish {
  const { chosen = {} } = choice;
  const own = shellFinish(choice.style, choice.roomType, choice.seed);
  const finish: ShellFinish = {
    ...own,
    floor: chosen.floor ?? own.floor,
    wall: chosen.wall ?? own.wall,
    ceiling: chosen.ceiling ? firstColourOf(chosen.ceiling) : own.ceiling,
  };
  const feature = featureOf(choice);
  if (!feature) return finish;
  const isWet = rowsOf(choice).rule.wall === 'wet';
  return { ...finish, coverings: wallCoverings(plan, feature, isWet) };
}

/** Dark ceilings emphasise every lamp and cornice. */
const lightest = (colours: readonly string[]): string =>
  [...colours].sort((one, other) => lightnessOf(other) - lightnessOf(one))[0] ?? '#efeeea';
const lightnessOf = (hex: string): number => cieLabFromLinear(...linearFromHex(hex))[0];

export interface RefinishedShell {
  readonly shell: PhotoShell;
  /** The wall that gets a covering. */
  readonly side: Side;
  /** Where the edges of the walls may be wrong, all are in one paint: patterns and coverings would show each fault. */
  readonly isDoubtful: boolean;
}

/** For a room that keeps its furniture: one wall gets a covering. */
export function refinishedFinish(
  choice: Choice,
  { shell, side, isDoubtful }: RefinishedShell,
): ShellFinish {
  const { chosen = {} } = choice;
  const finish = shellFinish(choice.style, choice.roomType, choice.seed);
  const isWet = rowsOf(choice).rule.wall === 'wet';
  const isPlain = isDoubtful && !isWet;
  const feature = isPlain ? undefined : featureOf(choice);
  const paint: MaterialSpec = { kind: 'paint', colours: [rowsOf(choice).look.quietWall] };
  return {
    floor: chosen.floor ?? finish.floor,
    wall: chosen.wall ?? (isPlain ? paint : finish.wall),
    ceiling: chosen.ceiling
      ? firstColourOf(chosen.ceiling)
      : lightest(rowsOf(choice).look.ceilings),
    coverings: feature ? cladWalls(shell, side, feature, isWet) : [],
  };
}

const plainTrim: ShellTrim = {
  colour: '#eceae4',
  skirtingMetres: 0.09,
  corniceMetres: 0,
  hasPanelDoors: false,
};

export const shellTrim = (style: string): ShellTrim =>
  interiorStyles.find(({ name }) => name === style)?.woodwork ?? plainTrim;

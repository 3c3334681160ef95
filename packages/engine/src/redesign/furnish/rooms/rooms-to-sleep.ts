import { addExtras } from '../extra-pieces.ts';
import { from } from '../floor-plan.ts';
import type { Furnisher, Group } from '../furnisher.ts';
import { hangArt, wallPlace } from '../hangings/hang-art.ts';
import { hangCurtains, hangPendant } from '../hangings/hangings.ts';
import { mainAtWall } from '../main-piece.ts';
import { bed, bedsideLamp, bedsideTable } from '../pieces/bedroom.ts';
import { rugPiece } from '../pieces/textiles.ts';
import type { StyleRecord } from '../style-record.ts';
import { benchAtFoot, dressBareWalls } from '../stylist.ts';
import { addZones } from '../zones/add-zones.ts';
import { headLikeBefore } from './bed-as-before.ts';
import { addOldTelevision } from './old-television.ts';
import { addSecondBed } from './second-bed.ts';

/** Bed posts nearer to the camera look like beams across the room; lower beds are exempt. */
const posts = { awayMetres: 2.4, lowIsWorthLess: 0.1 } as const;

/** The style's bed, and a lower one without posts for where they would be in the way. */
function bedsOf(record: StyleRecord, width: number, coverAt: number) {
  const own = { piece: bed(record, width, coverAt), awayMetres: 0, less: 0 };
  if (record.bed.style !== 'poster') return [own];
  const low = { ...record, bed: { ...record.bed, style: 'panel' as const } };
  return [
    { ...own, awayMetres: posts.awayMetres },
    { piece: bed(low, width, coverAt), awayMetres: 0, less: posts.lowIsWorthLess },
  ];
}

/** Bed arrangements from generous to narrow. */
function bedGroups({ record, plan }: Furnisher, coverAt: number): Group[] {
  const stand = bedsideTable(record);
  const widths = [record.bed.widthMetres, 1.6, 1.4, 1.2, 0.9];
  const tried = widths.filter((width, at) => at === 0 || width < record.bed.widthMetres);
  const beds = tried.flatMap((width, order) =>
    bedsOf(record, width, coverAt).map((one) => ({ ...one, order })),
  );
  return beds.flatMap(({ piece, awayMetres, less: lower, order }) => {
    const beside = piece.widthMetres / 2 + 0.28;
    const lamp = bedsideLamp(record, plan.shell.height);
    const at = (sides: readonly number[]) =>
      sides.flatMap((side) => [
        { piece: stand, x: side * beside, z: 0 },
        ...(lamp ? [{ piece: lamp, x: side * beside, z: 0 }] : []),
      ]);
    const side = (sign: number) => ({
      x0: sign < 0 ? -piece.widthMetres / 2 - 0.55 : piece.widthMetres / 2,
      x1: sign < 0 ? -piece.widthMetres / 2 : piece.widthMetres / 2 + 0.55,
      z0: 0.6,
      z1: piece.depthMetres,
    });
    const less = 0.16 * order + lower;
    return [
      { piece, companions: at([-1, 1]), free: [side(-1), side(1)], worth: 0.35 - less, awayMetres },
      { piece, companions: at([1]), free: [side(1)], worth: 0.12 - less, awayMetres },
      { piece, companions: at([-1]), free: [side(-1)], worth: 0.12 - less, awayMetres },
      { piece, companions: [], free: [side(1)], worth: -0.2 - less, awayMetres },
      { piece, companions: [], free: [], worth: -0.5 - less, awayMetres },
    ];
  });
}

export function furnishBedroom(context: Furnisher): boolean {
  const { record, plan, random } = context;
  const coverAt = random.integer(0, record.bed.cover.length - 1);
  const spot = mainAtWall(context, bedGroups(context, coverAt), (at, piece) =>
    headLikeBefore(context, at, piece),
  );
  const main = plan.placed[0];
  if (!spot || !main) return false;
  const width = main.piece.widthMetres;
  addSecondBed(context, coverAt);
  for (const [wide, deep] of [
    [width + 1.3, 2],
    [width + 0.7, 1.8],
  ] as const) {
    const isRound = record.rug.style === 'round';
    const place = from(spot, isRound ? width * 0.35 : 0, isRound ? 2.1 : 1.55);
    if (context.tryAt(rugPiece(record, wide, deep), place, 0.3)) break;
  }
  hangArt(context, wallPlace(plan, spot, width, main.piece.heightMetres));
  hangCurtains(context);
  const wantsBench = record.extras.bedroom.includes('bench');
  addOldTelevision(context);
  const hasBench = wantsBench && benchAtFoot(context, spot, main.piece);
  addZones(context, ['reading', 'desk'], 2);
  const extras = record.extras.bedroom.filter((name) => name !== 'bench' || !hasBench);
  addExtras(context, extras, from(spot, 0, 1.2), hasBench ? 2 : 3);
  dressBareWalls(context);
  if (record.bed.light !== 'pendant' || random.chance(0.4)) hangPendant(context);
  return true;
}

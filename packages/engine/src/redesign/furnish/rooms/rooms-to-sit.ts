import type { Side } from '../../../visuals/scene/rooms/room.ts';
import { addExtra, addExtras } from '../extra-pieces.ts';
import { alongWall, from } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { hangArt, wallPlace } from '../hangings/hang-art.ts';
import { hang, hangCurtains, hangOver, hangPendant } from '../hangings/hangings.ts';
import { mainAtWall } from '../main-piece.ts';
import { mirrorPiece } from '../pieces/on-walls.ts';
import { benchPiece } from '../pieces/seats.ts';
import { deskPiece, dressedTable, sideboardPiece } from '../pieces/tables.ts';
import { rugPiece } from '../pieces/textiles.ts';
import { dressBareWalls } from '../stylist.ts';
import { addZones } from '../zones/add-zones.ts';
import { addOldDiningPlace, bestTable } from './dining-place.ts';
import { addOldTelevision } from './old-television.ts';
import { addSofaGroup } from './sofa-group.ts';

/** Groups besides the main one. */
const mostZones = 3;

export function furnishLiving(context: Furnisher): boolean {
  const { record } = context;
  const spot = addSofaGroup(context);
  if (!spot) return false;
  addOldTelevision(context);
  addOldDiningPlace(context);
  hangCurtains(context);
  addZones(context, ['dining', 'reading', 'desk', 'sideboard'], mostZones);
  addExtras(context, record.extras.living, from(spot, 0, 1.7), 4);
  dressBareWalls(context);
  hangPendant(context);
  return true;
}

export function furnishDining(context: Furnisher): boolean {
  const { record, plan } = context;
  const kept = plan.keptInsteadOf(dressedTable(record, 2));
  if (kept) plan.placed.push(kept);
  const best =
    kept ??
    bestTable(context, 0.7, 1.8) ??
    bestTable(context, 0.45, 1.5) ??
    bestTable(context, 0.2, 1.2);
  if (!best) return false;
  const { piece, spot } = best;
  if (!kept) context.addShown(piece, spot);
  context.tryAt(rugPiece(record, piece.widthMetres + 0.6, piece.depthMetres + 0.5), spot, 0.4);
  hangOver(context, [spot], 1.55);
  const sideboard = addExtra(context, [sideboardPiece(1.8), sideboardPiece(1.2)], spot);
  if (sideboard) hangArt(context, wallPlace(plan, sideboard, 1.8, 0.74));
  hangCurtains(context);
  addZones(context, ['lounge', 'pair', 'reading'], 2);
  addExtras(context, ['plant', 'floor lamp', 'bookshelf'], spot, 3);
  dressBareWalls(context);
  return true;
}

export function furnishOffice(context: Furnisher): boolean {
  const { record, plan } = context;
  const desk = deskPiece();
  const spot = mainAtWall(context, [{ piece: desk, companions: [], free: [], worth: 0 }]);
  if (!spot) return false;
  context.tryAt(rugPiece(record, 2.4, 1.7), from(spot, 0, 1.5), 0.4);
  hangArt(context, wallPlace(plan, spot, 1.5, 1.05));
  hangCurtains(context);
  addZones(context, ['lounge', 'dining', 'reading', 'sideboard'], mostZones);
  addExtras(
    context,
    ['bookshelf', 'armchair', 'plant', 'floor lamp', 'sideboard'],
    plan.placed[0]!.spot,
    4,
  );
  dressBareWalls(context);
  hangPendant(context);
  return true;
}

export function furnishFoyer(context: Furnisher): boolean {
  const { record, plan } = context;
  const table = sideboardPiece(1.4, 'Console table');
  const spot = mainAtWall(context, [
    { piece: table, companions: [], free: [], worth: 0.2 },
    { piece: sideboardPiece(1, 'Console table'), companions: [], free: [], worth: 0 },
  ]);
  if (!spot) return false;
  const side: Side = spot.side ?? 'back';
  hang(context, mirrorPiece(record, 0.8, 0.9, 1.55), side, alongWall(plan.shell, spot));
  context.tryAt(rugPiece(record, 1.8, 1.2), from(spot, 0, 1.3), 0.4);
  addExtra(context, [benchPiece(1.2)], from(spot, 0, 1.3));
  addZones(context, ['pair', 'reading'], 1);
  addExtras(context, ['plant', 'side table', 'armchair'], from(spot, 0, 1.3), 2);
  dressBareWalls(context);
  hangPendant(context);
  return true;
}

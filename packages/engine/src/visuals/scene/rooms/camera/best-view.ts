/** Chooses the view of a furnished room: whole pieces in the picture, none in the way. */
import type { PartWish } from '../../../brief/brief.ts';
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { RoomKind } from '../../../brief/vocabulary/subjects.ts';
import type { ObjectLabel } from '../../../scene-model.ts';
import { partObjects } from '../../placed/part-objects.ts';
import { looksOutside } from '../named/far-view.ts';
import type { Room } from '../room.ts';

export interface Stand {
  readonly x: number;
  readonly z: number;
  /** Planned aim on the back wall. */
  readonly aimed: number;
  readonly fovDeg: number;
}

interface View {
  readonly stand: Stand;
  readonly lookX: number;
}

const pieces: readonly ObjectLabel[] = ['furniture', 'appliance', 'vehicle'];
/** Share of the view that pieces may fill: they must not touch the frame. */
const inside = 0.93;
/** Alternative directions, as shares of the room's width. */
const turns = [0, -0.12, 0.12, -0.24, 0.24, -0.36, 0.36, -0.5, 0.5] as const;
const turnCost = 0.35;
/** The first position is the planned one; another must be clearly better. */
const moveCost = 0.22;
/** Weight of requested things, which must be visible. */
const wishWeight = 2;
/**
 * A requested thing counts as lost when less than `least` of it is in view. The cost outweighs everything else in a
 * view's score; windows cost less, since they light the room even from outside the picture.
 */
const lostWish = { thing: { least: 0.6, cost: 6 }, window: { least: 0.35, cost: 5 } } as const;
/** A requested mirror counts as much as a chair, though it is narrow. */
const leastWishRad = 0.3;
/** A closer thing that fills this angle of the view hides the room. */
const nearMetres = 1.5;
const blockingRad = 0.3;

/** Pieces without which the picture would not show the type of room. */
const mainPieces: Partial<Record<RoomKind, string>> = {
  bedroom: 'bed',
  bathroom: 'bathtub',
  'living-room': 'sofa',
  'dining-room': 'dining table',
  office: 'desk',
};

interface Piece {
  left: number;
  right: number;
  near: number;
  readonly weight: number;
  /** The part that was requested. */
  readonly asked: PartKey | undefined;
  /** As many as the words count. */
  readonly many: number;
}

interface Asked {
  readonly part: PartKey;
  readonly isNamed: (object: string) => boolean;
}

/** By the names of its objects, else by the word itself. */
function askedPart(part: PartKey): Asked {
  const names = partObjects[part];
  const word = part.replaceAll('-', ' ').replace(/s$/, '');
  return {
    part,
    isNamed: (object) => names?.includes(object) === true || object.includes(word),
  };
}

/** Windows that the words describe are asked for. */
const isNamed = ({ kind, side, form, count, size }: PartWish): boolean =>
  (kind ?? side ?? form ?? count ?? size) !== undefined;

/** Furniture from this position: horizontal angles and distances. */
function piecesFrom(room: Room, { x, z }: Stand): readonly Piece[] {
  const { triangles } = room.b;
  const { brief } = room.design;
  const parts = Object.entries(brief.parts) as [PartKey, PartWish][];
  const asked = parts
    .filter(([key, wish]) => wish.wanted === true || (key === 'windows' && isNamed(wish)))
    .map(([key]) => askedPart(key));
  if (looksOutside(brief)) asked.push(askedPart('windows'));
  const wished = parts
    .filter(([key, wish]) => wish.wanted === true || key === 'windows')
    .map(([key]) => askedPart(key));
  const main = mainPieces[brief.room ?? 'living-room'];
  const weights = triangles.objectTable.map(({ label, name }) => {
    const isMain = main !== undefined && name.includes(main);
    if (isMain || wished.some((one) => one.isNamed(name))) return wishWeight;
    return pieces.includes(label) ? 1 : 0;
  });
  const seen = new Map<number, Piece>();
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const id = triangles.objects[triangle]!;
    const weight = weights[id]!;
    if (weight === 0) continue;
    for (let corner = triangle * 9; corner < triangle * 9 + 9; corner += 3) {
      const ahead = z - triangles.positions[corner + 2]!;
      if (ahead < 0.2) continue;
      const aside = triangles.positions[corner]! - x;
      const angle = Math.atan2(aside, ahead);
      const away = Math.hypot(aside, ahead);
      const known = seen.get(id);
      if (known === undefined) {
        const part = asked.find((one) => one.isNamed(triangles.objectTable[id]!.name))?.part;
        seen.set(id, {
          left: angle,
          right: angle,
          near: away,
          weight,
          asked: part,
          many: (part === undefined ? undefined : brief.parts[part]?.count) ?? 1,
        });
        continue;
      }
      if (angle < known.left) known.left = angle;
      if (angle > known.right) known.right = angle;
      if (away < known.near) known.near = away;
    }
  }
  return [...seen.values()];
}

const seenOf = ({ left, right }: Piece, heading: number, half: number) =>
  Math.max(0, Math.min(right, heading + half) - Math.max(left, heading - half));

const shareOf = (piece: Piece, heading: number, half: number) =>
  seenOf(piece, heading, half) / Math.max(1e-3, piece.right - piece.left);

/** Of half the lens. */
const widestShare = 1.5;
/** Share of the cost of a lost thing for each one missing of several. */
const missingOfSeveral = 0.5;

/** Cost of requested things out of the picture, and of those that are fewer there than requested. */
function costOfLost(all: readonly Piece[], heading: number, half: number): number {
  const parts = new Set(all.flatMap(({ asked }) => asked ?? []));
  let cost = 0;
  for (const part of parts) {
    const row = lostWish[part === 'windows' ? 'window' : 'thing'];
    const built = all.filter(({ asked }) => asked === part);
    const isSeen = (one: Piece) => {
      // A thing wider than the picture cannot be seen whole.
      const extent = Math.max(1e-3, Math.min(one.right - one.left, half * widestShare));
      return seenOf(one, heading, half) / extent > row.least;
    };
    const seen = built.filter(isSeen).length;
    const many = Math.min(built[0]?.many ?? 1, built.length);
    if (seen === 0) cost += row.cost;
    else cost += (row.cost * missingOfSeveral * Math.max(0, many - seen)) / many;
  }
  return cost;
}

function scoreOf(all: readonly Piece[], heading: number, half: number): number {
  const lost = costOfLost(all, heading, half);
  return all.reduce((sum, piece) => {
    const { left, right, near, weight } = piece;
    const seen = seenOf(piece, heading, half);
    const share = shareOf(piece, heading, half);
    const inTheWay = near < nearMetres && seen > blockingRad ? seen * 1.6 : 0;
    // Whole pieces score, cropped ones cost.
    const least = weight === wishWeight ? leastWishRad : 0;
    const extent = Math.max(least, Math.min(0.5, right - left));
    return sum + weight * extent * share * (2 * share - 1) - inTheWay;
  }, -lost);
}

/** `spare` stands are tried where something requested is not in the picture from any of the others. */
export function bestView(room: Room, stands: readonly Stand[], spare: readonly Stand[] = []): View {
  let best: View & { score: number; lost: number } = {
    ...{ stand: stands[0]!, lookX: 0, score: -Infinity, lost: 0 },
  };
  const weigh = (stand: Stand, index: number) => {
    const all = piecesFrom(room, stand);
    const half = ((stand.fovDeg * Math.PI) / 360) * inside;
    const ahead = stand.z + room.depth / 2;
    for (const turn of turns) {
      const lookX = stand.aimed + turn * room.width;
      const heading = Math.atan2(lookX - stand.x, ahead);
      const score =
        scoreOf(all, heading, half) - Math.abs(turn) * turnCost - (index === 0 ? 0 : moveCost);
      if (score > best.score) best = { stand, lookX, score, lost: costOfLost(all, heading, half) };
    }
  };
  stands.forEach(weigh);
  if (best.lost > 0) for (const stand of spare) weigh(stand, stands.length);
  return best;
}

/** Chooses the view of a furnished room: whole pieces in the picture, none in the way. */
import type { PartWish } from '../../../brief/brief.ts';
import type { RoomKind } from '../../../brief/vocabulary/subjects.ts';
import type { ObjectLabel } from '../../../scene-model.ts';
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
  /** The word that requested it. */
  readonly asked: string | undefined;
}

/** Objects whose names do not hold the word. */
const otherNames: Readonly<Record<string, string>> = {
  'kitchen-run': 'base cabinets',
  tv: 'television',
};

/** Windows of a kind or on a side are asked for. */
const isNamed = ({ kind, side }: PartWish): boolean => kind !== undefined || side !== undefined;

/** Furniture from this position: horizontal angles and distances. */
function piecesFrom(room: Room, { x, z }: Stand): readonly Piece[] {
  const { triangles } = room.b;
  const wordOf = (key: string) => otherNames[key] ?? key.replaceAll('-', ' ').replace(/s$/, '');
  const parts = Object.entries(room.design.brief.parts);
  const asked = parts.flatMap(([key, wish]) =>
    wish.wanted === true || (key === 'windows' && isNamed(wish)) ? wordOf(key) : [],
  );
  const wished = parts
    .filter(([key, wish]) => wish.wanted === true || key === 'windows')
    .map(([key]) => wordOf(key))
    .concat(mainPieces[room.design.brief.room ?? 'living-room'] ?? []);
  const weights = triangles.objectTable.map(({ label, name }) => {
    if (wished.some((word) => name.includes(word))) return wishWeight;
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
        seen.set(id, {
          left: angle,
          right: angle,
          near: away,
          weight,
          asked: asked.find((word) => triangles.objectTable[id]!.name.includes(word)),
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

/** Cost of requested things out of the picture. */
function costOfLost(all: readonly Piece[], heading: number, half: number): number {
  const words = new Set(all.flatMap(({ asked }) => asked ?? []));
  const lost = [...words].filter((word) => {
    const { least } = lostWish[word === 'window' ? 'window' : 'thing'];
    return !all.some((one) => one.asked === word && shareOf(one, heading, half) > least);
  });
  return lost.reduce((sum, word) => sum + lostWish[word === 'window' ? 'window' : 'thing'].cost, 0);
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

export function bestView(room: Room, stands: readonly Stand[]): View {
  let best: View & { score: number } = { stand: stands[0]!, lookX: 0, score: -Infinity };
  stands.forEach((stand, index) => {
    const all = piecesFrom(room, stand);
    const half = ((stand.fovDeg * Math.PI) / 360) * inside;
    const ahead = stand.z + room.depth / 2;
    for (const turn of turns) {
      const lookX = stand.aimed + turn * room.width;
      const score =
        scoreOf(all, Math.atan2(lookX - stand.x, ahead), half) -
        Math.abs(turn) * turnCost -
        (index === 0 ? 0 : moveCost);
      if (score > best.score) best = { stand, lookX, score };
    }
  });
  return best;
}

/** Sets pieces down where they fit, are seen well, and where something stood before. */
import type { Random } from '../../random/random.ts';
import type { Side } from '../../visuals/scene/rooms/room.ts';
import {
  type Body,
  type FloorPlan,
  from,
  overlap,
  rectAt,
  type Spot,
  sides,
  wallLength,
  wallSpot,
} from './floor-plan.ts';
import {
  backCost,
  companionCost,
  cutCost,
  facing,
  leastOfExtra,
  loomingCost,
  tallCost,
} from './in-frame.ts';
import { isFixture, likeness, type OldPlaces } from './old-places.ts';
import type { Piece } from './piece.ts';
import { artPiece, curtainsPiece, extraPiece, mirrorPiece, pendantPiece } from './pieces.ts';
import type { RoomView, Sight } from './room-view.ts';
import type { ExtraPiece, StyleRecord } from './style-record.ts';

export interface FurnisherInput {
  readonly plan: FloorPlan;
  readonly view: RoomView;
  readonly record: StyleRecord;
  readonly random: Random;
  readonly places?: OldPlaces;
}

/** Companions of a main piece, placed relative to it. */
export interface Companion {
  readonly piece: Piece;
  readonly x: number;
  readonly z: number;
  readonly turnRad?: number;
}

/** A main piece with its companions, and the floor that has to stay free around them. */
export interface Group {
  readonly piece: Piece;
  readonly companions: readonly Companion[];
  readonly free: readonly { x0: number; x1: number; z0: number; z1: number }[];
  /** More is better. */
  readonly worth: number;
}

const alongStep = 0.1;
/** A main piece shows at least this share of itself; what is less wanted, more. */
const leastVisible = { main: 0.5, lastResort: 0.2, extra: 0.72 } as const;
/** What stands free before other pieces, for the share of it that does: a plant in the way most of all. */
const beforeOthers = { wide: 0.6, slim: 1.6, slimMetres: 0.75 } as const;
/** Share of an optional piece that may stand before glass. */
const mostGlass = 0.12;
const draw = 0.08;
/** A piece that fills more of the picture than this stands in the way. */
const largestShare = 0.3;
/** A picture that would have to be lower than this share of its height is left out. */
const leastArtShare = 0.7;
/** A piece at an old place may be as little visible, and as near, as the thing that stood there. */
const atOldPlace = { visible: 0.3, awayMetres: 0.5, worth: 3 } as const;
/** Share of glass before which a piece may hang. */
const mostGlassHung = 0.02;
const windowHidden = { allowed: 0.4, cost: 1.1 } as const;

/** The largest share of an outline that lies before one of others. */
function shareBefore(sight: Sight, others: readonly Sight[]): number {
  const own = (sight.right - sight.left) * (sight.bottom - sight.top);
  return others.reduce((most, other) => {
    if (other.nearestMetres < sight.nearestMetres) return most;
    const width = Math.min(sight.right, other.right) - Math.max(sight.left, other.left);
    const height = Math.min(sight.bottom, other.bottom) - Math.max(sight.top, other.top);
    return width > 0 && height > 0 ? Math.max(most, (width * height) / own) : most;
  }, 0);
}

export class Furnisher {
  readonly plan: FloorPlan;
  readonly view: RoomView;
  readonly record: StyleRecord;
  readonly random: Random;
  private readonly places: OldPlaces;
  /** Pieces that later ones must not hide. */
  private readonly shown: Sight[] = [];

  constructor({ plan, view, record, random, places }: FurnisherInput) {
    this.plan = plan;
    this.view = view;
    this.record = record;
    this.random = random;
    this.places = places ?? new Map();
    for (const body of plan.openingBodies()) {
      const sight = view.see(body);
      if (sight.share > 0.005) this.shown.push(sight);
    }
  }

  private *wallSpots(piece: Piece): Generator<Spot> {
    for (const side of sides) {
      const length = wallLength(this.plan.shell, side);
      const half = piece.widthMetres / 2;
      for (let u = half; u <= length - half + 1e-6; u += alongStep)
        yield wallSpot(this.plan.shell, side, u);
    }
  }

  /** Whether the photo shows where such a piece stood. */
  stoodBefore({ name }: Piece): boolean {
    return this.places.has(name);
  }

  /** How well a piece stands where the old one did. */
  private worthOfPlace({ name }: Piece, sight: Sight): number {
    const place = this.places.get(name);
    return place ? atOldPlace.worth * likeness(sight, place) : 0;
  }

  private leastSeenOf(piece: Piece, least: number): number {
    return this.stoodBefore(piece) ? Math.min(least, atOldPlace.visible) : least;
  }

  private awayOf(piece: Piece): number | undefined {
    return this.stoodBefore(piece) ? atOldPlace.awayMetres : undefined;
  }

  private scoreOfMain(body: Body, sight: Sight): number {
    const { share, visible, likeBefore, nearestMetres } = sight;
    const large = share > largestShare ? 2 * (share - largestShare) : 0;
    const near = nearestMetres < 1.2 ? 0.3 : 0;
    return (
      1.1 * visible +
      Math.min(0.5, Math.sqrt(share)) +
      1.3 * likeBefore -
      large -
      near -
      sight.overGlass -
      windowHidden.cost * this.plan.hidesWindow(body) +
      draw * this.random.next()
    );
  }

  /** The best of several groups at the best place of any wall; undefined where none fits. */
  mainAtWall(
    groups: readonly Group[],
    preference: (spot: Spot) => number = () => 0,
    least: number = leastVisible.main,
  ): Spot | undefined {
    const kept = groups[0] && this.plan.keptInsteadOf(groups[0].piece);
    if (kept) {
      this.plan.placed.push(kept);
      return kept.spot;
    }
    let best: { score: number; group: Group; spot: Spot; sight: Sight } | undefined;
    for (const group of groups) {
      for (const spot of this.wallSpots(group.piece)) {
        if (!this.groupFits(group, spot)) continue;
        const body = this.plan.bodyOf(group.piece, spot);
        const sight = this.view.see(body);
        if (sight.visible < this.leastSeenOf(group.piece, least)) continue;
        const score =
          this.scoreOfMain(body, sight) +
          this.worthOfPlace(group.piece, sight) +
          this.worthOfGroup(group, spot) +
          preference(spot) -
          (this.stoodBefore(group.piece) ? 0 : cutCost(sight.visible));
        if (!best || score > best.score) best = { score, group, spot, sight };
      }
    }
    if (!best && least > leastVisible.lastResort)
      return this.mainAtWall(groups, preference, leastVisible.lastResort);
    if (!best) return undefined;
    this.addGroup(best.group, best.spot);
    this.shown.push(best.sight);
    return best.spot;
  }

  /** Companions are worth less where the frame cuts them. */
  private worthOfGroup({ companions, worth }: Group, spot: Spot): number {
    return companions.reduce((sum, { piece, x, z, turnRad }) => {
      const sight = this.view.see(this.plan.bodyOf(piece, from(spot, x, z, turnRad)));
      return sum - companionCost(sight);
    }, worth);
  }

  private groupFits({ piece, companions, free }: Group, spot: Spot): boolean {
    return (
      this.plan.fits(piece, spot, windowHidden.allowed, this.awayOf(piece)) &&
      this.companionsFit(piece, companions, spot) &&
      free.every((rect) => this.isRoomy(rectAt(spot, rect)))
    );
  }

  /** They may not stand in the piece either, which is not placed yet. */
  private companionsFit(piece: Piece, companions: Group['companions'], spot: Spot): boolean {
    const own = this.plan.bodyOf(piece, spot);
    const bodies: Body[] = [own];
    for (const one of companions) {
      const at = from(spot, one.x, one.z, one.turnRad);
      const body = this.plan.bodyOf(one.piece, at);
      const isApart = bodies.every(
        (other) =>
          other.low >= body.high - 0.02 ||
          body.low >= other.high - 0.02 ||
          !overlap(other.rect, body.rect),
      );
      if (!isApart || !this.plan.fits(one.piece, at)) return false;
      bodies.push(body);
    }
    return true;
  }

  private isRoomy(rect: { x0: number; x1: number; z0: number; z1: number }): boolean {
    const { width, depth } = this.plan.shell;
    return (
      rect.x0 >= -width / 2 - 0.02 &&
      rect.x1 <= width / 2 + 0.02 &&
      rect.z1 <= depth / 2 &&
      rect.z0 >= -depth / 2 - 0.02 &&
      this.plan.isFree(rect)
    );
  }

  addGroup({ piece, companions, free }: Group, spot: Spot): void {
    this.plan.add(piece, spot);
    for (const one of companions) this.plan.add(one.piece, from(spot, one.x, one.z, one.turnRad));
    for (const rect of free) this.plan.keepFree(rectAt(spot, rect));
  }

  /** Adds a piece that later ones must not hide. */
  addShown(piece: Piece, spot: Spot): void {
    this.plan.add(piece, spot);
    this.shown.push(this.view.see(this.plan.bodyOf(piece, spot)));
  }

  /** Adds it where it is told if it fits there; tells whether it did. */
  tryAt(piece: Piece, spot: Spot, leastSeen: number = leastVisible.extra): boolean {
    if (!this.plan.fits(piece, spot)) return false;
    const sight = this.view.see(this.plan.bodyOf(piece, spot));
    if (sight.visible < leastSeen) return false;
    this.plan.add(piece, spot);
    return true;
  }

  private *freeSpots(piece: Piece, faces: { x: number; z: number }): Generator<Spot> {
    const { width, depth } = this.plan.shell;
    for (let x = -width / 2 + 0.4; x <= width / 2 - 0.4; x += 0.2)
      for (let z = -depth / 2 + 0.4; z <= depth / 2 - 1; z += 0.2)
        yield { x, z, turnRad: Math.atan2(faces.x - x, faces.z - z) };
    for (const side of sides) {
      const length = wallLength(this.plan.shell, side);
      const half = piece.depthMetres / 2 + 0.06;
      for (let u = 0.4; u < length - 0.4; u += 0.2)
        yield from(wallSpot(this.plan.shell, side, u), 0, half);
    }
  }

  /** How much of what is already shown this would hide, as a share of the picture. */
  private hides(sight: Sight): number {
    let most = 0;
    for (const other of this.shown) {
      if (sight.nearestMetres > other.nearestMetres) continue;
      const width = Math.min(sight.right, other.right) - Math.max(sight.left, other.left);
      const height = Math.min(sight.bottom, other.bottom) - Math.max(sight.top, other.top);
      if (width > 0 && height > 0)
        most = Math.max(
          most,
          (width * height) / ((other.right - other.left) * (other.bottom - other.top)),
        );
    }
    return most;
  }

  private scoreOfExtra({ name }: Piece, body: Body, sight: Sight): number {
    const { share, overBefore } = sight;
    const { width, depth } = this.plan.shell;
    const { rect } = body;
    const fromWalls = Math.min(rect.x0 + width / 2, width / 2 - rect.x1, rect.z0 + depth / 2);
    return (
      0.5 * overBefore +
      Math.min(0.25, Math.sqrt(share)) -
      (share > 0.16 && !isFixture(name) ? 3 * (share - 0.16) : 0) -
      4 * this.hides(sight) -
      0.35 * Math.min(1, Math.max(0, fromWalls)) +
      draw * this.random.next()
    );
  }

  /** Tubs and showers are as tall as they must be. */
  private costAtWall(piece: Piece, spot: Spot, sight: Sight): number {
    if (isFixture(piece.name)) return 0;
    const [x, , z] = this.plan.shell.camera.position;
    return tallCost(piece, sight, facing(spot, { x, z }));
  }

  /** What standing free costs: close to the camera, before other pieces, with its back to us. */
  private costOfFree(
    { widthMetres }: Piece,
    spot: Spot,
    sight: Sight,
    others: readonly Sight[],
  ): number {
    const costOfBefore =
      widthMetres < beforeOthers.slimMetres ? beforeOthers.slim : beforeOthers.wide;
    const [x, , z] = this.plan.shell.camera.position;
    return (
      loomingCost(sight) +
      backCost(facing(spot, { x, z })) +
      costOfBefore * shareBefore(sight, others)
    );
  }

  /** Stands a piece at a wall or free on the floor, turned to `faces`, if there is a good place. */
  extra(
    ways: readonly Piece[],
    faces: { x: number; z: number },
    leastSeen?: number,
    spots?: readonly Spot[],
  ): Spot | undefined {
    const others = this.plan.placed
      .filter(({ piece }) => !piece.isFlat)
      .map((one) => this.view.see(one));
    for (const piece of ways) {
      const isAtWall = piece.footprint.z0 === 0;
      const least = this.leastSeenOf(piece, leastSeen ?? leastOfExtra(piece));
      let best: { score: number; spot: Spot; sight: Sight } | undefined;
      const tried = spots ?? (isAtWall ? this.wallSpots(piece) : this.freeSpots(piece, faces));
      for (const spot of tried) {
        if (!this.plan.fits(piece, spot, undefined, this.awayOf(piece))) continue;
        if (isAtWall && !this.canBeReached(piece, spot)) continue;
        const body = this.plan.bodyOf(piece, spot);
        const sight = this.view.see(body);
        if (sight.visible < least) continue;
        if (sight.overGlass > (piece.low > 0 ? mostGlassHung : mostGlass)) continue;
        const score =
          this.scoreOfExtra(piece, body, sight) +
          this.worthOfPlace(piece, sight) -
          (isAtWall
            ? this.costAtWall(piece, spot, sight)
            : this.costOfFree(piece, spot, sight, others));
        if (!best || score > best.score) best = { score, spot, sight };
      }
      if (!best || best.score < 0) continue;
      this.plan.add(piece, best.spot);
      if (isAtWall) this.plan.keepFree(rectAt(best.spot, this.before(piece)));
      this.shown.push(best.sight);
      return best.spot;
    }
    return undefined;
  }

  private before({ footprint, depthMetres }: Piece) {
    return { ...footprint, z0: depthMetres, z1: depthMetres + 0.6 };
  }

  private canBeReached(piece: Piece, spot: Spot): boolean {
    return this.plan.isFree(rectAt(spot, this.before(piece)));
  }

  extras(names: readonly ExtraPiece[], faces: { x: number; z: number }, most: number): void {
    let count = 0;
    for (const name of names) {
      if (count >= most || this.isFull()) return;
      const ways = extraPiece(name, this.record, this.plan.shell.height, this.random);
      if (this.extra(ways, faces)) count++;
    }
  }

  /** Where more than this share of the floor is taken, nothing more comes. */
  private isFull(): boolean {
    const { width, depth } = this.plan.shell;
    const taken = this.plan.placed
      .filter(({ piece, low }) => !piece.isFlat && low < 1)
      .reduce((sum, { rect }) => sum + (rect.x1 - rect.x0) * (rect.z1 - rect.z0), 0);
    return taken > 0.42 * width * depth;
  }

  /** A lamp from the ceiling, over a place if one is said, else where it is seen best. */
  pendant(over?: { x: number; z: number }, lowMetres?: number): void {
    const { shell } = this.plan;
    const piece = pendantPiece(this.record, shell.height, lowMetres);
    const spots: Spot[] = [];
    if (over) spots.push({ ...over, turnRad: 0 });
    else
      for (let x = -shell.width / 2 + 0.7; x <= shell.width / 2 - 0.7; x += 0.25)
        for (let z = -shell.depth / 2 + 0.8; z <= shell.camera.position[2] - 1.7; z += 0.25)
          spots.push({ x, z, turnRad: 0 });
    let best: { score: number; spot: Spot } | undefined;
    for (const spot of spots) {
      if (!this.plan.fits(piece, spot)) continue;
      const sight = this.view.see(this.plan.bodyOf(piece, spot));
      if (sight.visible < 0.8 || sight.nearestMetres < 1.5) continue;
      const middle = Math.abs((sight.left + sight.right) / 2 - 0.5);
      const inRoom = Math.abs(spot.x) / shell.width;
      const score =
        -middle - inRoom - 2 * this.hides(sight) - (sight.share > 0.03 ? sight.share * 4 : 0);
      if (!best || score > best.score) best = { score, spot };
    }
    if (best) this.plan.add(piece, best.spot);
  }

  /** Pictures as the style hangs them over a stretch of wall, if it is bare. */
  art(side: Side, u: number, widthMetres: number, above: number): void {
    const { art, bath } = this.record;
    if (art.hang === 'mirror') {
      this.hang(
        mirrorPiece({ ...this.record, bath }, 0.8, 0.8, Math.max(1.5, above + 0.55)),
        side,
        u,
      );
      return;
    }
    const middle = Math.max(1.55, above + 0.45);
    const top = this.plan.shell.height - 0.25;
    const fit = (height: number) => Math.min(height, 2 * (top - middle));
    const one = (du: number, width: number, height: number, dy = 0) => {
      // over a canopy there is no place for pictures
      if (fit(height) < leastArtShare * height) return;
      this.hang(artPiece(this.record, width, fit(height), middle + dy), side, u + du);
    };
    const wide = Math.min(1.5, widthMetres);
    const ways: Readonly<Record<typeof art.hang, () => void>> = {
      single: () => one(0, Math.min(1.3, wide * 0.7), 0.78),
      tall: () => one(wide * 0.12, 0.6, 0.85),
      pair: () => {
        for (const at of [-1, 1]) one(at * 0.34, 0.52, 0.7);
      },
      row: () => {
        for (const at of [-1, 0, 1]) one(at * 0.5, 0.4, 0.54);
      },
      gallery: () => {
        for (const [du, width, height, dy] of [
          [-0.5, 0.42, 0.56, 0],
          [0, 0.46, 0.34, 0.14],
          [0, 0.46, 0.3, -0.24],
          [0.5, 0.42, 0.56, 0.02],
        ] as const)
          one(du, width, height, dy);
      },
    };
    ways[art.hang]();
  }

  /** Hangs a piece at a wall unless an opening or something else is there. */
  hang(piece: Piece, side: Side, u: number, leastSeen = 0.85): boolean {
    if (!this.canHang(piece, side, u, leastSeen)) return false;
    this.plan.add(piece, wallSpot(this.plan.shell, side, u));
    return true;
  }

  canHang(piece: Piece, side: Side, u: number, leastSeen: number): boolean {
    const { shell } = this.plan;
    const half = piece.widthMetres / 2;
    const length = wallLength(shell, side);
    if (u - half < 0.12 || u + half > length - 0.12) return false;
    const isBare = shell.openings.every(
      (one) =>
        one.side !== side ||
        one.u1 + 0.12 < u - half ||
        one.u0 - 0.12 > u + half ||
        one.v1 + 0.1 < piece.low ||
        one.v0 - 0.1 > piece.low + piece.heightMetres,
    );
    const spot = wallSpot(shell, side, u);
    if (!isBare || !this.plan.fits(piece, spot)) return false;
    const { overGlass, visible } = this.view.see(this.plan.bodyOf(piece, spot));
    return overGlass <= mostGlass && visible >= leastSeen;
  }

  /** Whether a wall is looked at there, not along: curtains would hide the view. */
  private isFaced(side: Side, u: number): boolean {
    const { shell } = this.plan;
    const at = wallSpot(shell, side, u);
    const [x, , z] = shell.camera.position;
    const away = Math.hypot(x - at.x, z - at.z);
    const out = (x - at.x) * Math.sin(at.turnRad) + (z - at.z) * Math.cos(at.turnRad);
    return out > 0.62 * away;
  }

  curtains(): void {
    const { record, plan } = this;
    const { shell } = plan;
    if (record.curtains === null) return;
    for (const { side, kind, u0, u1, v1 } of shell.openings) {
      if (kind !== 'window' || u1 - u0 < 0.6 || v1 < 1.6) continue;
      const length = wallLength(shell, side);
      const others = shell.openings.filter((one) => one.side === side);
      const isBeside = others.some(
        (one) => (one.u0 > u1 && one.u0 < u1 + 1) || (one.u1 < u0 && one.u1 > u0 - 1),
      );
      if (isBeside || u0 < 0.7 || u1 > length - 0.7 || !this.isFaced(side, (u0 + u1) / 2)) continue;
      const top = Math.min(shell.height - 0.08, v1 + 0.16);
      const piece = curtainsPiece(record.curtains, u1 - u0, top);
      const spot = wallSpot(shell, side, (u0 + u1) / 2);
      // only the two stacks beside the glass, and a little before it, need their place
      const stacks = [-1, 1].map((at) =>
        rectAt(from(spot, at * ((u1 - u0) / 2 + 0.25), 0), { x0: -0.31, x1: 0.31, z0: 0, z1: 0.2 }),
      );
      const isFree = stacks.every(
        (stack) => plan.isFree(stack) && plan.paths.every((path) => !overlap(path, stack)),
      );
      if (!isFree || plan.keptInsteadOf(piece)) continue;
      plan.add({ ...piece, isFlat: true }, spot);
      for (const stack of stacks) plan.keepFree(stack);
    }
  }
}

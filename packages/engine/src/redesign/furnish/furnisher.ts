/** State of furnishing a room: the plan, the camera's view of it, and the old places. */
import type { Random } from '../../random/random.ts';
import { type ArtMotif, artMotifs } from '../../visuals/scene/furniture/art/motifs.ts';
import { type FloorPlan, type FloorTaken, from, rectAt, type Spot } from './floor-plan.ts';
import { shareBehind } from './in-frame.ts';
import type { OldFurniture, OldKind } from './old-furniture.ts';
import { coverOf, likeness, type OldPlaces, type PlaceInPicture } from './old-places.ts';
import type { Piece } from './piece.ts';
import type { RoomView, Sight } from './room-view.ts';
import type { StyleRecord } from './style-record.ts';

export interface FurnisherInput {
  readonly plan: FloorPlan;
  readonly view: RoomView;
  readonly record: StyleRecord;
  readonly random: Random;
  readonly places?: OldPlaces;
  readonly cabinets?: readonly PlaceInPicture[];
  readonly furniture?: OldFurniture;
}

/** A companion of a main piece, placed relative to it. */
export interface Companion {
  readonly piece: Piece;
  readonly x: number;
  readonly z: number;
  readonly turnRad?: number;
}

/** A main piece with companions, and the floor to keep free around them. */
export interface Group {
  readonly piece: Piece;
  readonly companions: readonly Companion[];
  readonly free: readonly { x0: number; x1: number; z0: number; z1: number }[];
  /** Higher is better. */
  readonly worth: number;
  /** Least distance from the camera to the nearest point of the piece. */
  readonly awayMetres?: number;
}

/** Least visible share; optional pieces need more. */
export const leastVisible = { main: 0.5, lastResort: 0.2, extra: 0.72 } as const;
/** Share of an optional piece that may stand in front of glass. */
export const mostGlass = 0.12;
export const draw = 0.08;
/** A piece at an old place may be as hidden and as near as the old thing was. */
const atOldPlace = { visible: 0.3, awayMetres: 0.5, worth: 3 } as const;
/** Furniture without pipes may stand elsewhere if its old place is poor. */
const worthOfFurniture = 1.5;
/** Cost of standing before the toilet's old place, per share of it: a vanity must not newly hide it. */
const costOfCovering = 2;

export interface FurnisherState extends FloorTaken {
  readonly shown: readonly Sight[];
}

const kindOf = (name: string): OldKind | undefined => {
  if (name === 'Bed') return 'bed';
  if (name === 'Sofa') return 'sofa';
  const isTable = name.startsWith('Dining table') || name === 'Desk with chair';
  return isTable ? 'dining table' : undefined;
};

export class Furnisher {
  readonly plan: FloorPlan;
  readonly view: RoomView;
  readonly record: StyleRecord;
  readonly random: Random;
  /** Old places of a kitchen's cabinets, worktops and appliances. */
  readonly cabinets: readonly PlaceInPicture[];
  /** Old places of furniture without pipes. */
  readonly furniture: OldFurniture;
  private readonly places: OldPlaces;
  /** The style's motifs in this room's order. */
  private readonly motifs: readonly ArtMotif[];
  /** Outlines that later pieces must not hide. */
  readonly shown: Sight[] = [];

  constructor({ plan, view, record, random, places, cabinets, furniture }: FurnisherInput) {
    this.plan = plan;
    this.view = view;
    this.record = record;
    this.random = random;
    this.places = places ?? new Map();
    this.cabinets = cabinets ?? [];
    this.furniture = furniture ?? new Map();
    const { width, depth } = plan.shell;
    // rooms of one style must not all begin with the same picture
    const order = random.fork(`motifs ${width.toFixed(2)} ${depth.toFixed(2)}`);
    this.motifs = record.art.motifs
      .map((motif) => ({ motif, at: order.next() }))
      .sort((one, other) => one.at - other.at)
      .map(({ motif }) => motif);
    for (const body of plan.openingBodies()) {
      const sight = view.see(body);
      if (sight.share > 0.005) this.shown.push(sight);
    }
  }

  get knowsOldPlaces(): boolean {
    return this.places.size > 0;
  }

  /** Whether the photo shows such a piece. */
  stoodBefore({ name }: Piece): boolean {
    return this.places.has(name);
  }

  /** Similarity to the old piece as seen by the camera, 0..1. */
  likenessTo(name: string, sight: Sight): number {
    const place = this.places.get(name);
    return place ? likeness(sight, place) : 0;
  }

  /** Score of placing a piece where the old one stood. */
  worthOfPlace({ name }: Piece, sight: Sight): number {
    const kind = kindOf(name);
    return (
      atOldPlace.worth * this.likenessTo(name, sight) +
      (kind ? worthOfFurniture * this.likenessToFurniture(kind, sight) : 0) -
      costOfCovering * this.coversToilet(name, sight)
    );
  }

  /** Similarity to the largest old piece of a kind, 0..1. */
  likenessToFurniture(kind: OldKind, sight: Sight): number {
    const [place] = this.furniture.get(kind) ?? [];
    return place ? likeness(sight, place) : 0;
  }

  /** Share of the toilet's old place that another fixture, which was seen too, would stand before. */
  private coversToilet(name: string, sight: Sight): number {
    const toilet = this.places.get('Toilet');
    if (!toilet || name === 'Toilet' || !this.places.has(name)) return 0;
    return sight.bottom < toilet.y + toilet.height ? 0 : coverOf(sight, toilet);
  }

  /** How well the plan reproduces the fixtures of the photo; hidden ones count by their visible part. */
  likenessOfFixtures(): number {
    const solid = this.plan.placed.filter(({ piece }) => !piece.isFlat);
    const sights = solid.map((one) => this.view.see(one));
    let sum = 0;
    for (const name of this.places.keys()) {
      const at = solid.findIndex(({ piece }) => piece.name === name);
      if (at < 0) continue;
      const own = sights[at]!;
      sum += this.likenessTo(name, own) * (1 - shareBehind(own, sights));
    }
    return sum;
  }

  leastSeenOf(piece: Piece, least: number): number {
    return this.stoodBefore(piece) ? Math.min(least, atOldPlace.visible) : least;
  }

  awayOf(piece: Piece): number | undefined {
    return this.stoodBefore(piece) ? atOldPlace.awayMetres : undefined;
  }

  addGroup({ piece, companions, free }: Group, spot: Spot): void {
    this.plan.add(piece, spot);
    for (const one of companions) this.plan.add(one.piece, from(spot, one.x, one.z, one.turnRad));
    for (const rect of free) this.plan.keepFree(rectAt(spot, rect));
  }

  /** Motifs not yet used in the room, those of the style first. */
  freeMotifs(): ArtMotif[] {
    const ordered = [...this.motifs, ...artMotifs];
    const shown = this.plan.placed.map(({ piece }) => piece.motif);
    return [...new Set(ordered)].filter((motif) => !shown.includes(motif));
  }

  /** Adds a piece that later ones must not hide. */
  addShown(piece: Piece, spot: Spot): void {
    this.plan.add(piece, spot);
    this.shown.push(this.view.see(this.plan.bodyOf(piece, spot)));
  }

  /** Adds the piece at the spot if it fits; returns whether it did. */
  tryAt(piece: Piece, spot: Spot, leastSeen: number = leastVisible.extra): boolean {
    if (!this.plan.fits(piece, spot)) return false;
    const sight = this.view.see(this.plan.bodyOf(piece, spot));
    if (sight.visible < leastSeen) return false;
    this.plan.add(piece, spot);
    return true;
  }

  /** Snapshot for `goBackTo`. */
  state(): FurnisherState {
    return { ...this.plan.taken(), shown: [...this.shown] };
  }

  goBackTo(state: FurnisherState): void {
    this.plan.goBackTo(state);
    this.shown.splice(0, Infinity, ...state.shown);
  }

  /** Most of an already shown piece that this hides, as a share of the picture. */
  hides(sight: Sight): number {
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
}

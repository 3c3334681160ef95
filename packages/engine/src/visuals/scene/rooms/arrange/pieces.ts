/** Pieces of layouts: footprint, required free floor, and builder. */
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import { dresser, wardrobe } from '../../furniture/bedroom-storage.ts';
import { wallMirror } from '../../furniture/decor.ts';
import { grandPianoMetres } from '../../furniture/music/grand-piano.ts';
import { bench } from '../../furniture/seats/stools.ts';
import { piano, television } from '../../furniture/trade.ts';
import { finished } from '../finished.ts';
import {
  addArmchair,
  addCoffeeTable,
  addPlant,
  addPouf,
  addRug,
  addSideTable,
  addSofa,
} from '../furnishing.ts';
import { mirrorOf } from '../mirrors.ts';
import { kindAsked, kindOf } from '../named/kind-asked.ts';
import { standGrandPiano } from '../named/named-pieces.ts';
import type { Room } from '../room.ts';
import { hangPictures, standFireplace, standShelves, standSideboard } from '../wall-things.ts';
import { laidTable, tableMetres, tableOf } from './laid-table.ts';
import type { Footprint } from './place-of.ts';
import { playCorner, readingChair, readingCorner, standLamp, yogaMat } from './seat-sets.ts';
import { drawn, floor, sofaMetres, wishedSize } from './sizes.ts';
import { bedHigh, bedMetres, bedWide, besideMetres, madeBed, singleMetres } from './sleeping.ts';
import { workplace, workplaceMetres } from './workplace.ts';

export interface Piece {
  /** Left out if the words refuse this part. */
  readonly part?: PartKey;
  readonly size: (room: Room, wide?: number) => Footprint;
  /** Free floor required in front, metres. */
  readonly frontMetres?: number;
  /** Lies under other things. */
  readonly isFlat?: true;
  readonly seats?: (size: Footprint) => number;
  /** Local coordinates: origin at the footprint's centre, facing +z. */
  readonly build: (room: Room, size: Footprint) => void;
}

const isFixed =
  (width: number, depth: number, high: number): Piece['size'] =>
  (_, wide = width) =>
    floor(wide, depth, high);

const hanging =
  (width: number, low: number, high: number): Piece['size'] =>
  (_, wide = width) => ({
    width: wide,
    depth: 0.12,
    low,
    high,
  });

/** Furniture anchored at its back. */
const fromBack =
  (build: (room: Room, size: Footprint) => void): Piece['build'] =>
  (room, size) =>
    room.b.place({ at: [0, 0, -size.depth / 2] }, () => build(room, size));

const sofaDepth = 1;
const chaiseMetres = 0.75;

function screen(room: Room, width: number): void {
  const { b, m } = room;
  const high = (width * 0.5625) / 2;
  b.place({ at: [0, Math.max(1.2, 0.86 + high), 0.01] }, () => television(b, width, m.black));
  b.facts.tv = true;
}

function storage(room: Room, { width }: Footprint): void {
  const { b, m, random } = room;
  const body = finished(room, 'wardrobe', random.pick([m.cabinet, m.wood, m.white]));
  const high = Math.min(room.height - 0.15, 2.3);
  wardrobe(b, width, high, body, m.brass, random.chance(0.35) ? { mirror: m.mirror } : {});
  b.facts.wardrobe = true;
}

/** Bookshelves up to the ceiling on request. */
const shelfMetres = ({ height, design }: Room): number =>
  design.brief.parts.shelves?.form === 'tall' ? height - 0.04 : Math.min(height - 0.3, 2.3);

const tableFor = (usual: readonly number[]): Piece => ({
  part: 'table',
  size: (room) => {
    const { width, depth } = tableMetres(tableOf(room, usual));
    return floor(width, depth, 1);
  },
  build: (room) => laidTable(room, tableOf(room, usual)),
});

export const pieces = {
  sofa: {
    part: 'sofa',
    size: (room, wide) => floor(wide ?? sofaMetres(room), sofaDepth, 0.95),
    seats: ({ width }) => Math.max(2, Math.round((width - 0.4) / 0.7)),
    build: (room, { width }) => addSofa(room, 0, 0, 0, width, false),
  },
  'small-sofa': {
    part: 'sofa',
    size: isFixed(1.65, sofaDepth, 0.95),
    seats: () => 2,
    build: (room, { width }) => addSofa(room, 0, 0, 0, width, false),
  },
  sectional: {
    part: 'sofa',
    size: (room, wide) => floor(wide ?? sofaMetres(room) + 0.3, sofaDepth + chaiseMetres, 0.95),
    seats: ({ width }) => Math.round((width - 0.4) / 0.7) + 1,
    build: (room, { width }) => addSofa(room, 0, -chaiseMetres / 2, 0, width, true),
  },
  armchair: {
    part: 'armchair',
    size: isFixed(0.9, 0.92, 1),
    seats: () => 1,
    build: (room) => addArmchair(room, 0, 0, 0),
  },
  pouf: { size: isFixed(0.56, 0.56, 0.42), seats: () => 1, build: (room) => addPouf(room, 0, 0) },
  'coffee-table': {
    part: 'coffee-table',
    size: isFixed(1.32, 0.94, 0.45),
    build: (room) => addCoffeeTable(room, 0, 0, false, false),
  },
  'side-table': { size: isFixed(0.46, 0.46, 0.6), build: (room) => addSideTable(room, 0, 0) },
  lamp: { part: 'lamp', size: isFixed(0.62, 0.62, 1.7), build: standLamp },
  rug: {
    part: 'rug',
    size: isFixed(3, 2.1, 0.02),
    isFlat: true,
    build: (room, { width, depth }) => addRug(room, 0, 0, width, depth),
  },
  'tall-rug': {
    part: 'rug',
    size: isFixed(2.1, 2.9, 0.02),
    isFlat: true,
    build: (room, { width, depth }) => addRug(room, 0, 0, width, depth),
  },
  television: {
    part: 'tv',
    size: isFixed(1.9, 0.5, 1.8),
    build: fromBack((room) => {
      standSideboard(room, 1.9, false);
      screen(room, wishedSize(room, 'tv') === 'large' ? 1.7 : 1.35);
    }),
  },
  'cinema-screen': {
    part: 'tv',
    size: isFixed(2.6, 0.5, 2.3),
    build: fromBack((room) => {
      standSideboard(room, 2.4, false);
      screen(room, 2.4);
    }),
  },
  fireplace: {
    part: 'fireplace',
    size: isFixed(2.1, 0.9, 2.6),
    build: fromBack((room) => standFireplace(room)),
  },
  shelves: {
    part: 'shelves',
    size: (room, wide) => floor(wide ?? drawn(room, 'shelves', 1.2, 1.9), 0.36, shelfMetres(room)),
    frontMetres: 0.7,
    build: fromBack((room, { width, high }) => standShelves(room, width - 0.06, high)),
  },
  'low-shelves': {
    part: 'shelves',
    size: isFixed(1.5, 0.36, 1),
    frontMetres: 0.6,
    build: fromBack((room, { width, high }) => standShelves(room, width - 0.06, high)),
  },
  sideboard: {
    size: isFixed(1.8, 0.52, 1.15),
    frontMetres: 0.6,
    build: fromBack((room, { width }) => standSideboard(room, width - 0.04)),
  },
  pictures: {
    part: 'art',
    size: hanging(2.1, 1.16, 2.15),
    build: fromBack((room, { width }) => hangPictures(room, Math.min(1.7, width - 0.1))),
  },
  mirror: {
    part: 'mirror',
    size: hanging(0.8, 1.05, 2.05),
    build: fromBack((room) => {
      const { b, m, random } = room;
      const drawn = random.pick(['round', 'arched', 'rect'] as const);
      const { style, width, height, middle } = mirrorOf(room, drawn);
      b.place({ at: [0, middle, 0.01] }, () =>
        wallMirror(b, {
          style,
          width,
          height,
          mirror: m.mirror,
          frame: finished(room, 'mirror', m.brass),
        }),
      );
      b.facts.mirror = true;
    }),
  },
  plant: {
    part: 'plants',
    size: isFixed(0.6, 0.6, 1.6),
    build: (room) => addPlant(room, 0, 0, room.random.between(1.1, 1.75), 1),
  },
  piano: {
    part: 'piano',
    size: (room) =>
      kindAsked(room, 'piano') === 'grand'
        ? floor(grandPianoMetres.width, grandPianoMetres.depth, 1.3)
        : floor(1.6, 1.3, 1.3),
    build: fromBack((room) => {
      if (kindAsked(room, 'piano') === 'grand') standGrandPiano(room);
      else piano(room.b, finished(room, 'piano', room.m.black), room.m.white);
      kindOf(room, 'piano', ['upright'], 'upright');
    }),
  },
  workplace: {
    part: 'desk',
    size: (room, wide) => floor(wide ?? drawn(room, 'desk', 1.3, 1.7), workplaceMetres, 1.25),
    build: (room, { width }) => workplace(room, width - 0.04),
  },
  'dining-set': tableFor([4, 4, 6]),
  'dining-table': tableFor([4, 6, 6, 8]),
  'reading-corner': { part: 'armchair', size: isFixed(1.9, 1.7, 1.7), build: readingCorner },
  'reading-chair': { part: 'armchair', size: isFixed(1.6, 0.95, 1.7), build: readingChair },
  'play-corner': { size: isFixed(1.75, 1.85, 0.85), build: playCorner },
  'yoga-mat': { size: isFixed(1.7, 2, 0.45), build: yogaMat },
  bed: {
    part: 'bed',
    size: (room) => floor(bedWide(room) + 2 * besideMetres, bedMetres, bedHigh(room, false)),
    frontMetres: 0.6,
    build: (room) => madeBed(room, bedWide(room), false, [-1, 1]),
  },
  'bed-at-wall': {
    part: 'bed',
    size: (room) => floor(bedWide(room) + besideMetres + 0.1, bedMetres, bedHigh(room, false)),
    frontMetres: 0.6,
    build: (room) =>
      room.b.place({ at: [-besideMetres / 2 + 0.05, 0, 0] }, () =>
        madeBed(room, bedWide(room), false, [1]),
      ),
  },
  'single-bed': {
    part: 'bed',
    size: (room) => floor(singleMetres + 0.28, bedMetres, bedHigh(room, true)),
    frontMetres: 0.5,
    build: (room) => madeBed(room, singleMetres, true, []),
  },
  'bed-and-table': {
    part: 'bed',
    size: (room) => floor(singleMetres + besideMetres + 0.2, bedMetres, bedHigh(room, true)),
    frontMetres: 0.5,
    build: (room) =>
      room.b.place({ at: [-besideMetres / 2 + 0.05, 0, 0] }, () =>
        madeBed(room, singleMetres, true, [1]),
      ),
  },
  wardrobe: {
    part: 'wardrobe',
    size: isFixed(1.7, 0.62, 2.3),
    frontMetres: 0.75,
    build: fromBack(storage),
  },
  dresser: {
    part: 'wardrobe',
    size: isFixed(1.25, 0.48, 0.95),
    frontMetres: 0.7,
    build: fromBack((room) => {
      dresser(room.b, 1.2, finished(room, 'wardrobe', room.m.cabinet), room.m.brass);
      room.b.facts.wardrobe = true;
    }),
  },
  bench: {
    part: 'bench',
    size: isFixed(1.25, 0.42, 0.5),
    build: (room) => {
      bench(room.b, 1.2, finished(room, 'bench', room.m.fabric), room.m.wood);
      room.b.facts.bench = true;
    },
  },
} as const satisfies Readonly<Record<string, Piece>>;

export type PieceKey = keyof typeof pieces;

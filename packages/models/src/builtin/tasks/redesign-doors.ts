/** Redesigns of rooms and houses as one table: their requests, and notes on their results. */
import type { RgbImage } from '@maquette/engine/image';
import {
  type HouseFacts,
  type HouseStage,
  type RedesignRequest,
  type RedesignStage,
  type RoomPiece,
  redesignHouse,
  redesignRoom,
} from '@maquette/engine/redesign';
import type { Analysis, PaintedMask, ThingToKeep } from '@maquette/engine/restyle';
import { chosenFinishes } from './finishes/chosen-finishes.ts';
import { keptNotes, listed, scoreSentence } from './kept-words.ts';
import type { RestyleRecipe } from './messages/restyle.ts';

export interface Redesigned {
  readonly image: RgbImage;
  /** Structure score, 0 to 100. */
  readonly score: number;
  readonly overlay: RgbImage;
  readonly notes: readonly string[];
  /** New things, as short chips. */
  readonly brief: readonly string[];
}
export interface Unreadable {
  /** The reason, for the user. */
  readonly unreadable: string;
  /** The user may insist on a plain room. */
  readonly mayBePlain?: true;
}

export interface RedesignWish {
  readonly recipe: RestyleRecipe;
  readonly seed: number;
  /** Kept things of the photo. */
  readonly keep: readonly ThingToKeep[];
  /** Parts that the brush protects. */
  readonly painted?: PaintedMask | undefined;
  /** Renders a smaller picture. */
  readonly widthPx?: number;
  /** Longer side at which rooms of smaller photos are rendered. */
  readonly enlargedToPx?: number;
}
type OnStage = (stage: string, percent: number) => void;
type Door = (
  analysis: Analysis,
  wish: RedesignWish,
  onStage?: OnStage,
) => Promise<Redesigned | Unreadable>;

const roomStages: Readonly<Record<RedesignStage, string>> = {
  shape: 'Measuring the room',
  emptying: 'Taking the old furniture out',
  furnishing: 'Planning the new furniture',
  rendering: 'Drawing the furniture in the light of the room',
  composing: 'Setting it into the photo',
};
const houseStages: Readonly<Record<HouseStage, string>> = {
  reading: 'Finding the house',
  designing: 'Designing the new house',
  drawing: 'Drawing it in the light of the photo',
  placing: 'Setting it into the photo',
};

export const wordsOf = ({ style, roomType, propertyType, aesthetic }: RestyleRecipe) => ({
  style,
  roomType,
  propertyType,
  aesthetic,
});

const changeOf = ({ change }: RestyleRecipe) =>
  change === 'everything' ? 'everything' : 'furniture';

export const roomRequest = ({
  recipe,
  seed,
  widthPx,
  enlargedToPx,
  keep,
  painted,
}: RedesignWish): RedesignRequest => ({
  ...wordsOf(recipe),
  seed,
  change: changeOf(recipe),
  layout: recipe.layout,
  plainRoom: recipe.plainRoom,
  chosen: chosenFinishes(recipe),
  keep,
  painted,
  ...(widthPx === undefined ? {} : { widthPx }),
  ...(enlargedToPx === undefined ? {} : { enlargedToPx }),
});

const room: Door = async (analysis, wish, onStage) => {
  const { recipe } = wish;
  const made = await redesignRoom(analysis, roomRequest(wish), {
    onProgress: (stage, percent) => onStage?.(roomStages[stage], percent),
  });
  if ('unreadable' in made) return made;
  return {
    image: made.image,
    score: made.kept.score,
    overlay: made.kept.overlay,
    notes: [
      keptRoomSentence(analysis, made.isStaged ? 'staged' : changeOf(recipe), made.newWindows),
      scoreSentence(made.kept, windowsKept(analysis, made.newWindows) > 0 ? 'windows' : undefined),
      ...keptNotes(recipe, made.keptThings),
      ...made.notes,
    ],
    brief: piecesInWords(made.pieces),
  };
};

const house: Door = async (analysis, { recipe, seed, widthPx }, onStage) => {
  const made = await redesignHouse(
    analysis,
    {
      ...wordsOf(recipe),
      seed,
      change: recipe.change === 'everything' ? 'everything' : 'shape',
      edits: recipe.houseEdits,
      ...(widthPx === undefined ? {} : { widthPx }),
    },
    { onProgress: (stage, percent) => onStage?.(houseStages[stage], percent) },
  );
  if ('unreadable' in made) return made;
  const { facts, kept } = made;
  const garage = facts.garage ? ['Garage'] : [];
  return {
    image: made.image,
    score: 100 * kept.score,
    overlay: kept.overlay,
    notes: [keptHouseSentence(recipe, facts), ...facts.notes],
    brief: [
      `${facts.storeys} ${facts.storeys === 1 ? 'storey' : 'storeys'}`,
      `${metres(facts.widthMetres)} × ${metres(facts.depthMetres)} m, ${metres(facts.heightMetres)} m high`,
      `${facts.floorSquareMetres} m² of floor`,
      ...garage,
    ],
  };
};

export const redesignDoors: Readonly<Record<RestyleRecipe['kind'], Door>> = {
  interior: room,
  exterior: house,
};

/** Windows of the photo in the picture; redrawn ones aren't. */
const windowsKept = ({ openings }: Pick<Analysis, 'openings'>, newWindows: number): number =>
  Math.max(0, openings.filter(({ kind }) => kind === 'window').length - newWindows);

const introductions = {
  staged: 'Furniture: new pieces in your own photo.',
  furniture: 'Furniture: new layout, walls drawn anew in the shape that was read.',
  everything: 'Everything: the whole room drawn anew in the shape that was read.',
} as const;

/** Such as "Furniture: new layout, walls drawn anew … Kept: windows, door in its place and viewpoint." */
export function keptRoomSentence(
  analysis: Pick<Analysis, 'openings'>,
  how: keyof typeof introductions,
  newWindows: number,
): string {
  const windows = windowsKept(analysis, newWindows);
  const doors = analysis.openings.filter(({ kind }) => kind === 'door').length;
  const kept = [
    ...(windows > 0 ? [windows === 1 ? 'window' : 'windows'] : []),
    ...(doors > 0 ? [doors === 1 ? 'door in its place' : 'doors in their places'] : []),
    'viewpoint',
  ];
  return `${introductions[how]} Kept: ${listed(kept)}.`;
}

const keptOfHouse = {
  shape: 'ground, plants, sky and viewpoint',
  everything: 'sky, neighbours and viewpoint',
} as const;
const newHouse = {
  shape: 'Shape: a new house in the place of the old one.',
  everything: 'Everything: a new house and its ground.',
} as const;

/** Rows and blocks get new fronts only. */
export const keepsBuilding = ({ roof }: Pick<HouseFacts, 'roof'>): boolean => roof === 'as it was';

export function keptHouseSentence(
  { change }: Pick<RestyleRecipe, 'change'>,
  facts: Pick<HouseFacts, 'roof'>,
): string {
  const how = change === 'everything' ? change : 'shape';
  return keepsBuilding(facts)
    ? `New fronts on the building that stands there. Kept: its outline, its roof, ${keptOfHouse[how]}.`
    : `${newHouse[how]} Kept: ${keptOfHouse[how]}.`;
}

const metres = (length: number): string => String(Number(length.toFixed(2)));

/** "Sofa, 2.2 × 0.9 × 0.8 m"; with a count for several. */
export function piecesInWords(pieces: readonly RoomPiece[]): string[] {
  const counts = new Map<string, number>();
  for (const { name, sizeMetres } of pieces) {
    const words = `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${sizeMetres.map(metres).join(' × ')} m`;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => (count === 1 ? words : `${count} × ${words}`));
}

/**
 * Words for a room's layout: its proportions, what faces what, and activities. Without articles, which are removed
 * from prompts before matching.
 */
import type { PartKey } from './parts.ts';

interface LayoutWord {
  readonly label: string;
  readonly words: string;
  /** Proportions of the room: only counts if the word describes the room. */
  readonly isShape?: true;
  /** Things that it requires. */
  readonly parts?: readonly PartKey[];
}

const wish = (label: string, words: string, parts: readonly PartKey[] = []): LayoutWord => ({
  label,
  words,
  parts,
});
const shape = (label: string, words: string): LayoutWord => ({ label, words, isShape: true });

export const layoutWords = {
  narrow: shape('Narrow room', 'long and narrow|narrow and long|long narrow|narrow|slim'),
  long: shape('Long room', 'long|elongated|rectangular|stretched'),
  square: shape('Square room', 'square'),
  'high-room': shape('High room', 'high|tall|lofty|double height|high ceilinged|high ceiling'),
  'facing-window': wish(
    'Facing the window',
    'facing window|face window|looking out of window|looking at window|towards window|toward window|facing view|facing garden|turned to window|facing large window|facing big window|facing bay window',
  ),
  'at-window': wish(
    'By the window',
    'by window|at window|under window|near window|beside window|next to window|in front of window|before window|below window',
  ),
  'facing-fire': wish(
    'Around the fire',
    'facing fireplace|facing fire|facing hearth|in front of fireplace|by fireplace|by fire|around fireplace|around fire|before fire|beside fire|in front of fire|towards fireplace',
    ['fireplace'],
  ),
  'facing-television': wish(
    'Facing the television',
    'facing television|facing tv|in front of tv|in front of television|around television|around tv|opposite tv|opposite television',
    ['tv'],
  ),
  'facing-each-other': wish(
    'Facing each other',
    'facing each other|face each other|opposite each other|face to face|across from each other|facing one another',
  ),
  'side-by-side': wish('Side by side', 'side by side|next to each other|beside each other'),
  middle: wish(
    'In the middle of the room',
    'in middle|in centre|in center|middle of room|centre of room|center of room|away from wall|away from walls|floating sofa|freestanding desk',
  ),
  corner: wish('In the corner', 'in corner|in one corner|into corner|corner desk'),
  'along-wall': wish(
    'Along the wall',
    'along wall|along one wall|against wall|against one wall|on one wall|one wall kitchen|single wall|straight kitchen|along long wall|one wall',
  ),
  sectional: wish(
    'Corner sofa',
    'sectional|sectional sofa|sectional couch|corner sofa|corner couch|l shaped sofa|l shaped couch',
    ['sofa'],
  ),
  'l-shaped': wish('L-shaped', 'l shaped|l shape|l layout|l form'),
  'u-shaped': wish('U-shaped', 'u shaped|u shape|u layout|horseshoe'),
  galley: wish('Galley', 'galley|corridor kitchen|two runs|parallel runs|galley style'),
  peninsula: wish('Peninsula', 'peninsula|breakfast counter'),
  cinema: wish(
    'Cinema',
    'home cinema|cinema|home theater|home theatre|movie night|movie room|media room|film night|watching film|watch movie|watching movie',
    ['tv'],
  ),
  reading: wish(
    'Reading corner',
    'reading corner|reading nook|book nook|reading chair|place to read|reading area|for reading|bookworm',
  ),
  working: wish(
    'Place to work',
    'work from home|working from home|work corner|working corner|work area|study corner|study area|study nook|desk corner|homework|home working|workstation',
    ['desk'],
  ),
  yoga: wish(
    'Free floor for yoga',
    'yoga corner|yoga mat|yoga area|yoga space|yoga|meditation corner|meditation|pilates|workout|exercise|stretching',
  ),
  playing: wish(
    'Play corner',
    'play area|play corner|play space|playroom|play room|playing|toy|place to play|space to play',
  ),
  music: wish('Music corner', 'music corner|making music|piano corner|playing piano', ['piano']),
  dining: wish(
    'Dining corner',
    'dining area|dining corner|dining table|eating area|place to eat|dining space|breakfast corner|breakfast nook',
    ['table'],
  ),
} as const satisfies Readonly<Record<string, LayoutWord>>;

export type LayoutWish = keyof typeof layoutWords;

export const layoutWord = (key: LayoutWish): LayoutWord => layoutWords[key];

/** Numbers of people: "for a family" without a number. */
export const households: Readonly<Record<string, number>> = {
  'large family': 6,
  'big family': 6,
  family: 4,
  couple: 2,
  twin: 2,
  sibling: 2,
  brother: 2,
  sister: 2,
};

/** Rooms named after an activity: another room named beside them is the actual room. */
export const activityRooms: readonly LayoutWish[] = ['cinema', 'reading', 'music'];

/** Size words that mean a shape when said of a room. */
export const sizesThatAreShapes: readonly string[] = [
  'narrow',
  'long',
  'high',
  'tall',
  'double height',
];

/**
 * The prompt composer: a recipe in words for engines that read words. First what has to stay, then what
 * changes; each sentence is a row of a table, so that the user can read what will be sent and change it.
 */
import {
  type Change,
  type SceneChange,
  type StudioKind,
  storedChangeDefault,
  studios,
} from '@maquette/contract';
import type { RestyleRecipe } from '../builtin/tasks/messages/restyle.ts';
import type { PictureAbilities } from './abilities.ts';

export interface Words {
  readonly prompt: string;
  /** Negative prompt, for engines that have a field for it. */
  readonly negative: string;
}

const roomLocks =
  'Keep the camera position, the perspective, the walls, ceiling, floor plan, windows, doors, stairs and built-in elements exactly where they are, in the same size and shape; add and remove no opening.';
const siteLocks =
  'Keep the camera position, the perspective, the ground line, the street, the neighbouring buildings, the trees in front and the surroundings exactly where they are.';
const buildingLocks =
  'Keep the camera position, the perspective, the outline of the building, its roof, storeys, windows, doors, balconies and the surroundings exactly where they are, in the same size and shape; add and remove no opening.';

interface ChangeWords {
  /** In place of style and atmosphere, where none is requested. */
  readonly opening?: string;
  readonly locks: string;
  readonly changes: string;
}

/** Words for what stays and what changes, by `change`. */
const subjects: Readonly<
  Record<StudioKind, { readonly what: string } & Partial<Record<Change, ChangeWords>>>
> = {
  interior: {
    what: 'room',
    finishes: {
      locks: roomLocks,
      changes:
        'Keep every piece of furniture where it is. Change only materials, colours, light and decoration.',
    },
    furniture: {
      locks: roomLocks,
      changes:
        'Remove all furniture, lamps, curtains and wall art, and furnish the room anew in this style with another layout; keep doors and paths free.',
    },
    everything: {
      locks:
        'Keep the camera position, the perspective, the shape of the room and the places of its windows and doors.',
      changes:
        'Redesign everything else: furniture, floor, walls, ceiling, built-in elements and light.',
    },
    empty: {
      opening: 'Photorealistic edit of this photo of a room.',
      locks: roomLocks,
      changes:
        'Remove all furniture, lamps, curtains, rugs and wall art, and close walls and floor over them. Add nothing; keep every material and colour as it is.',
    },
  },
  exterior: {
    what: 'building',
    finishes: {
      locks: buildingLocks,
      changes: 'Change only materials, colours, light, planting and details of the facade.',
    },
    shape: {
      locks: siteLocks,
      changes:
        'Replace the building by a new one in this style, in the same place and of about the same size.',
    },
    everything: {
      locks:
        'Keep the camera position, the perspective, the street and the neighbouring buildings.',
      changes:
        'Replace the building by a new one in this style, and lay out garden, paths and drive anew.',
    },
  },
};

/** How much changes, for engines without a number for it. */
const strengthSentences = [
  { upTo: 0.2, sentence: 'Make a very light change: the picture must be recognised at once.' },
  { upTo: 0.35, sentence: 'Make a gentle change: most things keep their colour and material.' },
  { upTo: 0.5, sentence: 'Make a balanced change: surfaces and furniture in the new style.' },
  { upTo: 0.7, sentence: 'Make a strong change: every surface and piece in the new style.' },
  { upTo: 1, sentence: 'Make a bold change: a complete redesign inside the same structure.' },
] as const;

const decorSentences = {
  off: 'Add no furniture and no decoration that is not there already.',
  light: 'Add at most a few pieces of decoration.',
  full: 'Furnish and decorate it completely.',
} as const;

const aesthetics: Readonly<Record<string, string>> = {
  Bright: 'bright, full of daylight',
  Warm: 'warm, with soft golden light',
  Dark: 'dark and moody',
  Gotham: 'dark, dramatic, film noir',
  Glam: 'glamorous, with polished and reflecting materials',
  Vintage: 'vintage, with aged materials and muted colours',
  Airy: 'airy and light, with pale colours',
  Edgy: 'edgy, with hard contrasts',
  Calm: 'calm, with quiet natural colours',
  Vibrant: 'vibrant, with strong colours',
};

const unwantedAnywhere = 'text, watermark, distorted lines, blurry, low quality';
const unwanted = `moved walls, moved windows, extra windows, missing windows, extra doors, changed perspective, ${unwantedAnywhere}`;

export function composeRestyleWords(
  recipe: RestyleRecipe,
  abilities: Pick<PictureAbilities, 'strength' | 'negative'>,
): Words {
  const { kind, style, roomType, propertyType, aesthetic, change = storedChangeDefault } = recipe;
  const { what, ...byChange } = subjects[kind];
  const subject = byChange[change] ?? byChange[storedChangeDefault];
  const place = labelOf(kind, 'roomTypes', roomType).toLowerCase();
  const styled = [
    `Photorealistic restyle of this photo of a ${what} (${place}, ${propertyType.toLowerCase()} property) in the ${style} style.`,
    `The atmosphere is ${aesthetics[aesthetic] ?? aesthetic.toLowerCase()}.`,
  ];
  const dressed = [
    ...finishSentences(recipe),
    decorSentences[change === storedChangeDefault ? recipe.decor : 'full'],
    ...(abilities.strength || change !== storedChangeDefault
      ? []
      : [strengthSentence(recipe.strength)]),
  ];
  const sentences = [
    ...(subject?.opening ? [subject.opening] : styled),
    ...(subject ? [subject.locks, subject.changes] : []),
    ...(subject?.opening ? [] : dressed),
    ...(abilities.negative ? [] : [`Avoid: ${unwanted}.`]),
  ];
  return { prompt: sentences.join(' '), negative: unwanted };
}

/** Prompt to turn our own redesign into a photograph without other changes. */
export function composeFinishWords(
  { kind, style, roomType, aesthetic }: RestyleRecipe,
  abilities: Pick<PictureAbilities, 'negative'>,
): Words {
  const { what } = subjects[kind];
  const place = labelOf(kind, 'roomTypes', roomType).toLowerCase();
  const negative = `rendering, illustration, plastic, ${unwanted}`;
  const sentences = [
    `Turn this rendering of a ${what} (${place}) in the ${style} style into a photograph.`,
    `The atmosphere is ${aesthetics[aesthetic] ?? aesthetic.toLowerCase()}.`,
    'Keep every object, wall, opening and the camera exactly where they are; add only real materials, light and fine detail.',
    ...(abilities.negative ? [] : [`Avoid: ${negative}.`]),
  ];
  return { prompt: sentences.join(' '), negative };
}

const strengthSentence = (strength: number): string =>
  (strengthSentences.find(({ upTo }) => strength <= upTo) ?? strengthSentences.at(-1)!).sentence;

const finishSentences = ({ finishes = [], paintedThings = [] }: RestyleRecipe): string[] =>
  [
    ...finishes.map(({ surface, ...finish }) => ({ ...finish, name: surface })),
    ...paintedThings,
  ].map(({ name, material, colour }) => {
    const look = [material && spoken(material), colour && `in the colour ${colour}`];
    return `Make the ${spoken(name)} ${look.filter(Boolean).join(' ')}.`;
  });

/** `oakPlanks` as "oak planks". */
const spoken = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const labelOf = (kind: 'interior' | 'exterior', list: 'roomTypes', value: string): string =>
  studios[kind][list].find((option) => option.value === value)?.label ?? value;

const changeWords = {
  time: {
    dawn: 'at dawn',
    day: 'by day',
    golden: 'in the golden hour',
    dusk: 'at dusk',
    night: 'at night',
  },
  weather: {
    clear: 'under a clear sky',
    cloudy: 'under a cloudy sky',
    overcast: 'under an overcast sky',
    fog: 'in fog',
    rain: 'in rain',
    snow: 'in falling snow',
    storm: 'in a storm',
  },
  season: { spring: 'in spring', summer: 'in summer', autumn: 'in autumn', winter: 'in winter' },
  medium: {
    photograph: 'as a photograph',
    watercolour: 'as a watercolour painting',
    pencil: 'as a pencil drawing',
    ink: 'as an ink drawing',
    blueprint: 'as a blueprint',
    clay: 'as a clay model',
    cutPaper: 'as a cut-paper model',
  },
} as const;

/** A visitor's own words, followed by the changes chosen beside them. */
export function composeVisualWords(prompt: string, change: SceneChange): Words {
  const { turnDeg, time, weather, season, medium } = change;
  const chosen = [
    time && changeWords.time[time],
    weather && changeWords.weather[weather],
    season && changeWords.season[season],
    medium && changeWords.medium[medium],
    turnDeg && `seen from ${Math.abs(turnDeg)} degrees further ${turnDeg > 0 ? 'right' : 'left'}`,
  ].filter(Boolean);
  const text = chosen.length > 0 ? `${prompt} (${chosen.join(', ')})` : prompt;
  return { prompt: text, negative: unwantedAnywhere };
}

export const composeSketchWords = (prompt: string): Words => ({
  prompt: `Make a finished, realistic picture of this hand drawing. Keep its lines, proportions and viewpoint exactly; paint what it shows. ${prompt}`,
  negative: unwantedAnywhere,
});

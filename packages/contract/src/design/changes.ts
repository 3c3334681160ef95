/** How much of a photo is redesigned: the first choice after the style. */
import type { StudioKind } from './studios.ts';

/** `empty` removes the furniture and adds none; offered apart from the other options. */
export const changeNames = ['finishes', 'furniture', 'shape', 'everything', 'empty'] as const;
export type Change = (typeof changeNames)[number];

export interface ChangeOption {
  readonly value: Change;
  readonly label: string;
  /** Its effect in one sentence. */
  readonly hint: string;
}

interface Changes {
  readonly options: readonly ChangeOption[];
  readonly others: readonly ChangeOption[];
  readonly default: Change;
}

export const changes = {
  interior: {
    options: [
      {
        value: 'finishes',
        label: 'Finishes',
        hint: 'Your things stay; floor, walls, ceiling and light are new.',
      },
      {
        value: 'furniture',
        label: 'Furniture',
        hint: 'Furnished anew: an empty room in its own photo, another drawn anew in the shape that was read. Windows and view stay where they can be read.',
      },
      {
        value: 'everything',
        label: 'Everything',
        hint: 'The whole room is drawn anew from where you stood, in the shape that was read.',
      },
    ],
    others: [
      {
        value: 'empty',
        label: 'Empty this room',
        hint: 'Furniture, lamps and pictures go; walls and floor close over them, and over what is built in.',
      },
    ],
    default: 'furniture',
  },
  exterior: {
    options: [
      {
        value: 'finishes',
        label: 'Finishes',
        hint: 'Your house stays; materials, colours and sky are new.',
      },
      {
        value: 'shape',
        label: 'Shape',
        hint: 'A new house stands in the place of the old one; garden and street stay.',
      },
      {
        value: 'everything',
        label: 'Everything',
        hint: 'A new house, and the ground around it laid out anew.',
      },
    ],
    others: [],
    default: 'shape',
  },
} as const satisfies Record<StudioKind, Changes>;

/** For rows stored before the field existed. */
export const storedChangeDefault: Change = 'finishes';

export const changeOption = (kind: StudioKind, change: Change): ChangeOption | undefined =>
  [...changes[kind].options, ...changes[kind].others].find(({ value }) => value === change);

/** The presets range from .2 to .45. */
const presetStrengths = { least: 0.2, most: 0.45 } as const;

/**
 * The specification's call has no field for the change, so it follows from `startSchedule`: the presets'
 * range gives the studio's default, lower values finishes, higher ones everything.
 */
export function changeOfStrength(kind: StudioKind, strength: number): Change {
  if (strength < presetStrengths.least) return 'finishes';
  return strength > presetStrengths.most ? 'everything' : changes[kind].default;
}

/** A note of results that fell back to finishes; beside it stands the button. */
export const furnishAnyway = 'Furnish it anyway as a plain room, or set its corners under Adjust.';

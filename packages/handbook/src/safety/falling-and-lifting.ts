/** Falling parts of buildings, and heavy loads. */
import type { WarningRow } from './warning.ts';

export const fallingAndLiftingWarnings: readonly WarningRow[] = [
  {
    subject: 'parts that fall from a building',
    words: [
      `balcony | balconies | facade* | cornice* | chimney* | gable* | parapet* | render | concrete | ceiling |
      gutter* | roof tile* | slates | ledge*`,
      `bits fall* | pieces fall* | falls off | fall off | falling off | fell off | come off | came down | crumbl* |
      spall* | rusty steel | rusty rebar | exposed rebar | exposed steel | loose pieces | lumps`,
    ],
    unless: `cost* | how much | paint falls | wallpaper | countertop* | worktop*`,
    reply:
      '**Keep people away from below, today, and off what crumbles.** Pieces that fall from a height kill, and rusting steel in a balcony or beam means that it carries less than it did. Fence the ground off, look only from a distance, and have a structural engineer see it before anything is knocked off or patched; tell owner or landlord in writing.',
    slugs: ['cracks-in-walls'],
    examples: [
      'the concrete balcony shows rusty steel underneath and bits fall off',
      'lumps of render come off the gable above the pavement',
    ],
    counterExamples: ['How do I repair a concrete worktop?'],
  },
  {
    subject: 'lifting what is too heavy',
    words: [
      `beam* | rsj* | steel | lintel* | slab* | cast iron | bathtub* | boiler* | piano* | safe | stove* | window unit* |
      glass pane* | paving*`,
      `carry | carrying | lift | lifting | haul* | drag* | up a ladder | up the ladder | up the stairs`,
      `kg | kilos | pounds | lbs | ladder* | alone | by myself | two people | two of us`,
    ],
    unless: `cost* | how much | floor carry | weight of | load | boiler service`,
    reply:
      '**Not by hand: some 25 kg (55 lb) a person is the usual most, and nothing heavy is carried on a ladder.** A hoist, a lifting trolley, a genie lift or a small crane moves it, from a scaffold or a firm floor, with nobody below and everybody knowing who gives the word. Steel comes in lengths that are bolted together on site where there is no room for a machine.',
    slugs: [],
    examples: [
      'how do we carry a 200 kg beam up a ladder between two people',
      'can I lift a 60 kg paving slab alone',
    ],
    counterExamples: ['What weight can a floor carry?'],
  },
];

/** Heights and tanks. */
import type { WarningRow } from './warning.ts';

export const heightWarnings: readonly WarningRow[] = [
  {
    subject: 'tanks, wells and confined spaces',
    words: [
      `septic tank* | cesspit* | manhole* | well | water tank* | crawl space* | crawlspace*`,
      `climb* in | go in | get in | enter* | inside the | clean* inside | down the`,
    ],
    unless: `as well | well as | crawl space height | insulat* | cost*`,
    reply:
      '**Do not enter a tank, a well or a manhole.** Gas that cannot be smelled makes people faint within seconds, and most who die in them went in to help. Leave it to a firm with gas meters, a winch and a second person.',
    slugs: [],
    examples: [
      'Can I climb in the septic tank to clean it?',
      'how do I get in a manhole to unblock it',
    ],
    counterExamples: ['How big is a septic tank?'],
  },
  {
    subject: 'work at height',
    words: [
      `climb* | ladder* | rung* | top step | fascia* | soffit* | on the roof | on my roof | onto the roof | walk on | scaffold* |
      gutter* | roof tile* | roof myself | roof leak* | leak* roof | chimney | skylight* | stairwell | solar panel*`,
      `climb* | clean* | myself | alone | diy | fix* | repair* | replac* | paint* | walk on |
      get up | get on | go up | stand on | reach* | install* | work on`,
    ],
    unless: `loft ladder* | ladder shelf | cost* | how much | bunk | mountain* | knee* | stairs |
      toddler* | child* | kid | kids | baby | year old | library ladder | climbing wall | climbing plant* | plants climb | climbing rose* |
      climber* | how long do | how long does | panels work | panel work | what size | gutter size |
      planning permission | permission | pay back | payback | worth | which way | blind* |
      how often`,
    reply:
      '**Falls from roofs and ladders are the commonest way to die while working on a home.** Work from scaffolding or a tower with rails, not from a ladder against a gutter; never alone, never on a wet or icy roof, and never on roof lights, old cement sheets or glass, which break without warning. For anything beyond a single storey a roofer with scaffolding costs less than a fall.',
    slugs: [],
    examples: [
      'Can I climb on the roof to fix a slipped tile?',
      'how do I clean the gutters with a ladder',
      'Can I walk on a polycarbonate skylight?',
      'I want to install solar panels on my roof myself',
      'roof leak by the chimney, can i go up the ladder and seal it with silicone',
      'the roof leaks, can I fix it myself',
    ],
    counterExamples: [
      'What size is a loft ladder hatch?',
      'Which climbing plants suit a north wall?',
      'What does replacing roof tiles cost?',
      'Why does the roof leak around the window?',
    ],
  },
];

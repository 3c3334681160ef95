/** Load-bearing structure and loads. */
import type { WarningRow } from './warning.ts';

const takingAway = `knock* down | knock* out | knock* through | knock* it | knock* into | knock* a | remov* | take down |
  take out | take away | taking down | taking out | taking away | tear* down |
  tear* out | rip* out | demolish* | get rid of | getting rid of | open* up |
  cut* through | cut* into | cut* out | cut* away | cut up | saw* through | drill* through |
  notch* | hole in | opening in | doorway in | widen* | come down | come out |
  coming down | smash* | open plan`;

/** Work on a wall's surface doesn't weaken the wall. */
const faceOfAWall = `tile* | wallpaper* | paint* | plaster | plastering | replaster* | render* | stain* |
  mould* | mold* | mildew | damp* | condensation | nail* | screw* | hook* | plug* |
  mirror* | shel* | cabinet* | cupboard* | wardrobe* | radiator* | tv | television* |
  picture* | poster* | graffiti | ivy | moss | algae | salt* | efflorescence |
  cladding | insulation | panel* | wainscot* | dado | picture rail | wall unit* |
  media wall | wall light* | curtain wall | garden wall | berlin wall | wall plate* |
  sticker* | adhesive | glue | soot | grease | echo | accent wall | feature wall`;

const whatCarries =
  '**What carries a house is propped and replaced by people who have reckoned the load.** A car jack or a single post slips or punches through the floor; a beam, joist or lintel that is let go can bring down what stands on it. Keep people from below, take weight off the floor above, and have a structural engineer see it: proper props (with spreaders top and bottom, and a sound base) come first, then the cause of the rot or the crack, then the new piece with its bearings.';

export const structureWarnings: readonly WarningRow[] = [
  {
    subject: 'propping what carries',
    words: [
      `prop | props | propping | jack | jacks | jacking | acrow* | hold up | holding up | shor* up |
      support | lift`,
      `beam* | joist* | lintel* | girder* | purlin* | sagging floor | sagging ceiling | load-bearing* |
      load bearing*`,
      `jack | jacks | jacking | myself | rot* | replac* | crack* | car jack | sag* | i | we`,
    ],
    unless: `jack and jill | cost* | how much | jack stud* | jack rafter* | what is`,
    reply: whatCarries,
    slugs: ['removing-a-wall', 'load-bearing-walls'],
    examples: [
      'the beam in the cellar looks rotten at the wall end, can i prop it with a car jack and replace it?',
      'Can I jack up a sagging floor joist myself?',
    ],
    counterExamples: ['What is a Jack and Jill bathroom?', 'How far can a beam span?'],
  },
  {
    subject: 'rot in what carries',
    words: [
      `rot | rots | rotten | rotting | rotted | decay* | woodworm | termite* | eaten | soft and dark`,
      `beam* | joist* | lintel* | rafter* | wall plate* | post | posts | truss* | balcony`,
    ],
    unless: `fence post* | cost* | how much | prevent | what is | rot-proof | oak beam | deck board*`,
    reply: whatCarries,
    slugs: ['settlement-and-subsidence'],
    examples: ['the ends of the joists are rotten, can I cut them off and bolt on new ones'],
    counterExamples: ['How do I keep a fence post from rotting?'],
  },
  {
    subject: 'home-made floors, lofts and swings',
    words: [
      `mezzanine* | loft bed* | high bed | sleeping platform | sleeping loft | gallery | tree house* |
      treehouse* | swing | hammock* | hanging chair* | punch* bag* | pull up bar* | raised deck* |
      bouldering wall | climbing wall`,
      `build* | make | making | put up | fix* | hang* | tie | tied | screw* | diy | myself | bolt*`,
    ],
    unless: `cost* | how much | how wide | how high | picture* | colour* | color* | curtain*`,
    reply:
      '**What carries people is reckoned, not guessed: a fall from 2 m breaks bones.** It must rest on masonry, posts or studs and joists of known size, never on plasterboard, pallets or plugs in a hollow wall; swinging doubles and trebles the weight. Let a structural engineer or a carpenter size beams and fixings, put a guard of 1 m (40 in) around it and a fixed ladder or stair to it; in a rented home or a flat ask first.',
    slugs: ['floor-loads', 'guards-and-balustrades'],
    examples: [
      'We want to build a mezzanine of 2.2 m over the bed from pallets, tied to the plasterboard wall',
      'Can I hang a swing from the ceiling joists?',
    ],
    counterExamples: ['How high is a mezzanine?', 'What does a loft bed cost?'],
  },
  {
    subject: 'an opening in a masonry wall',
    words: [
      `doorway* | door | opening* | hole | archway* | arch | patio door* | window | hatch |
      french door* | bifold*`,
      `brick wall* | block wall* | stone wall* | masonry wall* | outside wall* | exterior wall* |
      external wall* | wall of brick* | wall of stone | concrete wall* | lintel*`,
      `make | making | mak* a | cut | cutting | knock* | creat* | put in | widen* | open* up |
      new door* | new window* | turn* | enlarg* | bigger`,
    ],
    unless: `garden wall | how much | cost* | picture | cabinet* | curtain* | cat flap`,
    reply:
      '**Every opening in a masonry wall needs a lintel that is sized for what stands above it: ask a structural engineer before you cut.** Concrete, steel or stone of the right size, resting as a rule at least 150 mm (6 in) on sound wall at both ends; a plain timber beam under masonry is rarely accepted, since it shrinks, rots and burns. The wall above is propped until the lintel carries, and nearly everywhere the work needs a permit or building-control approval.',
    slugs: ['lintel-bearing', 'removing-a-wall', 'load-bearing-walls'],
    examples: [
      'How do I cut a new window in a block wall myself?',
      'can I turn the window into a patio door in the brick wall',
    ],
    counterExamples: ['What does a new door opening in a brick wall cost?', 'How wide is a door?'],
  },
  {
    subject: 'masonry above an opening',
    words: [
      `brick* | block* | stones | masonry | courses`,
      `above window* | over window* | above the window* | above the door* | over the door* | above door* |
      over the opening | above the opening | taller window* | taller frame* | higher door* | taller door*`,
      `take off | tak* out | tak* | remov* | cut* | fall* | loose | crack* | knock* | fit`,
    ],
    unless: `cost* | how much | clean* | paint*`,
    reply:
      '**What stands above a window or door hangs on a lintel: take out no brick before it is propped and a structural engineer has sized a new one.** Strongboys or needles carry the wall while the old lintel goes, the new one rests at least 150 mm (6 in) on sound wall at both ends, and the work needs building-control approval in most places. Bricks that loosen or crack there mean that the lintel fails: keep away from below.',
    slugs: ['lintel-bearing', 'removing-a-wall'],
    examples: [
      'we need to take off 2 courses of bricks above the window to fit a taller frame, how?',
      'bricks above the door are loose and crack, can I cut them out',
    ],
    counterExamples: ['What do bricks above a window cost?'],
  },
  {
    subject: 'taking out a wall, beam or joist',
    words: [
      takingAway,
      `wall | walls | partition* | chimney breast* | joist* | beam* | rafter* | truss* |
      purlin* | lintel* | column* | pillar* | load bearing*`,
    ],
    unless: faceOfAWall,
    reply:
      '**Stop before you cut: have a structural engineer look first.** A wall, beam, joist or chimney breast may carry floors, walls or the roof above, and how it sounds or how thick it is does not tell: hollow stud walls can be load-bearing too. Removed without a sized beam, proper bearings and temporary props, it can bring part of the building down. Nearly everywhere it also needs a permit or building-control approval.\n\nThe safe order: 1. an engineer finds out what it carries and sizes the beam and its supports; 2. approval; 3. cables, pipes and asbestos are looked for; 4. a builder props the load, fits the beam, and only then removes the wall; 5. inspection before it is covered up.',
    slugs: ['removing-a-wall', 'load-bearing-walls'],
    examples: [
      'how do I remove a load bearing wall myself',
      'Is it OK to knock down the wall between kitchen and dining room? It sounds hollow.',
      'Can I take out this thin wall, it is only plasterboard?',
      'we want open plan, can the wall between lounge and kitchen come down',
      'Can I cut a hole in a joist for a pipe?',
      'I want to remove the chimney breast upstairs only',
      'thinking of widening the doorway in an internal wall',
      'can i notch the roof truss for a loft ladder',
    ],
    counterExamples: [
      'How do I remove wallpaper from a wall?',
      'How do I remove mould from a bathroom wall?',
      'What is a curtain wall?',
      'How thick is a stud wall?',
      'How do I take down a wall cabinet?',
      'What colour goes with a brick wall?',
    ],
  },
  {
    subject: 'heavy loads on floors, roofs and balconies',
    words: [
      `hot tub* | jacuzzi* | swimming pool* | paddling pool* | aquarium* | fish tank* |
      piano* | waterbed* | water bed* | safe | green roof* | roof garden* | roof terrace* |
      raised beds | pizza oven* | stone bath* | cast iron bath* | home gym | library |
      heavy boxes`,
      `balcony | balconies | deck* | roof | rooftop | garage roof | flat roof | loft |
      attic | upstairs | first floor | second floor | joist* | timber floor* |
      wooden floor* | take the weight | too heavy | hold the weight | carry`,
    ],
    unless: `key safe | cost* | price* | belongs | buying | build-up | safe for | is it safe | safe to |
      how safe`,
    reply:
      '**Have the structure checked before the weight goes on.** Water weighs a tonne a cubic metre (62 lb a cubic foot): a filled hot tub or aquarium can exceed what an ordinary floor, balcony or flat roof is designed for (often 1.5 to 4 kN/m², about 30 to 80 lb/ft²), and balconies fail without warning. A structural engineer compares the load with the joists or slab and says what needs strengthening.',
    slugs: ['floor-loads'],
    examples: [
      'Can I put a hot tub on my balcony?',
      'I want a roof terrace on the flat roof of the garage, can it carry that?',
      'Will a 600 litre fish tank upstairs be too heavy?',
      'Can I turn the loft into a library?',
    ],
    counterExamples: ['How wide is a grand piano?', 'What does a hot tub cost?'],
  },
  {
    subject: 'cracks and movement',
    words: [
      `crack* | bulg* | lean* | sagg* | sinking | subsid* | bowing | bowed | moving |
      dropped | gap`,
      `suddenly | overnight | getting wider | getting bigger | getting worse | growing |
      finger | coin | wide | 5mm | 5 mm | 10mm | 10 mm | 15mm | 20mm | inch | doors stick* |
      door sticks | won’t close | won't close | ceiling is sagg* | floor is sagg* |
      retaining wall | chimney`,
      `crack* | wall* | ceiling* | floor* | chimney* | house | foundation* | balcony |
      beam* | lintel*`,
    ],
    unless: `crack filler* | what is a | expansion | movement joint* | gap beside | tile gap |
      gap between tile* | picture* | frame* | mirror* | shelf | shelves | evenly | spaced | worktop* | plank* | laminate | coping | how wide | wide should |
      how far`,
    reply:
      '**Movement that is new, growing, or wider than about 5 mm (1/4 in) should be seen by a structural engineer soon.** If a ceiling, balcony, chimney or retaining wall sags, bulges or leans suddenly, keep people away from it and from below it, and call for help today. Mark the ends of a crack with the date and measure it; do not fill it before the cause is known.',
    slugs: ['cracks-in-walls', 'settlement-and-subsidence'],
    examples: [
      'There is a crack in the wall as wide as my finger and getting bigger',
      'The ceiling suddenly started sagging, what should I do?',
      'Doors stick and there is a crack above them in the wall',
      'Our chimney is leaning, is that urgent?',
    ],
    counterExamples: [
      'How wide should a hallway be?',
      'What filler is best for hairline cracks?',
      'How do I stop laminate gapping?',
      'What gap is left between pictures 40 cm wide on a wall of 3 m?',
    ],
  },
];

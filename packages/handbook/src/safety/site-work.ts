/** Dust, falling parts and tools during demolition. */
import type { WarningRow } from './warning.ts';

export const siteWorkWarnings: readonly WarningRow[] = [
  {
    subject: 'saws that kick back',
    words: [
      `kickback | kick* back | throw* back | thrown back | riving knife | without the guard |
      without guard | guard off | jump* back`,
      `saw | saws | blade | grinder* | disc | router`,
    ],
    unless: `cost* | what is a`,
    reply:
      '**Stop using it until the cause is found: a blade that pinches throws the wood or the machine back, and hands follow it.** Guard and riving knife on, fence parallel to the blade, a sharp blade, a push stick for the last 300 mm (12 in), both hands on the machine, and nobody in line with the cut. Goggles and ear defenders, no gloves and no loose sleeves. Unplug before you touch the blade.',
    slugs: ['table-saw-kickback'],
    examples: ['my saw blade kicks back', 'can I use a grinder without the guard'],
    counterExamples: ['Which saw blade cuts laminate?'],
  },
  {
    subject: 'dust of stone and concrete',
    words: [
      `cut* | grind* | angle grinder* | saw* | chas* | polish* | core drill* | break* up`,
      `paving* | slab* | concrete | brick* | stone* | kerb* | tile* | block* | engineered stone |
      quartz | worktop* | mortar`,
      `grinder* | disc* | saw | dust* | precaution* | safe* | mask* | indoors | dry | inside |
      polish* | chas*`,
    ],
    unless: `cost* | how much | coarse saw | colour* | color*`,
    reply:
      '**The dust of stone, brick and concrete (silica) scars lungs for good: cut wet or with a vacuum at the blade, outdoors, wearing a tight FFP3 (P100) mask.** Goggles, ear defenders and gloves besides; nobody else near, least of all downwind. A grinder kicks back: guard on, both hands, no jammed or worn disc, no work above the shoulder. Cables and pipes are found before a wall or a slab is cut.',
    slugs: [],
    examples: [
      'cutting paving slabs and concrete blocks with a grinder in the yard, any precautions?',
      'Can I chase a brick wall indoors with an angle grinder?',
      'how do I cut a quartz worktop dry at home',
    ],
    counterExamples: ['What does cutting a concrete slab cost?', 'Is quartz better than granite?'],
  },
  {
    subject: 'old ceilings and plaster that come down',
    words: [
      `lath* | plaster ceiling* | old ceiling* | ceiling`,
      `remov* | pull* down | tak* down | rip* | tear* | knock* down | bring* down | demolish*`,
      `lath* | old | victorian | edwardian | georgian | plaster* | 18##* | 190#* | 191#* | 192#* |
      193#* | 194#* | 195#* | 196#* | myself | weekend`,
    ],
    unless: `cost* | how much | popcorn | artex | light* | lamp* | fan | fans | mould* | mold* |
      stain* | paint* | wallpaper* | hook* | tile* | beam* | joist*`,
    reply:
      '**An old ceiling comes down all at once, heavy and full of dust.** A square metre of lath and plaster weighs some 30–50 kg (60–100 lb for 10 ft²): nobody stands below what is loosened, and children stay out of the house. Have coatings and insulation above it tested for asbestos and paint for lead first; switch off and find the cables in it; wear helmet, goggles, gloves and a tight FFP3 (P100) mask, close the room off with sheets, and never cut what holds it up.',
    slugs: ['asbestos', 'lead-paint'],
    examples: [
      'want to remove the lath and plaster ceiling in our victorian house this weekend',
      'How do I pull down an old plaster ceiling myself?',
    ],
    counterExamples: ['How do I remove a ceiling light?', 'What does replacing a ceiling cost?'],
  },
  {
    subject: 'demolishing outside',
    words: [
      `demolish* | knock* down | pull* down | tak* down | tear* down | break* up`,
      `garage | shed | outbuilding* | chimney | porch | conservatory | garden wall* | retaining wall* |
      barn | extension`,
    ],
    unless: `cost* | how much | permission | permit* | breakfast`,
    reply:
      '**Before anything is pulled down: power, gas and water cut off by their suppliers, asbestos looked for, and a plan in which order it comes down.** Walls fall without warning once what braces them is gone, and roofs give way under those who stand on them. From the top, never from below; nobody within the height of the wall; a retaining wall or anything joined to a house first to an engineer. Demolition often needs notice or a permit.',
    slugs: ['asbestos'],
    examples: [
      'how do I demolish the old garage myself',
      'can we take down the chimney above the roof',
    ],
    counterExamples: ['What does demolishing a garage cost?'],
  },
  {
    subject: 'trees, saws and power lines',
    words: [
      `chainsaw* | chain saw* | fell a tree | cut* branch* | prun* | lop* | trim*`,
      `tree | trees | branch* | power line* | overhead cable* | hedge`,
      `chainsaw* | chain saw* | ladder* | power line* | overhead cable* | roof | tall | big | over the house`,
    ],
    unless: `cost* | how much | when to | which`,
    reply:
      '**A chainsaw, a ladder and a tree together kill: no sawing from a ladder, none above the shoulder, none within 10 m (33 ft) of a power line.** Big limbs, whole trees near houses and anything under tension are work for an insured tree surgeon; the network operator clears its own lines. From the ground: helmet with visor, ear defenders, cut-proof trousers, and a second person.',
    slugs: [],
    examples: [
      'Can I cut the branches over the house with a chainsaw from a ladder?',
      'pruning a tree under the power line, is that ok',
    ],
    counterExamples: ['When to prune an apple tree?'],
  },
];

/** Falls, tipping furniture and strangulation of children. */
import type { WarningRow } from './warning.ts';

const smallPeople = `toddler* | child* | kid | kids | baby* | babies | year old* | month old* | son |
  daughter | grandchild* | nursery | crawling | twins`;

export const childWarnings: readonly WarningRow[] = [
  {
    subject: 'windows and railings that children climb',
    words: [
      `window* | balcony | balconies | railing* | baluster* | banister* | guard rail* | terrace*`,
      smallPeople,
      `fence* | no railing* | without railing* | without a railing | gap* | climb* | safe* | fall* |
      stay open | leave open | left open | keep open | open at night | low | floor | storey |
      horizontal | under the window | below the window | beneath the window`,
    ],
    unless: `how many | colour* | color* | curtain* | floor lamp* | floor to ceiling | light*`,
    reply:
      '**Children climb what looks like a ladder and fall through what an adult overlooks.** Windows above the ground floor want restrictors that stop at 100 mm (4 in) and still open for escape, with no bed, chest or chair below; insect screens hold nobody. Railings want gaps below 100 mm (4 in) and nothing to climb on: cover horizontal bars with clear sheet or tight mesh up to the rail.',
    slugs: ['childproofing', 'guards-and-balustrades'],
    examples: [
      'My balcony railing has gaps, can kids fall through?',
      'how do i get the window in my kids room on 4th floor to stay open at night',
      'my 3 year old can climb the horizontal rails on our new balcony',
      'Can the cot stand under the window? Our baby is on the second floor',
    ],
    counterExamples: [
      'How many windows should a children’s room have?',
      'How high is a balcony railing?',
    ],
  },
  {
    subject: 'open stairs and children',
    words: [
      `stair* | staircase* | open riser* | steps | handrail* | loft bed* | bunk bed* | top bunk`,
      smallPeople,
      `open | gap* | gate* | without | no handrail* | safe* | fall* | remov* | climb* | rail* | old enough`,
    ],
    unless: `colour* | color* | paint* | carpet* | how many | storage`,
    reply:
      '**Stairs and high beds are where small children fall most.** Gates at top and bottom until about two years, the upper one screwed to the wall; gaps in guards and open risers below 100 mm (4 in); a handrail that stays. The upper bunk is for six years and older, with guards on all sides.',
    slugs: ['childproofing'],
    examples: [
      'Are open risers safe with a toddler?',
      'Can my 4 year old sleep in the top bunk safely?',
    ],
    counterExamples: ['What carpet suits stairs with children?'],
  },
  {
    subject: 'furniture that tips over',
    words: [
      `bookcase* | bookshel* | wardrobe* | dresser* | chest of drawers | drawers | tall cupboard* |
      tall cabinet* | television* | tv | shelves | shelving`,
      smallPeople,
      `fix* | anchor* | fasten* | heavy | tall | safe* | fall* | tip | tips | tipping | topple* |
      wobbl* | climb* | freestanding`,
    ],
    unless: `colour* | color* | how many`,
    reply:
      '**Fix everything tall to the wall: children are killed by chests, wardrobes and televisions that tip over.** Two brackets or straps into studs or masonry, heavy things at the bottom, drawers that lock, nothing tempting on top. Look for cables and pipes with a detector before you drill, and let nothing that can fall stand or hang beside a bed or cot.',
    slugs: ['childproofing'],
    examples: [
      'Can I drill into the party wall to fix a heavy bookcase 2.4 m high, baby’s room?',
      'is it ok to leave the wardrobe freestanding with a toddler',
    ],
    counterExamples: ['How deep is a bookcase?', 'Where does the tv go with kids?'],
  },
  {
    subject: 'water and children',
    words: [
      `pool* | pond* | hot tub* | water butt* | rain barrel* | fountain* | stream`,
      smallPeople,
    ],
    unless: `cost* | how much | colour* | color*`,
    reply:
      '**Children drown in a few centimetres of water, without a sound.** Fence pools and ponds on all sides with a self-closing gate (1.2 m, 4 ft, at least) with nothing to climb on, lock hot tubs and water butts, and let no cover or alarm take the place of an adult who watches.',
    slugs: ['childproofing'],
    examples: [
      'Is a pond safe with a toddler?',
      'pool in the garden next spring and we have twins of 2',
    ],
    counterExamples: ['How big should a children’s room be?'],
  },
  {
    subject: 'high beds under fans and lamps',
    words: [
      `bunk* | loft bed* | high bed* | top bunk`,
      `ceiling fan* | fan | fans | hot lamp* | spotlight* | halogen*`,
    ],
    unless: `cost* | colour* | color*`,
    reply:
      '**Nobody on an upper bunk may reach a turning fan or a hot lamp.** Move the bed out of its reach to all sides, sitting up and with an arm stretched out, or take the fan down; a pillow or sheet must not be able to touch a lamp.',
    slugs: ['childproofing'],
    examples: ['our bunk bed is under the ceiling fan, problem?'],
    counterExamples: ['How high is a bunk bed?'],
  },
  {
    subject: 'stairs without a handrail',
    words: [
      `handrail* | hand rail* | banister* | stair rail* | guard rail* | balustrade*`,
      `without | no | missing | remov* | tak* down | tak* off | broken | loose | wobbl*`,
      `stair* | staircase* | steps | landing | mum | mother | father | dad | old | elderly`,
    ],
    unless: `cost* | how much | paint* | strip* | colour* | color* | style`,
    reply:
      '**A stair without a firm handrail is where people fall, the old and the small first.** Keep or fit one before the stair is used again: 900–1,000 mm (35–39 in) above the nosings, on both sides for somebody unsteady, running past the first and last step; an open side needs a guard with gaps below 100 mm (4 in). Good light with a switch at both ends, and nothing lying on the treads.',
    slugs: ['guards-and-balustrades'],
    examples: [
      'stairs without handrail on the open side, mum is 80',
      'can I remove the banister to make the staircase look modern',
    ],
    counterExamples: ['How high is a handrail?'],
  },
];

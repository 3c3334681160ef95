/** Yes/no questions on living in rooms, each with a verdict and its entry. */
import { type CommonQuestion, yesNoWords } from './common-question.ts';

export const homeQuestions: readonly CommonQuestion[] = [
  {
    words: [
      yesNoWords,
      `fan | extractor* | extract fan*`,
      `keep running | stay on | left on | leave on | run on | running after | on after | after a shower | after the shower | after showering`,
    ],
    verdict:
      '**Yes, for 15–20 minutes** or until the mirror is clear and humidity is below about 60 %: a run-on timer or humidity switch does it.',
    slug: 'bathroom-ventilation',
    examples: [
      'should the bathroom fan keep running after a shower?',
      'should I leave the extractor on after showering',
    ],
    counterExamples: ['How strong is a bathroom fan?', 'My fan keeps running for hours, why?'],
    unless: `why | hours | what | which | how`,
  },
  {
    words: [
      yesNoWords,
      `vinyl | lvt | lvp | spc`,
      `underfloor heating | floor heating | heated floor | radiant floor`,
    ],
    verdict:
      '**Yes, if its maker allows it**: at most 27 °C at the surface, warmed up slowly; glued down it passes the heat best, click planks want a thin, firm underlay made for it.',
    slug: 'luxury-vinyl-flooring',
    examples: ['will vinyl click floor survive over underfloor heating?'],
    counterExamples: ['What does vinyl cost?'],
    unless: `what | which | how | max`,
  },
  {
    words: [
      yesNoWords,
      `dishwasher* | washing machine* | washer*`,
      `share | same | together | one`,
      `drain* | waste | standpipe | trap | tap | valve`,
    ],
    verdict:
      '**Yes**: on a sink trap with two spigots or each on a standpipe of its own into the same waste, with a high loop in both hoses; a plain tee on one hose floods the other machine.',
    slug: 'plumbing-in-a-machine',
    examples: ['can a dishwasher and washing machine share one drain?'],
    counterExamples: ['How high is a standpipe?', 'Can I share a socket with the dishwasher?'],
    unless: `why | smell* | block* | socket*`,
  },
  {
    words: [yesNoWords, `north facing | north-facing | facing north | faces north`, `white`],
    verdict:
      '**Better not a cold white**: in cool light it looks grey; take a warm off-white, or a deeper warm colour.',
    slug: 'north-facing-rooms',
    examples: ['is north facing room best painted white?'],
    counterExamples: ['What colour suits a north-facing room?'],
    unless: `what | which`,
  },
  {
    words: [`worth | pay off | pay back`, `solar | photovoltaic* | pv`],
    verdict:
      '**Usually yes**: on a roof with little shade that faces between east and west by way of the sunny side; what you use yourself pays most.',
    slug: 'solar-panels',
    examples: ['are solar panels worth it'],
    counterExamples: ['How many solar panels fit on a roof?'],
    unless: `north | battery | batteries | storage | how long | shade*`,
  },
  {
    words: [
      yesNoWords,
      `heating`,
      `leave | leaving | keep | constant*`,
      `low | all day | constant* | on all | always`,
      `cheaper | better | save* | cost* less`,
    ],
    verdict:
      '**Usually no**: in ordinary houses heating only when you need it is cheaper; a heat pump or floor heating in a well-insulated house runs steadily.',
    slug: 'thermostats',
    examples: ['is it cheaper to leave heating on low'],
    counterExamples: ['Is heating a house with gas cheaper?'],
  },
  {
    words: [
      `bed`,
      `under | below | beneath | in front`,
      `window`,
      `ok | okay | bad | can | should | fine`,
    ],
    verdict: '**Yes, if the window is tight** and not too low, with a headboard against the cold.',
    slug: 'sofa-at-the-window',
    examples: ['bed under window ok?', 'can i put my bed under the window'],
    counterExamples: ['How large should a bedroom window be?'],
    unless: `cot | crib | baby | toddler | child* | kid* | bunk`,
  },
  {
    words: [
      `plants | houseplants`,
      `bedroom | sleep*`,
      `healthy | bad | ok | okay | unhealthy | oxygen | harmful`,
    ],
    verdict: '**Yes, harmless**: they neither take your oxygen nor clean the air to speak of.',
    slug: 'plants-and-air',
    examples: ['plants in bedroom healthy?'],
    counterExamples: ['Which plants suit a dark bedroom?'],
  },
  {
    words: [
      `air con* | air conditioner*`,
      `single hose | one hose | portable`,
      `worth | any good | enough`,
    ],
    verdict:
      '**Only for one room in hot weeks**: a split uses about half the power and is far quieter.',
    slug: 'split-air-conditioners',
    examples: ['is a portable air conditioner worth it'],
    counterExamples: ['How does a split air conditioner work?'],
  },
  {
    words: [yesNoWords, `open | leave`, `window*`, `night`, `heat* | summer | hot | cool*`],
    verdict: '**Yes, by night, and shut by day**: while the air outside is cooler than inside.',
    slug: 'hot-upstairs',
    examples: ['should i leave windows open at night in summer'],
    counterExamples: ['Are my windows too hot?'],
    unless: `burglar* | noise | child* | winter`,
  },
  {
    words: [yesNoWords, `tv | television`, `plasterboard | drywall | stud wall | hollow wall`],
    verdict:
      '**Yes, screwed into the studs** or into a board let in behind; plugs in the plasterboard alone only for light sets.',
    slug: 'fixing-things-to-walls',
    examples: ['can I hang a 65 inch tv on drywall'],
    counterExamples: ['How high should a TV hang?'],
    unless: `how | what | which | where`,
  },
  {
    words: [yesNoWords, `carpet`, `kitchen`],
    verdict:
      '**Yes, it is a poor choice**: it holds grease, crumbs and water; take vinyl, tile or cork.',
    slug: 'kitchen-floors',
    examples: ['is it a bad idea to put carpet in the kitchen'],
    counterExamples: ['Is carpet good in a bedroom?'],
    unless: `what | which | how | fine | good`,
  },
];

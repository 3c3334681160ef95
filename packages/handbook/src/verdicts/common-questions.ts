/**
 * Frequent yes/no questions, answered with a verdict before the entry that explains it. Rows work as those of
 * the warnings: every group must match a word.
 */
import { createPhraseFinder } from '../safety/warning.ts';
import { type CommonQuestion, yesNoWords } from './common-question.ts';
import { homeQuestions } from './home-questions.ts';

export const commonQuestions: readonly CommonQuestion[] = [
  {
    words: [
      yesNoWords,
      `dark paint | dark colour* | dark color* | dark wall* | black wall* | navy wall*`,
      `small | tiny`,
    ],
    verdict:
      '**Not always**: dark walls come forward, but one dark colour over walls, trim and ceiling can make a small room feel deep.',
    slug: 'dark-colours-and-the-size-of-a-room',
    examples: ['Does dark paint make a small room look smaller?'],
    counterExamples: ['What dark paint suits a hall?'],
  },
  {
    words: [
      yesNoWords,
      `concrete | mortar | screed | lay brick*`,
      `minus | frost | freezing | below zero | 0 degrees | winter | cold | snow`,
    ],
    verdict:
      '**No, not in frost**: only when the air is 5 °C or more, or 3 °C and rising, and kept above 5 °C for the first three days.',
    slug: 'concreting-in-cold-or-heat',
    unless: `floor* | worktop* | always`,
    examples: ['Can concrete be poured at minus 2?'],
    counterExamples: ['How strong is concrete?'],
  },
  {
    words: [
      yesNoWords,
      `heat pump*`,
      `old house* | old home* | victorian | uninsulated | radiator* | without floor heating | without underfloor*`,
    ],
    verdict:
      '**Yes, where the heating works at 45–55 °C flow**: with insulation or larger radiators; underfloor heating is better but not needed.',
    slug: 'heat-pumps',
    examples: ['are heat pumps any good in an old house without floor heating?'],
    counterExamples: ['What does a heat pump cost in an old house?'],
    unless: `cost* | how much | noise | how loud`,
  },
  {
    words: [
      `should | better`,
      `fridge | refrigerator | freezer`,
      `next to | beside | by the`,
      `oven | cooker | stove | hob | dishwasher`,
    ],
    verdict:
      '**Better not**: heat makes it work harder; if it must, an insulated panel or a cupboard of 50–150 mm between.',
    slug: 'fridge-sizes',
    examples: ['Should the fridge stand next to the oven?'],
    counterExamples: ['How wide is a fridge?'],
  },
  {
    words: [
      yesNoWords,
      `window* | glass | pane*`,
      `fog* | mist* | condensation | wet | steam*`,
      `morning | normal | inside | outside | worr*`,
    ],
    verdict:
      '**Often yes**: on the outside it is a sign of good glass; on the inside the air is too humid or the pane too cold; between the panes the seal has failed.',
    slug: 'condensation-outside-glass',
    examples: ['is it normal that windows fog up in the morning'],
    counterExamples: ['How thick is window glass?'],
  },
  {
    words: [yesNoWords, `underfloor heating | floor heating`, `carpet* | rug | rugs`],
    verdict:
      '**Yes, under thin carpet**: carpet and underlay together at most 1.5 tog; tile and stone pass the heat best.',
    slug: 'underfloor-heating',
    examples: ['Does underfloor heating work with carpet?'],
    counterExamples: ['What does underfloor heating cost?'],
  },
  {
    words: [yesNoWords, `plasterboard | drywall`, `600 | 60 cm | 24 in*`],
    verdict: '**Yes on walls**: 12.5 mm boards span studs at 400–600 mm.',
    slug: 'plasterboard',
    examples: ['is 12 mm plasterboard ok on 600 centres?'],
    counterExamples: ['How thick is plasterboard?'],
    unless: `ceiling*`,
  },
  {
    words: [
      yesNoWords,
      `shower | bathroom | toilet | wc`,
      `without a window | without window* | no window* | windowless`,
    ],
    verdict:
      '**Usually yes**: bathrooms need no window in most places if a fan and lamps take its place.',
    slug: 'rooms-that-need-a-window',
    examples: ['Can I put a shower in a room without a window?'],
    counterExamples: ['What colours suit a bathroom without a window?'],
    unless: `colour* | color* | mould | mold | plant* | paint* | what | how | which`,
  },
  ...homeQuestions,
];

export const commonQuestion = createPhraseFinder(commonQuestions);

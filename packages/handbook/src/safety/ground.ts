/** Digging, foundations and nearby trees. */
import type { WarningRow } from './warning.ts';

export const groundWarnings: readonly WarningRow[] = [
  {
    subject: 'digging and underpinning',
    words: [
      `dig* | excavat* | trench* | underpin* | lower* floor | lower* basement | undermin*`,
      `foundation* | footing* | basement* | cellar* | trench* | neighbour* | neighbor* |
      deep | next to the house | beside the house | under the house | myself | 2m | 2 m |
      metres | meters | feet`,
    ],
    unless: `cost* | what is | pond liner | how deep should | how deep do | how deep are |
      how deep must | how deep`,
    reply:
      '**Holes bury people and undermine walls.** Nobody should stand in an unsupported trench deeper than about 1.2 m (4 ft; 5 ft is the US limit), less in loose or wet ground; soil weighs well over a tonne a cubic metre. Digging below or beside foundations needs an engineer’s sequence (short bays), and in many places notice to the neighbour. Have cables, gas and drains located before the first spade (811 in the US, Before You Dig elsewhere).',
    slugs: ['trench-safety', 'foundations-beside-drains'],
    examples: [
      'Can I dig out my basement myself?',
      'Is it OK to dig next to the house foundations for a drain?',
      'I need to dig a 2 m trench in the garden',
    ],
    counterExamples: ['How deep should foundations be?', 'What does digging a basement cost?'],
  },
  {
    subject: 'trees near foundations',
    words: [
      `tree | trees | oak | willow | poplar | eucalyptus | stump* | roots`,
      `plant* | cut* down | fell | felling | remov* | chop* | take down | taking down |
      near | close to | next to | beside | metres from | feet from | m from |
      m away | metres away | meters away | feet away | ft away | too close`,
      `house | foundation* | wall* | extension | building | drain* | subsid* | home`,
    ],
    unless: `oak floor* | oak beam* | tree house* | treehouse* | oak flooring | oak furniture |
      oak frame* | oak cladding | christmas tree | family tree | plant pot* | house plant*`,
    reply:
      '**Trees and foundations need a look before either is changed.** On clay a thirsty tree (oak, willow, poplar) within about its own height of the house can cause subsidence; felling a large old one can make the ground swell and lift the house instead. Ask an arborist and, if the ground is clay or there are cracks, a structural engineer; check protection orders first. Felling beside a house, cables or a street is work for an insured tree surgeon.',
    slugs: ['settlement-and-subsidence', 'tree-roots-and-paving'],
    examples: [
      'Can I plant a willow next to the house?',
      'I want to cut down the big oak close to our house',
      'Are tree roots near the foundations a problem?',
      'The poplar is 6 m away from the house, do I need deeper foundations?',
    ],
    counterExamples: [
      'Which trees suit a small garden?',
      'Should I choose oak flooring for the house?',
      'How big should a tree house be?',
    ],
  },
];

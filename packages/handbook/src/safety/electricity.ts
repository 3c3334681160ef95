/** Mains voltage. */
import type { Warning } from './warning.ts';

export const electricityWarnings: readonly Warning[] = [
  {
    subject: 'live wiring and electrical work',
    words: [
      `live wire* | live cable* | live circuit* | hot wire* | energised | energized |
      power on | without switching the power off | without turning the power off |
      fuse box* | fusebox* | fuse board* | consumer unit* | breaker panel* |
      electrical panel* | electric panel* | electric meter* | main fuse* | rewir* |
      electric shower* | new circuit* | add* socket* | add* outlet* | move* socket* |
      mov* socket* | extra socket* | wire a | wire up | wiring a | wire an`,
      `myself | diy | how do | how to | can i | replac* | install* | fit | connect* | swap* |
      chang* | wire | wiring | rewir* | work* | is it ok | touch* | shed | bathroom* |
      outdoor*`,
    ],
    unless: `how much | cost* | hide | how high | where should | where to put | how many |
      cover for | cupboard for | deep is | heat pump* | lifespan | need rewiring |
      needs rewiring`,
    reply:
      '**Never work on live wiring.** Mains voltage kills in a fraction of a second. Switch the circuit off at the board, lock it, prove it dead with a tester that you have just proved on a known live source, and leave new circuits, boards, bathrooms, kitchens and outdoor supplies to a licensed electrician; in many places that is the law.',
    slugs: ['consumer-unit-and-circuit-protection', 'sockets-and-switch-positions'],
    examples: [
      'How do I replace the fuse box myself?',
      'Can I change a light with the power on?',
      'how to wire a shed for electricity',
      'Can I install an electric shower in the bathroom myself?',
      'how do I rewire my house',
    ],
    counterExamples: [
      'Where should sockets go in a kitchen?',
      'What does it cost to rewire a house?',
      'How do I fit a bath panel?',
    ],
  },
  {
    subject: 'electricity and water, burning smells, shocks',
    words: [
      `socket* | outlet* | light* | plug* | switch* | tap | shower* | appliance* | wiring |
      cable* | fuse* | extension lead* | extension cord*`,
      `tingl* | shock* | burning smell* | smells of burning | scorch* | sparks | sparking |
      buzzing | hot to touch | warm to touch | water dripping | water coming |
      leaking onto | dripping on | dripping through | dripping from | wet socket | flooded |
      melted`,
    ],
    reply:
      '**Switch that circuit off at the board now, if you can reach it with dry hands and feet, and do not touch the fitting.** Tingling, sparks, scorch marks, a burning smell or water in a fitting mean shock and fire. If something smoulders, get everybody out and call the fire service. Leave the circuit off until a licensed electrician has found the fault.',
    slugs: ['consumer-unit-and-circuit-protection'],
    examples: [
      'I feel a tingle when I touch the tap in the shower',
      'Water is dripping through the ceiling light',
      'The socket smells of burning',
    ],
    counterExamples: ['Where should the shower light go?'],
  },
];

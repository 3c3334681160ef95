/** Mains voltage. */
import type { WarningRow } from './warning.ts';

export const electricityWarnings: readonly WarningRow[] = [
  {
    subject: 'a bigger fuse',
    words: [
      `bigger | larger | higher | stronger | uprat* | upgrad* | foil | nail | coin | thicker | 32 a | 32a | 20a`,
      `fuse | fuses | breaker | breakers | mcb | trip switch*`,
    ],
    unless: `cost* | how much | fuse box | fuse board`,
    reply:
      '**No: never fit a bigger fuse or breaker, and never bridge one.** It protects the cable in the wall, which overheats and burns inside it once more may flow. What trips has a cause: unplug everything on that circuit, switch on, and plug in one thing after the other; what trips it again is faulty, or the circuit carries too much. If it trips with nothing plugged in, leave it off and call a licensed electrician.',
    slugs: ['consumer-unit-and-circuit-protection'],
    examples: [
      'The consumer unit keeps tripping at night, can I fit a bigger fuse?',
      'Can I swap the 16 amp breaker for a larger one?',
    ],
    counterExamples: ['What does a new fuse box cost?', 'Where does the fuse box go?'],
  },
  {
    subject: 'plugged-in things in bathrooms',
    words: [
      `extension lead* | extension cord* | extension cable* | power strip* | adaptor* | tumble dryer* |
      hair dryer* | hairdryer* | fan heater* | electric heater* | portable heater* | charger* | plug in |
      radio | laptop*`,
      `bathroom* | wet room* | shower room* | bath | bathtub*`,
    ],
    unless: `cost* | how much | floor heating | vent | vented | duct*`,
    reply:
      '**No plugged-in appliance and no extension lead in a bathroom: a shock through wet skin kills.** A washing machine or dryer there needs a fixed connection or socket outside the zones around bath and shower (in Britain 2.5 m from the bath’s edge, elsewhere often 0.6 m), protected by a residual-current device (RCD, GFCI) and fitted by a licensed electrician; whatever heats goes straight into a wall socket, never on a lead.',
    slugs: ['electrics-near-baths-and-showers'],
    examples: [
      'Can I use an extension lead for my tumble dryer in the bathroom?',
      'is a fan heater in the bathroom ok',
    ],
    counterExamples: ['What does a bathroom heater cost?', 'How big is a bathroom?'],
  },
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
    subject: 'sockets near bath and shower',
    words: [
      `socket* | outlet* | plug | heater* | hair dryer* | hairdryer* | extension lead* | extension cord* |
      light switch*`,
      `bathtub* | bath tub* | the bath | a bath | my bath | shower* | jacuzzi* | whirlpool* | bathroom* | bathrom`,
      `next to | beside | near | close to | by the | above | in the shower | over the | washing machine* | dryer* |
      washer*`,
    ],
    unless: `water heater* | cost* | tingl* | burning | spark* | wet`,
    reply:
      '**No ordinary socket, switch or plugged-in heater within reach of bath or shower: a shock through wet skin kills.** Fixed heaters and shavers’ sockets have zones of their own, every circuit there a residual-current device (RCD, GFCI), and a licensed electrician does the work.',
    slugs: ['electrics-near-baths-and-showers'],
    examples: [
      'Can I put an outlet next to the bathtub?',
      'can i put washing machine in bathroom and is a socket ok there',
      'is it ok to use an extension lead near the shower',
    ],
    counterExamples: [
      'How high is a shower tray?',
      'Where does the water heater go, near the bath?',
    ],
  },
  {
    subject: 'heaters on extension leads',
    words: [
      `heater* | electric fire | electric radiator* | tumble dryer*`,
      `extension lead* | extension cord* | extension cable* | power strip* | power bar* |
      multi plug* | multiplug* | adaptor*`,
    ],
    reply:
      '**No heater belongs on an extension lead or a power strip, least of all while you sleep: they overheat and start fires.** Plug it straight into a wall socket, 1 m (3 ft) from anything that burns, and switch it off when you leave the room or go to bed. A lead or plug that gets warm is switched off and pulled out now.',
    unless: `scorch* | smok* | spark* | melt* | burning smell* | crackl*`,
    slugs: [],
    examples: [
      'is it safe to plug a heater into an extension cord overnight',
      'Can a tumble dryer run on a power strip?',
      'extension lead gets warm with heater on it',
    ],
    counterExamples: ['Which heater is cheapest to run?', 'Can I bury an extension lead?'],
  },
  {
    subject: 'electricity and water, burning smells, shocks',
    words: [
      `socket* | outlet* | light* | plug* | switch* | tap | shower* | appliance* | wiring |
      cable* | fuse* | extension lead* | extension cord*`,
      `tingl* | shock* | burning smell* | smells of burning | scorch* | sparks | sparking |
      buzz* | humming | crackl* | hot to touch | warm to touch | gets warm |
      gets hot | feels warm | feels hot | smoking |
      socket* warm | socket* hot | outlet* warm | outlet* hot | plug* hot | plug* warm |
      switch* hot | switch* warm | water dripping | water coming |
      leaking onto | dripping on | dripping through | dripping from | wet socket | flooded |
      melted`,
    ],
    reply:
      '**Switch that circuit off at the board now, if you can reach it with dry hands and feet, and do not touch the fitting.** Tingling, sparks, scorch marks, a burning smell or water in a fitting mean shock and fire. If something smoulders, get everybody out and call the fire service. Leave the circuit off until a licensed electrician has found the fault.',
    unless: `smoke alarm* | smoke detector* | hot water | hot tub* | tap is | shower is`,
    slugs: ['consumer-unit-and-circuit-protection'],
    isWholeAnswer: true,
    examples: [
      'The light switch gets hot and crackles, can I change it myself?',
      'I feel a tingle when I touch the tap in the shower',
      'Water is dripping through the ceiling light',
      'The socket smells of burning',
    ],
    counterExamples: ['Where should the shower light go?', 'Why is the shower hot then cold?'],
  },
  {
    subject: 'bare and damaged cables',
    words: [
      `bare wire* | bare cable* | exposed wire* | exposed cable* | loose wire* | wires sticking | wires hanging |
      wire sticking | frayed | cut cable* | cut the cable | damaged cable* | drilled into cable | hit a cable |
      drilled through cable | nail through cable | coil reel | cable reel | cable drum | chewed cable* |
      wires poking`,
    ],
    unless: `cost* | network | ethernet | phone cable* | curtain wire*`,
    reply:
      '**Take it for live: touch nothing and switch that circuit off at the board first.** Bare ends, cut or frayed cables kill and burn, and tape mends none of them; an electrician ends them in a closed box or replaces the cable. A reel that is wound up overheats: unroll it whole, and run no heater on it.',
    slugs: ['consumer-unit-and-circuit-protection'],
    examples: [
      'I found bare wires sticking out of the ceiling in the attic, can I wrap them with tape?',
      'my heater cable is too short, safe to run it through an old coil reel?',
      'I drilled into a cable, what now? The drill hit a cable',
    ],
    counterExamples: ['How do I hide cables on a wall?'],
  },
];

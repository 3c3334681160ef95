import type { WarningRow } from './warning.ts';

export const gasWarnings: readonly WarningRow[] = [
  {
    subject: 'a smell of gas',
    words: [
      `smell* gas | smells of gas | gas smell | gas leak* | leaking gas | smelling gas |
      rotten eggs`,
    ],
    unless: `drain* | sewer* | sink smell*`,
    reply:
      '**If you smell gas: open windows, touch no switch and no flame, leave the building, and call the gas emergency number from outside** (0800 111 999 in Great Britain; your gas supplier or 911 in North America; 112 across the EU). Do not go back until it is declared safe.',
    slugs: [],
    isWholeAnswer: true,
    examples: ['I can smell gas in the kitchen', 'how do I find a gas leak'],
    counterExamples: ['Why does my drain smell of rotten eggs?', 'Is a gas hob better?'],
  },
  {
    subject: 'carbon monoxide',
    words: [
      `carbon monoxide | co alarm | co detector | yellow flame | orange flame | flame* yellow | flame* orange | flame* lazy | lazy flame* | headache* |
      dizzy | sooty | soot`,
      `going off | gone off | beeping | alarm | boiler* | stove* | heater* | furnace* |
      fire | hob* | cooker* | symptom*`,
    ],
    unless: `where should | where do | where to | how many | which alarm* | clean* | need a |
      low battery`,
    reply:
      '**If a carbon monoxide alarm sounds, or people feel ill near a burning appliance: open windows, turn the appliance off, get everybody out, and call the emergency number from outside.** The gas has no smell and kills within minutes. A yellow or sooty flame on a gas appliance means it burns badly: leave it off until a licensed engineer has seen it.',
    slugs: ['smoke-and-carbon-monoxide-alarms'],
    examples: [
      'The carbon monoxide alarm keeps going off, what now?',
      'My boiler has a yellow flame',
      'I get a headache when the gas heater is on',
    ],
    counterExamples: ['Where should carbon monoxide alarms go?'],
  },
  {
    subject: 'damaged gas hoses',
    words: [
      `gas hose* | gas tube* | gas tap* | gas pipe* | gas line* | gas valve* | gas connection* | gas regulator*`,
      `hole | holes | leak* | crack* | tape | taped | hiss* | broken | loose | worn | perished | kink* | damaged |
      out of date | expired | rust*`,
    ],
    unless: `cost* | how much`,
    reply:
      '**Shut the gas off at the valve now and use nothing on that pipe; tape and glue seal no gas.** Open the windows, no flame and no switch; if you smell or hear gas, leave and call the gas emergency number from outside. A licensed fitter (Gas Safe registered in the UK) replaces hoses and pipes and tests them.',
    slugs: [],
    examples: [
      "there's a hairline hole in the gas hose of my cooker, is duct tape ok till monday?",
      'the gas pipe looks rusty, can I paint it',
    ],
    counterExamples: ['What does a new gas pipe cost?'],
  },
  {
    subject: 'work on gas',
    words: [
      `gas pipe* | gas line* | gas boiler* | gas cooker* | gas hob* | gas stove* |
      gas supply | gas furnace* | gas heater* | gas fire* | gas meter* | gas fireplace* |
      gas range*`,
      `connect* | disconnect* | install* | mov* | relocat* | repair* | fit | fitting |
      extend* | cap | capping | cap off | remov* | replac* | swap* | run | diy | myself |
      bypass*`,
    ],
    unless: `how much | cost* | heat pump* | or induction | run cost*`,
    reply:
      '**Gas pipework and appliances are work for a licensed gas fitter** (Gas Safe registered in the UK; a licensed plumber or gas fitter in North America, Australia and most of Europe). A small leak or a blocked flue can explode or poison with carbon monoxide. You can plan the position and the ventilation; leave the connection and the test to them.',
    slugs: ['smoke-and-carbon-monoxide-alarms'],
    examples: [
      'Can I move a gas pipe myself?',
      'how do i disconnect a gas hob',
      'I want to install a gas cooker, is it diy?',
      'Can I extend the gas line to the patio?',
    ],
    counterExamples: [
      'What does replacing a gas boiler cost?',
      'Is a gas hob or induction better?',
    ],
  },
  {
    subject: 'a flue beside a window',
    words: [
      `flue* | boiler outlet* | boiler exhaust* | boiler vent*`,
      `window* | air inlet* | front door | balcony | bedroom*`,
      `below | beneath | under | near* | close* | next to | beside | from | worr* | comes in | come in`,
    ],
    unless: `cost* | how much | roof window*`,
    reply:
      '**Fumes that come in at a window can kill: a flue that ends nearer than 300 mm (12 in) to a window that opens is wrong in most codes.** Keep that window shut, fit a carbon monoxide alarm in the room behind it, and have a licensed gas engineer (Gas Safe registered in the UK) look at it before the boiler runs on.',
    slugs: ['flues-and-chimneys', 'smoke-and-carbon-monoxide-alarms'],
    examples: [
      'boiler flue ends 20 cm beneath my bedroom window. should i worry?',
      'fumes from the neighbours flue come in at our window',
    ],
    counterExamples: ['What does moving a flue cost?', 'How high must a flue be above the roof?'],
  },
  {
    subject: 'blocking ventilation and flues',
    words: [
      `block* | board* | wallboard* | plasterboard* | drywall* | panel over | brick* up | cover* | fill* in | seal* | close | clos* off | plug | tape over | stuff*`,
      `air brick* | airbrick* | vent | vents | flue* | chimney* | ventilation grille*`,
    ],
    unless: `unblock* | roof leak* | leaking roof | flashing* | ladder* | disused | unused | cost* | chimney cap | blocked`,
    reply:
      '**First make sure nothing burns in that room.** A gas fire, boiler, stove or open fire needs that opening for air, and a covered vent or flue can fill the home with carbon monoxide. Air bricks under timber floors keep the joists from rotting. Ask a licensed engineer before closing one; a room-sealed appliance may allow it.',
    slugs: ['smoke-and-carbon-monoxide-alarms'],
    examples: [
      'Can I block the air brick in the living room, it is draughty?',
      'is it ok to cover the vent behind the boiler',
      'Can I seal the chimney?',
    ],
    counterExamples: [
      'Can I seal the chimney flashing from a ladder?',
      'How do I unblock a vent?',
      'What should I do with an unused chimney?',
    ],
  },
];

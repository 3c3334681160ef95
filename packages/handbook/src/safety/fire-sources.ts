/** Causes of fire and smoke in homes, besides stoves. */
import type { WarningRow } from './warning.ts';

export const fireSourceWarnings: readonly WarningRow[] = [
  {
    subject: 'engines and flames in closed rooms',
    words: [
      `car | engine | lawnmower | generator* | paraffin heater* | kerosene heater* | gas heater* |
      petrol pressure washer* | petrol saw* | petrol engine* | diesel heater* | bioethanol | ethanol fire* | candle* | tealight* | oven |
      hob burning | hob lit | cooker burning | burner* burning`,
      `running | using | warm up | run* | heat the | heat a room | heat my | heating | warmth | keep warm |
      to warm | for heat | sleep* | overnight`,
      `garage | indoors | inside | bedroom | room | flat | tent | conservatory | kitchen | closed |
      winter | house | caravan | camper* | boat`,
    ],
    unless: `underfloor | cost* | heat pump* | car port | under the car | clean* | how much | radiator*`,
    reply:
      '**Nothing that burns fuel may run in a closed room: carbon monoxide has no smell and kills within minutes.** No running engine in a garage, even with its door open; no gas oven, hob or outdoor heater to warm a room; flueless heaters never where people sleep. Fit a carbon monoxide alarm, and go outside at the first headache.',
    slugs: ['smoke-and-carbon-monoxide-alarms'],
    examples: [
      'Can I let the car warm up in the garage?',
      'using the gas oven to heat the kitchen in winter',
      'paraffin heater in the bedroom overnight',
      'using a petrol pressure washer inside the garage with the door closed',
    ],
    counterExamples: ['Does an oven need a vent?', 'What does heating a garage cost?'],
  },
  {
    subject: 'rags, solvents and fuels',
    words: [
      `petrol | gasoline | white spirit | turpentine | linseed oil | oily rags | oil soaked rags |
      paint thinner* | paint stripper* | gas bottle* | gas cylinder* | propane | butane | acetone |
      solvent* | contact glue | floor lacquer | epoxy`,
      `stor* | keep | kept | rag* | basement | cellar | indoor* | inside | bedroom | living room |
      closed | boiler | safe* | overnight | flat | without opening | bathroom | loft | attic |
      use | using`,
    ],
    unless: `cost* | which epoxy | colour* | color* | lasts`,
    reply:
      '**Fumes of solvents and fuels burn, explode and stun: windows open, no flame, spark, pilot light or cigarette, and as little as possible in the house.** Rags with linseed or other oils heat up by themselves and catch fire: spread them outside to dry or keep them under water in a closed metal tin. Gas bottles never below ground or indoors, petrol only in its can outside the home.',
    slugs: [],
    examples: [
      'where do I keep linseed oil rags overnight',
      'Can I store a gas bottle in the cellar?',
      'using paint stripper in a closed bathroom',
    ],
    counterExamples: ['Which colour of epoxy suits a garage?'],
  },
  {
    subject: 'recessed lights and insulation',
    words: [
      `downlight* | recessed light* | spotlight* | halogen* | transformer*`,
      `insulat* | wool | foam`,
    ],
    unless: `cost* | how many | spacing | how far apart`,
    reply:
      '**Never lay insulation over a recessed light that is not rated for it: it overheats and burns.** Take fittings that may be covered (IC-rated, or fire-rated with a cover), or keep the distance on the label; LED drivers need air as well.',
    slugs: [],
    examples: ['can I put loft insulation over the downlights'],
    counterExamples: ['How many downlights does a kitchen need?'],
  },
  {
    subject: 'charging and batteries',
    words: [
      `ev | electric car* | e-bike* | ebike* | scooter* | lithium batter* | home batter* |
      battery storage | power bank*`,
      `charg* | batter*`,
      `extension lead* | extension cord* | extension cable* | bedroom* | hallway | overnight | sleep* |
      stairs | escape | socket* | under the stairs | swollen | damaged`,
    ],
    unless: `cost* | how long | how much`,
    reply:
      '**Charge on a circuit made for it, never over an extension lead, and never where you sleep or where you would have to flee.** A car wants its own circuit and wall box by an electrician; batteries of bikes and scooters want their own charger, somebody awake, a smoke alarm, and nothing that burns within 1 m (3 ft). A damaged or swollen battery goes outside, away from the house.',
    slugs: ['smoke-and-carbon-monoxide-alarms'],
    examples: [
      'Can I charge my EV with an extension lead?',
      'the scooter charges on an extension lead under the stairs, ok?',
    ],
    counterExamples: ['How long does charging an EV at home take?'],
  },
  {
    subject: 'what must not be burned',
    words: [
      `burn* | fuel`,
      `pallet* | painted wood | treated wood | old furniture | chipboard | mdf | plywood | rubbish |
      railway sleeper* | osb | cardboard | coal in`,
      `stove* | fireplace* | fire | burner* | garden | indoors | boiler | chimney`,
    ],
    reply:
      '**No: painted, treated or glued wood, pallets marked MB and rubbish give off poison when they burn, and their soot sets chimneys alight.** Burn only dry untreated logs (under 20 % moisture) or the fuel on the label; the rest goes to the recycling yard.',
    slugs: ['fireplaces-and-stoves'],
    examples: ['Can I burn old painted wood in the stove?', 'burning pallets in the fireplace ok?'],
    counterExamples: ['How long do logs dry?'],
  },
  {
    subject: 'too much on one socket',
    words: [
      `socket* | outlet* | power strip* | strips | splitter* | extension lead* | extension cord* | multi plug* | adaptor*`,
      `into each other | in each other | one after another | how many | daisy* | chain* | plug into another | into another | overload* | several | three | four | five |
      washing machine* | kettle* | under the carpet | under carpet | under a rug | under the rug`,
      `heater* | washing machine* | kettle* | oven | dryer* | fridge* | appliance* | daisy* | chain* |
      another | each other | overload* | carpet | rug`,
    ],
    unless: `led strip* | strips of | how many sockets | how many outlets | kitchen need | should a kitchen | bath* | shower*`,
    reply:
      '**One strip, one socket, and nothing that heats on it.** A strip carries about 3 kW (13–16 A) in all, half that in North America; strips plugged into strips, coiled up or laid under a carpet overheat and burn. Washing machines, dryers, ovens, kettles and heaters go straight into a wall socket.',
    slugs: [],
    examples: [
      'Can I plug one power strip into another?',
      'can I run the extension cord under the carpet',
      'washing machine and dryer on one power strip ok?',
    ],
    counterExamples: ['How many sockets should a kitchen have?'],
  },
];

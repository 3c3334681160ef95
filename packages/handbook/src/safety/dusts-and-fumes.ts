/** Dusts, fumes and chemicals. */
import type { WarningRow } from './warning.ts';

const asbestos =
  '**Do not drill, sand, scrape, break or sweep anything that may contain asbestos.** Undisturbed and sound, it is usually safest left alone; disturbed, its fibres cause fatal lung disease. It was used in buildings until about 1980 in the US, 1999 in the UK and 2003 in Australia, also in textured coatings, floor tiles, cement sheets and pipe lagging. Have a sample tested by an accredited laboratory, and have removal done by a licensed contractor.';

export const dustAndFumeWarnings: readonly WarningRow[] = [
  {
    subject: 'asbestos',
    words: [
      `asbestos | artex | popcorn ceiling* | textured ceiling* | corrugated cement |
      cement sheet* | vermiculite insulation | old vinyl tile* | old floor tile* |
      9x9 tile* | pipe lagging | black mastic | black glue | black adhesive | bitumen glue |
      asbestos cement | old cement roof* | asbest* | eternit | uralita | fibrocement*`,
    ],
    unless: `asbestos free | popcorn machine | which asbestos | asbestos types | types of asbestos | have asbestos removed | cost* to have`,
    reply: asbestos,
    slugs: ['asbestos'],
    examples: [
      'Can I remove asbestos sheets myself?',
      'how do I scrape off a popcorn ceiling',
      'How do I get rid of artex?',
      'can I drill into the old corrugated cement roof of my garage',
    ],
    counterExamples: ['What is a suspended ceiling?'],
  },
  {
    subject: 'old materials that may hold asbestos',
    words: [
      `corrugated* | fibre cement* | fiber cement* | roof sheet* | garage roof* | cement board* |
      soffit board* | flue pipe* | lagging | lino* | floor tile* | ceiling tile* | textured | vinyl floor* |
      floor covering* | pipe insulation | insulation board* | fire board*`,
      `old | 195#* | 196#* | 197#* | 198#* | 50s | 60s | 70s | 80s | fifties | sixties | seventies |
      eighties`,
      `break* | remov* | drill* | sand* | scrap* | wash* | clean* | pressure* | jet* | saw* | cut* |
      demolish* | tak* down | tak* up | rip* | tear* | tip | dump | dispos* | smash* | lift* | paint* | strip*`,
    ],
    unless: `year old house | asbestos free | cost* | how much`,
    reply: asbestos,
    slugs: ['asbestos'],
    examples: [
      'grey corrugated sheets on the old garage roof from the 70s, I’d like to break them up and take them to the tip',
      'can I pressure wash the fibre cement roof of 1975',
      'ripping out lino from 1968',
    ],
    counterExamples: ['Is corrugated steel roofing loud in the rain?', 'How do I clean vinyl?'],
  },
  {
    subject: 'old loose insulation',
    words: [
      `insulation | vermiculite | loose fill | loft fill | lagging`,
      `old | 195#* | 196#* | 197#* | 50s | 60s | 70s | fifties | sixties | seventies | grey-gold | pebble* | fluffy |
      shiny`,
      `vacuum | hoover | remov* | sweep* | shovel* | clear* | tak* out | scoop* | bag | touch* | walk*`,
    ],
    unless: `cost* | how much`,
    reply: asbestos,
    slugs: ['asbestos'],
    examples: ['loft is full of fluffy grey-gold insulation from the 60s, can I vacuum it out'],
    counterExamples: ['How thick is loft insulation?'],
  },
  {
    subject: 'lead paint',
    words: [
      `sand | sanding | sander* | scrap* | strip* | burn* off | heat gun* | dry sand*`,
      `paint* | window frame* | sash* | skirting* | banister* | door* | staircase* | stairs | floorboard*`,
      `lead | lead-based | old paint* | victorian | edwardian | georgian | period | 1920s |
      1930s | 1940s | 1950s | 1960s | 18##* | 190#* | 191#* | 192#* | 193#* | 194#* | 195#* |
      196#* | 100 year* | before 1978 | very old | antique`,
    ],
    reply:
      '**Do not dry-sand, dry-scrape or burn off lead paint.** Its dust and fumes poison children above all. Paint from before 1978 (US) or about 1970 (UK, Australia) should be tested. Sound lead paint can be sealed under new paint; removal is wet, contained and cleaned with a HEPA vacuum, best by a certified contractor.',
    slugs: ['lead-paint'],
    examples: [
      'How do I sand lead paint off a door?',
      'I am stripping the paint from the sash windows of a Victorian house',
      'can I use a heat gun on old paint on the banisters of a 1930s house',
      'scraping paint off the sash windows, the house is from 1911',
    ],
    counterExamples: ['How do I strip wallpaper?', 'What paint suits a Victorian house?'],
  },
  {
    subject: 'mould where people sleep',
    words: [
      `mould* | mold* | moldy | mouldy | black spots`,
      `baby* | babies | child* | kid | kids | nursery | asthma* | pregnan* | bedroom* | sleep* |
      keeps coming back | comes back | landlord* | newborn*`,
    ],
    unless: `skirting | moulding* | molding* | crown | concrete mold* | grow on timber`,
    reply:
      '**Mould harms airways, those of babies and people with asthma most: let nobody sleep beside it, and do not paint over it.** It comes back until the damp has gone, so find that first: a leak, a cold spot or too little heat and air. Clean small patches wet, with gloves, mask and open window; more than about 1 m² (10 ft²), or a tenant’s room, is a matter for a specialist and, in writing, for the landlord.',
    slugs: ['mould-and-health', 'condensation-on-windows'],
    examples: [
      'There is mould in the nursery, what should I do?',
      'mold on bedroom wall keeps coming back',
    ],
    counterExamples: ['How do I paint a crown molding in a bedroom?', 'What is mould?'],
  },
  {
    subject: 'lead pipes',
    words: [`lead pipe* | lead water pipe* | lead plumbing | lead service line*`],
    reply:
      '**Do not drink water that has stood in lead pipes.** Run the cold tap first, never use the hot tap for drinking or for baby food, have the water tested, and plan to replace the pipe.',
    slugs: ['lead-pipes'],
    examples: ['My house has lead pipes, is that a problem?'],
    counterExamples: ['What is lead flashing?'],
  },
  {
    subject: 'chemicals that must not meet',
    words: [
      `bleach | chlorine`,
      `ammonia | vinegar | acid | descaler | toilet cleaner | limescale remover | mix*`,
    ],
    reply:
      '**Never mix bleach with ammonia, vinegar, descaler or any other cleaner**: the gas that forms can kill in a small room. Use one product, rinse it away, and air the room.',
    slugs: [],
    examples: ['Can I mix bleach and vinegar against mould?'],
    counterExamples: ['Does bleach kill mould?'],
  },
];

/**
 * Dangers inherent to a subject. If no warning matched the question, the subject's answer ends with a note,
 * so that unforeseen wordings are covered as well.
 */

interface EntryNote {
  readonly note: string;
  /** Matches answers that already contain the note. */
  readonly said: RegExp;
  readonly slugs: ReadonlySet<string>;
  /** Limits the note to questions that mention this. */
  readonly asked?: RegExp;
}

const slugs = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

export const entryNotes: readonly EntryNote[] = [
  {
    note: '**Carbon monoxide has no smell and kills.** Keep flues and vents open, fit an alarm and have burners serviced each year; if it sounds, or people get headaches, put the fire out, open windows, go outside and call the gas emergency line.',
    said: /carbon monoxide[^.]*\b(?:kills?|deadly|lethal)|no smell/i,
    slugs:
      slugs(`stove-on-a-timber-floor boilers fireplaces-and-stoves boiler-troubles pellet-boilers
      flues-and-chimneys fire-without-chimney boiler-service landlord-gas-check how-a-boiler-works fireplace-changes
      chimney-nests fireplace-wont-draw smoke-and-carbon-monoxide-alarms chimney-sweeping gas-pipes`),
  },
  {
    note: '**Mains voltage kills.** Switch off at the board and prove it dead before a fitting is touched; new circuits, cables, showers and anything near water are for a licensed electrician.',
    said: /prove[ds]? (?:it )?dead|mains voltage|voltage kills/i,
    slugs:
      slugs(`wobbly-ceiling-fan electric-range-circuit cables-outside fuses-that-trip changing-a-light-fitting
      rcbo-boards electric-circuits-and-cables cable-zones aluminium-wiring two-way-switching outdoor-sockets
      old-fuse-box own-electrical-work ceiling-fans sockets-near-water electrics-near-baths-and-showers
      laundry-in-bathroom consumer-unit-and-circuit-protection sockets-and-switch-positions outdoor-lighting
      home-charging-for-electric-cars electric-car-charging-power`),
  },
  {
    note: '**Rules of thumb do not carry a load.** Before anything is cut, removed or loaded, a structural engineer checks it for this house.',
    said: /\bengineer\b/i,
    slugs:
      slugs(`holes-in-joists deck-and-balcony-safety removing-a-chimney-breast old-beams balcony-load
      wobbly-balcony-rail joist-hangers ridge-beam-or-board load-bearing-walls removing-a-wall beams-and-spans
      floor-joists floor-loads columns-and-buckling lintel-bearing steel-beam-by-opening roof-spread roof-structure
      balcony-floors lowering-a-basement-floor underpinning`),
  },
  {
    note: '**Walls and banks fall on people.** A free-standing wall that leans or is too slender for its height, and a retaining wall over about 1 m or beside a house, drive or path, are an engineer’s design; do not dig beside their foundations or work below them.',
    said: /fall(?:s|ing)? on|crush/i,
    slugs: slugs(
      `garden-wall-foundations leaning-garden-wall fences-and-garden-walls retaining-walls`,
    ),
  },
  {
    note: '**A ladder is no place to work alone.** On firm level ground, one out for each four up, held or tied, away from power lines; roofs and anything above one storey want scaffolding.',
    said: /scaffold|\bfalls?\b/i,
    slugs:
      slugs(`gutters overflowing-gutters roof-problems chimney-stacks leak-at-the-chimney cleaning-solar-panels
      roof-underlay pruning-trees-and-shrubs slate-or-tile-roof felting-a-shed-roof chimney-nests`),
  },
  {
    note: '**Water at 60 °C scalds in seconds, water below 50 °C breeds legionella.** Store it hot and mix it down at the tap with a thermostatic valve, above all for children and older people.',
    said: /scald/i,
    slugs: slugs(
      'hot-water-tank hot-water-takes-long hot-water-bills legionella shower-valves-and-heads',
    ),
  },
  {
    note: '**Old materials can poison.** Textured coatings, boards, floor tiles and black glue of before about 2000 may hold asbestos, paint of before about 1980 lead: have a sample tested before sanding, scraping or drilling.',
    said: /asbestos|\blead\b/i,
    slugs:
      slugs(`artex restoring-floorboards stripping-finishes first-weeks-in-an-old-house exposed-brick
      repainting-wooden-windows`),
  },
  {
    note: '**Trenches bury people.** From about 1.2 m of depth the sides are shored or sloped, nobody digs alone, and cables and pipes are looked for first.',
    said: /shor(?:ed|ing)|collapse/i,
    slugs: slugs(
      'trench-fill foundations foundations-beside-drains extension-foundations trench-safety',
    ),
  },
  {
    note: '**Small children drown in a few centimetres of water**, without a sound: fence or grid it, and stay beside them.',
    said: /drown/i,
    slugs: slugs('garden-ponds pond-depth-and-children pool-depth swimming-pools'),
  },
  {
    note: '**Trees move houses that stand on clay.** Willow, poplar and oak near a wall dry the ground and it sinks; a big one felled lets the ground swell again (heave). Ask an arborist or engineer before planting or felling close to a house.',
    said: /\bheave\b/i,
    slugs: slugs('garden-trees soil-and-site trees-for-small-gardens building-near-trees'),
    asked: /\b(?:plants?|planting|trees?|shrubs?|hedges?|roots?|fell|felling)\b/i,
  },
  {
    note: '**Old plaster comes down all at once.** Keep out of the room below a ceiling that sags, bulges, sounds hollow or is wet, until a plasterer or structural engineer has looked.',
    said: /keep out|keep away/i,
    slugs: slugs('ceiling-cracks'),
  },
];

const asksPrice = /\b(?:costs?|prices?|how much|pay|fees?|permission|permit)\b/i;

export interface NoteFound {
  readonly note: string;
  /** The answer already mentions the danger. */
  readonly isSaid: boolean;
}

export function noteFor(question: string, slug: string, markdown: string): NoteFound | undefined {
  if (asksPrice.test(question)) return undefined;
  const found = entryNotes.find(
    (one) => one.slugs.has(slug) && (one.asked?.test(question) ?? true),
  );
  return found && { note: found.note, isSaid: found.said.test(markdown) };
}

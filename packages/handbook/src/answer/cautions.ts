/**
 * Requests that could hurt someone. Each row says what must be heard first and which entry helps
 * to do it safely; a row marked `refuse` answers nothing beyond that.
 */
import { getEntry } from '../entries/handbook.ts';
import type { Answer } from './answer-words.ts';
import { sourceOf } from './sources.ts';

interface Caution {
  readonly pattern: RegExp;
  readonly reply: string;
  readonly slugs: readonly string[];
}

const doing =
  '(?:(?:remov|knock|tear|cut|demolish|drill|rip|open|get rid|break|smash|pull|saw)\\w*|tak\\w*(?=.{0,60}\\b(?:out|down|away|off)\\b))';

const table: readonly Caution[] = [
  {
    pattern: /\b(?:kill myself|suicid\w*|end my life|self[- ]harm|hurt myself)\b/i,
    reply:
      'I am sorry you are going through this. Please talk to someone now: your local emergency number, or a crisis line (988 in the US and Canada, Samaritans 116 123 in the UK and Ireland, Lifeline 13 11 14 in Australia; findahelpline.com lists others).',
    slugs: [],
  },
  {
    pattern:
      /\b(?:bomb|explosives?|molotov|poison (?:someone|my|a|the)|pipe bomb|meth\b|weapons?|kill (?:someone|my|him|her|a person)|burn (?:down|my (?:neighbou?r|house))|arson|hide (?:a )?(?:body|corpse)|break into (?:a|my neighbou?r|someone|the)|pick (?:a|the|someone'?s?) lock|spy on|hidden camera in)\b/i,
    reply:
      'I will not help with something that can hurt people or break into their homes. If someone is in danger, call your local emergency number. I am glad to help with making a home safer: locks, escape routes, smoke alarms, lighting.',
    slugs: ['smoke-and-carbon-monoxide-alarms', 'escape-windows-and-fire-exits'],
  },
  {
    pattern:
      /\b(?:bypass|disable|disconnect|remove|cover|block|switch off|turn off|ignore)\w*\b.{0,30}\b(?:smoke (?:alarm|detector)|fire (?:door|exit|alarm|escape)|carbon monoxide|co alarm|sprinkler|rcd|gfci|circuit breaker|safety switch)/i,
    reply:
      'Please leave that protection working: alarms, fire doors, escape routes, breakers and residual-current devices are there for the moment nobody expects. If an alarm sounds falsely, move it away from steam or cooking, clean it, or replace it (most have a 10-year life); if a breaker or RCD trips, an electrician should find the fault.',
    slugs: ['smoke-and-carbon-monoxide-alarms', 'consumer-unit-and-circuit-protection'],
  },
  {
    pattern:
      /\b(?:bypass|tamper|cheat|trick|fool|hack|rig|jumper|slow down|run past)\w*\b.{0,30}\bmeters?\b/i,
    reply:
      'I will not help to get around a meter: it is theft, and an opened meter can kill by shock, fire or gas. If it reads wrong, the supplier tests it; if the bills cannot be paid, ask the supplier for a payment plan, and use less: that I can help with.',
    slugs: ['energy-efficiency-at-home'],
  },
  {
    pattern:
      /\b(?:avoid|skip|dodge|get (?:around|away with)|evade|cheat|sneak past|bypass)\b.{0,30}\b(?:inspector|inspection|building control|permit|planning permission|building code|code officer|council)\b|\b(?:bribe|fake|forge)\w*\b.{0,30}\b(?:inspector|permit|certificate|stamp|drawing|plans?)/i,
    reply:
      'I cannot help to get around permits or inspections: unpermitted work can be ordered undone, voids insurance and stops a sale, and the checks exist to keep people alive. What does help: many small works need no permit at all, and a short call to the local building department settles which.',
    slugs: ['building-permits', 'work-that-usually-needs-no-permit'],
  },
  {
    pattern: new RegExp(
      `\\b${doing}\\b.{0,50}\\b(?:load[- ]?bearing|bearing wall|structural wall|supporting wall|chimney breast|joists?|beam|truss|rafters?)\\b.{0,80}|\\b(?:load[- ]?bearing|bearing|structural|supporting) (?:wall|beam|column)\\b.{0,50}\\b${doing}`,
      'i',
    ),
    reply:
      '**Stop before you cut: this needs a structural engineer.** A load-bearing wall, beam, joist or chimney breast carries floors, walls or the roof above; removed without a sized beam, proper bearings and temporary props, it can bring the building down. It also needs a building permit nearly everywhere.\n\nThe safe order: 1. an engineer confirms what the wall carries and sizes the beam and its supports; 2. permit or building-control approval; 3. a builder props the load, fits the beam on padstones or posts, and only then removes the wall; 4. inspection before it is covered up.',
    slugs: ['removing-a-wall', 'load-bearing-walls'],
  },
  {
    pattern: /\basbestos\b/i,
    reply:
      '**Do not drill, sand, scrape, break or sweep anything that may contain asbestos.** Undisturbed and sound, it is usually safest left alone; disturbed, its fibres cause fatal lung disease. It was used in buildings until about 1980 in the US, 1999 in the UK and 2003 in Australia. Have a sample tested by an accredited laboratory, and have removal done by a licensed contractor.',
    slugs: ['asbestos'],
  },
  {
    pattern:
      /\b(?:live|energi[sz]ed|hot) (?:wire|wires|wiring|cable|circuit|electric\w*)\b|\b(?:wire|wiring|rewire|replace|install|change)\b.{0,30}\b(?:live|without (?:switching|turning) (?:it |the power )?off|power on)\b|\b(?:wire|rewire|install|replace|connect|fit|swap)\b.{0,25}\b(?:consumer unit|fuse ?box|fuse ?board|breaker panel|electric(?:al|ity)? (?:panel|meter)|main (?:fuse|panel))\b/i,
    reply:
      '**Never work on live wiring.** Mains voltage kills in a fraction of a second. Switch the circuit off at the board, lock it, prove it dead with a tester that you have just proved on a known live source, and leave new circuits, boards, bathrooms, kitchens and outdoor supplies to a licensed electrician; in many places that is the law.',
    slugs: ['consumer-unit-and-circuit-protection', 'sockets-and-switch-positions'],
  },
  {
    pattern: /\b(?:smell(?:s|ing)? (?:of )?gas|gas leak|gas smell)\b/i,
    reply:
      '**If you smell gas: open windows, touch no switch and no flame, leave the building, and call the gas emergency number from outside** (0800 111 999 in Great Britain; your gas supplier or 911 in North America; 112 across the EU). Do not go back until it is declared safe.',
    slugs: [],
  },
  {
    pattern:
      /\b(?:connect|install|move|fit|run|disconnect|repair|diy)\w*\b.{0,30}\b(?:gas (?:line|pipe|boiler|cooker|hob|stove|supply|furnace|heater))\b.{0,30}(?:my ?self|diy|own)|\b(?:diy|my ?self)\b.{0,30}\bgas (?:line|pipe|boiler|supply)/i,
    reply:
      '**Gas pipework and appliances are work for a licensed gas fitter** (Gas Safe registered in the UK; a licensed plumber or gas fitter in North America, Australia and most of Europe). A small leak or a blocked flue can explode or poison with carbon monoxide. You can plan the position and the ventilation; leave the connection and the test to them.',
    slugs: ['smoke-and-carbon-monoxide-alarms'],
  },
  {
    pattern:
      /\b(?:sand|scrap|strip|burn)\w*\b.{0,25}\blead(?:[- ]based)? paint|\blead(?:[- ]based)? paint\b.{0,25}\b(?:sand|scrap|strip|burn)/i,
    reply:
      '**Do not dry-sand, dry-scrape or burn off lead paint.** Its dust and fumes poison children above all. Paint from before 1978 (US) or about 1970 (UK, Australia) should be tested. Sound lead paint can be sealed under new paint; removal is wet, contained and cleaned with a HEPA vacuum, best by a certified contractor.',
    slugs: ['lead-paint'],
  },
  {
    pattern:
      /\b(?:barbecue|bbq|charcoal|grill|generator|patio heater|camping stove)\b.{0,30}\b(?:indoors?|inside|in (?:the|my|a) (?:house|garage|bedroom|basement|living room|tent|kitchen|room))\b/i,
    reply:
      '**Never burn charcoal or run a generator or outdoor heater indoors**, not even in a garage with the door open: carbon monoxide builds up without smell and kills within minutes. Keep it outside, well away from windows, and fit carbon monoxide alarms.',
    slugs: ['smoke-and-carbon-monoxide-alarms'],
  },
];

export function caution(question: string): Answer | undefined {
  const found = table.find((row) => row.pattern.test(question));
  if (!found) return undefined;
  const entries = found.slugs.map(getEntry).filter((entry) => entry !== undefined);
  const more = entries.map((entry) => `\n\n**${entry.title}.** ${entry.lead}`).slice(0, 1);
  return {
    kind: 'caution',
    markdown: `${found.reply}${more.join('')}`,
    sources: entries.map((entry) => sourceOf(entry)),
    followUps: entries.map((entry) => `Tell me about ${entry.title.toLowerCase()}`),
  };
}

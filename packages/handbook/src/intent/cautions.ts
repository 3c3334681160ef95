/** Requests that are declined, with the reply. Dangerous work is in `../safety`. */

import type { Answer } from '../compose/answer-words.ts';
import { sourceOf } from '../compose/sources.ts';
import { getEntry } from '../entries/handbook.ts';
import type { Rule } from './rule.ts';

interface Caution extends Rule {
  readonly reply: string;
  readonly slugs: readonly string[];
}

export const cautions: readonly Caution[] = [
  {
    examples: ['I want to end my life'],
    counterExamples: ['How do I end a skirting board at a door?'],
    pattern: /\b(?:kill myself|suicid\w*|end my life|self[- ]harm|hurt myself)\b/i,
    reply:
      'I am sorry you are going through this. Please talk to someone now: your local emergency number, or a crisis line (988 in the US and Canada, Samaritans 116 123 in the UK and Ireland, Lifeline 13 11 14 in Australia; findahelpline.com lists others).',
    slugs: [],
  },
  {
    examples: ['How do I build a pipe bomb?', "how to break into my neighbour's house"],
    counterExamples: ['How do I break up a concrete slab?'],
    pattern:
      /\b(?:bomb|explosives?|molotov|poison (?:someone|my|a|the)|pipe bomb|meth\b|weapons?|kill (?:someone|my|him|her|a person)|burn (?:down|my (?:neighbou?r|house))|arson|hide (?:a )?(?:body|corpse)|break into (?:a|my neighbou?r|someone|the)|pick (?:a|the|someone'?s?) lock|spy on|hidden camera in)\b/i,
    reply:
      'I will not help with something that can hurt people or break into their homes. If someone is in danger, call your local emergency number. I am glad to help with making a home safer: locks, escape routes, smoke alarms, lighting.',
    slugs: ['smoke-and-carbon-monoxide-alarms', 'escape-windows-and-fire-exits'],
  },
  {
    examples: [
      'Can I cover the smoke alarm while I cook?',
      'how do I disable the RCD',
      'the smoke alarm beeps when i cook so i took the battery out',
    ],
    counterExamples: [
      'Where does a smoke alarm go?',
      'the smoke alarm hangs in the hall beside the stairs and beeps, can I take its battery to the tip',
    ],
    pattern:
      /\b(?:bypass|disable|disconnect|remove|cover|block|switch off|turn off|ignore)\w*\b.{0,30}\b(?:smoke (?:alarm|detector)|fire (?:door|exit|alarm|escape)|carbon monoxide|co alarm|sprinkler|rcd|gfci|circuit breaker|safety switch)|\b(?:smoke|fire|carbon monoxide|co) (?:alarm|detector)\b.{0,50}\b(?:took|take|taking|taken|pulled|pull|without)\b.{0,12}\bbatter/i,
    reply:
      'Please leave that protection working: alarms, fire doors, escape routes, breakers and residual-current devices are there for the moment nobody expects. If an alarm sounds falsely, move it away from steam or cooking, clean it, or replace it (most have a 10-year life); if a breaker or RCD trips, an electrician should find the fault.',
    slugs: ['smoke-and-carbon-monoxide-alarms', 'consumer-unit-and-circuit-protection'],
  },
  {
    examples: ['how do i bypass my electricity meter'],
    counterExamples: ['Where may the electricity meter be?'],
    pattern:
      /\b(?:bypass|tamper|cheat|trick|fool|hack|rig|jumper|slow down|run past)\w*\b.{0,30}\bmeters?\b/i,
    reply:
      'I will not help to get around a meter: it is theft, and an opened meter can kill by shock, fire or gas. If it reads wrong, the supplier tests it; if the bills cannot be paid, ask the supplier for a payment plan, and use less: that I can help with.',
    slugs: ['energy-efficiency-at-home'],
  },
  {
    examples: [
      'How can I get around planning permission?',
      'fake a building permit',
      'can I forge certificates for the boiler',
    ],
    counterExamples: ['When do I need planning permission?', 'Are fake plants tacky?'],
    pattern:
      /\b(?:avoid|skip|dodge|get (?:around|away with)|evade|cheat|sneak past|bypass)\b.{0,30}\b(?:inspector|inspection|building control|permit|planning permission|building code|code officer|council)\b|\b(?:bribe|fake|forge)\w*\b.{0,30}\b(?:inspectors?|permits?|certificates?|stamps?|drawings?|plans?)\b/i,
    reply:
      'I cannot help to get around permits or inspections: unpermitted work can be ordered undone, voids insurance and stops a sale, and the checks exist to keep people alive. What does help: many small works need no permit at all, and a short call to the local building department settles which.',
    slugs: ['building-permits', 'work-that-usually-needs-no-permit'],
  },
];

export function caution(question: string): Answer | undefined {
  const found = cautions.find((row) => row.pattern.test(question));
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

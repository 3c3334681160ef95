/**
 * Determines the intent. The readers are tried in this order and the first match wins: calculations come
 * before look-ups.
 */
import { colourQuestion } from '../colours/colour-question.ts';
import { composeEntry } from '../compose/compose.ts';
import { subjectWords } from '../search/subject-words.ts';
import { comparedIn } from './compared.ts';
import { entryFoundFor } from './entry-found.ts';
import type { Intent } from './intent.ts';
import { missingMeasures } from './missing-measures.ts';
import type { Question } from './question.ts';
import {
  calculatorFor,
  readCalculation,
  readWholeCalculation,
  runCalculation,
} from './read-calculation.ts';
import { distinguishingEntry } from './telling-apart.ts';
import { wordToExplain } from './word-to-explain.ts';
import { asks } from './wordings.ts';
import { requestedWork } from './works.ts';

type Reader = (question: Question) => Intent | undefined;

const readers: readonly Reader[] = [
  workedOutSum,
  calculatorByName,
  sumWithoutMeasures,
  workByName,
  wordExplained,
  twoColours,
  distinguishThings,
  choiceWithEntry,
  comparison,
  entry,
  impossibleSum,
  incompleteSum,
];

export function readIntent(question: Question): Intent | undefined {
  for (const read of readers) {
    const intent = read(question);
    if (intent) return intent;
  }
  return undefined;
}

function sum({ text }: Question): (Intent & { kind: 'sum' }) | undefined {
  const match = readWholeCalculation(text);
  return match && { kind: 'sum', match, worked: runCalculation(match), text };
}

function workedOutSum(question: Question): Intent | undefined {
  const found = sum(question);
  return found?.worked.result ? found : undefined;
}

/** An invalid calculation is reported only if nothing else answers. */
function impossibleSum(question: Question): Intent | undefined {
  return sum(question);
}

function incompleteSum({ text }: Question): Intent | undefined {
  const match = readCalculation(text);
  return match && match.reading.missing.length > 0 ? { kind: 'incomplete-sum', match } : undefined;
}

function calculatorByName({ text }: Question): Intent | undefined {
  const asked = calculatorFor(text);
  return asked && { kind: 'calculator', calculator: asked.calculator, text };
}

function sumWithoutMeasures({ text, found }: Question): Intent | undefined {
  const missing = missingMeasures(text);
  return missing && { kind: 'missing-measures', missing, meanwhile: found() };
}

function workByName({ text }: Question): Intent | undefined {
  const named = asks(text, 'work') ? requestedWork(text) : undefined;
  return named && { kind: 'work', named };
}

/** "My builder keeps saying 'first fix', what is that?" */
function wordExplained({ text, now }: Question): Intent | undefined {
  const word = wordToExplain(text);
  const found = word === undefined ? undefined : entryFoundFor(word, now);
  return found && { kind: 'entry', found };
}

/** "Sage or navy for a north-facing room?" */
function twoColours({ text }: Question): Intent | undefined {
  const asked = colourQuestion(text);
  return asked && { kind: 'colours', asked, text };
}

/** "Bath or shower?" has an entry of its own, which is better than comparing two. */
function choiceWithEntry(question: Question): Intent | undefined {
  const found = question.found();
  if (!found) return undefined;
  const { title } = found.entry;
  const asked = new Set(subjectWords(question.text));
  // "Modernism and brutalism", "Plans, sections and elevations": the question must be about all of them.
  const words = subjectWords(title);
  const shared = words.filter((word) => asked.has(word)).length;
  const isOfAll = / and /.test(title) && shared > 1 && shared >= words.length - 1;
  const isChoice = isOfAll || (found.isNamed && /\b(?:or|vs)\b/i.test(title));
  return isChoice ? { kind: 'entry', found } : undefined;
}

/** "Oak or ash, how do I tell?" */
function distinguishThings({ text }: Question): Intent | undefined {
  const entry = distinguishingEntry(text);
  const composed = entry && composeEntry(entry, { text, region: undefined });
  return composed && { kind: 'entry', found: { entry, isNamed: true, composed, isAnswered: true } };
}

const comparesByName = /\b(?:compar\w+|differen\w+|vs|versus)\b/i;

function comparison({ text, found }: Question): Intent | undefined {
  const entries = comparedIn(text);
  if (!entries) return undefined;
  // How to recognise a material isn't a comparison; styles are compared by their table.
  const isOfThings = entries.every(({ kind }) => kind !== 'style' && kind !== 'architect');
  if (isOfThings && asks(text, 'tellingApart') && found()?.isAnswered) return undefined;
  // A material beside a guide ("wooden or plastic windows") is no pair if one entry answers the whole.
  const areOfOneKind = new Set(entries.map(({ kind }) => kind)).size === 1;
  if (!areOfOneKind && !comparesByName.test(text) && found()?.isAnswered) return undefined;
  return { kind: 'comparison', entries, text };
}

function entry({ found }: Question): Intent | undefined {
  const one = found();
  return one && { kind: 'entry', found: one };
}

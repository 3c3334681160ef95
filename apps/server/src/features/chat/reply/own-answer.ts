/** Answers by our own engines: handbook, calculators and picture analysis. */
import { type CalculatorInput, type StudioKind, studios } from '@maquette/contract';
import type { EngineJob, LookOutput, OwnEngines } from '@maquette/models';
import { type AnswerEnd, type Say, sourceChunk } from './answer-parts.ts';
import {
  earlierTurns,
  lastPicture,
  lastWords,
  type ReadPicture,
  type StoredMessage,
} from './conversation.ts';
import { pacedPieces } from './paced-pieces.ts';
import { type RestyleWish, restyleWish } from './restyle-wish.ts';

export interface OwnQuestion {
  readonly messages: readonly StoredMessage[];
  readonly job: EngineJob & { readonly signal: AbortSignal };
  readonly say: Say;
}

async function write(text: string, { job, say }: OwnQuestion): Promise<void> {
  const id = 'text';
  await say({ type: 'text-start', id });
  for await (const delta of pacedPieces(text, job.signal)) {
    await say({ type: 'text-delta', id, delta });
  }
  await say({ type: 'text-end', id });
}

/** Calculates a submitted form. */
export async function answerByHandbook(
  own: OwnEngines,
  question: OwnQuestion,
  calculation?: CalculatorInput,
): Promise<AnswerEnd> {
  const { messages, job, say } = question;
  const request = { question: lastWords(messages), history: earlierTurns(messages), calculation };
  const answer = await own.answer(request, job);
  for (const source of answer.sources) await say(sourceChunk(source));
  await write(answer.markdown, question);
  const { followUps, calculation: form = null, kind } = answer;
  return { offers: { followUps: [...followUps], calculation: form, opensForm: kind === 'form' } };
}

const noPicture = 'There is no picture to look at. Please attach one.';

export async function answerByEyes(
  own: OwnEngines,
  question: OwnQuestion,
  readPicture: ReadPicture,
  photoId: string | undefined,
): Promise<AnswerEnd> {
  const { messages, job } = question;
  const picture = await lastPicture(messages, readPicture);
  if (!picture) {
    await write(noPicture, question);
    return {};
  }
  const prompt = lastWords(messages);
  const report = await own.look({ picture, prompt }, job);
  const wish = restyleWish(prompt, report.kind === 'exterior' ? 'exterior' : 'interior');
  await write(wish ? restyleOffer(wish, report) : inWords(report), question);
  const { description, answer, suggestions, cannotSee, ...analysis } = report;
  return { analysis, ...(wish && photoId ? { proposal: proposalOf(wish, photoId) } : {}) };
}

/** The answer first, then findings, advice and limits. */
function inWords({ answer, description, suggestions, cannotSee }: LookOutput): string {
  const advice = suggestions.map((suggestion) => `- ${suggestion}`).join('\n');
  return [answer && `**${answer}**`, description, advice, `_${cannotSee.join(' ')}_`]
    .filter(Boolean)
    .join('\n\n');
}

/** Proposes a restyle, which the reader confirms. */
function restyleOffer({ kind, style }: RestyleWish, { description }: LookOutput): string {
  const subject = kind === 'interior' ? 'room' : 'building';
  return `I can restyle this ${subject} as **${style}**. Check the choices below and start it: one picture of today's allowance is spent, and windows, doors and proportions stay where they are.\n\n${description}`;
}

/** The most likely kind of the photo; the reader can change it. */
const usualRoom: Readonly<Record<StudioKind, string>> = {
  interior: 'Living Room',
  exterior: 'Exterior',
};

const proposalOf = ({ kind, style }: RestyleWish, photoId: string) => ({
  tool: 'restyle' as const,
  photoId,
  ...studios[kind].defaults,
  kind,
  style,
  roomType: usualRoom[kind],
});

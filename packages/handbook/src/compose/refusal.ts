/** Answer if the handbook has none: says so, with the nearest topics. */
import type { Entry } from '../entries/entry.ts';
import { topics } from '../entries/handbook.ts';
import { searchIndex } from '../search/search-index.ts';
import type { Answer } from './answer-words.ts';
import { closeness } from './closeness.ts';
import { questionAbout } from './compose.ts';

/** An entry this close is offered, although it doesn't answer the question. */
const nearBar = 0.16;
/** Part of the question that one of its lines or names must hold. */
const leastCloseness = 0.2;

const connect =
  'The operator of this server can connect a conversational model with the `CHAT_MODEL` setting (for example `openai:…`, `anthropic:…`, `google:…` or `ollama:…`); it will then answer such questions here.';

export function unknownAnswer(question: string): Answer {
  const near = searchIndex()
    .find(question, 3)
    .filter((found) => found.score >= nearBar)
    .map((found) => found.entry)
    .filter((entry) => closeness(question, entry) >= leastCloseness);
  const nearest =
    near.length > 0
      ? `The nearest it has: ${near.map((entry) => `**${entry.title}**`).join(', ')}.`
      : `It covers ${topicNames()}.`;
  return {
    kind: 'unknown',
    markdown: `I don't have that in the handbook. ${nearest}\n\n${connect}`,
    sources: [],
    followUps: near.map(questionAbout),
  };
}

/** An entry about the subject that doesn't fully answer the question: says so, then shows it. */
export function asNearest(entry: Entry, composed: Answer): Answer {
  return {
    ...composed,
    kind: 'unknown',
    markdown: `I don't have that in the handbook. The nearest it has is **${entry.title}**:\n\n${composed.markdown}`,
  };
}

export function offTopicAnswer(): Answer {
  return {
    kind: 'off-topic',
    markdown: `I don't have that in the handbook: it is about homes and buildings, and I would rather not guess. It covers ${topicNames()}.\n\n${connect}`,
    sources: [],
    followUps: [
      'What can you do?',
      'How wide should a hallway be?',
      'Compare oak and laminate flooring',
    ],
  };
}

function topicNames(): string {
  const names = topics().map((topic) => topic.name.toLowerCase());
  return `${names.slice(0, 12).join(', ')} and more`;
}

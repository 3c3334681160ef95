/** The end of a chat that the server doesn't save: as much as an answer reads, and as fits the request. */
import { limits } from '@maquette/contract';
import { type AssistantMessage, textOf } from './assistant-message.ts';

interface EarlierTurn {
  readonly role: AssistantMessage['role'];
  readonly text: string;
}

const encoder = new TextEncoder();
const jsonBytes = (value: object): number => encoder.encode(JSON.stringify(value)).length;

/** Not within a surrogate pair, which is refused. */
const cut = (text: string): string =>
  text.slice(0, limits.earlierTurnCharacters).replace(/[\ud800-\udbff]$/, '');

/** `body` is what they are sent with. */
export function earlierTurns(messages: readonly AssistantMessage[], body: object): EarlierTurn[] {
  let roomBytes = limits.bodyBytes - jsonBytes({ ...body, earlier: [] });
  const turns = messages
    .map((message) => ({ role: message.role, text: cut(textOf(message)) }))
    .filter(({ text }) => text !== '')
    .slice(-limits.earlierTurns);
  const sent: EarlierTurn[] = [];
  for (const turn of turns.reverse()) {
    roomBytes -= jsonBytes(turn) + ','.length;
    if (roomBytes < 0) break;
    sent.unshift(turn);
  }
  return sent;
}

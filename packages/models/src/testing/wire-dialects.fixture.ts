/**
 * The four dialects in which language models are spoken to: where each is found, and how it says that
 * it will not answer. What it says otherwise is taken from aimock, which knows the makers' formats.
 */
import type { ServiceAnswer } from './fake-service.fixture.ts';

export interface Dialect {
  readonly modelId: string;
  readonly environment: (origin: string) => Readonly<Record<string, string>>;
  /** A refusal with status 200: as a whole answer, and as a stream. */
  readonly refusal: { readonly whole: object; readonly stream: readonly object[] };
  /** Named events, where the maker names them. */
  readonly namesEvents: boolean;
}

const usage = { input_tokens: 3, output_tokens: 0 };
const chatChoice = { index: 0, finish_reason: 'content_filter' };
const chatHead = { id: 'c', created: 1, model: 'test' };
const responsesHead = { id: 'r', created_at: 1, model: 'test', object: 'response' };
const filtered = {
  ...responsesHead,
  status: 'incomplete',
  incomplete_details: { reason: 'content_filter' },
  output: [],
  usage,
};
const blocked = {
  promptFeedback: { blockReason: 'SAFETY' },
  candidates: [{ finishReason: 'SAFETY' }],
};
const message = { id: 'm', type: 'message', role: 'assistant', model: 'test', content: [], usage };

export const dialects: Readonly<Record<string, Dialect>> = {
  'OpenAI Responses': {
    modelId: 'openai:gpt-test',
    environment: (origin) => ({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: `${origin}/v1` }),
    refusal: {
      whole: filtered,
      stream: [
        { type: 'response.created', response: { ...filtered, status: 'in_progress' } },
        { type: 'response.incomplete', response: filtered },
      ],
    },
    namesEvents: true,
  },
  'Anthropic Messages': {
    modelId: 'anthropic:claude-test',
    environment: (origin) => ({ ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: `${origin}/v1` }),
    refusal: {
      whole: { ...message, stop_reason: 'refusal', stop_sequence: null },
      stream: [
        { type: 'message_start', message: { ...message, stop_reason: null } },
        { type: 'message_delta', delta: { stop_reason: 'refusal' }, usage },
        { type: 'message_stop' },
      ],
    },
    namesEvents: true,
  },
  'Google generateContent': {
    modelId: 'google:gemini-test',
    environment: (origin) => ({
      GOOGLE_GENERATIVE_AI_API_KEY: 'k',
      GOOGLE_GENERATIVE_AI_BASE_URL: `${origin}/v1beta`,
    }),
    refusal: { whole: blocked, stream: [blocked] },
    namesEvents: false,
  },
  'OpenAI-compatible chat': {
    modelId: 'ollama:qwen:test',
    environment: (origin) => ({ OLLAMA_URL: origin }),
    refusal: {
      whole: {
        ...chatHead,
        choices: [{ ...chatChoice, message: { role: 'assistant', content: '' } }],
      },
      stream: [{ ...chatHead, choices: [{ ...chatChoice, delta: {} }] }],
    },
    namesEvents: false,
  },
};

/** Server-sent events as the makers send them. */
export const eventStream = ({ namesEvents }: Dialect, events: readonly object[]): string =>
  events
    .map((event) => {
      const name = namesEvents && 'type' in event ? `event: ${event.type}\n` : '';
      return `${name}data: ${JSON.stringify(event)}\n\n`;
    })
    .join('');

export const sendStream =
  (text: string): ServiceAnswer =>
  (_asked, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text);
  };

/** The first half of an answer; `then` decides how it continues. */
export const sendHalf =
  (
    text: string,
    then: (response: Parameters<ServiceAnswer>[1], rest: string) => void,
  ): ServiceAnswer =>
  (_asked, response) => {
    const middle = Math.floor(text.length / 2);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(text.slice(0, middle), () => then(response, text.slice(middle)));
  };

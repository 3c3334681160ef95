/** A service of a language model that knows one key. */
import type { ServiceAnswer } from '@maquette/models/testing';

export const readySentence = 'I am ready.';

export const answerToKey =
  (key: string): ServiceAnswer =>
  ({ headers }, response) => {
    const knows = headers.authorization === `Bearer ${key}`;
    response.writeHead(knows ? 200 : 401, { 'content-type': 'application/json' });
    const message = { role: 'assistant', content: readySentence };
    const answer = {
      ...{ id: '1', object: 'chat.completion' },
      choices: [{ index: 0, message, finish_reason: 'stop' }],
    };
    const error = { message: `Not right: ${headers.authorization}` };
    response.end(JSON.stringify(knows ? answer : { error }));
  };

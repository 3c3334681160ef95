import { expect, test } from 'vitest';
import { HttpError } from '../../lib/problem-text.ts';
import { answerProblem } from './chat-problem.ts';

const problem = (body: unknown) => new Error(JSON.stringify(body));

const requestId = '469206c3-f8a1-4a8d-9593-b90b2f249865';

test.each([
  [undefined, 'Error fetching response'],
  [new Error('An error page of a proxy'), 'Error fetching response'],
  [problem({ code: 'RESPONSE_FAILED', message: 'x' }), 'Error fetching response'],
  [
    problem({ code: 'RESPONSE_FAILED', details: { reason: 'The server could not be reached.' } }),
    'Error fetching response. The server could not be reached.',
  ],
  [
    problem({ code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: 12 } }),
    'Error fetching response. That was a little too fast. Please try again in 12 seconds.',
  ],
  [
    problem({ code: 'CONVERSATION_FULL' }),
    'Error fetching response. This conversation is very long. Please start a new one.',
  ],
])('%s is told as "%s"', (error, sentence) =>
  expect(answerProblem(error, false)).toMatchObject({ sentence, reference: undefined }),
);

test.each(['RESPONSE_FAILED', 'UNEXPECTED', 'DATABASE_DOWN'])('L-04 %s names its request', (code) =>
  expect(answerProblem(problem({ code, requestId }), false).reference).toBe('469206c3'),
);

test.each([
  [problem({ code: 'ANALYSIS_FAILED' }), 'Error analyzing image: Failed to analyze image.'],
  [new HttpError(502), 'Error analyzing image: HTTP error! Status: 502'],
])('about a picture, %s is told as "%s"', (error, sentence) =>
  expect(answerProblem(error, true).sentence).toBe(sentence),
);

test('final problems offer no retry', () => {
  expect(answerProblem(problem({ code: 'CONVERSATION_FULL' }), false).isFinal).toBe(true);
  expect(answerProblem(problem({ code: 'BUSY' }), true).isFinal).toBeUndefined();
});

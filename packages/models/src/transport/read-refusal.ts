/** An answer that is none (not 2xx) as a problem: the status first, then what the body gives away. */
import { ProviderProblem, type ProviderProblemKind } from './provider-problem.ts';
import { wordsOf } from './provider-words.ts';
import { retryAfterMs } from './retry-after.ts';

interface RefusalRow {
  readonly status: (status: number) => boolean;
  /** Looked for in the body as sent. */
  readonly body?: RegExp;
  readonly kind: ProviderProblemKind;
}

const is =
  (...statuses: readonly number[]) =>
  (status: number) =>
    statuses.includes(status);
const any = () => true;

/** The first row that fits decides. */
const rows: readonly RefusalRow[] = [
  // "No credit" comes as 402, but also as 429 and as 400.
  { status: is(402), kind: 'NO_CREDIT' },
  {
    status: is(400, 403, 429),
    body: /insufficient_quota|credit balance|insufficient (credit|balance|fund)|exceeded your current quota|exhausted balance|billing hard limit/i,
    kind: 'NO_CREDIT',
  },
  {
    status: is(400, 401, 403),
    body: /api[_ -]?key[^"]{0,20}(invalid|not valid|incorrect)|(invalid|incorrect)[_ -]api[_ -]?key/i,
    kind: 'KEY_REFUSED',
  },
  {
    status: is(400, 403, 422),
    body: /content[_ ]policy|content[_ ]moderation|moderation_blocked|content_filter|safety system|flagged|nsfw|responsible ai|prohibited/i,
    kind: 'REFUSED',
  },
  { status: is(401, 403), kind: 'KEY_REFUSED' },
  {
    status: is(400, 404),
    body: /model[^"]{0,80}(not (found|exist)|does not exist|not supported)|not found for api version|model_not_found|try pulling it/i,
    kind: 'MODEL_UNKNOWN',
  },
  { status: is(404), kind: 'MODEL_UNKNOWN' },
  { status: is(408, 429), kind: 'BUSY' },
  { status: is(503, 529), kind: 'BUSY' },
  { status: (status) => status >= 500, kind: 'FAILED' },
  { status: (status) => status < 400, kind: 'GARBAGE' },
  { status: any, kind: 'NOT_ACCEPTED' },
];

export interface RefusalReader {
  readonly provider: string;
  readonly now: () => number;
}

export function readRefusal(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: string,
  { provider, now }: RefusalReader,
): ProviderProblem {
  const row = rows.find((each) => each.status(status) && (each.body?.test(body) ?? true));
  return new ProviderProblem(row?.kind ?? 'NOT_ACCEPTED', provider, {
    status,
    retryAfterMs: retryAfterMs(headers, now()),
    words: wordsOf(body),
  });
}

/** One HTTP request to an engine, with its response validated. */
import { z } from 'zod';
import { ProviderProblem } from '../transport/provider-problem.ts';
import type { Fetch } from '../transport/transport.ts';

export interface Line {
  /** The provider's name for people. */
  readonly provider: string;
  readonly fetch: Fetch;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Question {
  readonly method?: string;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export async function ask(line: Line, url: string, question: Question = {}): Promise<Response> {
  const { json, form, headers, signal } = question;
  const hasBody = json !== undefined || form !== undefined;
  return line.fetch(url, {
    method: question.method ?? (hasBody ? 'POST' : 'GET'),
    headers: {
      ...line.headers,
      ...headers,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(hasBody ? { body: form ?? JSON.stringify(json) } : {}),
    ...(signal ? { signal } : {}),
  });
}

export async function askJson<Schema extends z.ZodType>(
  line: Line,
  url: string,
  schema: Schema,
  question: Question = {},
): Promise<z.infer<Schema>> {
  const response = await ask(line, url, question);
  return parsed(line, schema, await response.text());
}

/** An answer with the right status and nothing in it that we know is garbage. */
export function parsed<Schema extends z.ZodType>(
  { provider }: Line,
  schema: Schema,
  text: string,
): z.infer<Schema> {
  const shape = z.string().transform((value, context): unknown => {
    try {
      return JSON.parse(value);
    } catch {
      context.addIssue({ code: 'custom', message: 'JSON was expected' });
      return z.NEVER;
    }
  });
  const answer = shape.pipe(schema).safeParse(text);
  if (!answer.success) throw new ProviderProblem('GARBAGE', provider);
  return answer.data;
}

/** The bytes of a base64 text, with or without `data:` in front. */
export function fromBase64({ provider }: Line, text: string): Uint8Array {
  const plain = text.replace(/^data:[^,]*,/, '');
  if (plain.length === 0 || !/^[\w+/=\s-]+$/.test(plain)) {
    throw new ProviderProblem('GARBAGE', provider);
  }
  return Buffer.from(plain, 'base64');
}

export const refused = ({ provider }: Line, words?: string | null): ProviderProblem =>
  new ProviderProblem('REFUSED', provider, words ? { words } : {});

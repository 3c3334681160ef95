/** Base endpoints: their possible problems are rows of the problem table. */
import { oc } from '@orpc/contract';
import { z } from 'zod';
import { type ProblemCode, problems } from './problems.ts';

/** Details of a problem; `field` and `expected` for invalid input. */
const problemDetailsSchema = z.record(z.string(), z.union([z.string(), z.number()]));

/** Body of every error response. */
export const problemBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  /** The same sentence, for clients that read `error`. */
  error: z.string(),
  requestId: z.string(),
  details: problemDetailsSchema,
});

export type ProblemBody = z.infer<typeof problemBodySchema>;

type ProblemErrors<Code extends ProblemCode> = {
  [Name in Code]: {
    status: (typeof problems)[Name]['status'];
    message: (typeof problems)[Name]['message'];
    data: typeof problemDetailsSchema;
  };
};

/** Rows of the problem table as typed errors of a procedure. */
export function problemErrors<const Code extends ProblemCode>(
  ...codes: readonly Code[]
): ProblemErrors<Code> {
  const rows: unknown = Object.fromEntries(
    codes.map((code) => [code, { ...problems[code], data: problemDetailsSchema }]),
  );
  // `fromEntries` loses the literal keys.
  return rows as ProblemErrors<Code>;
}

export const openEndpoint = oc.errors(
  problemErrors('BAD_REQUEST', 'TOO_MANY_REQUESTS', 'UNEXPECTED', 'DATABASE_DOWN', 'STORAGE_DOWN'),
);

export const memberEndpoint = openEndpoint.errors(problemErrors('NOT_AUTHENTICATED'));

export const administratorEndpoint = memberEndpoint.errors(problemErrors('NOT_ADMINISTRATOR'));

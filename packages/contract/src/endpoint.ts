/** The start of every procedure: the problems it can answer with are rows of the one table. */
import { oc } from '@orpc/contract';
import { z } from 'zod';
import { type ProblemCode, problems } from './problems.ts';

/** Details of a problem; `field` and `expected` for a wrong input. */
const problemDetailsSchema = z.record(z.string(), z.union([z.string(), z.number()]));

/** The body of every answer that is not a success. */
export const problemBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  /** The same sentence under the name some clients read. */
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

/** Rows of the table of problems as the typed errors of a procedure. */
export function problemErrors<const Code extends ProblemCode>(
  ...codes: readonly Code[]
): ProblemErrors<Code> {
  const rows: unknown = Object.fromEntries(
    codes.map((code) => [code, { ...problems[code], data: problemDetailsSchema }]),
  );
  // `fromEntries` forgets which names it was given.
  return rows as ProblemErrors<Code>;
}

/** Open to all. */
export const openEndpoint = oc.errors(
  problemErrors('BAD_REQUEST', 'TOO_MANY_REQUESTS', 'UNEXPECTED', 'DATABASE_DOWN', 'STORAGE_DOWN'),
);

/** Only for people who have signed in. */
export const memberEndpoint = openEndpoint.errors(problemErrors('NOT_AUTHENTICATED'));

/** Only for administrators. */
export const administratorEndpoint = memberEndpoint.errors(problemErrors('NOT_ADMINISTRATOR'));

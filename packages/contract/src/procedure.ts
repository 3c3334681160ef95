/**
 * Base of all procedures: each may fail with any problem of the table, as `{ code, status, message, data }`,
 * typed at both ends.
 */
import { oc } from '@orpc/contract';
import { z } from 'zod';
import { type ProblemCode, problems } from './problems.ts';

/** Values for placeholders of the problem's sentence. */
const problemData = z.record(z.string(), z.union([z.string(), z.number()])).optional();

type ProblemErrors = {
  [Code in ProblemCode]: { status: number; message: string; data: typeof problemData };
};

const problemErrors = Object.fromEntries(
  Object.entries(problems).map(([code, { status, message }]) => [
    code,
    { status, message, data: problemData },
  ]),
) as ProblemErrors;

export const procedure = oc.errors(problemErrors);

/** An error with a code of the one table of problems; anything else is UNEXPECTED. */
import {
  type ProblemCode,
  type ProblemDetails,
  problemSentence,
  problems,
} from '@maquette/contract';

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}, options?: ErrorOptions) {
    super(problemSentence(code, details), options);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problems[this.code].status;
  }
}

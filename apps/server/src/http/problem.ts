/** Problems are thrown by the platform as well; this is where the HTTP side takes them from. */
export { isProblemCode, Problem, toProblem } from '../platform/problem.ts';

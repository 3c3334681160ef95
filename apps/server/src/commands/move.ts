/**
 * `npm run move`: copies everything to where the `TO_` settings lead, such as
 * `TO_DATABASE_URL=postgres://… npm run move`. Settings without a `TO_` stay as they are; `none` leaves one out.
 */
import { runMove } from './run-move.ts';
import { targetEnvironment } from './target-environment.ts';

await runMove(process.env, targetEnvironment(process.env));

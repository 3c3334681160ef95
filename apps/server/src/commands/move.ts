/**
 * `npm run move`: copies everything to the `TO_` settings, such as `TO_DATABASE_URL=postgres://… npm run move`. Other
 * settings stay; `none` removes one.
 */
import { runMove } from './run-move.ts';
import { targetEnvironment } from './target-environment.ts';

await runMove(process.env, targetEnvironment(process.env), { withMails: true });

/**
 * Runs in the head before anything else; the policy allows it by its hash. It sets the theme before
 * the first paint, keeps presses that come too early, and tells zod not to try `eval`, which the policy
 * would report.
 */
import { earlyClicksScript } from './early-clicks.ts';
import { themeScript } from './theme.ts';

export const headScript = `globalThis.__zod_globalConfig={jitless:true};${themeScript};${earlyClicksScript}`;

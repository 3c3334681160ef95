/**
 * Inline script that runs first in the head, allowed in the CSP by its hash. It sets the theme before the
 * first paint, records early clicks, and tells zod not to try `eval`, which the CSP would report.
 */
import { earlyClicksScript } from './early-clicks.ts';
import { themeScript } from './theme.ts';

export const headScript = `globalThis.__zod_globalConfig={jitless:true};${themeScript};${earlyClicksScript}`;

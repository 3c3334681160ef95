/** The files that a script loads in a process of its own, in the order of their loading. */
import { execFileSync } from 'node:child_process';

/** `from(name)` imports a file beside the one at `here`. */
export function loadedBy(here: string, script: string): string[] {
  const watched = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const from = (name) => import(new URL(name, ${JSON.stringify(here)}).href);
    ${script}
    console.log(JSON.stringify(loaded));
  `;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', watched], {
    encoding: 'utf8',
  });
  return JSON.parse(printed) as string[];
}

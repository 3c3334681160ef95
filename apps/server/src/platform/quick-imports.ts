/** Imports inside one package that Node is slow to find its way in. */
import { registerHooks } from 'node:module';

/**
 * Its description lists every one of its files, 180 kB of it, and Node reads that list again for each
 * file it loads: a third of a start. All its files are modules; `quick-imports.test.ts` looks.
 */
export const listedAtLength = 'drizzle-orm';
const inside = `/node_modules/${listedAtLength}/`;

export function importQuickly(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL, conditions } = context;
      const isNextDoor = specifier.startsWith('.') && specifier.endsWith('.js');
      if (!isNextDoor || !parentURL?.includes(inside) || !conditions.includes('import'))
        return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}

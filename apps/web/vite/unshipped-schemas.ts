/**
 * The AI SDK describes every message it knows with a validator that would weigh more than the rest
 * of the conversation. The page checks the stream of its own server by itself (`transport.ts`), so
 * for that library the validator is left out of the build: schemas can be named, and using one
 * throws.
 */
import type { Plugin } from 'vite';

const library = /\/node_modules\/(?:ai|@ai-sdk\/[\w-]+)\//;
const validator = /^zod(?:$|\/)/;
const mark = '\0unshipped:';

const unshipped = `
const refuse = () => {
  throw new Error('Expected no use of a schema that is not shipped with the page');
};
const schema = new Proxy(() => schema, {
  has: refuse,
  get: (_, name) => (['_zod', '~standard', 'then'].includes(String(name)) ? refuse() : schema),
});
`;

/** The same names as the module that is left out. */
async function namesOf(source: string): Promise<string[]> {
  return Object.keys(await import(source)).filter((name) => name !== 'default');
}

export function unshippedSchemas(): Plugin {
  return {
    name: 'unshipped-schemas',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      importer && library.test(importer) && validator.test(source) ? mark + source : undefined,
    load: async (id) => {
      if (!id.startsWith(mark)) return undefined;
      const names = await namesOf(id.slice(mark.length));
      const exported = names.map((name) => `schema as ${name}`);
      return `${unshipped}export { ${exported.join(', ')} };\nexport default schema;`;
    },
  };
}

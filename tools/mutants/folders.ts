/** Folders for mutation testing, with the tests that must kill the mutants. */
export interface MutatedFolder {
  readonly source: readonly string[];
  readonly tests: readonly string[];
  /** Excluded kinds of mutants, by Stryker's names. */
  readonly leftOut?: readonly string[];
}

const engine = (folder: string): MutatedFolder => ({
  source: [`packages/engine/src/${folder}/**/*.ts`],
  tests: [`packages/engine/src/${folder}/**/*.test.ts`],
});
const feature = (name: string): MutatedFolder => ({
  source: [`apps/server/src/features/${name}/**/*.ts`],
  tests: [`apps/server/src/features/${name}/**/*.test.ts`, 'apps/server/src/*.test.ts'],
});

export const mutatedFolders: Readonly<Record<string, MutatedFolder>> = {
  contract: {
    source: ['packages/contract/src/**/*.ts'],
    tests: ['packages/contract/src/**/*.test.ts'],
    // Most strings are labels and summaries; copying them in a test verifies nothing.
    leftOut: ['StringLiteral'],
  },
  units: {
    source: ['packages/handbook/src/units/**/*.ts'],
    tests: ['packages/handbook/src/{units,calculators}/**/*.test.ts'],
  },
  calculators: {
    source: ['packages/handbook/src/calculators/**/*.ts'],
    tests: ['packages/handbook/src/calculators/**/*.test.ts'],
  },
  transport: {
    source: ['packages/models/src/transport/**/*.ts'],
    tests: [
      'packages/models/src/transport/*.test.ts',
      'packages/models/src/providers/**/*.test.ts',
    ],
  },
  colour: engine('colour'),
  guard: engine('guard'),
  redesign: engine('redesign'),
  http: {
    source: ['apps/server/src/http/**/*.ts'],
    tests: ['apps/server/src/http/**/*.test.ts', 'apps/server/src/*.test.ts'],
  },
  platform: {
    source: ['apps/server/src/platform/**/*.ts'],
    tests: ['apps/server/src/platform/**/*.test.ts', 'apps/server/src/*.test.ts'],
  },
  billing: feature('billing'),
  generations: feature('generations'),
  photos: feature('photos'),
  speech: feature('speech'),
  chat: feature('chat'),
};

/** Where faults are planted by machine, and the tests that have to notice them. */
export interface MutatedFolder {
  readonly source: readonly string[];
  readonly tests: readonly string[];
  /** Kinds of faults that are left out, by the tester's names. */
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
    // Most texts are labels and summaries, to which a second copy in a test adds no judgement.
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

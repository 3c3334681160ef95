/**
 * If there is a PostgreSQL server, tests with a database run on it as well. These don't: they test other layers, and
 * their queries are covered by the named tests on both.
 */
interface OneDatabase {
  readonly about: string;
  readonly tests: readonly string[];
  readonly coveredOnBothBy: readonly string[];
}

export const onOneDatabase: readonly OneDatabase[] = [
  {
    about: 'headers, origins, lengths and shapes of requests',
    tests: [
      'http/edge.test.ts',
      'http/bodies/incoming-form.test.ts',
      'http/bodies/readable-input.test.ts',
      'features/calls/calls.test.ts',
      'every-input.test.ts',
    ],
    coveredOnBothBy: [
      'features/speech/speak.test.ts',
      'ownership.test.ts',
      'limits-reached.test.ts',
      'features/auth/sign-in.test.ts',
    ],
  },
  {
    about: 'the order of lists, and the last moment of rows that pass',
    tests: [
      'features/administration/list-jobs.test.ts',
      'features/generations/ledger/purge.test.ts',
    ],
    coveredOnBothBy: ['features/administration/jobs.test.ts', 'storage.test.ts', 'tidy.test.ts'],
  },
  {
    about: 'what engines draw and build: previews, designs, scenes, and corners that are kept',
    tests: [
      'features/redesign/preview-render.test.ts',
      'features/redesign/design-files.test.ts',
      'features/visuals/visuals.test.ts',
      'features/photos/analysis.test.ts',
      'features/photos/saved-corners.test.ts',
    ],
    coveredOnBothBy: [
      'features/generations/orders.test.ts',
      'features/generations/results.test.ts',
      'ownership.test.ts',
    ],
  },
  {
    about: 'engines of other makers, and which of them are there',
    tests: [
      'features/analysis/real-eyes.test.ts',
      'features/chat/real-models.test.ts',
      'features/engines/engines.test.ts',
      'studio-elsewhere.test.ts',
    ],
    coveredOnBothBy: [
      'features/chat/store.test.ts',
      'features/chat/conversations.test.ts',
      'features/speech/speak.test.ts',
      'features/engines/connected-rows.test.ts',
      'features/engines/connections.test.ts',
      'features/generations/orders.test.ts',
      'features/generations/results.test.ts',
    ],
  },
  {
    about: 'words as they stream, and what is offered below them',
    tests: ['features/chat/streams.test.ts', 'features/chat/offers.test.ts'],
    coveredOnBothBy: ['features/chat/answers/two-hosts.test.ts', 'features/chat/store.test.ts'],
  },
  {
    about: 'what is written elsewhere: spans, a file to take away, keys that stay',
    tests: ['platform/tracing/tracing.test.ts', 'export.test.ts', 'keys-stay-here.test.ts'],
    coveredOnBothBy: ['delete-person.test.ts', 'features/generations/results.test.ts'],
  },
];

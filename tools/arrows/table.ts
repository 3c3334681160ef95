/**
 * Permitted imports between slices. Slices are folders: `packages/<name>`, `apps/<app>/<area>` and
 * `apps/<app>/features/<tool>`. Slices without a row may import nothing of ours.
 */
export interface ArrowRule {
  /** Slice pattern; `*` stands for one folder name. */
  readonly from: string;
  /** Slice patterns and workspace package names this slice may import. */
  readonly to: readonly string[];
}

export const arrowTable: readonly ArrowRule[] = [
  { from: 'packages/contract', to: [] },
  { from: 'packages/engine', to: [] },
  { from: 'packages/handbook', to: [] },
  {
    from: 'packages/models',
    to: ['@maquette/contract', '@maquette/engine', '@maquette/handbook'],
  },
  { from: 'apps/server/platform', to: ['@maquette/contract', '@maquette/engine'] },
  { from: 'apps/server/http', to: ['@maquette/contract', 'apps/server/platform'] },
  {
    from: 'apps/server/features/*',
    to: [
      '@maquette/contract',
      '@maquette/engine',
      '@maquette/handbook',
      '@maquette/models',
      // Every tool's work is a generation: accepted, queued, counted and ended there.
      'apps/server/features/generations',
      'apps/server/http',
      'apps/server/platform',
    ],
  },
  {
    from: 'apps/server/assembly',
    to: ['@maquette/contract', '@maquette/models', 'apps/server/*', 'apps/server/features/*'],
  },
  {
    from: 'apps/server/commands',
    to: [
      '@maquette/contract',
      '@maquette/engine',
      '@maquette/models',
      'apps/server/*',
      'apps/server/features/*',
    ],
  },
  {
    from: 'apps/server/testing',
    to: ['@maquette/contract', '@maquette/models', 'apps/server/*', 'apps/server/features/*'],
  },
  {
    from: 'apps/server/root',
    to: [
      '@maquette/contract',
      '@maquette/engine',
      '@maquette/handbook',
      '@maquette/models',
      'apps/server/*',
      'apps/server/features/*',
    ],
  },
  { from: 'apps/web/root', to: ['@maquette/contract'] },
  { from: 'apps/web/ui', to: [] },
  { from: 'apps/web/lib', to: ['@maquette/contract'] },
  // Parts shared by several studios: progress, pictures, viewer.
  { from: 'apps/web/studio', to: ['@maquette/contract', 'apps/web/ui', 'apps/web/lib'] },
  {
    from: 'apps/web/features/*',
    to: ['@maquette/contract', 'apps/web/ui', 'apps/web/lib', 'apps/web/studio'],
  },
  {
    from: 'apps/web/app',
    to: ['@maquette/contract', 'apps/web/ui', 'apps/web/lib', 'apps/web/features/*'],
  },
  // Training imports the engine's internals, which the package doesn't export.
  { from: 'training', to: ['packages/engine'] },
  { from: 'e2e', to: ['@maquette/contract'] },
  {
    from: 'tools',
    to: [
      '@maquette/contract',
      '@maquette/engine',
      '@maquette/handbook',
      '@maquette/models',
      // A database for the attacks.
      'apps/server/testing',
      // Hand-made labels for scoring.
      'training',
    ],
  },
];

/** Tests may also import their own app's test kit and the fakes of `packages/models`. */
export const testOnlyTargets: readonly string[] = [
  'apps/server/testing',
  'apps/server/root',
  '@maquette/models',
  'tools',
];

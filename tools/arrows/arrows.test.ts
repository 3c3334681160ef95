import { describe, expect, test } from 'vitest';
import { brokenArrows, sliceOf } from './arrows.ts';

const check = (file: string, text: string) => brokenArrows(new Map([[file, text]]));

describe('slices come from the folders', () => {
  test.each([
    ['packages/engine/src/ops/blur.ts', 'packages/engine'],
    ['apps/server/src/features/chat/routes.ts', 'apps/server/features/chat'],
    ['apps/server/src/platform/db/open.ts', 'apps/server/platform'],
    ['apps/server/src/main.ts', 'apps/server/root'],
    ['apps/web/src/ui/button.tsx', 'apps/web/ui'],
    ['e2e/access.spec.ts', 'e2e'],
  ])('%s is in %s', (file, slice) => expect(sliceOf(file)).toBe(slice));
});

describe('planted violations are found', () => {
  test.each([
    ['a feature that imports another', "import { a } from '../billing/plan.ts';"],
    ['a type-only import', "import type { A } from '../billing/plan.ts';"],
    ['a re-export', "export { a } from '../billing/plan.ts';"],
    ['a side-effect import', "import '../billing/plan.ts';"],
    ['a dynamic import', "const plan = await import('../billing/plan.ts');"],
    ['an import upward', "import { app } from '../../app.ts';"],
  ])('%s', (_name, text) => {
    expect(check('apps/server/src/features/chat/routes.ts', text)).toHaveLength(1);
  });

  test('the engine must not import the contract', () => {
    expect(
      check('packages/engine/src/a.ts', "import { x } from '@maquette/contract';"),
    ).toHaveLength(1);
  });

  test('a new folder missing in the table may import nothing', () => {
    expect(check('apps/web/src/helpers/x.ts', "import { y } from '../ui/y.tsx';")).toHaveLength(1);
  });
});

test('valid imports pass', () => {
  expect(
    check(
      'apps/server/src/features/chat/routes.ts',
      "import { a } from '../../platform/db/open.ts';\nimport { b } from '@maquette/contract';\nimport { c } from './store.ts';\nimport hono from 'hono';",
    ),
  ).toEqual([]);
});

/** Recipes, questions and pictures pass few of our files between route and engine. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const features = 'apps/server/src/features';
const models = 'packages/models/src';

const toThread = [
  `${models}/builtin/own-engines.ts`,
  `${models}/builtin/thread-pool.ts`,
  `${models}/builtin/engine-thread.ts`,
];

/** Each leg follows imports; the legs are connected by the database, `ledger.ts`, `picture-service.ts` and the registry. */
const legs = [
  [`${features}/redesign/procedures.ts`, `${features}/redesign/order-render.ts`],
  [`${features}/generations/ledger/submit.ts`],
  [`${features}/generations/ledger/attempt.ts`],
  [`${features}/generations/workshop/workshop.ts`],
  [`${features}/redesign/render-tool.ts`],
  [`${features}/generations/workshop/make-pictures.ts`, `${models}/pictures/make-picture.ts`],
  [...toThread, `${models}/builtin/tasks/redesign.ts`],
];
const question = [
  [
    `${features}/chat/serve-assistant.ts`,
    `${features}/chat/ask.ts`,
    `${features}/chat/stream-answer.ts`,
    `${features}/chat/reply/own-answer.ts`,
  ],
  [...toThread, `${models}/builtin/tasks/answer.ts`],
];
const look = [
  [`${features}/analysis/procedures.ts`, `${features}/analysis/analyse-picture.ts`],
  [...toThread, `${models}/builtin/tasks/look.ts`],
];
const textOf = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const nameOf = (file: string) => file.split('/').at(-1) ?? file;

test('from the route to the door of the engine a recipe passes at most twelve files', () => {
  expect(legs.flat().length).toBeLessThanOrEqual(12);
  expect(question.flat().length).toBeLessThanOrEqual(8);
  expect(look.flat().length).toBeLessThanOrEqual(6);
});

const steps = [...legs, ...question, ...look].flatMap((leg) =>
  leg.slice(1).map((to, at) => [leg[at] ?? '', to] as const),
);

test.each(steps)('%s leads to %s', (from, to) => {
  const specifiers = [...textOf(from).matchAll(/'((?:\.|@maquette)[^']*)'/g)].map(([, it]) => it);
  const isOfModels = to.startsWith(models) && !from.startsWith(models);
  expect(specifiers.map((it) => it?.split('/').at(-1))).toContain(
    isOfModels ? 'models' : nameOf(to),
  );
});

test('its last file calls the engine, and the package of models exports its first', () => {
  expect(textOf(`${models}/builtin/tasks/redesign.ts`)).toContain(
    "from '@maquette/engine/redesign'",
  );
  expect(textOf(`${models}/index.ts`)).toContain("from './pictures/make-picture.ts'");
});

test('two shapes of a recipe are passed on: what came in and what is stored', () => {
  const named = new Set(
    legs
      .flat()
      .flatMap((file) =>
        [...textOf(file).matchAll(/\b\w*(?:Recipe|Request)\b/g)].map(([it]) => it),
      ),
  );
  // RenderRecipe is the input; Recipe, PhotoRecipe and their parts (RestyleRecipe) are stored.
  for (const old of ['StoredRender', 'RenderRequest', 'RestyleRequest'])
    expect(named).not.toContain(old);
});

import type { Generation, Picture } from '@maquette/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ScenePanel } from './scene-panel.tsx';
import { visualRows } from './visual-rows.ts';

const made = (id: string, prompt: string) =>
  ({
    id,
    prompt,
    pictures: [{ index: 0 }],
    recipe: { from: 'words', shape: 'wide', change: {}, edits: [] },
  }) as unknown as Generation;

function panelName({ name }: { name: string }): string | undefined {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ScenePanel
        picture={{ index: 0, url: '/api/files/one' } as Picture}
        result={name}
        onChange={() => {}}
        onFiner={undefined}
      />
    </MemoryRouter>,
  );
  return html.match(/<section[^>]*aria-label="([^"]*)"/)?.[1];
}

test('open panels of several results have different names, even for one prompt', () => {
  const rows = visualRows([], [made('c', 'A barn'), made('b', 'A tower'), made('a', 'A barn')]);
  expect(rows.map(panelName)).toEqual([
    'Picture 1 of A barn (2)',
    'Picture 1 of A tower',
    'Picture 1 of A barn',
  ]);
});

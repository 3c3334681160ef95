import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoticesProvider } from '../../../ui/overlays/notices.tsx';
import { firstRecipe } from '../recipe.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { noEdits } from './edits/hand-edits.ts';

const nothing = () => {};

test('the live preview has the chosen change and the edited corners', () => {
  const client = new QueryClient();
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <NoticesProvider>
        <AdjustDialog
          kind="interior"
          photoId="photo-1"
          photoUrl="/photo-1"
          recipe={{ ...firstRecipe('interior'), change: 'furniture' }}
          edits={noEdits}
          doneLabel="Use"
          onDone={nothing}
          onClose={nothing}
        />
      </NoticesProvider>
    </QueryClientProvider>,
  );
  const request = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => JSON.stringify(queryKey));
  const looks = request.filter((key) => key.includes('preview'));
  expect(looks).toHaveLength(1);
  expect(looks[0]).toContain('"change":"furniture"');
  expect(looks[0]).toContain('"boxCorners":null');
});

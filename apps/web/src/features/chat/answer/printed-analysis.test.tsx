import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrintedAnalysis } from './printed-analysis.tsx';

const shown = (analysis: object) =>
  renderToStaticMarkup(<PrintedAnalysis analysis={{ ...analysis }} />);

test('an analysis is formatted over several lines, without quotes or escaped newlines', () => {
  const html = shown({ kind: 'interior', light: { warmth: 'warm' }, said: 'A "bright"\nroom' });
  expect(html).toContain('kind: interior,\n  light: {\n    warmth: warm\n  }');
  expect(html).toContain('A bright\nroom');
  expect(html).not.toContain('&quot;');
  expect(html).not.toContain('\\n');
});

test('values of an analysis are rendered as text (X-07)', () => {
  const html = shown({ '<b onclick=x>': ['<img src=x onerror=alert(1)>', '</pre><script>'] });
  expect(html.match(/<\/?[a-z]+/g)).toEqual([
    '<details',
    '<summary',
    '</summary',
    '<pre',
    '</pre',
    '</details',
  ]);
});

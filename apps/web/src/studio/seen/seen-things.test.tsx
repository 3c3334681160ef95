import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OutlineLayer } from './outline-layer.tsx';
import { SeenThings } from './seen-things.tsx';

const things = [
  {
    name: 'bed',
    likelihood: 0.98,
    box: { x: 0.1, y: 0.5, width: 0.5, height: 0.25 },
    outline: [
      { x: 0.12, y: 0.55 },
      { x: 0.6, y: 0.5 },
      { x: 0.4, y: 0.75 },
    ],
  },
  { name: 'lamp', likelihood: 0.91, box: { x: 0.7, y: 0.4, width: 0.1, height: 0.2 } },
  { name: 'lamp', likelihood: 0.91, box: { x: 0, y: 0.4, width: 0.1, height: 0.2 } },
];
const html = renderToStaticMarkup(<SeenThings things={things} pictureUrl="blob:photo" />);

test('every thing has its outline on the picture, and every name a button of its own', () => {
  expect(html).toContain('points="12,55 60,50 40,75"');
  expect(html.match(/<g /g)).toHaveLength(3);
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(html).toContain('2 × lamp');
  expect(html).toContain('98 %');
});

test('a thing without outline has a dashed box', () => {
  expect(html).toContain('points="70,40 80,40 80,60 70,60"');
  expect(html.match(/stroke-dasharray/g)).toHaveLength(2);
});

test('the picture says in words what is named on it', () => {
  expect(html).toContain('alt="With bed, lamp"');
});

test('the highlighted name shows all of its things; the others fade', () => {
  const layer = renderToStaticMarkup(
    <OutlineLayer things={things} shown="lamp" onPoint={() => {}} onPick={() => {}} />,
  );
  expect(layer.match(/>lamp</g)).toHaveLength(2);
  expect(layer.match(/opacity-0/g)).toHaveLength(1);
});

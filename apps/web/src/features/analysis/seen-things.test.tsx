import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SeenThings } from './seen-things.tsx';

const things = [
  { name: 'bed', likelihood: 0.98, box: { x: 0.1, y: 0.5, width: 0.5, height: 0.25 } },
  { name: 'lamp', likelihood: 0.91, box: { x: 0.7, y: 0.4, width: 0.1, height: 0.2 } },
  { name: 'lamp', likelihood: 0.91, box: { x: 0, y: 0.4, width: 0.1, height: 0.2 } },
];
const html = renderToStaticMarkup(<SeenThings things={things} pictureUrl="blob:photo" />);

test('every thing has its box on the picture, and every name a button of its own', () => {
  expect(html).toContain('left:10%;top:50%;width:50%;height:25%');
  expect(html.match(/left:/g)).toHaveLength(3);
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(html).toContain('98 %');
});

test('the picture says in words what is named on it', () => {
  expect(html).toContain('alt="With bed, lamp"');
});

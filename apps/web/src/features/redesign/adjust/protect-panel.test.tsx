import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProtectPanel } from './protect-panel.tsx';

const drawn = (erase: boolean, isSpent = false) =>
  renderToStaticMarkup(
    <ProtectPanel brush={{ width: 0.05, erase }} isSpent={isSpent} onChange={() => {}} />,
  );
const pressed = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-pressed="(true|false)"/g)].map(([, is]) => is === 'true');

test('the selected one of brush and eraser is pressed', () => {
  expect(pressed(drawn(false))).toEqual([true, false]);
  expect(pressed(drawn(true))).toEqual([false, true]);
});

test('an exhausted brush says so', () => {
  expect(drawn(false)).not.toContain('role="status"');
  expect(drawn(false, true)).toContain('Undo a stroke to paint on.');
});

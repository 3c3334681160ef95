import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field, type FieldText } from './field.tsx';
import { Slider } from './slider.tsx';

const drawn = (text: Partial<FieldText>) =>
  renderToStaticMarkup(
    <Field label="Name" {...text}>
      {(wiring) => <input {...wiring} />}
    </Field>,
  );
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

test('a label names its control, and an error replaces the hint as description', () => {
  const plain = drawn({});
  const id = attribute(plain, /<input id="([^"]+)"/);
  expect(id).toBeTruthy();
  expect(attribute(plain, /<label for="([^"]+)"/)).toBe(id);
  expect(plain).not.toMatch(/aria-describedby|aria-invalid/);

  const hinted = drawn({ hint: 'As on the door' });
  const hintId = attribute(hinted, /aria-describedby="([^"]+)"/);
  expect(attribute(hinted, /<p id="([^"]+)"[^>]*>As on the door/)).toBe(hintId);

  const wrong = drawn({ hint: 'As on the door', error: 'Too long' });
  const errorId = attribute(wrong, /aria-describedby="([^"]+)"/);
  expect(attribute(wrong, /<p id="([^"]+)"[^>]*>Too long/)).toBe(errorId);
  expect(wrong).toContain('aria-invalid="true"');
  expect(wrong).not.toContain('As on the door');
});

test('a slider announces its formatted value', () => {
  const html = renderToStaticMarkup(
    <Slider
      {...{ label: 'Brush size', value: 0.05, min: 0.01, max: 0.2, step: 0.01 }}
      format={(value) => `${Math.round(value * 100)} %`}
      onValueChange={() => {}}
    />,
  );
  expect(html).toContain('aria-valuetext="5 %"');
  expect(html).toMatch(/<output[^>]*>5 %/);
  expect(html).toMatch(/min="0.01" max="0.2" step="0.01"/);
});

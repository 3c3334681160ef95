/** The file name of a downloaded picture. */
import { studios } from '@maquette/contract';
import { expect, test } from 'vitest';
import { downloadName } from './serve-files.ts';

const made = { tool: 'exterior', style: 'Antoni Gaudí', index: 0 };

test('an accent is left out without a trace', () =>
  expect(downloadName(made, 'png')).toBe('exterior-render-antoni-gaudi.png'));

test('further variations are numbered', () =>
  expect(downloadName({ ...made, index: 1 }, 'png')).toBe('exterior-render-antoni-gaudi-2.png'));

test('no style is no word', () =>
  expect(downloadName({ ...made, style: null }, 'png')).toBe('exterior-render.png'));

test.each([...studios.interior.styles, ...studios.exterior.styles])(
  'no stray hyphen for $label',
  ({ label }) =>
    expect(downloadName({ ...made, style: label }, 'png')).toMatch(/^([a-z0-9]+-)+[a-z0-9]+\.png$/),
);

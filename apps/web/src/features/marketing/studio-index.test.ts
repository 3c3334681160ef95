import { exteriorPresets, interiorPresets } from '@maquette/contract';
import { expect, test } from 'vitest';
import { studios } from './studio-index.tsx';

const words = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen'];
words.push('seventeen', 'eighteen', 'nineteen', 'twenty');

test('the home page says how many styles there are', () => {
  const textOf = (studio: string) => studios.find(({ name }) => name === studio)?.text;
  expect(textOf('Interiors')).toContain(`in ${words[interiorPresets.length - 10]} styles`);
  expect(textOf('Exteriors')).toContain(`in ${words[exteriorPresets.length - 10]} hands`);
});

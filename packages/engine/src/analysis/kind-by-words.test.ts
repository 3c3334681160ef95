import { expect, test } from 'vitest';
import { kindByWords } from './kind-by-words.ts';

test('words decide where the glance is unsure, and do not withScratch it its sureness', () => {
  const unsure = { kind: 'interior', confidence: 0.8 } as const;
  expect(kindByWords(unsure, 'the front of my house')).toEqual({
    kind: 'exterior',
    confidence: 0.5,
  });
  expect(kindByWords(unsure, 'my bedroom')).toEqual(unsure);
  expect(kindByWords(unsure, 'a room of my house')).toEqual(unsure);
});

test('words do not overrule a sure glance, nor make a photo of a drawing', () => {
  const sure = { kind: 'interior', confidence: 0.97 } as const;
  const drawing = { kind: 'drawing', confidence: 0.8 } as const;
  expect(kindByWords(sure, 'my house')).toEqual(sure);
  expect(kindByWords(drawing, 'my house')).toEqual(drawing);
});

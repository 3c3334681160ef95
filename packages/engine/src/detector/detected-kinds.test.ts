/** Indices of the eighty classes of COCO, in the order of its own list. */
import { expect, test } from 'vitest';
import { detectedKinds } from './detected-kinds.ts';

test('classes by their index', () => {
  expect([...detectedKinds].map(([index, kind]) => `${index} ${kind}`)).toEqual([
    ...['0 person', '1 bicycle', '2 car', '3 motorcycle', '7 car', '15 cat', '16 dog'],
    ...['56 chair', '57 sofa', '58 plant', '59 bed', '60 dining table', '61 toilet'],
    ...['62 television', '63 laptop', '68 microwave', '69 oven or stove', '71 sink'],
    ...['72 refrigerator', '73 books', '74 clock', '75 vase'],
  ]);
});

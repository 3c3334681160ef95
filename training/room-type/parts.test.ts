import { expect, test } from 'vitest';
import { readThingLabels } from '../labelling/thing-labels.ts';
import { partsWithout } from './parts.ts';

const partsOf = (line: string) =>
  [...readThingLabels(line)].flatMap(([file, things]) => partsWithout(file, things));

test('what lies beside a bed is a room of no sort', () => {
  expect(partsOf('1_bedroom.jpg b3-37/57-78 s55-86/58-87')).toEqual([
    { left: 0.4, right: 1, top: 0, bottom: 1 },
  ]);
});

test('a part too narrow, or of a photo without signs, is none', () => {
  expect(partsOf('1_bedroom.jpg b32-99/8-99 l8-19/3-40')).toEqual([]);
  expect(partsOf('1_bathroom.jpg i2-20/2-66')).toEqual([]);
});

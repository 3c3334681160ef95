import { limits } from '@maquette/contract';
import { expect, test } from 'vitest';
import { countOpenStreams } from './open-streams.ts';

const refused = expect.objectContaining({ code: 'TOO_MANY_STREAMS', status: 429 });
const refusal = (open: () => unknown) => {
  try {
    open();
    return 'opened';
  } catch (error) {
    return error;
  }
};

test('a person may follow so much at once; what ends makes room, once (19.4)', () => {
  const streams = countOpenStreams();
  const ends = Array.from({ length: limits.eventStreamsEach }, () => streams.open('ada', 'here'));
  expect(refusal(() => streams.open('ada', 'elsewhere'))).toEqual(refused);
  expect(refusal(() => streams.open('bob', 'here'))).toBe('opened');
  ends[0]!();
  ends[0]!();
  expect(refusal(() => streams.open('ada', 'here'))).toBe('opened');
  expect(refusal(() => streams.open('ada', 'here'))).toEqual(refused);
});

test('so may an address, whoever asks from there', () => {
  const streams = countOpenStreams();
  for (let count = 0; count < limits.eventStreamsPerAddress; count++) {
    streams.open(`person ${count}`, 'here');
  }
  expect(refusal(() => streams.open('one more', 'here'))).toEqual(refused);
  expect(refusal(() => streams.open('one more', 'elsewhere'))).toBe('opened');
});

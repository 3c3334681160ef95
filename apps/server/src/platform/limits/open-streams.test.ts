import { limits } from '@maquette/contract';
import { expect, test } from 'vitest';
import { firstOf } from '../../testing/first-of.ts';
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

const begin = () => {
  const streams = countOpenStreams();
  let arrived = 0;
  return (subject: string, address: string) => {
    arrived += 1;
    // A person's browsers have different cookies.
    const stream = streams.open({ address, cookie: `browser=${arrived}` });
    stream.belongsTo(subject);
    return stream.end;
  };
};

test('a person may follow so much at once; what ends makes room, once (19.4)', () => {
  const open = begin();
  const ends = Array.from({ length: limits.eventStreamsEach }, () => open('ada', 'here'));
  expect(refusal(() => open('ada', 'elsewhere'))).toEqual(refused);
  expect(refusal(() => open('bob', 'here'))).toBe('opened');
  firstOf(ends)();
  firstOf(ends)();
  expect(refusal(() => open('ada', 'here'))).toBe('opened');
  expect(refusal(() => open('ada', 'here'))).toEqual(refused);
});

test('so may an address, whoever asks from there', () => {
  const open = begin();
  for (let count = 0; count < limits.eventStreamsPerAddress; count++) {
    open(`person ${count}`, 'here');
  }
  expect(refusal(() => open('one more', 'here'))).toEqual(refused);
  expect(refusal(() => open('one more', 'elsewhere'))).toBe('opened');
});

test('one browser is refused before it is known whose it is (19.4)', () => {
  const streams = countOpenStreams();
  const sender = { address: 'here', cookie: 'browser=1' };
  const opened = Array.from({ length: limits.eventStreamsEach }, () => streams.open(sender));
  expect(refusal(() => streams.open({ ...sender, address: 'elsewhere' }))).toEqual(refused);
  firstOf(opened).end();
  expect(refusal(() => streams.open(sender))).toBe('opened');
});

test('an address without any cookie is refused as early', () => {
  const streams = countOpenStreams();
  const sender = { address: 'here', cookie: null };
  for (let count = 0; count < limits.eventStreamsPerAddress; count++) streams.open(sender);
  expect(refusal(() => streams.open(sender))).toEqual(refused);
});

test('a refused stream uses no slot', () => {
  const open = begin();
  for (let count = 0; count < limits.eventStreamsEach; count++) open('ada', 'elsewhere');
  for (let count = 0; count < limits.eventStreamsPerAddress; count++) {
    expect(refusal(() => open('ada', 'here'))).toEqual(refused);
  }
  expect(refusal(() => open('bob', 'here'))).toBe('opened');
});

test('one that is given up while it is looked up takes no place afterwards', () => {
  const streams = countOpenStreams();
  for (let count = 0; count <= limits.eventStreamsEach; count++) {
    const stream = streams.open({ address: 'here', cookie: null });
    stream.end();
    stream.belongsTo('ada');
  }
  const stream = streams.open({ address: 'here', cookie: null });
  expect(refusal(() => stream.belongsTo('ada'))).toBe('opened');
});

import type { Generation, Picture } from '@maquette/contract';
import { expect, test } from 'vitest';
import { hasEnded, nextWork, shownWork, type Work, waiting, workOf } from './work.ts';

const start: Work = {
  status: 'queued',
  position: null,
  stage: null,
  percent: 0,
  previews: {},
  pictures: [],
  problem: null,
  generation: null,
};
const picture = (index: number, url = `/files/${index}`) => ({ index, url }) as Picture;

test('waiting shows its place, then the stages', () => {
  const queued = nextWork(start, { type: 'queued', position: 2 });
  expect(queued).toMatchObject({ status: 'queued', position: 2 });
  const running = nextWork(queued, { type: 'stage', name: 'Painting', percent: 40 });
  expect(running).toMatchObject({
    status: 'running',
    position: null,
    stage: 'Painting',
    percent: 40,
  });
});

test('pictures keep their order and a repeated one replaces itself', () => {
  let work = nextWork(start, { type: 'picture', picture: picture(2) });
  work = nextWork(work, { type: 'picture', picture: picture(0) });
  work = nextWork(work, { type: 'picture', picture: picture(2, '/files/again') });
  expect(work.pictures.map(({ index, url }) => [index, url])).toEqual([
    [0, '/files/0'],
    [2, '/files/again'],
  ]);
});

test('a failure keeps its sentence and what was already made', () => {
  const made = nextWork(start, { type: 'picture', picture: picture(0) });
  const failed = nextWork(made, {
    type: 'failed',
    code: 'CANCELLED',
    message: 'This work was cancelled.',
    requestId: 'request-a',
  });
  expect(failed.problem).toEqual({
    code: 'CANCELLED',
    message: 'This work was cancelled.',
    requestId: 'request-a',
  });
  expect(failed.pictures).toHaveLength(1);
});

test('the end brings the whole result', () => {
  const generation = {
    status: 'done',
    pictures: [picture(0)],
    problem: null,
    progress: { position: null, stage: null, percent: 100 },
  } as unknown as Generation;
  expect(nextWork(start, { type: 'done', generation })).toMatchObject({
    status: 'done',
    percent: 100,
    generation,
  });
});

const stored = (status: Generation['status'], percent: number) =>
  ({
    status,
    pictures: [picture(0)],
    problem: null,
    progress: { position: 3, stage: 'Painting', percent },
  }) as unknown as Generation;

test('the stored state is shown before the stream starts', () => {
  const generation = stored('running', 40);
  expect(workOf(generation)).toEqual({
    status: 'running',
    position: 3,
    stage: 'Painting',
    percent: 40,
    previews: {},
    pictures: [{ index: 0, url: '/files/0' }],
    problem: null,
    generation,
  });
  expect(workOf(stored('cancelled', 40)).status).toBe('failed');
});

test.each([
  ['queued', false],
  ['running', false],
  ['done', true],
  ['failed', true],
  ['cancelled', true],
] as const)('work that is stored as %s has ended: %s', (status, ended) => {
  expect(hasEnded(stored(status, 0))).toBe(ended);
});

test("unknown work hasn't ended", () => expect(hasEnded(undefined)).toBe(false));

test('a stored end takes precedence over the stream', () => {
  const followed = nextWork(waiting, { type: 'stage', name: 'Painting', percent: 40 });
  expect(shownWork(followed, stored('done', 100))).toMatchObject({ status: 'done', percent: 100 });
  expect(shownWork(followed, stored('cancelled', 40)).status).toBe('failed');
});

test('until then the stream takes precedence over the stored state', () => {
  const followed = nextWork(waiting, { type: 'stage', name: 'Painting', percent: 40 });
  expect(shownWork(followed, stored('running', 10))).toBe(followed);
  expect(shownWork(followed)).toBe(followed);
});

test('the next preview replaces that of its picture only', () => {
  let work = nextWork(waiting, { type: 'preview', index: 0, url: '/first' });
  work = nextWork(work, { type: 'preview', index: 1, url: '/other' });
  work = nextWork(work, { type: 'preview', index: 0, url: '/second' });
  expect(work.previews).toEqual({ 0: '/second', 1: '/other' });
  expect(work.status).toBe('running');
});

test('requeued work keeps its pictures', () => {
  const made = nextWork(waiting, { type: 'picture', picture: picture(0) });
  expect(nextWork(made, { type: 'queued', position: 1 })).toMatchObject({
    status: 'queued',
    position: 1,
    pictures: [{ index: 0 }],
  });
});

test('the end is at 100 %, also if less was stored', () => {
  expect(nextWork(waiting, { type: 'done', generation: stored('done', 97) }).percent).toBe(100);
});

test('reopened work starts over if it had ended, and continues otherwise', () => {
  const made = nextWork(start, { type: 'picture', picture: picture(0) });
  const failed = nextWork(made, {
    type: 'failed',
    code: 'CANCELLED',
    message: 'You stopped this.',
    requestId: null,
  });
  expect(nextWork(failed, { type: 'opened' })).toEqual(waiting);
  expect(nextWork(made, { type: 'opened' })).toBe(made);
});

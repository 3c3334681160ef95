import type { Generation, Picture } from '@maquette/contract';
import { expect, test } from 'vitest';
import { nextWork, type Work } from './work.ts';

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

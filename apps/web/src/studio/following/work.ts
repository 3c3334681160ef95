/** State of one generation, as a reducer over its events. */
import type { Generation, GenerationEvent, Picture } from '@maquette/contract';

export interface Work {
  readonly status: 'queued' | 'running' | 'done' | 'failed';
  readonly position: number | null;
  readonly stage: string | null;
  readonly percent: number;
  /** The latest preview of each unfinished picture. */
  readonly previews: Readonly<Record<number, string>>;
  readonly pictures: readonly Picture[];
  readonly problem: Generation['problem'];
  readonly generation: Generation | null;
}

export const waiting: Work = {
  status: 'queued',
  position: null,
  stage: null,
  percent: 0,
  previews: {},
  pictures: [],
  problem: null,
  generation: null,
};

/** State implied by a stored generation, before its stream is opened. */
export function workOf(generation: Generation): Work {
  const status = generation.status === 'cancelled' ? 'failed' : generation.status;
  return {
    status,
    position: generation.progress.position,
    stage: generation.progress.stage,
    percent: generation.progress.percent,
    previews: {},
    pictures: generation.pictures,
    problem: generation.problem,
    generation,
  };
}

export const hasEnded = (known?: Generation): known is Generation =>
  known !== undefined && known.status !== 'queued' && known.status !== 'running';

/** A stored end takes precedence over the stream, which is closed then. */
export const shownWork = (followed: Work, known?: Generation): Work =>
  hasEnded(known) ? workOf(known) : followed;

/** A finished generation that is retried starts over; its stream replays all events. */
const reopened = (work: Work): Work =>
  work.status === 'done' || work.status === 'failed' ? waiting : work;

export function nextWork(work: Work, change: GenerationEvent | { readonly type: 'opened' }): Work {
  switch (change.type) {
    case 'opened':
      return reopened(work);
    case 'queued':
      return { ...work, status: 'queued', position: change.position };
    case 'stage':
      return {
        ...work,
        status: 'running',
        position: null,
        stage: change.name,
        percent: change.percent,
      };
    case 'preview':
      return {
        ...work,
        status: 'running',
        previews: { ...work.previews, [change.index]: change.url },
      };
    case 'picture': {
      const others = work.pictures.filter(({ index }) => index !== change.picture.index);
      const pictures = [...others, change.picture].sort((a, b) => a.index - b.index);
      return { ...work, status: 'running', pictures };
    }
    case 'done':
      return { ...workOf(change.generation), percent: 100 };
    case 'failed': {
      const { type: _, ...problem } = change;
      return { ...work, status: 'failed', problem };
    }
  }
}

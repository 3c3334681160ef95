/**
 * How well a number of workers draw, in terms that other programs of the machine don't change: they make each
 * picture take longer, but neither its processor time nor the share of the time in which a worker has one.
 */

export interface Drawing {
  readonly workers: number;
  readonly pictures: number;
  readonly wallMs: number;
  /** Processor time of all workers, with their children. */
  readonly processorMs: number;
  /** Sum of the times between a picture's start and its end. */
  readonly drawingMs: number;
}

export const together = (drawings: readonly Drawing[]): Drawing => {
  const sum = (of: (one: Drawing) => number) => drawings.reduce((all, one) => all + of(one), 0);
  return {
    workers: drawings[0]?.workers ?? 0,
    pictures: sum(({ pictures }) => pictures),
    wallMs: sum(({ wallMs }) => wallMs),
    processorMs: sum(({ processorMs }) => processorMs),
    drawingMs: sum(({ drawingMs }) => drawingMs),
  };
};

export const perMinute = ({ pictures, wallMs }: Drawing): number => pictures / (wallMs / 60_000);
export const processorSeconds = ({ processorMs, pictures }: Drawing): number =>
  processorMs / pictures / 1000;
/** Below 1 when workers wait for the queue, the database or the store. */
export const drawingShare = ({ drawingMs, wallMs, workers }: Drawing): number =>
  drawingMs / (wallMs * workers);

/** As on a machine that does nothing else. */
export const gain = (few: Drawing, many: Drawing): number =>
  ((many.workers / few.workers) * processorSeconds(few) * drawingShare(many)) /
  (processorSeconds(many) * drawingShare(few));

interface Drawn {
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** Time of drawing that falls between two moments. */
export const drawnBetween = (drawn: readonly Drawn[], from: number, to: number): number =>
  drawn.reduce(
    (sum, { startedAt, finishedAt }) =>
      sum + Math.max(0, Math.min(finishedAt, to) - Math.max(startedAt, from)),
    0,
  );

/** Concurrency, timeouts and retries per provider. */
export interface TransportLimits {
  /** Requests under way at a time, streams until their end. */
  readonly concurrency: number;
  /** Requests that may wait for their turn. */
  readonly queue: number;
  /** From the first try to the last byte, waits included; for an order until its picture is there. */
  readonly deadlineMs: number;
  /** The longest silence between two parts of an answer. */
  readonly stallMs: number;
  readonly answerBytes: number;
  /** In total. */
  readonly tries: number;
  /** A self-hosted server answers 500 when its memory is full: asking again makes it worse. */
  readonly triesAfterServerError: boolean;
  readonly firstWaitMs: number;
  /** Services that ask for more patience than this are reported instead. */
  readonly longestWaitMs: number;
  readonly failuresInARow: number;
  /** How long a service that is down is left alone. */
  readonly restMs: number;
}

export const defaultTransportLimits: TransportLimits = {
  concurrency: 8,
  queue: 64,
  deadlineMs: 180_000,
  stallMs: 45_000,
  answerBytes: 64 * 1024 * 1024,
  tries: 3,
  triesAfterServerError: true,
  firstWaitMs: 500,
  longestWaitMs: 20_000,
  failuresInARow: 5,
  restMs: 30_000,
};

/** Services that put orders in line and start machines for them. */
export const orderLimits: Partial<TransportLimits> = { deadlineMs: 240_000 };

/** A self-hosted machine: one thing at a time, and it may have to load its model first. */
export const ownServerLimits: Partial<TransportLimits> = {
  concurrency: 1,
  deadlineMs: 600_000,
  stallMs: 120_000,
  triesAfterServerError: false,
};

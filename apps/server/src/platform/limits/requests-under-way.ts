/**
 * Limits concurrent requests per address, in order of arrival: hundreds of requests from one address delay others
 * only slightly. A request that waits for something with its own limit (a picture, an answer, the rest of an upload)
 * releases its slot.
 */
import { Problem } from '../problem.ts';

export interface RequestRules {
  /** Running, per address. */
  readonly atOnce: number;
  /** Per address, including queued and slow ones. */
  readonly underWay: number;
  readonly longMs: number;
  /** Only while requests wait. */
  readonly pollIntervalMs: number;
}

export interface RequestPlace {
  /** Undefined when it may start now. */
  readonly turn: Promise<void> | undefined;
  /** Releases the slot; called once. */
  leave(): void;
}

export interface RequestsUnderWay {
  enter(address: string, signal: () => AbortSignal): RequestPlace;
}

/** A page sends some tens of requests at once, a household opens a few pages. */
const usual: RequestRules = { atOnce: 8, underWay: 256, longMs: 250, pollIntervalMs: 50 };
const retryAfterSeconds = 2;

interface Begun {
  at: number;
}

interface Sender {
  underWay: number;
  readonly begun: Set<Begun>;
  readonly line: Set<() => void>;
}

export function boundRequestsUnderWay(rules: RequestRules = usual): RequestsUnderWay {
  const senders = new Map<string, Sender>();
  const inLine = new Set<Sender>();
  let timer: NodeJS.Timeout | undefined;

  function beginNext(sender: Sender): void {
    for (const begin of sender.line) {
      if (sender.begun.size >= rules.atOnce) return;
      sender.line.delete(begin);
      begin();
    }
    inLine.delete(sender);
    if (inLine.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function look(): void {
    const now = performance.now();
    for (const sender of inLine) {
      for (const one of sender.begun) {
        if (now - one.at >= rules.longMs) sender.begun.delete(one);
      }
      beginNext(sender);
    }
  }

  function wait(sender: Sender, begin: () => void, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        sender.line.delete(start);
        reject(new Problem('CANCELLED'));
      };
      const start = () => {
        signal.removeEventListener('abort', giveUp);
        begin();
        resolve();
      };
      if (signal.aborted) return giveUp();
      signal.addEventListener('abort', giveUp, { once: true });
      sender.line.add(start);
      inLine.add(sender);
      timer ??= setInterval(look, rules.pollIntervalMs).unref();
    });
  }

  return {
    enter(address, signal) {
      const sender = senders.get(address) ?? { underWay: 0, begun: new Set(), line: new Set() };
      if (sender.underWay >= rules.underWay) {
        throw new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds });
      }
      senders.set(address, sender);
      sender.underWay += 1;
      const one: Begun = { at: 0 };
      const begin = () => {
        one.at = performance.now();
        sender.begun.add(one);
      };
      const mayBegin = sender.begun.size < rules.atOnce;
      if (mayBegin) begin();
      return {
        turn: mayBegin ? undefined : wait(sender, begin, signal()),
        leave() {
          sender.begun.delete(one);
          sender.underWay -= 1;
          if (sender.underWay === 0) senders.delete(address);
          if (inLine.has(sender)) beginNext(sender);
        },
      };
    },
  };
}

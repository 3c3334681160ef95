/**
 * Requests of one address begin a few at a time, in the order they came: somebody who sends hundreds at
 * once waits for their own, and the next person for a few of them. What takes long waits for something
 * that has a limit of its own, a picture, an answer, the rest of an upload: it makes way for the next.
 */
import { Problem } from '../problem.ts';

export interface RequestRules {
  /** Of one address. */
  readonly atOnce: number;
  /** Of one address, with those that wait and those that take long. */
  readonly underWay: number;
  readonly longMs: number;
  /** Only while requests wait. */
  readonly lookEveryMs: number;
}

export interface RequestPlace {
  /** Undefined when it may begin now. */
  readonly turn: Promise<void> | undefined;
  /** It is answered; called once. */
  leave(): void;
}

export interface RequestsUnderWay {
  enter(address: string, signal: () => AbortSignal): RequestPlace;
}

/** A page asks for some tens of things at once, a household for some pages. */
const usual: RequestRules = { atOnce: 8, underWay: 256, longMs: 250, lookEveryMs: 50 };
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
      timer ??= setInterval(look, rules.lookEveryMs).unref();
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

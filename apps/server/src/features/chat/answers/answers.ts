/**
 * Running answers, on this host or another: one per conversation. Every host can read and stop them, and a new
 * question waits until the previous answer has ended.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../platform/db/database.ts';
import { lostAfterMs, type Notices } from '../../../platform/hosts/notices.ts';
import type { Log } from '../../../platform/log.ts';
import { Problem } from '../../../platform/problem.ts';
import { publishNotice, subscribeToNotices } from './answer-notices.ts';
import { broadcastAnswers } from './broadcast-answers.ts';
import { endedAnswers } from './ended-answers.ts';
import { type AnswerPlace, type LiveAnswer, LiveAnswers } from './live-answers.ts';
import { readElsewhere } from './read-elsewhere.ts';
import {
  askToStop,
  findUnderWay,
  isUnderWay,
  takePlace,
  toBeStopped,
  type UnderWay,
} from './under-way.ts';

export interface Answers {
  /** Stops the previous answer of the conversation first, on any host. */
  open(place: AnswerPlace, id: string): Promise<LiveAnswer>;
  /** Id of the running answer. */
  underWay(place: AnswerPlace): Promise<string | undefined>;
  read(place: AnswerPlace): Promise<ReadableStream<string> | undefined>;
  /** Stops this answer only, not a newer one. */
  stop(place: AnswerPlace, id: string | undefined): Promise<boolean>;
  /** Number of answers running in this process. */
  count(): number;
  /** The server is shutting down. */
  interruptAll(): void;
}

export interface AnswersParts {
  readonly db: Database;
  readonly notices: Notices;
  readonly log: Log;
}

/** Timeout for a stopped answer whose writer doesn't react. */
const stopTimeoutMs = 6_000;
const pollIntervalMs = 250;
/** Longer than a writer continues without its row, so that two models never answer at once. */
const goneForMs = lostAfterMs + 1_000;

export function createAnswers(parts: AnswersParts): Answers {
  return parts.notices.reachOthers ? onManyHosts(parts) : onOneHost();
}

function onOneHost(): Answers {
  const live = new LiveAnswers();
  return {
    open: async ({ ownerId, conversationId }, id) => live.open(ownerId, conversationId, id),
    underWay: async ({ ownerId, conversationId }) => live.find(ownerId, conversationId)?.id,
    read: async ({ ownerId, conversationId }) => live.find(ownerId, conversationId)?.read(),
    stop: async ({ ownerId, conversationId }, id) => live.stop(ownerId, conversationId, id),
    count: () => live.count(),
    interruptAll: () => live.interruptAll(),
  };
}

function onManyHosts({ db, notices, log }: AnswersParts): Answers {
  const others = broadcastAnswers(notices);
  const ended = endedAnswers({ db, notices, log, onLeft: others.onEnd });
  /** Also those that a newer question of this process has replaced. */
  const written = new Set<string>();
  const live = new LiveAnswers({
    onText: others.onText,
    onEnd: (answer) => {
      written.delete(answer.id);
      void ended.end(answer);
    },
  });
  subscribeToNotices(notices, (notice) => {
    if (notice.type !== 'stop' && notice.type !== 'read') return;
    if (notice.type === 'stop') live.stopById(notice.answer);
    else others.onRead(notice.answer, notice.from);
    const isOurs = notice.writer === notices.presence;
    if (isOurs && !written.has(notice.answer)) void ended.forget(notice.answer);
  });
  // Others soon take its answers for those of a dead process.
  let isLost = false;
  notices.whenLost(() => {
    isLost = true;
    live.interruptAll();
  });
  notices.whenMissed(() => {
    isLost = false;
    toBeStopped(db, live.places()).then(
      (ids) => {
        for (const id of ids) live.stopById(id);
      },
      (error: unknown) => log.warn('Missed stops could not be read', { error }),
    );
  });
  const stopElsewhere = async ({ id, writer }: UnderWay) => {
    await askToStop(db, id);
    await publishNotice(notices, { type: 'stop', answer: id, writer });
  };

  async function claim(place: AnswerPlace, answer: LiveAnswer): Promise<void> {
    const { ownerId, conversationId } = place;
    const { presence } = notices;
    const isWanted = () => live.find(ownerId, conversationId)?.id === answer.id;
    const until = performance.now() + stopTimeoutMs;
    let goneSince = Number.POSITIVE_INFINITY;
    let anEnd = Promise.withResolvers<void>();
    const unsubscribe = subscribeToNotices(
      notices,
      ({ type }) => type === 'ended' && anEnd.resolve(),
    );
    try {
      for (;;) {
        anEnd = Promise.withResolvers();
        const mayReplaceGone = performance.now() - goneSince > goneForMs;
        const own = { id: answer.id, presence, mayReplaceGone, isWanted };
        const older = await takePlace(db, place, own);
        if (!older) return;
        goneSince = older.isPresent
          ? Number.POSITIVE_INFINITY
          : Math.min(goneSince, performance.now());
        if (performance.now() > until) throw new Problem('BUSY');
        await stopElsewhere(older);
        await Promise.race([anEnd.promise, wait(pollIntervalMs)]);
      }
    } finally {
      unsubscribe();
    }
  }

  return {
    async open(place, id) {
      if (isLost) throw new Problem('DATABASE_DOWN');
      const answer = live.open(place.ownerId, place.conversationId, id);
      written.add(id);
      try {
        await claim(place, answer);
        return answer;
      } catch (error) {
        answer.forget();
        throw error;
      }
    },
    underWay: async (place) => (await findUnderWay(db, place))?.id,
    async read(place) {
      const own = live.find(place.ownerId, place.conversationId);
      if (own) return own.read();
      const found = await findUnderWay(db, place);
      return found && readElsewhere(notices, found, () => isUnderWay(db, found.id));
    },
    async stop(place, id) {
      if (live.stop(place.ownerId, place.conversationId, id)) return true;
      const found = await findUnderWay(db, place);
      if (!found || (id !== undefined && found.id !== id)) return false;
      await stopElsewhere(found);
      return true;
    },
    count: () => live.count(),
    interruptAll: () => live.interruptAll(),
  };
}

/**
 * Running answers, on this host or another: one per conversation. Every host can read and stop them, and a new
 * question waits until the previous answer has ended.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../platform/db/database.ts';
import type { Notices } from '../../../platform/hosts/notices.ts';
import type { Log } from '../../../platform/log.ts';
import { Problem } from '../../../platform/problem.ts';
import { publishNotice, subscribeToNotices } from './answer-notices.ts';
import { broadcastAnswers } from './broadcast-answers.ts';
import { type AnswerPlace, type LiveAnswer, LiveAnswers } from './live-answers.ts';
import { readElsewhere } from './read-elsewhere.ts';
import {
  askToStop,
  findUnderWay,
  isUnderWay,
  leavePlace,
  takePlace,
  toBeStopped,
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
  const live = new LiveAnswers({
    onText: others.onText,
    onEnd: (answer) => void leave(answer.id).then(() => others.onEnd(answer)),
  });
  const leave = (id: string) =>
    leavePlace(db, id).catch((error: unknown) =>
      log.warn('An answer that has ended could not be taken off the list', { error }),
    );
  subscribeToNotices(notices, (notice) => {
    if (notice.type === 'stop') live.stopById(notice.answer);
    if (notice.type === 'read') others.onRead(notice.answer, notice.from);
  });
  notices.whenMissed(() => {
    toBeStopped(db, live.places()).then(
      (ids) => {
        for (const id of ids) live.stopById(id);
      },
      (error: unknown) => log.warn('Missed stops could not be read', { error }),
    );
  });
  const stopElsewhere = async (id: string) => {
    await askToStop(db, id);
    await publishNotice(notices, { type: 'stop', answer: id });
  };

  async function claim(place: AnswerPlace, answer: LiveAnswer): Promise<void> {
    const { ownerId, conversationId } = place;
    const { presence } = notices;
    const isWanted = () => live.find(ownerId, conversationId)?.id === answer.id;
    const until = performance.now() + stopTimeoutMs;
    let ended = Promise.withResolvers<void>();
    const unsubscribe = subscribeToNotices(
      notices,
      ({ type }) => type === 'ended' && ended.resolve(),
    );
    try {
      for (;;) {
        ended = Promise.withResolvers();
        const older = await takePlace(db, place, { id: answer.id, presence, isWanted });
        if (!older) return;
        if (performance.now() > until) throw new Problem('BUSY');
        await stopElsewhere(older);
        await Promise.race([ended.promise, wait(pollIntervalMs)]);
      }
    } finally {
      unsubscribe();
    }
  }

  return {
    async open(place, id) {
      const answer = live.open(place.ownerId, place.conversationId, id);
      try {
        await claim(place, answer);
        return answer;
      } catch (error) {
        answer.forget();
        throw error;
      }
    },
    underWay: (place) => findUnderWay(db, place),
    async read(place) {
      const own = live.find(place.ownerId, place.conversationId);
      if (own) return own.read();
      const id = await findUnderWay(db, place);
      return id === undefined ? undefined : readElsewhere(notices, id, () => isUnderWay(db, id));
    },
    async stop(place, id) {
      if (live.stop(place.ownerId, place.conversationId, id)) return true;
      const found = await findUnderWay(db, place);
      if (found === undefined || (id !== undefined && found !== id)) return false;
      await stopElsewhere(found);
      return true;
    },
    count: () => live.count(),
    interruptAll: () => live.interruptAll(),
  };
}

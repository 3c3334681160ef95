/** Event streams of generations, limited per client and ended with the session. */
import type { Generation, GenerationEvent } from '@maquette/contract';
import { withEventMeta } from '@orpc/server';
import { countStream } from '../../../http/guards/count-stream.ts';
import { holderOf } from '../../../http/guards/entitlement.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { StoredEvent } from '../../../platform/db/schema/stored-types.ts';
import type { OpenStreams } from '../../../platform/limits/open-streams.ts';
import { once } from '../../../platform/once.ts';
import { toEvent } from '../describe.ts';
import type { GenerationRow } from '../ledger/ledger-rows.ts';
import type { GenerationNotifier } from './generation-notifier.ts';
import { createSignIns } from './sign-ins.ts';
import { createWatcher } from './watcher.ts';

interface StreamParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly notifier: () => Promise<GenerationNotifier>;
  readonly streams: OpenStreams;
  /** The generation as its owner sees it. */
  readonly describe: (row: GenerationRow, id: string) => Promise<Generation>;
}

interface OpenedStream {
  /** Events after the given id. */
  follow(
    row: GenerationRow,
    lastEventId: string | undefined,
  ): Promise<AsyncGenerator<GenerationEvent, void>>;
  end(): void;
}

function eventNumber(lastEventId: string | undefined): number {
  const number = Number(lastEventId ?? 0);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

export function createEventStreams(parts: StreamParts) {
  const watcher = once(async () =>
    createWatcher({ db: parts.db, notifier: await parts.notifier() }),
  );
  const signIns = createSignIns(parts);
  /** Each event is serialised once for all streams. */
  const serialised = new WeakMap<StoredEvent, Promise<GenerationEvent | undefined>>();

  function serialise(row: GenerationRow, data: StoredEvent) {
    const known = serialised.get(data);
    if (known) return known;
    const event = toEvent(parts.db, row, data, (id) => parts.describe(row, id));
    serialised.set(data, event);
    event.catch(() => serialised.delete(data));
    return event;
  }

  async function* tell(
    context: RequestContext,
    row: GenerationRow,
    after: number,
    ended: () => void,
  ): AsyncGenerator<GenerationEvent, void> {
    try {
      const person = await context.person();
      const mayRead = async () => !person || signIns.stands(person.sessionId);
      const { follow } = await watcher();
      for await (const { number, data } of follow(row.id, after, context.signal, mayRead)) {
        const event = await serialise(row, data);
        if (!event) continue;
        yield number === undefined ? event : withEventMeta({ ...event }, { id: String(number) });
      }
    } finally {
      ended();
    }
  }

  /** Counted before any lookup. */
  function open(context: RequestContext): OpenedStream {
    const stream = countStream(parts.streams, context);
    return {
      async follow(row, lastEventId) {
        stream.belongsTo((await holderOf(context)).subject);
        return tell(context, row, eventNumber(lastEventId), stream.end);
      },
      end: stream.end,
    };
  }

  return { open };
}

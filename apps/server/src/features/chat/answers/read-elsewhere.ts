/** Reads an answer of another process chunk by chunk; missed chunks are requested again. */
import type { Notices } from '../../../platform/hosts/notices.ts';
import { publishNotice, subscribeToNotices } from './answer-notices.ts';
import type { UnderWay } from './under-way.ts';

const pollIntervalMs = 1_000;
/** Consecutive checks without a writer before readers are told. */
const checksBeforeLost = 2;

export class WriterLost extends Error {
  override name = 'WriterLost';
}

export function readElsewhere(
  notices: Notices,
  { id, writer }: UnderWay,
  isUnderWay: () => Promise<boolean>,
): ReadableStream<string> {
  let stop = () => {};
  return new ReadableStream<string>({
    start(controller) {
      let next = 0;
      let hasRecentNotice = true;
      let gone = 0;
      const ask = () => publishNotice(notices, { type: 'read', answer: id, from: next, writer });
      const unsubscribe = subscribeToNotices(notices, (notice) => {
        if (notice.answer !== id) return;
        hasRecentNotice = true;
        gone = 0;
        if (notice.type === 'text') {
          if (notice.at > next) void ask();
          const news = notice.at > next ? '' : notice.text.slice(next - notice.at);
          if (news) controller.enqueue(news);
          next += news.length;
        }
        if (notice.type !== 'ended') return;
        if (next < notice.length) void ask();
        else {
          stop();
          controller.close();
        }
      });
      const polling = setInterval(async () => {
        if (hasRecentNotice) {
          hasRecentNotice = false;
          return;
        }
        // A database error says nothing about the writer.
        gone = (await isUnderWay().catch(() => true)) ? 0 : gone + 1;
        if (gone < checksBeforeLost) {
          void ask();
          return;
        }
        stop();
        controller.error(new WriterLost('The process that wrote this answer is gone'));
      }, pollIntervalMs);
      polling.unref();
      stop = () => {
        clearInterval(polling);
        unsubscribe();
      };
      void ask();
    },
    cancel: () => stop(),
  });
}

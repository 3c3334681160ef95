/** Reads an answer of another process chunk by chunk; missed chunks are requested again. */
import type { Notices } from '../../../platform/hosts/notices.ts';
import { hearAnswers, tell } from './answer-notices.ts';

const lookAgainMs = 1_000;
/** Checks in a row without a writer before readers are told. */
const looksBeforeGone = 2;

export class WriterGone extends Error {
  override name = 'WriterGone';
}

export function readElsewhere(
  notices: Notices,
  id: string,
  isUnderWay: () => Promise<boolean>,
): ReadableStream<string> {
  let stop = () => {};
  return new ReadableStream<string>({
    start(controller) {
      let next = 0;
      let hasRecentNotice = true;
      let gone = 0;
      const ask = () => tell(notices, { type: 'read', answer: id, from: next });
      const stopHearing = hearAnswers(notices, (notice) => {
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
        if (gone < looksBeforeGone) {
          void ask();
          return;
        }
        stop();
        controller.error(new WriterGone('The process that wrote this answer is gone'));
      }, lookAgainMs);
      polling.unref();
      stop = () => {
        clearInterval(polling);
        stopHearing();
      };
      void ask();
    },
    cancel: () => stop(),
  });
}

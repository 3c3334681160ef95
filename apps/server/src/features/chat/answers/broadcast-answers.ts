/** Broadcasts answers of this process to readers on other hosts. */
import type { Notices } from '../../../platform/hosts/notices.ts';
import { mostCharactersATime, publishNotice } from './answer-notices.ts';
import type { WrittenText } from './live-answers.ts';

/** How long an ended answer stays readable for others. */
const retentionMs = 10_000;

interface Broadcast {
  readonly answer: WrittenText;
  /** Offset of the slowest reader; undefined without readers. */
  next: number | undefined;
  isSending: boolean;
}

export function broadcastAnswers(notices: Notices) {
  const broadcasts = new Map<string, Broadcast>();
  const broadcastOf = (answer: WrittenText): Broadcast => {
    const broadcast = broadcasts.get(answer.id) ?? { answer, next: undefined, isSending: false };
    broadcasts.set(answer.id, broadcast);
    return broadcast;
  };

  /** Sends chunks sequentially; text that arrives meanwhile is part of the next one. */
  async function sendText(broadcast: Broadcast): Promise<void> {
    if (broadcast.isSending || broadcast.next === undefined) return;
    broadcast.isSending = true;
    const { answer } = broadcast;
    while (broadcast.next < answer.text.length) {
      const at: number = broadcast.next;
      const text = answer.text.slice(at, at + mostCharactersATime);
      broadcast.next = at + text.length;
      await publishNotice(notices, { type: 'text', answer: answer.id, at, text });
    }
    broadcast.isSending = false;
    if (answer.hasEnded) await sendEnd(answer);
  }

  const sendEnd = ({ id, text }: WrittenText) =>
    publishNotice(notices, { type: 'ended', answer: id, length: text.length });

  return {
    onText: (answer: WrittenText) => void sendText(broadcastOf(answer)),
    async onEnd(answer: WrittenText): Promise<void> {
      setTimeout(() => broadcasts.delete(answer.id), retentionMs).unref();
      const broadcast = broadcastOf(answer);
      if (broadcast.next === undefined) await sendEnd(answer);
      else await sendText(broadcast);
    },
    /** Another process reads from this offset. */
    onRead(id: string, from: number): void {
      const broadcast = broadcasts.get(id);
      if (!broadcast) return;
      broadcast.next = Math.min(broadcast.next ?? from, from);
      void sendText(broadcast);
    },
  };
}

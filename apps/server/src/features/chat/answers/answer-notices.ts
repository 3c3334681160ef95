/** Notices about answers in progress, sent between processes. */
import { z } from 'zod';
import type { Notices } from '../../../platform/hosts/notices.ts';

/** The presence of the answer's writer; older versions don't name it. */
const writer = z.int().optional();

const notice = z.discriminatedUnion('type', [
  /** A reader on another host asks for the text from this character on. */
  z.object({ type: z.literal('read'), answer: z.string(), from: z.int().min(0), writer }),
  z.object({ type: z.literal('text'), answer: z.string(), at: z.int().min(0), text: z.string() }),
  z.object({ type: z.literal('ended'), answer: z.string(), length: z.int().min(0) }),
  z.object({ type: z.literal('stop'), answer: z.string(), writer }),
]);
export type AnswerNotice = z.infer<typeof notice>;

const channel = 'maquette_answer';

/** NOTIFY payloads are limited to 7,999 bytes; a character takes six at most in JSON. */
export const mostCharactersATime = 1_200;

export const publishNotice = (notices: Notices, what: AnswerNotice): Promise<void> =>
  notices.publish(channel, JSON.stringify(what));

/** Returns the unsubscribe function. */
export const subscribeToNotices = (
  notices: Notices,
  onNotice: (what: AnswerNotice) => void,
): (() => void) =>
  notices.subscribe(channel, (text) => {
    // Ignores messages of newer versions.
    const { success, data } = notice.safeParse(JSON.parse(text));
    if (success) onNotice(data);
  });

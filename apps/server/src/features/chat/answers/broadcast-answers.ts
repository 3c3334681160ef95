/** Tells other processes what this one writes, from the moment on at which one of them asks for it. */
import type { Notices } from '../../../platform/hosts/notices.ts';
import { mostCharactersATime, tell } from './answer-notices.ts';
import type { WrittenText } from './live-answers.ts';

/** An answer that has ended can be asked for a little longer, by those who heard of it before. */
const keptMs = 10_000;

interface Told {
  readonly answer: WrittenText;
  /** Where those who read least have come to; undefined while nobody does. */
  next: number | undefined;
  isTelling: boolean;
}

export function tellOthers(notices: Notices) {
  const answers = new Map<string, Told>();
  const known = (answer: WrittenText): Told => {
    const told = answers.get(answer.id) ?? { answer, next: undefined, isTelling: false };
    answers.set(answer.id, told);
    return told;
  };

  /** One piece after the other: what comes meanwhile goes with the next. */
  async function tellOn(told: Told): Promise<void> {
    if (told.isTelling || told.next === undefined) return;
    told.isTelling = true;
    const { answer } = told;
    while (told.next < answer.text.length) {
      const at: number = told.next;
      const text = answer.text.slice(at, at + mostCharactersATime);
      told.next = at + text.length;
      await tell(notices, { type: 'text', answer: answer.id, at, text });
    }
    told.isTelling = false;
    if (answer.hasEnded) await tellEnd(answer);
  }

  const tellEnd = ({ id, text }: WrittenText) =>
    tell(notices, { type: 'ended', answer: id, length: text.length });

  return {
    onText: (answer: WrittenText) => void tellOn(known(answer)),
    async onEnd(answer: WrittenText): Promise<void> {
      setTimeout(() => answers.delete(answer.id), keptMs).unref();
      const told = known(answer);
      if (told.next === undefined) await tellEnd(answer);
      else await tellOn(told);
    },
    /** Asked for from this character on. */
    onRead(id: string, from: number): void {
      const told = answers.get(id);
      if (!told) return;
      told.next = Math.min(told.next ?? from, from);
      void tellOn(told);
    },
  };
}

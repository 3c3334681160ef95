import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../lib/media-query.ts';
import { examplePrompts } from './example-prompts.ts';
import { firstTypingState, nextTyping, typingWaitMs } from './typing.ts';

/** Types the examples; with reduced motion it shows the first one. */
export function TypingLine() {
  const still = useReducedMotion();
  const [state, setState] = useState(firstTypingState);
  useEffect(() => {
    if (still) return;
    const timer = setTimeout(
      () => setState(nextTyping(state, examplePrompts)),
      typingWaitMs(state, examplePrompts),
    );
    return () => clearTimeout(timer);
  }, [state, still]);
  const line = examplePrompts[still ? 0 : state.line] ?? '';
  return (
    <p className="flex min-h-20 items-center rounded-md border border-line bg-raised px-5 py-4 text-[1.0625rem] shadow-card sm:min-h-16">
      <span className="unseen">For example: {examplePrompts[0]}</span>
      <span aria-hidden="true">
        {still ? line : line.slice(0, state.shown)}
        <span className="ml-0.5 inline-block h-[1.15em] w-0.5 translate-y-[0.2em] bg-accent [animation:blink_1s_steps(1)_infinite]" />
      </span>
    </p>
  );
}

/** Index of the line, and the number of characters shown. */
export interface TypingState {
  readonly line: number;
  readonly shown: number;
}

export const typingStepMs = 100;
export const typingPauseMs = 2_500;

export const firstTypingState: TypingState = { line: 0, shown: 0 };

/** One character more; after a full line the start of the next, wrapping around. */
export function nextTyping(state: TypingState, lines: readonly string[]): TypingState {
  const length = lines[state.line]?.length ?? 0;
  if (state.shown < length) return { ...state, shown: state.shown + 1 };
  return { line: (state.line + 1) % lines.length, shown: 0 };
}

export const typingWaitMs = (state: TypingState, lines: readonly string[]): number =>
  state.shown === lines[state.line]?.length ? typingPauseMs : typingStepMs;

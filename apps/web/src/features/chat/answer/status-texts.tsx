/** Status lines of answers without text. */
export const statusTexts = {
  stopped: 'You stopped this answer.',
  interrupted: 'This answer was interrupted.',
} as const;

export function TypingDots() {
  return (
    <p className="flex gap-1.5 py-2" role="status" aria-label="The assistant is writing">
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          className="size-2 rounded-full bg-faint [animation:breathe_1.2s_ease-in-out_infinite]"
          style={{ animationDelay: `${dot * 0.2}s` }}
        />
      ))}
    </p>
  );
}

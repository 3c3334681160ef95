/** A question whose picture is still uploading, with its error if that fails. */
import { ErrorState } from '../../../ui/states.tsx';
import { statusTexts, TypingDots } from '../answer/status-texts.tsx';
import { OwnPicture, OwnWords } from './own-message.tsx';
import type { PendingQuestion } from './use-pending-pictures.ts';

export interface PendingQuestionViewProps {
  question: PendingQuestion;
  onRetry: () => void;
}

export function PendingQuestionView({ question, onRetry }: PendingQuestionViewProps) {
  const { text, file, previewUrl, state, failure } = question;
  return (
    <>
      <article data-own aria-label="You" className="ml-auto grid w-fit max-w-[85%] gap-0.5">
        <OwnPicture url={previewUrl} name={file.name} />
        {text && <OwnWords>{text}</OwnWords>}
      </article>
      {state === 'coming' ? (
        <TypingDots />
      ) : (
        <article aria-label="Assistant" className="grid max-w-[46rem] gap-3">
          {failure && <ErrorState {...failure} onRetry={onRetry} />}
          {state === 'stopped' && <p className="text-note text-faint">{statusTexts.stopped}</p>}
        </article>
      )}
    </>
  );
}

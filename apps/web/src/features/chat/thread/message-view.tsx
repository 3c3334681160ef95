/** One message: the reader's, or the assistant's with sources, voice, copy and retry. */
import { Check, Copy, RotateCcw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useCopy } from '../../../studio/copy-button.tsx';
import { Chip, Tag } from '../../../ui/chip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PrintedAnalysis } from '../answer/printed-analysis.tsx';
import { SourceChips } from '../answer/source-chips.tsx';
import { Speaker } from '../answer/speaker.tsx';
import { statusTexts, TypingDots } from '../answer/status-texts.tsx';
import type { OnCalculate } from '../calculators/calculator-form.tsx';
import { AnswerExtras } from './answer-extras.tsx';
import {
  type AssistantMessage,
  analysisOf,
  lookingUp,
  offersOf,
  sourcesOf,
  textOf,
} from './assistant-message.ts';
import { OwnMessage } from './own-message.tsx';

const AnswerText = lazy(async () => ({
  default: (await import('../answer/answer-text.tsx')).AnswerText,
}));

const SeenThings = lazy(async () => ({
  default: (await import('../../../studio/seen/seen-things.tsx')).SeenThings,
}));

export interface MessageViewProps {
  message: AssistantMessage;
  writing: boolean;
  isLast: boolean;
  busy: boolean;
  onRegenerate: () => void;
  onEdit: (text: string) => void;
  onFollowUp: (question: string) => void;
  onCalculate: OnCalculate;
  /** URL of the picture that the answer refers to. */
  subjectPicture: string | undefined;
  /** Called when a generation is started from this answer. */
  onWork: (generationId: string) => void;
}

export function MessageView(props: MessageViewProps) {
  const { message, busy, onEdit } = props;
  return message.role === 'user' ? (
    <OwnMessage message={message} busy={busy} onEdit={onEdit} />
  ) : (
    <Answer {...props} />
  );
}

/** Answers cost fractions of a cent. */
const costSentence = (costUsd: number) => `$${costUsd.toPrecision(2)}`;

function Answer(props: MessageViewProps) {
  const { message, writing, isLast, busy, subjectPicture, onRegenerate, onFollowUp } = props;
  const text = textOf(message);
  const { copied, copy } = useCopy(text);
  const offers = offersOf(message);
  const analysis = analysisOf(message);
  const { ended, engine, notes = [], costUsd } = message.metadata ?? {};
  const lookup = lookingUp(message);
  return (
    <article
      aria-label="Assistant"
      aria-busy={writing}
      className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-3"
    >
      {text ? (
        <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
          <AnswerText text={text} />
        </Suspense>
      ) : (
        writing && <TypingDots />
      )}
      {writing && lookup && (
        <p role="status" className="text-note text-faint">
          {lookup} …
        </p>
      )}
      {!writing && subjectPicture && analysis?.things?.length ? (
        <Suspense>
          <SeenThings things={analysis.things} pictureUrl={subjectPicture} />
        </Suspense>
      ) : null}
      {!writing && analysis && <PrintedAnalysis analysis={analysis} />}
      {ended && <p className="text-note text-faint">{statusTexts[ended]}</p>}
      {!writing && <SourceChips sources={sourcesOf(message)} />}
      {!writing && <AnswerExtras {...props} />}
      {!writing && (
        <div className="flex flex-wrap items-center gap-1">
          {text && <Speaker text={text} />}
          {text && (
            <IconButton
              size="small"
              label={copied ? 'Copied' : 'Copy'}
              icon={copied ? <Check size={17} /> : <Copy size={17} />}
              onClick={() => void copy()}
            />
          )}
          {isLast && (
            <IconButton
              size="small"
              label="Answer again"
              icon={<RotateCcw size={17} />}
              disabled={busy}
              onClick={onRegenerate}
            />
          )}
          {engine && <Tag>{engine}</Tag>}
          {costUsd !== undefined && <Tag>{costSentence(costUsd)}</Tag>}
        </div>
      )}
      {!writing &&
        notes.map((note) => (
          <p key={note} className="text-note text-faint">
            {note}
          </p>
        ))}
      {!writing && isLast && offers && offers.followUps.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Ask next">
          {offers.followUps.map((question) => (
            <li key={question}>
              <Chip disabled={busy} onClick={() => onFollowUp(question)}>
                {question}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

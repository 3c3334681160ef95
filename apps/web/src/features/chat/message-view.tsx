/** One message: the visitor's own with edit, the assistant's with sources, voice, copy and retry. */
import { Check, Copy, Pencil, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCopy } from '../../studio/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, Tag } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextareaField } from '../../ui/text-field.tsx';
import {
  type AssistantMessage,
  analysisOf,
  lookingUp,
  offersOf,
  picturesOf,
  sourcesOf,
  textOf,
} from './assistant-message.ts';
import type { OnCalculate } from './calculator-form.tsx';
import { PrintedAnalysis } from './printed-analysis.tsx';
import { SourceChips } from './source-chips.tsx';
import { Speaker } from './speaker.tsx';
import { WhatFollows } from './what-follows.tsx';

const AnswerText = lazy(async () => ({ default: (await import('./answer-text.tsx')).AnswerText }));

const endings = {
  stopped: 'You stopped this answer.',
  interrupted: 'This answer was interrupted.',
} as const;

export interface MessageViewProps {
  message: AssistantMessage;
  writing: boolean;
  isLast: boolean;
  busy: boolean;
  onRegenerate: () => void;
  onEdit: (text: string) => void;
  onFollowUp: (question: string) => void;
  onCalculate: OnCalculate;
  /** A piece of work was started from this answer. */
  onWork: (generationId: string) => void;
}

export function MessageView(props: MessageViewProps) {
  return props.message.role === 'user' ? <OwnMessage {...props} /> : <Answer {...props} />;
}

function OwnMessage({ message, busy, onEdit }: MessageViewProps) {
  const [editing, setEditing] = useState<string | null>(null);
  const text = textOf(message);
  const send = () => {
    if (editing === null || editing.trim() === '') return;
    onEdit(editing);
    setEditing(null);
  };
  return (
    <article aria-label="You" className="group ml-auto grid w-fit max-w-[85%] gap-0.5">
      {picturesOf(message).map(({ url, name }) => (
        <img key={url} src={url} alt={name} className="max-h-72 justify-self-end rounded-md" />
      ))}
      {editing === null ? (
        text && (
          <p className="rounded-lg rounded-br-sm bg-sunken px-4 py-2.5 whitespace-pre-wrap">
            {text}
          </p>
        )
      ) : (
        <div className="grid w-[min(36rem,80vw)] gap-2">
          <TextareaField
            label="Edit your message"
            labelHidden
            rows={3}
            value={editing}
            onChange={(event) => setEditing(event.target.value)}
          />
          <div className="flex justify-end gap-2">
            <Button size="small" variant="quiet" onClick={() => setEditing(null)}>
              Cancel
            </Button>
            <Button size="small" variant="primary" onClick={send}>
              Send again
            </Button>
          </div>
        </div>
      )}
      {editing === null && text && (
        <IconButton
          size="small"
          label="Edit and send again"
          icon={<Pencil size={15} />}
          disabled={busy}
          onClick={() => setEditing(text)}
          className="justify-self-end opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
        />
      )}
    </article>
  );
}

/** Prices of single answers are fractions of a cent. */
const costSentence = (costUsd: number) => `$${costUsd.toPrecision(2)}`;

function Answer(props: MessageViewProps) {
  const { message, writing, isLast, busy, onRegenerate, onFollowUp } = props;
  const text = textOf(message);
  const { copied, copy } = useCopy(text);
  const offers = offersOf(message);
  const analysis = analysisOf(message);
  const { ended, engine, notes = [], costUsd } = message.metadata ?? {};
  const lookup = lookingUp(message);
  return (
    <article aria-label="Assistant" aria-busy={writing} className="grid max-w-[46rem] gap-3">
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
      {!writing && analysis && <PrintedAnalysis analysis={analysis} />}
      {ended && <p className="text-note text-faint">{endings[ended]}</p>}
      {!writing && <SourceChips sources={sourcesOf(message)} />}
      {!writing && <WhatFollows {...props} />}
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

/**
 * Accessible replacements for alert() and confirm(), shown one at a time. `await alert(sentence)` resolves
 * after OK; `await confirm(sentence)` is true for OK and false for Cancel or Escape. The dialog is loaded on
 * first use.
 */
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';

import { type ErrorDetails, ErrorWords } from '../error-words.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog.tsx')).ConfirmDialog,
}));

export interface NoticeOptions {
  title?: string;
  okLabel?: string;
  danger?: boolean;
}

export interface Notices {
  alert: (sentence: ReactNode, options?: NoticeOptions) => Promise<void>;
  /** An alert about a failure. */
  failed: (details: ErrorDetails) => Promise<void>;
  confirm: (sentence: ReactNode, options?: NoticeOptions) => Promise<boolean>;
}

interface Question extends NoticeOptions {
  id: number;
  sentence: ReactNode;
  cancelLabel: string | null;
  answer: (ok: boolean) => void;
}

export const NoticesContext = createContext<Notices | null>(null);

let lastId = 0;

export function NoticesProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [answeredId, setAnsweredId] = useState<number | null>(null);

  const ask = useCallback(
    (sentence: ReactNode, cancelLabel: string | null, options: NoticeOptions = {}) =>
      new Promise<boolean>((resolve) => {
        lastId += 1;
        const question = { ...options, id: lastId, sentence, cancelLabel, answer: resolve };
        setQuestions((waiting) => [...waiting, question]);
      }),
    [],
  );

  const notices = useMemo<Notices>(
    () => ({
      alert: async (sentence, options) => {
        await ask(sentence, null, options);
      },
      failed: async (details) => {
        await ask(<ErrorWords {...details} />, null);
      },
      confirm: (sentence, options) => ask(sentence, 'Cancel', options),
    }),
    [ask],
  );

  const current = questions[0];
  return (
    <NoticesContext value={notices}>
      {children}
      {current && (
        <Suspense>
          <ConfirmDialog
            key={current.id}
            open={answeredId !== current.id}
            title={current.title}
            sentence={current.sentence}
            cancelLabel={current.cancelLabel}
            okLabel={current.okLabel}
            danger={current.danger}
            onAnswer={(ok) => {
              setAnsweredId(current.id);
              current.answer(ok);
            }}
            onClosed={() => setQuestions((waiting) => waiting.slice(1))}
          />
        </Suspense>
      )}
    </NoticesContext>
  );
}

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('Expected useNotices() inside <NoticesProvider>');
  return notices;
}

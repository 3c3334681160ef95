/** Toasts that disappear by themselves, with at most one action (Undo). */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { type ErrorDetails, ErrorWords } from '../error-words.tsx';
import { CheckGlyph, CloseGlyph } from '../glyphs.tsx';
import { IconButton } from '../icon-button.tsx';

export interface ToastAction {
  label: string;
  onPress: () => void;
}

interface Toast {
  id: number;
  words: ReactNode;
  isFailure: boolean;
  action?: ToastAction | undefined;
}

export interface Toasts {
  /** For successes. */
  toast: (sentence: string, action?: ToastAction) => void;
  /** For failures that show nowhere else. */
  failed: (details: ErrorDetails) => void;
}

const plainMs = 5_000;
const actionMs = 10_000;
const mostAtOnce = 3;
let lastId = 0;

const ToastContext = createContext<Toasts | null>(null);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const close = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const api = useMemo<Toasts>(() => {
    const show = (added: Omit<Toast, 'id'>) => {
      lastId += 1;
      const toast = { ...added, id: lastId };
      setToasts((shown) => [...shown, toast].slice(-mostAtOnce));
    };
    return {
      toast: (words, action) => show({ words, isFailure: false, action }),
      failed: (details) => show({ words: <ErrorWords {...details} />, isFailure: true }),
    };
  }, []);
  return (
    <ToastContext value={api}>
      {children}
      <section
        aria-label="Messages"
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-70 grid justify-items-center gap-2 p-4 sm:justify-items-end sm:p-6"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </section>
    </ToastContext>
  );
}

/** The timer pauses while it is hovered or focused. */
function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [held, setHeld] = useState(false);
  // On phones it covers the buttons of a sheet, so toasts without an action let clicks through.
  const takesPresses = toast.action !== undefined || toast.isFailure;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, toast.action || toast.isFailure ? actionMs : plainMs);
    return () => clearTimeout(timer);
  }, [held, onClose, toast]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the timer, nothing to operate
    <div
      className={`${takesPresses ? 'pointer-events-auto' : 'pointer-events-none'} flex min-h-12 w-full max-w-sm items-center gap-3 rounded-md border border-line bg-ink py-1.5 pr-1.5 pl-4 text-paper shadow-sheet`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {!toast.isFailure && <CheckGlyph />}
      <p className="grow text-sm" role={toast.isFailure ? 'alert' : undefined}>
        {toast.words}
      </p>
      {toast.action && (
        <button
          type="button"
          className="min-h-9 rounded-sm px-2 text-sm font-semibold underline underline-offset-4"
          onClick={() => {
            toast.action?.onPress();
            onClose();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton
        label="Dismiss"
        icon={<CloseGlyph />}
        size="small"
        className="pointer-events-auto text-paper! enabled:hover:bg-transparent!"
        onClick={onClose}
      />
    </div>
  );
}

export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('Expected useToasts() inside <ToastProvider>');
  return toasts;
}

/** Small messages of success that go away by themselves, with at most one action (Undo). */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { CheckGlyph, CloseGlyph } from './glyphs.tsx';
import { IconButton } from './icon-button.tsx';

export interface ToastAction {
  label: string;
  onPress: () => void;
}

interface Toast {
  id: number;
  sentence: string;
  action?: ToastAction;
}

export interface Toasts {
  toast: (sentence: string, action?: ToastAction) => void;
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
  const api = useMemo<Toasts>(
    () => ({
      toast: (sentence, action) => {
        lastId += 1;
        const added = { id: lastId, sentence, action };
        setToasts((shown) => [...shown, added].slice(-mostAtOnce));
      },
    }),
    [],
  );
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

/** Waits while it is looked at: the clock stops under the pointer and while it holds the focus. */
function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, toast.action ? actionMs : plainMs);
    return () => clearTimeout(timer);
  }, [held, onClose, toast.action]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the clock, nothing to operate
    <div
      className="pointer-events-auto flex min-h-12 w-full max-w-sm items-center gap-3 rounded-md border border-line bg-ink py-1.5 pr-1.5 pl-4 text-paper shadow-sheet"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <CheckGlyph />
      <p className="grow text-sm">{toast.sentence}</p>
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
        className="text-paper! enabled:hover:bg-transparent!"
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

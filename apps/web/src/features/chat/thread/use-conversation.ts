/**
 * State of one conversation: sending, stopping, resuming. Answers run on the server, so after a lost
 * connection, a sleeping phone or in another tab they are resumed.
 */
import { useChat } from '@ai-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, apiQueries } from '../../../lib/api.ts';
import { problemCodeOf } from '../../../lib/problem-text.ts';
import type { AssistantMessage, AssistantPart } from './assistant-message.ts';
import { withStop } from './message-parts.ts';
import { assistantTransport, stopOnServer } from './transport.ts';

/** Delays between reconnection attempts. */
const reconnectDelaysMs = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
const tabsChannel = 'maquette-conversations';

export interface ConversationStart {
  readonly id: string;
  /** Saved by the server; otherwise it lasts as long as the page. */
  readonly kept: boolean;
  readonly saved: AssistantMessage[];
  /** An answer is in progress and should be resumed. */
  readonly answering: boolean;
}

export function useConversation({ id, kept, saved, answering }: ConversationStart) {
  const [isDisconnected, setDisconnected] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [endedMeanwhile, setEndedMeanwhile] = useState(false);
  const [transport] = useState(() => assistantTransport(kept, () => setEndedMeanwhile(true)));
  const queryClient = useQueryClient();
  // If the server can't be reached, the page keeps what it shows; the next refresh may succeed.
  const notifyTabs = useTabs(kept ? id : null, () => refresh().catch(() => undefined));
  const chat = useChat<AssistantMessage>({
    id,
    messages: saved,
    transport,
    resume: answering,
    onFinish: ({ isDisconnect }) => {
      if (!kept) return;
      if (isDisconnect) setDisconnected(true);
      notifyTabs();
      void queryClient.invalidateQueries({ queryKey: apiQueries.conversations.list.key() });
    },
  });
  const { status, messages, setMessages, sendMessage, resumeStream, clearError } = chat;
  const generating = status === 'submitted' || status === 'streaming';
  const latest = useRef({ generating, messages });
  latest.current = { generating, messages };

  /** Replaces the messages with the server's if they differ, and resumes an answer in progress. */
  const refresh = useCallback(async () => {
    if (!kept || latest.current.generating) return;
    const now = await api.conversations.get({ id });
    if (latest.current.generating) return;
    const stored = now.messages as unknown as AssistantMessage[];
    if (now.answering || !isSame(stored, latest.current.messages)) {
      setMessages(now.answering ? stored.slice(0, -1) : stored);
    }
    clearError();
    setStopped(false);
    if (now.answering) await resumeStream();
  }, [id, kept, setMessages, clearError, resumeStream]);

  useReconnect(isDisconnected, refresh, () => setDisconnected(false));

  // An answer that ended before it could be resumed is complete on the server.
  useEffect(() => {
    if (!endedMeanwhile || generating) return;
    setEndedMeanwhile(false);
    refresh().catch(() => setDisconnected(true));
  }, [endedMeanwhile, generating, refresh]);

  useEffect(() => {
    const onVisible = () => {
      // If the server can't be reached, the page keeps what it shows; the next refresh may succeed.
      if (document.visibilityState === 'visible') refresh().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [refresh]);

  // Once text streams, the question is stored and other tabs can resume.
  useEffect(() => {
    if (status === 'streaming') notifyTabs();
  }, [status, notifyTabs]);

  const send = useCallback(
    (parts: AssistantPart[], messageId?: string) => {
      setStopped(false);
      return sendMessage(messageId ? { parts, messageId } : { parts });
    },
    [sendMessage],
  );
  /** Resends the last question; the server stores it once, by its id. */
  const resend = () => {
    const last = messages.findLast(({ role }) => role === 'user');
    return last ? send(last.parts, last.id) : undefined;
  };
  const answerAgain = (messageId: string) => {
    // An answer stopped before its first word exists only here.
    if (!messages.some(({ id }) => id === messageId)) return resend();
    setStopped(false);
    return chat.regenerate({ messageId });
  };
  const stop = async () => {
    setStopped(true);
    const last = messages.at(-1);
    const answerId = status === 'streaming' && last?.role === 'assistant' ? last.id : undefined;
    // Offline, the server can't be told; the page stops all the same.
    await Promise.all([stopOnServer(id, answerId).catch(() => undefined), chat.stop()]);
  };
  return {
    status,
    error: chat.error,
    /** Messages to show, with a stopped answer marked as such. */
    messages: stopped ? withStop(messages, `${id} stopped`) : messages,
    setMessages,
    generating,
    /** More text of the last answer will come. */
    writing: generating && !stopped,
    isDisconnected,
    send,
    resend,
    answerAgain,
    stop,
  };
}

const isSame = (stored: readonly AssistantMessage[], shown: readonly AssistantMessage[]) =>
  stored.length === shown.length &&
  stored.every(({ id, parts }, place) => {
    const other = shown[place];
    return other?.id === id && JSON.stringify(parts).length === JSON.stringify(other.parts).length;
  });

/** Reconnects with growing delays, and at once when the browser is online again. */
function useReconnect(broken: boolean, look: () => Promise<void>, onReconnected: () => void) {
  const back = useRef(onReconnected);
  back.current = onReconnected;
  useEffect(() => {
    if (!broken) return;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const trial = () => {
      clearTimeout(timer);
      look().then(
        () => back.current(),
        (error: unknown) => {
          // A response from the server is final: it never received the question, or the conversation is gone.
          if (problemCodeOf(error) === 'NOT_FOUND') back.current();
          else plan();
        },
      );
    };
    const plan = () => {
      timer = setTimeout(trial, reconnectDelaysMs[Math.min(attempt, reconnectDelaysMs.length - 1)]);
      attempt += 1;
    };
    plan();
    window.addEventListener('online', trial);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', trial);
    };
  }, [broken, look]);
}

/** Notifies other tabs that show the same conversation. */
function useTabs(id: string | null, onChanged: () => unknown): () => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const changed = useRef(onChanged);
  changed.current = onChanged;
  useEffect(() => {
    if (id === null) return;
    const opened = new BroadcastChannel(tabsChannel);
    opened.onmessage = ({ data }) => {
      if (data === id) changed.current();
    };
    channel.current = opened;
    return () => {
      opened.close();
      channel.current = null;
    };
  }, [id]);
  return useCallback(() => {
    if (id !== null) channel.current?.postMessage(id);
  }, [id]);
}

/**
 * One conversation as it goes on: asking, stopping, and coming back to it. An answer lives on the
 * server, so a broken line, a phone that slept or another tab only has to look there again.
 */
import { useChat } from '@ai-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, apiQueries } from '../../../lib/api.ts';
import { problemCodeOf } from '../../../lib/problem-text.ts';
import type { AssistantMessage, AssistantPart } from './assistant-message.ts';
import { withStop } from './message-parts.ts';
import { assistantTransport, stopOnServer } from './transport.ts';

/** Pauses between attempts to come back after the line broke. */
const comeBackAfterMs = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
const tabsChannel = 'maquette-conversations';

export interface ConversationStart {
  readonly id: string;
  /** Kept by the server, or only as long as this page. */
  readonly kept: boolean;
  readonly saved: AssistantMessage[];
  /** An answer is being written right now: join it. */
  readonly answering: boolean;
}

export function useConversation({ id, kept, saved, answering }: ConversationStart) {
  const [lineBroke, setLineBroke] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [cameTooLate, setCameTooLate] = useState(false);
  const [transport] = useState(() => assistantTransport(kept, () => setCameTooLate(true)));
  const queryClient = useQueryClient();
  // A page that cannot reach the server shows what it has; the next look may succeed.
  const tellTabs = useTabs(kept ? id : null, () => lookAgain().catch(() => undefined));
  const chat = useChat<AssistantMessage>({
    id,
    messages: saved,
    transport,
    resume: answering,
    onFinish: ({ isDisconnect }) => {
      if (!kept) return;
      if (isDisconnect) setLineBroke(true);
      tellTabs();
      void queryClient.invalidateQueries({ queryKey: apiQueries.conversations.list.key() });
    },
  });
  const { status, messages, setMessages, sendMessage, resumeStream, clearError } = chat;
  const generating = status === 'submitted' || status === 'streaming';
  const latest = useRef({ generating, messages });
  latest.current = { generating, messages };

  /** Takes over what the server holds where it is not what is shown, and joins what is written. */
  const lookAgain = useCallback(async () => {
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

  useComeBack(lineBroke, lookAgain, () => setLineBroke(false));

  // An answer that ended before it could be joined is whole on the server by now.
  useEffect(() => {
    if (!cameTooLate || generating) return;
    setCameTooLate(false);
    lookAgain().catch(() => setLineBroke(true));
  }, [cameTooLate, generating, lookAgain]);

  useEffect(() => {
    const onVisible = () => {
      // A page that cannot reach the server shows what it has; the next look may succeed.
      if (document.visibilityState === 'visible') lookAgain().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [lookAgain]);

  // The first words have come: by now the question is stored, and other tabs can join.
  useEffect(() => {
    if (status === 'streaming') tellTabs();
  }, [status, tellTabs]);

  const send = useCallback(
    (parts: AssistantPart[], messageId?: string) => {
      setStopped(false);
      return sendMessage(messageId ? { parts, messageId } : { parts });
    },
    [sendMessage],
  );
  /** The last question once more; the server knows it by its id and keeps it once. */
  const sendAgain = () => {
    const last = messages.findLast(({ role }) => role === 'user');
    return last ? send(last.parts, last.id) : undefined;
  };
  const answerAgain = (messageId: string) => {
    // One that was stopped before its first word is only shown.
    if (!messages.some(({ id }) => id === messageId)) return sendAgain();
    setStopped(false);
    return chat.regenerate({ messageId });
  };
  const stop = async () => {
    setStopped(true);
    const last = messages.at(-1);
    const answerId = status === 'streaming' && last?.role === 'assistant' ? last.id : undefined;
    // Over a broken line the server cannot be reached; here it stops all the same.
    await Promise.all([stopOnServer(id, answerId).catch(() => undefined), chat.stop()]);
  };
  return {
    status,
    error: chat.error,
    /** As they are shown: one that was stopped says so at once. */
    messages: stopped ? withStop(messages, `${id} stopped`) : messages,
    setMessages,
    generating,
    /** Words of the last answer are still to come. */
    writing: generating && !stopped,
    lineBroke,
    send,
    sendAgain,
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

/** After the line broke: again and again, slower each time, and at once when it is back. */
function useComeBack(broken: boolean, look: () => Promise<void>, onBack: () => void) {
  const back = useRef(onBack);
  back.current = onBack;
  useEffect(() => {
    if (!broken) return;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const trial = () => {
      clearTimeout(timer);
      look().then(
        () => back.current(),
        (error: unknown) => {
          // Something the server says is an answer: the question never reached it, or it is gone.
          if (problemCodeOf(error) === 'NOT_FOUND') back.current();
          else plan();
        },
      );
    };
    const plan = () => {
      timer = setTimeout(trial, comeBackAfterMs[Math.min(attempt, comeBackAfterMs.length - 1)]);
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

/** Other tabs with the same conversation learn at once that it went on. */
function useTabs(id: string | null, onWentOn: () => unknown): () => void {
  const channel = useRef<BroadcastChannel | null>(null);
  const wentOn = useRef(onWentOn);
  wentOn.current = onWentOn;
  useEffect(() => {
    if (id === null) return;
    const opened = new BroadcastChannel(tabsChannel);
    opened.onmessage = ({ data }) => {
      if (data === id) wentOn.current();
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

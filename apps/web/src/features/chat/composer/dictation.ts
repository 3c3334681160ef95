/** Voice input, offered where the browser has speech recognition. */
import { useEffect, useRef, useState } from 'react';

interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}
type RecognitionMaker = new () => Recognition;

/** Messages for the browsers' error codes; stopping isn't an error. */
const failures: Readonly<Record<string, string | null>> = {
  aborted: null,
  'no-speech': 'Nothing was heard. Please speak a little closer to the microphone.',
  'audio-capture': 'No microphone was found.',
  'not-allowed':
    'The browser may not use the microphone. Allow it beside the address, and try again.',
  network: 'The browser could not reach what turns its speech into words.',
};
const otherFailure = 'The browser could not turn this into words. Please type instead.';

function recognitionMaker(): RecognitionMaker | undefined {
  const from = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return from.SpeechRecognition ?? from.webkitSpeechRecognition;
}

export function useDictation(onWords: (words: string) => void) {
  const [listening, setListening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const current = useRef<Recognition | null>(null);
  const latest = useRef(onWords);
  latest.current = onWords;

  useEffect(() => () => current.current?.stop(), []);

  const toggle = () => {
    const Maker = recognitionMaker();
    if (!Maker) return;
    if (current.current) {
      current.current.stop();
      return;
    }
    const recognition = new Maker();
    recognition.lang = document.documentElement.lang || 'en';
    recognition.interimResults = false;
    recognition.onresult = ({ results }) =>
      latest.current(
        Array.from(results, (one) => one[0]?.transcript ?? '')
          .join(' ')
          .trim(),
      );
    recognition.onerror = ({ error }) =>
      setFailure(error in failures ? (failures[error] ?? null) : otherFailure);
    recognition.onend = () => {
      current.current = null;
      setListening(false);
    };
    current.current = recognition;
    setFailure(null);
    setListening(true);
    recognition.start();
  };

  return { offered: recognitionMaker() !== undefined, listening, failure, toggle };
}

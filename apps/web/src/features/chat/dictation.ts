/** Voice input where the browser brings it; otherwise it is not offered. */
import { useEffect, useRef, useState } from 'react';

interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
}
type RecognitionMaker = new () => Recognition;

function recognitionMaker(): RecognitionMaker | undefined {
  const from = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return from.SpeechRecognition ?? from.webkitSpeechRecognition;
}

export function useDictation(onWords: (words: string) => void) {
  const [listening, setListening] = useState(false);
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
    recognition.onend = () => {
      current.current = null;
      setListening(false);
    };
    current.current = recognition;
    setListening(true);
    recognition.start();
  };

  return { offered: recognitionMaker() !== undefined, listening, toggle };
}

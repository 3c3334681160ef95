/** Reads an answer aloud: audio is fetched once a message, then played; failures show a message. */

import { limits } from '@maquette/contract';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { problemBodyOf, problemMessage } from '../../../lib/problem-text.ts';
import { ErrorWords } from '../../../ui/error-words.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

const speeds = [0.8, 1, 1.25, 1.5] as const;

interface Audio {
  readonly url: string;
  /** Set if another voice than the chosen one is used. */
  readonly note: string | undefined;
}

async function fetchAudio(text: string): Promise<Audio> {
  const response = await fetch('/api/tts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: text.slice(0, limits.speechCharacters) }),
  });
  const body: { audioURL?: string; note?: string } = await response.json();
  if (!response.ok || !body.audioURL) {
    throw problemBodyOf(body) ?? new Error('The answer could not be read aloud.');
  }
  return { url: body.audioURL, note: body.note };
}

export function Speaker({ text }: { text: string }) {
  const [audio, setAudio] = useState<Audio | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [failure, setFailure] = useState<unknown>();
  const [speed, setSpeed] = useState<number>(1);
  const player = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    if (player.current) player.current.playbackRate = speed;
  }, [speed]);

  const press = async () => {
    if (audio) {
      await player.current?.play();
      return;
    }
    setState('loading');
    try {
      setAudio(await fetchAudio(text));
      setState('idle');
    } catch (error) {
      setFailure(error);
      setState('failed');
    }
  };

  return (
    <>
      {state === 'loading' ? (
        <Spinner label="Fetching the voice" />
      ) : (
        <IconButton
          size="small"
          label="Read aloud"
          icon={<Volume2 size={17} />}
          onClick={() => void press()}
        />
      )}
      {audio && (
        <div className="flex w-full flex-wrap items-center gap-2">
          {/* biome-ignore lint/a11y/useMediaCaption: the text read aloud is right above */}
          <audio
            ref={player}
            src={audio.url}
            controls
            autoPlay
            className="h-10 max-w-full"
            aria-label="Answer read aloud"
          />
          <label className="flex items-center gap-1.5 text-note text-soft">
            Speed
            <select
              value={speed}
              onChange={(event) => setSpeed(Number(event.target.value))}
              className="rounded-sm border border-line bg-raised px-1 py-1"
            >
              {speeds.map((one) => (
                <option key={one} value={one}>
                  {one}×
                </option>
              ))}
            </select>
          </label>
          {audio.note && <p className="w-full text-note text-faint">{audio.note}</p>}
        </div>
      )}
      {state === 'failed' && (
        <p role="alert" className="w-full text-note text-danger">
          <ErrorWords {...problemMessage(failure)} />
        </p>
      )}
    </>
  );
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../../../lib/media-query.ts';
import { fetchSignedIn } from '../../../../lib/session/fetch-signed-in.ts';
import { ModelStage, type StageOptions } from './model-stage.ts';

export type StageState = 'loading' | 'ready' | 'failed' | 'unsupported';

export interface ShownModel extends Pick<StageOptions, 'kind' | 'sizeMetres' | 'from'> {
  url: string;
}

const hasWebGl = () => document.createElement('canvas').getContext('webgl2') !== null;

/** Renders the model into a canvas while it is mounted. */
export function useModelStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  { url, kind, sizeMetres, from }: ShownModel,
) {
  const isCalm = useReducedMotion();
  const stage = useRef<ModelStage>(null);
  const [state, setState] = useState<StageState>(() => (hasWebGl() ? 'loading' : 'unsupported'));
  const [options] = useState({ kind, sizeMetres, from });

  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const left = new AbortController();
    const made = new ModelStage({ canvas: place, isCalm, ...options });
    stage.current = made;
    const watcher = new ResizeObserver(() => made.resize(place.clientWidth, place.clientHeight));
    watcher.observe(place);
    const lost = () => setState('unsupported');
    place.addEventListener('webglcontextlost', lost);
    const load = async () => {
      const answer = await fetchSignedIn(url, { signal: left.signal });
      if (!answer.ok) throw new Error(`The model was answered with ${answer.status}`);
      await made.load(await answer.arrayBuffer());
    };
    load().then(
      () => !left.signal.aborted && setState('ready'),
      () => !left.signal.aborted && setState('failed'),
    );
    return () => {
      left.abort();
      watcher.disconnect();
      place.removeEventListener('webglcontextlost', lost);
      made.end();
      stage.current = null;
    };
  }, [canvas, url, isCalm, options]);

  return { stage, state };
}

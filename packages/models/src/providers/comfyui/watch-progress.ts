/**
 * Progress messages of ComfyUI over its socket. They are optional: the finished picture is polled for, and
 * without a socket only the progress is unknown.
 */
import { z } from 'zod';
import type { OpenSocket } from '../../provider.ts';
import type { Graph } from './graph.ts';

const progress = z.object({
  type: z.literal('progress'),
  data: z.object({ value: z.number(), max: z.number().positive(), node: z.string() }),
});

export interface WatchedProgress {
  /** 0..100 of the drawing itself; undefined until a message has come. */
  percent(): number | undefined;
  close(): void;
}

/** The client's id is made for one order: all messages to it are about this order. */
export function watchProgress(
  openSocket: OpenSocket | undefined,
  address: string,
  clientId: string,
  graph: Graph,
): WatchedProgress {
  // Loading and saving take no time; a graph may sample more than once.
  const samplers = Object.keys(graph).filter((id) => /sampler/i.test(graph[id]?.class_type ?? ''));
  const shares = new Map<string, number>();
  let socket: WebSocket | undefined;
  try {
    socket = openSocket?.(`${address}/ws?clientId=${clientId}`);
    socket?.addEventListener('message', ({ data }) => {
      const step = progressIn(data);
      if (step && samplers.includes(step.node)) shares.set(step.node, step.value / step.max);
    });
  } catch {
    // The picture is drawn without progress as well.
  }
  return {
    percent: () => {
      if (shares.size === 0) return undefined;
      const done = [...shares.values()].reduce((sum, share) => sum + share, 0);
      return (100 * done) / samplers.length;
    },
    close: () => socket?.close(),
  };
}

/** Pictures of unfinished work come as bytes, and there are other kinds of news. */
function progressIn(message: unknown) {
  if (typeof message !== 'string') return undefined;
  try {
    return progress.safeParse(JSON.parse(message)).data?.data;
  } catch {
    // Text that is no JSON says nothing of the progress.
    return undefined;
  }
}

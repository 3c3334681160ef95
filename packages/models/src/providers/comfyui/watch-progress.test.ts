import { expect, test } from 'vitest';
import { watchProgress } from './watch-progress.ts';

const node = (class_type: string) => ({ class_type, inputs: {} });
const graph = {
  a: node('KSampler'),
  b: node('SamplerCustomAdvanced'),
  c: node('UpscaleModelLoader'),
};

/** A socket that sends given messages. */
function listening() {
  const socket = Object.assign(new EventTarget(), { close: () => undefined });
  const told = watchProgress(() => socket as WebSocket, 'http://comfy.example', 'id', graph);
  const say = (data: unknown) => socket.dispatchEvent(new MessageEvent('message', { data }));
  const progress = (id: string, value: number, max: number) =>
    say(JSON.stringify({ type: 'progress', data: { value, max, node: id, prompt_id: 'p' } }));
  return { told, say, progress };
}

test('a graph that samples twice is half done after the first', () => {
  const { told, progress } = listening();
  expect(told.percent()).toBeUndefined();
  progress('a', 20, 20);
  progress('c', 1, 4);
  expect(told.percent()).toBe(50);
  progress('b', 5, 20);
  expect(told.percent()).toBe(62.5);
});

test('other messages are ignored, and so is a missing socket', () => {
  const { told, say, progress } = listening();
  for (const message of ['not JSON', '[]', '{"type":"status"}', new ArrayBuffer(8)]) say(message);
  progress('a', 3, 0);
  expect(told.percent()).toBeUndefined();
  const refused = watchProgress(
    () => {
      throw new Error('refused');
    },
    'http://comfy.example',
    'id',
    graph,
  );
  expect(refused.percent()).toBeUndefined();
  refused.close();
});

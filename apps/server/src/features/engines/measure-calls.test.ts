import { expect, test } from 'vitest';
import { createMetrics } from '../../platform/metrics.ts';
import { measureCalls } from './measure-calls.ts';

test('calls are counted by job, engine and outcome, and engines that are not in use as others', async () => {
  const metrics = createMetrics();
  const measure = measureCalls(metrics, (id) => id === 'openai:one');
  expect(await measure('chat', 'openai:one', async () => 7)).toBe(7);
  const refused = async () => Promise.reject(new Error('Refused'));
  await expect(measure('vision', 'openai:one', refused)).rejects.toThrow('Refused');
  const stopped = async () => Promise.reject(new DOMException('Stopped', 'AbortError'));
  await expect(measure('speech', 'else:two', stopped)).rejects.toThrow('Stopped');
  const text = await metrics.read();
  for (const labels of [
    'job="chat",engine="openai:one",outcome="done"',
    'job="vision",engine="openai:one",outcome="failed"',
    'job="speech",engine="other",outcome="cancelled"',
  ]) {
    expect(text).toContain(`maquette_engine_calls_total{${labels}} 1`);
  }
});

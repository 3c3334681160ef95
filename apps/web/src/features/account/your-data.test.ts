import { expect, test } from 'vitest';
import { saveMyData } from './your-data.tsx';

test('the file contains the response', async () => {
  const saved: string[] = [];
  await saveMyData(
    async () => ({ profile: { email: 'ada@example.com' } }),
    (...file) => void saved.push(...file),
  );
  expect(saved[0]).toBe('maquette-my-data.json');
  expect(JSON.parse(saved[1]!)).toEqual({ profile: { email: 'ada@example.com' } });
});

test('nothing is saved after a failed request', async () => {
  const saved: string[] = [];
  const failing = saveMyData(
    () => Promise.reject(new Error('offline')),
    (name) => void saved.push(name),
  );
  await expect(failing).rejects.toThrow('offline');
  expect(saved).toEqual([]);
});

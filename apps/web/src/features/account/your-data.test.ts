import { expect, test } from 'vitest';
import { saveMyData } from './your-data.tsx';

test('the file contains the response', async () => {
  const saved: [name: string, data: Blob][] = [];
  const data = new Blob(['{"profile":{"email":"ada@example.com"}}']);
  await saveMyData(
    async () => data,
    (...file) => void saved.push(file),
  );
  expect(saved).toEqual([['maquette-my-data.json', data]]);
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

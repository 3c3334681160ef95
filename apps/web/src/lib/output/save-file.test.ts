import { expect, onTestFinished, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

test('a text is downloaded by its name, and its address is given back', async () => {
  const did: string[] = [];
  const blobs: Blob[] = [];
  const link = { href: '', download: '', click: () => did.push(`${link.download} ${link.href}`) };
  vi.stubGlobal('document', { createElement: (name: string) => (name === 'a' ? link : {}) });
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:1';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void did.push(url));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    create.mockRestore();
    revoke.mockRestore();
  });
  saveFile('plan.json', '{}');
  expect(did).toEqual(['plan.json blob:1', 'blob:1']);
  expect([blobs[0]?.type, await blobs[0]?.text()]).toEqual(['application/json', '{}']);
  saveFile('plan.md', '# Plan', 'text/markdown');
  expect(blobs[1]?.type).toBe('text/markdown');
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileKernel, kernelFolder, kernelNames } from './compile-kernel.ts';

test.each(kernelNames)(
  'the committed %s kernel equals its compiled source',
  {
    timeout: 60_000,
  },
  async (name) => {
    const { binary, exportsSource } = await compileKernel(name);
    const committed = readFileSync(`${kernelFolder(name)}kernel.wasm`);
    expect(committed.equals(binary)).toBe(true);
    expect(readFileSync(`${kernelFolder(name)}exports.generated.ts`, 'utf8')).toBe(exportsSource);
  },
);

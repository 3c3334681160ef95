import { expect, test } from 'vitest';
import { compileKernel } from '../../../tools/compile-kernel.ts';
import { kernelBase64 } from './kernel.generated.ts';

test('the committed kernel is what its source compiles to', { timeout: 60_000 }, async () => {
  const binary = await compileKernel('render-kernel');
  expect(Buffer.from(binary).toString('base64')).toBe(kernelBase64);
});

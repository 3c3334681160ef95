import { expect, test } from 'vitest';
import { compileRenderKernel } from '../../../tools/compile-render-kernel.ts';
import { kernelBase64 } from './kernel.generated.ts';

test('the committed kernel is what its source compiles to', { timeout: 60_000 }, async () => {
  const binary = await compileRenderKernel();
  expect(Buffer.from(binary).toString('base64')).toBe(kernelBase64);
});

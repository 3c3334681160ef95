import { expect, test } from 'vitest';
import { kernelBase64 as tile } from '../src/materials/kernel.generated.ts';
import { kernelBase64 as filter } from '../src/ops/filter-kernel.generated.ts';
import { kernelBase64 as paint } from '../src/restyle/paint/kernel.generated.ts';
import { kernelBase64 as network } from '../src/sense/network/kernel.generated.ts';
import { kernelBase64 as render } from '../src/visuals/render/memory/kernel.generated.ts';
import { compileKernel, type KernelName } from './compile-kernel.ts';

const committed: Record<KernelName, string> = {
  'render-kernel': render,
  'network-kernel': network,
  'filter-kernel': filter,
  'paint-kernel': paint,
  'tile-kernel': tile,
};

test.each(Object.keys(committed) as KernelName[])(
  'the committed %s is what its source compiles to',
  {
    timeout: 60_000,
  },
  async (name) => {
    const binary = await compileKernel(name);
    expect(Buffer.from(binary).toString('base64')).toBe(committed[name]);
  },
);

/** Loads the WebAssembly kernels and manages their memory. */
import { readFileSync } from 'node:fs';
import type { FilterExports } from './filter/exports.generated.ts';
import type { NetworkExports } from './network/exports.generated.ts';
import type { PaintExports } from './paint/exports.generated.ts';
import type { RenderExports } from './render/exports.generated.ts';
import type { TileExports } from './tile/exports.generated.ts';

interface KernelExports {
  readonly filter: FilterExports;
  readonly network: NetworkExports;
  readonly paint: PaintExports;
  readonly render: RenderExports;
  readonly tile: TileExports;
}

/** Kernels keep globals and stack below this address. */
export const firstFreeByte = 65536 + 1024;
const pageBytes = 65536;

const compiled = new Map<keyof KernelExports, WebAssembly.Module>();

/** An instance with its own memory; addresses are in bytes. */
export function instantiateKernel<Name extends keyof KernelExports>(
  name: Name,
): KernelExports[Name] {
  let module = compiled.get(name);
  if (!module) {
    module = new WebAssembly.Module(
      readFileSync(new URL(`./${name}/kernel.wasm`, import.meta.url)),
    );
    compiled.set(name, module);
  }
  const { exports } = new WebAssembly.Instance(module, { env: { abort: stop } });
  // exports.generated.ts and the binary come from the same source; a test compares both with it.
  return exports as unknown as KernelExports[Name];
}

function stop(): never {
  throw new Error('A kernel stopped.');
}

/** Grows the memory to at least this length; that invalidates earlier views. */
export function growMemory(memory: WebAssembly.Memory, byteLength: number): void {
  const missing = byteLength - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
}

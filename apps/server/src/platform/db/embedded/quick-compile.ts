/**
 * Turns off V8's optimizing WebAssembly tier for PGlite: it takes 600 MB for one function of 100 kB and makes
 * queries no faster. The tier is fixed when a module is created, so our kernels are not affected. If V8 drops
 * these flags, only the saving is lost.
 */
import { setFlagsFromString } from 'node:v8';

// V8 may free compiled code of one thread twice and end the process: docs/notes/server.md (0370).
setFlagsFromString('--no-wasm-code-gc');

export async function compiledQuickly<Result>(create: () => Promise<Result>): Promise<Result> {
  // Without dynamic tiering a module would be compiled by the optimizing tier at once.
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
  try {
    return await create();
  } finally {
    setFlagsFromString('--wasm-dynamic-tiering');
  }
}

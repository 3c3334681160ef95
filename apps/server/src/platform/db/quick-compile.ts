/**
 * V8 compiles WebAssembly twice: quickly, and again with care where a function is busy. With PGlite the
 * second time takes 600 MB for one function of a hundred kilobytes, and its queries are no faster for
 * it. How a module is compiled is settled when it is created; others, our kernels among them, are left
 * as they are. Were a version of V8 to drop these flags, only the saving would go.
 */
import { setFlagsFromString } from 'node:v8';

// V8 may free compiled code of one thread twice and end the process: docs/notes/server.md (0370).
setFlagsFromString('--no-wasm-code-gc');

export async function compiledQuickly<Result>(create: () => Promise<Result>): Promise<Result> {
  // Without it a module that is not watched for busy functions would be compiled with care at once.
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
  try {
    return await create();
  } finally {
    setFlagsFromString('--wasm-dynamic-tiering');
  }
}

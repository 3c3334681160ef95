/**
 * Disables V8's mid-tier compiler, Maglev, wherever the engine runs. In Node 24 (V8 13.6) it miscompiles: of
 * thirty processes that analysed one photo five times, nine got different surface areas in one of the five,
 * with objects of one loop holding each other's numbers; of twenty-four without Maglev none did. The engine
 * promises the same bytes for the same seed. Try again with each Node version: docs/notes/restyle-speed.md
 * (0360).
 *
 * Compiled WebAssembly isn't collected either: V8 counts references to it once for all threads, and
 * occasionally frees one twice, which crashes the process: docs/notes/server.md (0370).
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-maglev');
setFlagsFromString('--no-wasm-code-gc');

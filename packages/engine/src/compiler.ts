/**
 * V8's middle compiler, Maglev, is off wherever the engine runs. In Node 24 (V8 13.6) it miscompiles: of
 * thirty processes that read one photo five times, nine got other areas of surfaces in one of the five,
 * objects of one loop holding each other's numbers; of twenty-four without Maglev none did. The engine
 * promises the same bytes for the same seed. Try again with each Node: docs/notes/restyle-speed.md (0360).
 *
 * Compiled WebAssembly is not collected either: V8 counts the calls out of it once for all threads, and now
 * and then frees one twice, which ends the whole process: docs/notes/server.md (0370).
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-maglev');
setFlagsFromString('--no-wasm-code-gc');

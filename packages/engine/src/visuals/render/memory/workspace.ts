/**
 * The memory that the WebAssembly kernel and JavaScript share, one stretch handed out piece by
 * piece for each picture and taken back whole for the next. Without WebAssembly it is a plain
 * buffer, and everything is done by the JavaScript twins of the kernel's functions.
 */
import { kernelBase64 } from './kernel.generated.ts';

export interface KernelExports {
  readonly memory: WebAssembly.Memory;
  setHierarchy(nodesAt: number, trianglesAt: number): void;
  trace(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
    any: number,
  ): number;
  setTarget(
    depthAt: number,
    ownersAt: number,
    widthPx: number,
    heightPx: number,
    atlasAt: number,
  ): void;
  rasterize(
    positions: number,
    roles: number,
    masks: number,
    count: number,
    roleBits: number,
    parallelDepth: number,
  ): void;
}

export interface Workspace {
  /** Undefined where WebAssembly SIMD is missing or unwanted. */
  readonly kernel: KernelExports | undefined;
  /** Takes everything back and makes sure that this many bytes can be handed out. */
  begin(totalBytes: number): void;
  /** Contents are whatever was there before; 16-byte aligned. */
  floats(length: number): Float32Array;
  integers(length: number): Int32Array;
  bytes(length: number): Uint8Array;
  /** Takes the end of what was handed out last back; `kept` elements stay. */
  giveBack(last: Float32Array, kept: number): void;
}

/** The kernel keeps its parameters and its stack below this address. */
const scratchBytes = 65536 + 1024;
const pageBytes = 65536;

function instantiate(): KernelExports | undefined {
  try {
    const binary = Uint8Array.from(atob(kernelBase64), (letter) => letter.charCodeAt(0));
    const instance = new WebAssembly.Instance(new WebAssembly.Module(binary), {
      env: {
        abort: () => {
          throw new Error('the render kernel stopped');
        },
      },
    });
    // What render-kernel/kernel.ts exports; its types do not come with the binary.
    return instance.exports as unknown as KernelExports;
  } catch (error) {
    // No SIMD in this host; every function has a JavaScript twin.
    if (error instanceof WebAssembly.CompileError) return undefined;
    throw error;
  }
}

export function createWorkspace(options: { readonly wasm?: boolean } = {}): Workspace {
  const kernel = options.wasm === false ? undefined : instantiate();
  let plain = new ArrayBuffer(kernel ? 0 : scratchBytes);
  let next = scratchBytes;
  const buffer = () => (kernel ? kernel.memory.buffer : plain);
  const take = (byteLength: number): number => {
    const at = next;
    next = (next + byteLength + 15) & ~15;
    if (next > buffer().byteLength) {
      throw new Error(`the workspace has ${buffer().byteLength} bytes, ${next} are asked for`);
    }
    return at;
  };
  return {
    kernel,
    begin(totalBytes) {
      next = scratchBytes;
      const wanted = scratchBytes + totalBytes;
      if (kernel) {
        const missing = Math.ceil((wanted - kernel.memory.buffer.byteLength) / pageBytes);
        if (missing > 0) kernel.memory.grow(missing);
      } else if (plain.byteLength < wanted) {
        plain = new ArrayBuffer(wanted);
      }
    },
    floats: (length) => new Float32Array(buffer(), take(length * 4), length),
    integers: (length) => new Int32Array(buffer(), take(length * 4), length),
    bytes: (length) => new Uint8Array(buffer(), take(length), length),
    giveBack(last, kept) {
      next = (last.byteOffset + kept * last.BYTES_PER_ELEMENT + 15) & ~15;
    },
  };
}

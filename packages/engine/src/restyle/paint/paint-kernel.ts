/** The WebAssembly kernel that paints rows; see tools/paint-kernel for what each number means. */
import { kernelBase64 } from './kernel.generated.ts';

export interface PaintKernel {
  readonly memory: WebAssembly.Memory;
  setRows(
    linear: number,
    row: number,
    rest: number,
    spared: number,
    codes: number,
    plane: number,
    behind: number,
    protect: number,
    pane: number,
    sky: number,
    leaves: number,
  ): void;
  begin(table: number, step: number, count: number): void;
  enlargeRow(
    source: number,
    firsts: number,
    seconds: number,
    shares: number,
    target: number,
    step: number,
    count: number,
  ): void;
  fringe(oldRed: number, oldGreen: number, oldBlue: number, step: number, count: number): void;
  surface(
    paint: number,
    cover: number,
    shading: number,
    y: number,
    step: number,
    count: number,
  ): void;
  looseIndoors(cube: number, step: number, count: number): void;
  looseOutdoors(cube: number, planting: number, hasSky: number, step: number, count: number): void;
  evenLight(settings: number, y: number, step: number, count: number): void;
  outdoors(ambient: number, glass: number, tint: number, step: number, count: number): void;
  relight(grid: number, columns: number, y: number, step: number, count: number): void;
  spareGlass(share: number, step: number, count: number): number;
  gradeCube(grade: number, target: number): void;
  gradeShift(grade: number, samples: number, count: number, sums: number): void;
  finish(settings: number, target: number, y: number): void;
}

/** The kernel keeps its own values below this address. */
export const firstFreeByte = 65536 + 1024;

let compiled: WebAssembly.Module | undefined;

/** A kernel that waits for the next picture; one with more memory than this is let go. */
let idle: PaintKernel | null = null;
const mostIdleBytes = 40 * 1024 * 1024;

/** A kernel with a memory of its own, which holds anything. */
export function takePaintKernel(): PaintKernel {
  const kernel = idle ?? createPaintKernel();
  idle = null;
  return kernel;
}

/** For the next picture. Code that calls a kernel knows its functions, and is made anew for those of another. */
export function givePaintKernelBack(kernel: PaintKernel): void {
  idle = kernel.memory.buffer.byteLength <= mostIdleBytes ? kernel : null;
}

function createPaintKernel(): PaintKernel {
  compiled ??= new WebAssembly.Module(
    Uint8Array.from(atob(kernelBase64), (letter) => letter.charCodeAt(0)),
  );
  // The build script compiles exactly these exports; a test compares the two.
  return new WebAssembly.Instance(compiled, {}).exports as unknown as PaintKernel;
}

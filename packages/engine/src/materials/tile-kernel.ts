/** The WebAssembly kernel that bakes tiles; see tools/tile-kernel for what each number means. */
import { kernelBase64 } from './kernel.generated.ts';

export interface TileKernel {
  readonly memory: WebAssembly.Memory;
  noiseRow(
    table: number,
    us: number,
    uTimes: number,
    uShift: number,
    uShiftTimes: number,
    vs: number,
    vTimes: number,
    vShift: number,
    vShiftTimes: number,
    out: number,
    from: number,
    to: number,
  ): void;
  setPieces(
    chance: number,
    chance2: number,
    along: number,
    across: number,
    length: number,
    width: number,
    edge: number,
  ): void;
  courses(
    us: number,
    v: number,
    sizeMetres: number,
    rows: number,
    columns: number,
    step: number,
    isRandom: number,
    isUpright: number,
    uneven: number,
    seed: number,
    count: number,
  ): void;
  fragments(
    us: number,
    v: number,
    sizeMetres: number,
    cells: number,
    rows: number,
    looseness: number,
    seed: number,
    count: number,
  ): void;
  setTexels(red: number, green: number, blue: number, height: number, gloss: number): void;
  setColours(
    red1: number,
    green1: number,
    blue1: number,
    red2: number,
    green2: number,
    blue2: number,
  ): void;
  mottledRow(
    clouds: number,
    blotches: number,
    grains: number,
    cloud: number,
    blotch: number,
    grain: number,
    each: number,
    drift: number,
    roughMetres: number,
    shine: number,
    hasSecond: number,
    from: number,
    to: number,
  ): void;
  woodRow(
    fibres: number,
    slow: number,
    mid: number,
    drift: number,
    knots: number,
    bends: number,
    each: number,
    fibre: number,
    rings: number,
    weathered: number,
    shine: number,
    from: number,
    to: number,
  ): void;
  writeRow(codes: number, heights: number, count: number): void;
  slopeRow(
    own: number,
    up: number,
    down: number,
    codes: number,
    perMetre: number,
    count: number,
  ): void;
  halve(source: number, level: number, size: number): void;
}

let compiled: WebAssembly.Module | undefined;

/** A kernel with a memory of its own. */
export function createTileKernel(): TileKernel {
  compiled ??= new WebAssembly.Module(
    Uint8Array.from(atob(kernelBase64), (letter) => letter.charCodeAt(0)),
  );
  // The build script compiles exactly these exports; a test compares the two.
  return new WebAssembly.Instance(compiled, {}).exports as unknown as TileKernel;
}

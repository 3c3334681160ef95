/**
 * The kernel in JavaScript over a memory of its own, for hosts without SIMD. Whole numbers and the
 * rounding to 32 bits are those of tools/network-kernel, so that scores do not depend on the host.
 */
import type { KernelPasses, NetworkKernel } from './kernel.ts';

/** See tools/network-kernel/quantise.ts. */
const leastMagnitude = 1e-30;
const whole = 12582912;

const { fround } = Math;

export function createTwin(): NetworkKernel {
  let data = new Float32Array(0);
  let halves = new Int16Array(data.buffer);
  const quantise: KernelPasses['quantise'] = (from, to, count, farthest) => {
    let greatest = 0;
    for (let at = from / 4; at < from / 4 + count; at++) {
      const size = Math.abs(data[at]!);
      if (size > greatest) greatest = size;
    }
    const steps = fround(greatest > leastMagnitude ? farthest / greatest : 0);
    for (let k = 0; k < count; k++) {
      const step = fround(fround(data[from / 4 + k]! * steps) + whole) - whole;
      halves[to / 2 + k] = Math.max(-farthest - 1, Math.min(farthest, step));
    }
    return fround(greatest / farthest);
  };
  const convolve: KernelPasses['convolve'] = (
    input,
    worth,
    output,
    weights,
    scales,
    residual,
    inputs,
    blocks,
    width,
    height,
    inputRowBytes,
    outputRowBytes,
    size,
    step,
    cut,
  ) => {
    const outputs = 8 * blocks;
    const sums = new Int32Array(8);
    for (let block = 0; block < blocks; block++) {
      const scale = scales / 4 + 8 * block;
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          sums.fill(0);
          let w = weights / 2 + 8 * block * size * size * inputs;
          for (let ky = 0; ky < size; ky++) {
            const from = (input + (y * step + ky) * inputRowBytes) / 2 + x * step * inputs;
            for (let p = from; p < from + size * inputs; p += 2) {
              for (let k = 0; k < 8; k++, w += 2) {
                sums[k] = sums[k]! + halves[p]! * halves[w]! + halves[p + 1]! * halves[w + 1]!;
              }
            }
          }
          const offset = (y * outputRowBytes) / 4 + x * outputs + 8 * block;
          for (let k = 0; k < 8; k++) {
            const scaled = fround(fround(sums[k]!) * fround(worth * data[scale + k]!));
            let sum = fround(scaled + data[scale + outputs + k]!);
            if (residual) sum = fround(sum + data[residual / 4 + offset + k]!);
            data[output / 4 + offset + k] = cut ? Math.max(0, sum) : sum;
          }
        }
      }
    }
  };
  /** Tiles come out to the last bit as what is multiplied out, so weights are left as they are. */
  const tileWeights: KernelPasses['tileWeights'] = (from, to, inputs, blocks) => {
    halves.copyWithin(to / 2, from / 2, from / 2 + 9 * inputs * 8 * blocks);
  };
  const convolveTiles: KernelPasses['convolveTiles'] = (
    input,
    worth,
    output,
    weights,
    scales,
    residual,
    inputs,
    blocks,
    width,
    height,
    inputRowBytes,
    outputRowBytes,
  ) => {
    convolve(
      input,
      worth,
      output,
      weights,
      scales,
      residual,
      inputs,
      blocks,
      width,
      height,
      inputRowBytes,
      outputRowBytes,
      3,
      1,
      1,
    );
  };
  const filterApart: KernelPasses['filterApart'] = (
    input,
    output,
    weights,
    bias,
    channels,
    width,
    height,
    rowBytes,
    reach,
  ) => {
    const row = rowBytes / 4;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const out = output / 4 + y * row + x * channels;
        for (let c = 0; c < channels; c++) data[out + c] = data[bias / 4 + c]!;
        for (let ky = -reach; ky <= reach; ky++) {
          if (y + ky < 0 || y + ky >= height) continue;
          for (let kx = -reach; kx <= reach; kx++) {
            if (x + kx < 0 || x + kx >= width) continue;
            const at = input / 4 + (y + ky) * row + (x + kx) * channels;
            const w = weights / 4 + ((ky + reach) * (2 * reach + 1) + kx + reach) * channels;
            for (let c = 0; c < channels; c++) {
              data[out + c] = data[out + c]! + fround(data[at + c]! * data[w + c]!);
            }
          }
        }
      }
    }
  };
  const addDoubled: KernelPasses['addDoubled'] = (
    from,
    to,
    channels,
    fromWidth,
    fromHeight,
    fromRowBytes,
    toWidth,
    toHeight,
    toRowBytes,
  ) => {
    for (let y = 0; y < toHeight; y++) {
      const down = near(y, fromHeight);
      const above = (from + down.low * fromRowBytes) / 4;
      const below = (from + down.high * fromRowBytes) / 4;
      for (let x = 0; x < toWidth; x++) {
        const along = near(x, fromWidth);
        const out = (to + y * toRowBytes) / 4 + x * channels;
        const [left, right] = [along.low * channels, along.high * channels];
        for (let c = 0; c < channels; c++) {
          const first = between(data[above + left + c]!, data[below + left + c]!, down.far);
          const second = between(data[above + right + c]!, data[below + right + c]!, down.far);
          data[out + c] = data[out + c]! + between(first, second, along.far);
        }
      }
    }
  };
  const mixRows: KernelPasses['mixRows'] = (input, output, weights, bias, inputs, blocks, rows) => {
    const outputs = 8 * blocks;
    for (let row = 0; row < rows; row++) {
      for (let k = 0; k < outputs; k++) {
        let sum = data[bias / 4 + k]!;
        let w = weights / 4 + (k >> 3) * 8 * inputs + (k & 7);
        const from = input / 4 + row * inputs;
        for (let p = from; p < from + inputs; p++, w += 8) {
          sum = fround(sum + fround(data[p]! * data[w]!));
        }
        data[output / 4 + row * outputs + k] = Math.max(0, sum);
      }
    }
  };
  return {
    quantise,
    convolve,
    tileWeights,
    convolveTiles,
    filterApart,
    addDoubled,
    mixRows,
    memory: (byteLength) => {
      if (data.length * 4 < byteLength) {
        const larger = new Float32Array(byteLength / 4);
        larger.set(data);
        data = larger;
        halves = new Int16Array(data.buffer);
      }
      return data;
    },
  };
}

/** The two pixels of half the size between which a pixel lies, and how far it is from the first. */
function near(place: number, length: number) {
  const at = Math.max(0, (place + 0.5) / 2 - 0.5);
  const low = Math.floor(at);
  return { low, high: Math.min(length - 1, low + 1), far: at - low };
}

function between(near: number, far: number, share: number): number {
  return fround(near + fround(fround(far - near) * share));
}

/** Fills unknown values from known neighbours: push-pull over an image pyramid. */

/** In place. @param values `channels` numbers per cell; @param weight 0 unknown .. 1 known; overwritten */
export function spread(
  values: Float32Array,
  weight: Float32Array,
  width: number,
  height: number,
  channels: number,
): void {
  if (width <= 1 && height <= 1) return;
  const w = Math.ceil(width / 2);
  const h = Math.ceil(height / 2);
  const small = new Float32Array(w * h * channels);
  const smallWeight = new Float32Array(w * h);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      const share = weight[from]!;
      if (share === 0) continue;
      const to = (y >> 1) * w + (x >> 1);
      smallWeight[to]! += share;
      for (let c = 0; c < channels; c++)
        small[to * channels + c]! += values[from * channels + c]! * share;
    }
  }
  for (let cell = 0; cell < w * h; cell++) {
    const sum = smallWeight[cell]!;
    if (sum === 0) continue;
    for (let c = 0; c < channels; c++) small[cell * channels + c]! /= sum;
    smallWeight[cell] = Math.min(1, sum);
  }
  spread(small, smallWeight, w, h, channels);
  for (let y = 0; y < height; y++) {
    const sy = Math.min(h - 1, Math.max(0, (y - 0.5) / 2));
    const top = Math.floor(sy);
    const low = Math.min(h - 1, top + 1);
    const fy = sy - top;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const lack = 1 - weight[at]!;
      if (lack <= 0) continue;
      const sx = Math.min(w - 1, Math.max(0, (x - 0.5) / 2));
      const left = Math.floor(sx);
      const right = Math.min(w - 1, left + 1);
      const fx = sx - left;
      for (let c = 0; c < channels; c++) {
        const above =
          small[(top * w + left) * channels + c]! * (1 - fx) +
          small[(top * w + right) * channels + c]! * fx;
        const below =
          small[(low * w + left) * channels + c]! * (1 - fx) +
          small[(low * w + right) * channels + c]! * fx;
        const filled = above * (1 - fy) + below * fy;
        values[at * channels + c] = values[at * channels + c]! * (1 - lack) + filled * lack;
      }
    }
  }
  weight.fill(1);
}

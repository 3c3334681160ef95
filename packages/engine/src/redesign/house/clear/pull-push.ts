/** Push-pull interpolation: averages known pixels down to one, then back up into unknown ones. */
export function pullPush(
  data: Float32Array,
  weight: Float32Array,
  width: number,
  height: number,
): void {
  if (width <= 1 && height <= 1) return;
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const small = new Float32Array(w * h * 3);
  const smallWeight = new Float32Array(w * h);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [i, j] = [y * width + x, (y >> 1) * w + (x >> 1)];
      const share = weight[i]!;
      if (share === 0) continue;
      for (let c = 0; c < 3; c++) small[j * 3 + c]! += data[i * 3 + c]! * share;
      smallWeight[j]! += share;
    }
  for (let j = 0; j < w * h; j++) {
    const over = smallWeight[j]! > 0 ? 1 / smallWeight[j]! : 0;
    for (let c = 0; c < 3; c++) small[j * 3 + c]! *= over;
    smallWeight[j] = Math.min(1, smallWeight[j]!);
  }
  pullPush(small, smallWeight, w, h);
  for (let y = 0; y < height; y++) {
    const sy = Math.min(h - 1, Math.max(0, (y - 0.5) / 2));
    const [ya, yb] = [Math.floor(sy), Math.min(h - 1, Math.floor(sy) + 1)];
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const lack = 1 - weight[i]!;
      if (lack <= 0) continue;
      const sx = Math.min(w - 1, Math.max(0, (x - 0.5) / 2));
      const [xa, xb] = [Math.floor(sx), Math.min(w - 1, Math.floor(sx) + 1)];
      const [fx, fy] = [sx - xa, sy - ya];
      for (let c = 0; c < 3; c++) {
        const high = small[(ya * w + xa) * 3 + c]! * (1 - fx) + small[(ya * w + xb) * 3 + c]! * fx;
        const low = small[(yb * w + xa) * 3 + c]! * (1 - fx) + small[(yb * w + xb) * 3 + c]! * fx;
        data[i * 3 + c] = data[i * 3 + c]! * weight[i]! + (high * (1 - fy) + low * fy) * lack;
      }
    }
  }
}

/** Finds storeys of a front as the period of its windows' vertical edges. */

export interface StoreyRows {
  /** Height of a storey. */
  readonly pitch: number;
  /** Height of the first floor above ground. */
  readonly firstFloor: number;
}

const bins = 120;
const mostStoreys = 13;
const fewestStoreys = 1.6;
/** Among periods with nearly the best fit, the shortest is the storey. */
const nearlyBest = 0.6;
/** Periods with a worse fit are chance. */
const leastFit = 0.12;
/** Periods that differ less are the same. */
const sameShare = 0.15;
/** Centre of a window, as a share of its storey. */
const windowMiddle = 0.53;
/** A ground floor is at least this high, relative to the other storeys. */
const lowestGround = 0.75;

/** Subtracts the moving average of a profile. */
function detrended(profile: Float64Array): Float64Array {
  const reach = Math.round(bins * 0.16);
  return profile.map((value, at) => {
    const [from, to] = [Math.max(0, at - reach), Math.min(bins, at + reach + 1)];
    let sum = 0;
    for (let k = from; k < to; k++) sum += profile[k]!;
    return value - sum / (to - from);
  });
}

function repeatOf(wave: Float64Array, leastLag: number): number | undefined {
  const fits = new Float64Array(bins);
  const last = Math.floor(bins / fewestStoreys);
  for (let lag = leastLag; lag <= last; lag++) {
    let [both, a, c] = [0, 1e-9, 1e-9];
    for (let k = 0; k + lag < bins; k++) {
      both += wave[k]! * wave[k + lag]!;
      a += wave[k]! ** 2;
      c += wave[k + lag]! ** 2;
    }
    // longer periods overlap less
    fits[lag] = (both / Math.sqrt(a * c)) * (1 - lag / bins);
  }
  const isPeak = (lag: number) => fits[lag]! >= fits[lag - 1]! && fits[lag]! >= fits[lag + 1]!;
  const peaks: number[] = [];
  for (let lag = leastLag + 1; lag < last; lag++) if (isPeak(lag)) peaks.push(lag);
  const best = Math.max(0, ...peaks.map((lag) => fits[lag]!));
  if (best < leastFit) return undefined;
  const first = peaks.find((lag) => fits[lag]! >= best * nearlyBest)!;
  return peaks
    .filter((lag) => lag - first <= first * sameShare && lag >= first)
    .reduce((most, lag) => (fits[lag]! > fits[most]! ? lag : most));
}

/**
 * @param heights of the samples above ground @param edges strength of a vertical edge there
 * @param most height of the front @param least height of a storey
 */
export function storeyRows(
  heights: Float64Array,
  edges: Float64Array,
  most: number,
  least: number,
): StoreyRows | undefined {
  const sum = new Float64Array(bins);
  const count = new Float64Array(bins).fill(1e-9);
  heights.forEach((height, k) => {
    const at = Math.floor((height / most) * bins);
    if (at < 0 || at >= bins) return;
    sum[at] = sum[at]! + edges[k]!;
    count[at] = count[at]! + 1;
  });
  const wave = detrended(sum.map((value, k) => value / count[k]!));
  const leastLag = Math.max(Math.ceil(bins / mostStoreys), Math.ceil((least / most) * bins));
  const lag = repeatOf(wave, leastLag);
  if (lag === undefined) return undefined;
  let middle = 0;
  let best = -Infinity;
  for (let from = 0; from < lag; from++) {
    let total = 0;
    for (let k = from; k < bins; k += lag) total += wave[k]!;
    if (total <= best) continue;
    best = total;
    middle = from;
  }
  let floor = middle - windowMiddle * lag;
  while (floor < lowestGround * lag) floor += lag;
  const perBin = most / bins;
  return { pitch: lag * perBin, firstFloor: floor * perBin };
}

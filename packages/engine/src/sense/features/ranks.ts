/** Rank of each value among all, 0..1. */
export function ranksOf(values: Float32Array): Float32Array {
  const order = Array.from(values.keys()).sort((p, q) => values[p]! - values[q]!);
  const ranks = new Float32Array(values.length);
  const last = Math.max(1, values.length - 1);
  order.forEach((index, rank) => {
    ranks[index] = rank / last;
  });
  return ranks;
}

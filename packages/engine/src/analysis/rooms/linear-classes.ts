/** Multinomial logistic regression: mean and scale of each number, then weights and bias of each class. */

/** Clamp of standardised numbers, in deviations. */
export const widestNumber = 4;

export const modelLength = (count: number, classes: number): number =>
  2 * count + classes * (count + 1);

export function classLikelihoods(numbers: Float32Array, model: Float32Array): number[] {
  const count = numbers.length;
  const classes = (model.length - 2 * count) / (count + 1);
  const sums = Array.from({ length: classes }, (_, k) => {
    const start = 2 * count + k * (count + 1);
    let sum = model[start + count]!;
    for (let i = 0; i < count; i++) {
      const value = (numbers[i]! - model[i]!) * model[count + i]!;
      sum += model[start + i]! * Math.max(-widestNumber, Math.min(widestNumber, value));
    }
    return sum;
  });
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

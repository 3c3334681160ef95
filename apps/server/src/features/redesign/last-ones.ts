/** Keeps what was made last, up to a weight; what is asked for while it is being made is made once. */
interface Kept<Value> {
  readonly value: Promise<Value>;
  weight: number;
}

export function lastOnes<Value>(mostWeight: number, weightOf: (value: Value) => number) {
  const kept = new Map<string, Kept<Value>>();

  function forgetOldest(): void {
    let sum = 0;
    for (const { weight } of kept.values()) sum += weight;
    for (const [key, { weight }] of kept) {
      if (sum <= mostWeight) return;
      kept.delete(key);
      sum -= weight;
    }
  }

  return {
    get(key: string, make: () => Promise<Value>): Promise<Value> {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known.value;
      }
      const entry: Kept<Value> = { value: make(), weight: 0 };
      kept.set(key, entry);
      void entry.value.then(
        (value) => {
          entry.weight = weightOf(value);
          forgetOldest();
        },
        () => kept.delete(key),
      );
      return entry.value;
    },
  };
}

/** A cache bounded by the weight of its values, least recently used out first; concurrent requests share one making. */
interface CacheEntry<Value> {
  readonly value: Promise<Value>;
  weight: number;
}

export function weightedCache<Value>(maxWeight: number, weightOf: (value: Value) => number) {
  const entries = new Map<string, CacheEntry<Value>>();

  function evictOldest(): void {
    let sum = 0;
    for (const { weight } of entries.values()) sum += weight;
    for (const [key, { weight }] of entries) {
      if (sum <= maxWeight) return;
      entries.delete(key);
      sum -= weight;
    }
  }

  return {
    get(key: string, make: () => Promise<Value>): Promise<Value> {
      const cached = entries.get(key);
      if (cached) {
        entries.delete(key);
        entries.set(key, cached);
        return cached.value;
      }
      const entry: CacheEntry<Value> = { value: make(), weight: 0 };
      entries.set(key, entry);
      void entry.value.then(
        (value) => {
          entry.weight = weightOf(value);
          evictOldest();
        },
        () => entries.delete(key),
      );
      return entry.value;
    },
  };
}

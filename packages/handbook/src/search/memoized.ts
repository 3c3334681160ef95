/** Bounded cache of recent results, since questions can contain anything. */
export function memoized<Result>(
  most: number,
  work: (text: string) => Result,
): (text: string) => Result {
  const kept = new Map<string, Result>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const result = work(text);
    kept.set(text, result);
    return result;
  };
}

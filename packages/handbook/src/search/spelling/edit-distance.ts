/** An error at the first letter: missing, added, changed, or swapped with the second. */
export function differsAtStart(a: string, b: string): boolean {
  // Compares single letters before slicing: a word is compared with thousands.
  if (a.length === b.length) {
    if (a[0] === b[1] && a[1] === b[0]) return true;
    return a[1] === b[1] && a.slice(1) === b.slice(1);
  }
  return a.length > b.length
    ? a[1] === b[0] && a.slice(1) === b
    : a[0] === b[1] && a === b.slice(1);
}

/** Longer words are compared by their first letters. */
const mostLetters = 63;
let beforeLast = new Uint8Array(mostLetters + 1);
let last = new Uint8Array(mostLetters + 1);
let row = new Uint8Array(mostLetters + 1);

/** Damerau-Levenshtein distance (a swap of neighbours counts once); gives up beyond `limit`. */
export function editDistance(one: string, other: string, limit: number): number {
  const a = one.slice(0, mostLetters);
  const b = other.slice(0, mostLetters);
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    const letter = a.charCodeAt(i - 1);
    const letterBefore = a.charCodeAt(i - 2);
    for (let j = 1; j <= b.length; j += 1) {
      const against = b.charCodeAt(j - 1);
      let cost = last[j - 1]! + (letter === against ? 0 : 1);
      if (last[j]! + 1 < cost) cost = last[j]! + 1;
      if (row[j - 1]! + 1 < cost) cost = row[j - 1]! + 1;
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && letterBefore === against) {
        if (beforeLast[j - 2]! + 1 < cost) cost = beforeLast[j - 2]! + 1;
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length]!;
}

/** The first item of a list that must not be empty. */
export function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error('Expected at least one item but received none');
  return first;
}

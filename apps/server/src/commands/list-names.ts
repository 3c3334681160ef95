const mostListed = 20;

/** "Missing files: 2" and their names; nothing if there are none. */
export function listNames(
  say: (line: string) => void,
  what: string,
  names: readonly string[],
  count = names.length,
): void {
  if (count === 0) return;
  say(`${what}: ${count}`);
  for (const name of names.slice(0, mostListed)) say(`  ${name}`);
  if (count > mostListed) say(`  and ${count - mostListed} more`);
}

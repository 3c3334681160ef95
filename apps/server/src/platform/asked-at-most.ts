/** Shares one answer among all callers with the same key within a moment. */
export function askedAtMostEvery<Answer>(momentMs: number) {
  const known = new Map<string, Promise<Answer>>();
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const said = known.get(key) ?? ask();
    if (!known.has(key)) {
      known.set(key, said);
      setTimeout(() => known.delete(key), momentMs).unref();
    }
    return said;
  };
}

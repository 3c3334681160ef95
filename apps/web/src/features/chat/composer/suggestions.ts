/** Pool of nine suggested questions; five are shown, two on a phone. */
export const suggestionPool = [
  'What is the difference between Art Deco and Art Nouveau?',
  'How wide should a hallway be?',
  'Work out stairs for a floor height of 2.8 m',
  'Which flooring is best for a bathroom?',
  'Who designed Fallingwater, and why is it famous?',
  'How do I bring more daylight into a dark room?',
  'How much paint do I need for a 4 x 5 m room, 2.5 m high?',
  'What should I know before removing a wall?',
  'How do I choose a rug for a living room?',
] as const;

export const suggestionsShown = { wide: 5, narrow: 2 } as const;

/** Replaces the used question with a random unused one, or any other once all were used. */
export function afterUse(
  shown: readonly string[],
  used: ReadonlySet<string>,
  pressed: string,
  random: () => number = Math.random,
): string[] {
  const others = suggestionPool.filter((one) => !shown.includes(one) && one !== pressed);
  const unused = others.filter((one) => !used.has(one));
  const free = unused.length > 0 ? unused : others;
  const next = free[Math.floor(random() * free.length)] ?? pressed;
  return shown.map((one) => (one === pressed ? next : one));
}

/** Parsing of typed seeds; the field rejects what the server would refuse. */
export const mostSeed = 4_294_967_295;

export function isSeed(text: string): boolean {
  const seed = Number(text);
  return text.trim() !== '' && Number.isInteger(seed) && seed >= 0 && seed <= mostSeed;
}

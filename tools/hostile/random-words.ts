/** Unknown words; deterministic. */
export function randomWords(characters: number, lettersPerWord: number, seed = 7): string {
  let state = seed;
  const letter = () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return String.fromCharCode(97 + ((state >> 8) % 26));
  };
  let text = '';
  while (text.length < characters) {
    text += `${Array.from({ length: lettersPerWord }, letter).join('')} `;
  }
  return text.slice(0, characters).trim();
}

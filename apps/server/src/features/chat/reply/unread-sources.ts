/** Handbook entries that an answer cites without having read them. */
const namedAsSource =
  /(?<![a-z])(?:from|in|see|per|by|according to) (?:the|our|maquette['’]s) handbook(?: entry| article| page)?\s*(?::|,|“|"|\(|on )\s*[“"'*_]*([^”"*_().,;:\n]{3,80})/gi;

/** "the handbook says", without an entry. */
const namedAtAll = /\b(?:the|our) handbook (?:says|states|gives|recommends|asks|lists)\b/i;

/** "The handbook has nothing on it" is no citation. */
const deniedAt = /\b(?:nothing|not|no entry|no|never|isn['’]t|doesn['’]t)\b[^.!?\n]*$/i;

const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A note on invented sources; undefined if all were read. */
export function unreadSourcesNote(text: string, titlesRead: readonly string[]): string | undefined {
  const read = titlesRead.map(plain);
  const named = [...text.matchAll(namedAsSource)]
    .filter(({ index }) => !deniedAt.test(text.slice(0, index)))
    .map(([, title = '']) => title.trim());
  const unread = named.filter((title) => {
    const said = plain(title);
    return said !== '' && !read.some((one) => one.includes(said) || said.includes(one));
  });
  if (unread.length > 0)
    return `This answer names “${unread[0]}” as a source, but no such entry of the handbook was read for it.`;
  if (read.length === 0 && namedAtAll.test(text))
    return 'This answer speaks of the handbook, but no entry of it was read.';
  return undefined;
}

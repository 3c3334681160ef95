/** An analysis as JSON for people: an outline of forty places is one line, not two hundred. */
export const analysisJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/"outline": \[[^\]]*\]/g, (list) =>
    list.replaceAll(/\s+/g, ' '),
  );

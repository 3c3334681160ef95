/** Analysis as formatted JSON, with each outline on one line instead of two hundred. */
export const analysisJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/"outline": \[[^\]]*\]/g, (list) =>
    list.replaceAll(/\s+/g, ' '),
  );

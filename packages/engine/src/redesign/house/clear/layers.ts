/** Kinds of fill for uncovered places of a photo. */
export const layers = { none: 0, sky: 1, behind: 2, ground: 3 } as const;

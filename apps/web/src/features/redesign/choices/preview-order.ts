export type PreviewStatus = 'pending' | 'success' | 'error' | undefined;

/** Index of the first preview that is neither drawn nor failed: they are requested one at a time. */
export function nextPreview(statuses: readonly PreviewStatus[]): number | undefined {
  const next = statuses.findIndex((status) => status !== 'success' && status !== 'error');
  return next === -1 ? undefined : next;
}

/** The chosen style first, then those in view from left to right. */
export function drawingOrder(
  styles: readonly string[],
  seen: ReadonlySet<string>,
  chosen: string | null,
): string[] {
  const inView = styles.filter((style) => seen.has(style));
  return inView.toSorted((a, b) => Number(b === chosen) - Number(a === chosen));
}

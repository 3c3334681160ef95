/** Times in lists: recent ones relative, older ones as a date. */
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const steps = [
  { belowMs: hourMs, unitMs: minuteMs, unit: 'minute' },
  { belowMs: dayMs, unitMs: hourMs, unit: 'hour' },
  { belowMs: 14 * dayMs, unitMs: dayMs, unit: 'day' },
] as const;

const distance = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });

export function agoText(moment: string, now: number = Date.now()): string {
  const ageMs = now - Date.parse(moment);
  if (ageMs < minuteMs) return 'just now';
  const step = steps.find(({ belowMs }) => ageMs < belowMs);
  if (!step) return dayText(moment);
  return distance.format(-Math.floor(ageMs / step.unitMs), step.unit);
}

export const dayText = (moment: string): string =>
  new Date(moment).toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' });

export const momentText = (moment: string): string =>
  new Date(moment).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

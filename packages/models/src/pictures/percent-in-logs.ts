/** Python's bars in what a service logs: " 45%|####      | 22/50". */
const bar = /(\d{1,3})%\|/g;
/** The picture is still to be coded and stored when the last step is done. */
const most = 95;

export function percentInLogs(logs: string | null | undefined): number | undefined {
  const last = [...(logs ?? '').matchAll(bar)].at(-1)?.[1];
  return last === undefined ? undefined : Math.min(most, Number(last));
}

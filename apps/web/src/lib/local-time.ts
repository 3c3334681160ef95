/** A time within the next day or so, in the user's time zone: "02:00 tomorrow". */
export function localTime(moment: string, now: Date = new Date()): string {
  const then = new Date(moment);
  const time = then.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  return `${time} ${then.toDateString() === now.toDateString() ? 'today' : 'tomorrow'}`;
}

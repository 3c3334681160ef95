/** A moment of the next day or so, as the reader's own clock shows it: "02:00 tomorrow". */
export function readerTime(moment: string, now: Date = new Date()): string {
  const then = new Date(moment);
  const time = then.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
  return `${time} ${then.toDateString() === now.toDateString() ? 'today' : 'tomorrow'}`;
}

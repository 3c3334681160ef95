/** Progress of a copy: a bar on a terminal, a line per tenth in a log. */
const barWidth = 30;

export function moveProgress(out: NodeJS.WriteStream = process.stdout) {
  const reportedTenths = new Map<string, number>();
  return (what: string, done: number, total: number): void => {
    const share = total === 0 ? 1 : done / total;
    if (out.isTTY) {
      const filled = Math.round(share * barWidth);
      const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
      out.write(`\r${what.padEnd(6)} ${bar} ${done} of ${total}${share >= 1 ? '\n' : ''}`);
      return;
    }
    const tenth = Math.floor(share * 10);
    if (reportedTenths.get(what) === tenth) return;
    reportedTenths.set(what, tenth);
    out.write(`${what}: ${done} of ${total}\n`);
  };
}

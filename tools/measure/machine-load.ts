import { loadavg } from 'node:os';

/** Mean load of the last minute, as printed beside figures that it makes worse. */
export function machineLoad(): string {
  const [lastMinute = 0] = loadavg();
  return lastMinute.toFixed(1);
}

/** A server in this process whose statements are counted. */
import { readConfig } from '../../config.ts';
import { createLog } from '../../platform/log.ts';
import { type RunningServer, startServer } from '../../start.ts';

export async function startQuietServer(
  environment: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  return startServer(await readConfig(environment), createLog('error'));
}

/** Opens a port, or fails with a sentence. */
import type { ServerType } from '@hono/node-server';
import { StartError } from './start-error.ts';

export interface WantedPort {
  /** 0 for any free one. */
  readonly port: number;
  readonly host: string | undefined;
}

/** Named in the message to operators who must choose another port. */
export interface PortSetting {
  readonly variable: string;
  readonly command: string;
}

/** Returns the opened port. */
export function listen(
  server: ServerType,
  { port, host }: WantedPort,
  { variable, command }: PortSetting,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const refusals: Readonly<Record<string, string>> = {
        EADDRINUSE: `Port ${port} is already in use. Stop what uses it, or choose another: ${variable}=${port + 1} ${command}`,
        EACCES: `Port ${port} may not be opened by this user. Choose one above 1023: ${variable}=3000 ${command}`,
      };
      const refusal = refusals[error.code ?? ''];
      reject(refusal ? new StartError(refusal) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

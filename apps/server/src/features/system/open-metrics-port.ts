/** A port for `/metrics` alone, of a process that answers nothing else. */
import { createAdaptorServer } from '@hono/node-server';
import { addressReader } from '../../http/client-address.ts';
import { Problem } from '../../platform/problem.ts';
import { listen, type WantedPort } from '../../platform/process/listen.ts';
import { type MetricsAccess, serveMetrics } from './serve-metrics.ts';

const setting = { variable: 'METRICS_PORT', command: 'npm run worker' };

export interface MetricsPort {
  readonly port: number;
  close(): void;
}

export async function openMetricsPort(
  door: MetricsAccess,
  wanted: WantedPort,
): Promise<MetricsPort> {
  const serve = serveMetrics(door);
  const readAddress = addressReader([]);
  const server = createAdaptorServer({
    fetch: async (request, { incoming }) => {
      const clientAddress = readAddress(incoming.socket.remoteAddress ?? '', null);
      const answer = await serve(request, { clientAddress }).catch((error: unknown) => {
        if (error instanceof Problem) return new Response(null, { status: error.status });
        throw error;
      });
      return answer ?? new Response(null, { status: 404 });
    },
  });
  return {
    port: await listen(server, wanted, setting),
    close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}

/** A fake of an external service: it keeps its requests and counts its sockets. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Handlers see the request with its whole body. */
export type ServiceAnswer = (
  request: ReceivedRequest,
  response: ServerResponse,
) => void | Promise<void>;

/** Listeners on a socket, by path. */
export type ServiceSocket = (socket: WebSocket, path: string) => void;

export interface FakeService {
  readonly origin: string;
  readonly requests: ReceivedRequest[];
  /** Connections that carry a request right now; an idle one that is kept for later is none. */
  busySockets(): number;
  /** Resolves once no request is under way; rejects after a second. */
  quiet(): Promise<void>;
  /** Sockets are refused where no handler takes them. */
  answer(with_: ServiceAnswer, listener?: ServiceSocket): void;
  close(): Promise<void>;
}

const unexpected: ServiceAnswer = ({ method, path }, response) => {
  response.writeHead(501).end(`Nobody told this service how to answer ${method} ${path}`);
};

export async function startFakeService(
  first: ServiceAnswer = unexpected,
  port = 0,
): Promise<FakeService> {
  let answer = first;
  let listener: ServiceSocket | undefined;
  const requests: ReceivedRequest[] = [];
  const busy = new Set<Socket>();
  const waiting = new Set<() => void>();
  const rest = (socket: Socket) => {
    busy.delete(socket);
    if (busy.size === 0) for (const go of waiting) go();
  };
  const server = createServer(async (request, response) => {
    const { socket } = request;
    busy.add(socket);
    response.on('close', () => rest(socket));
    const parts: Buffer[] = [];
    try {
      for await (const part of request) parts.push(part as Buffer);
    } catch {
      // The client has gone away.
      return;
    }
    const { method = '', url: path = '', headers } = request;
    const received = { method, path, headers, body: Buffer.concat(parts) };
    requests.push(received);
    await answer(received, response);
  });
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) => {
    const socket = stream as Socket;
    if (!listener) {
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
      return;
    }
    busy.add(socket);
    socket.on('close', () => rest(socket));
    sockets.handleUpgrade(request, socket, head, (open) => listener?.(open, request.url ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    busySockets: () => busy.size,
    quiet: () =>
      new Promise((resolve, reject) => {
        if (busy.size === 0) {
          resolve();
          return;
        }
        const timer = setTimeout(
          () => reject(new Error(`${busy.size} requests are still open after a second`)),
          1_000,
        );
        waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      }),
    answer: (next, listens) => {
      answer = next;
      listener = listens;
      requests.length = 0;
    },
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const json =
  (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): ServiceAnswer =>
  (_asked, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(value));
  };

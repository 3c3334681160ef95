/** A stream that PostgreSQL clients use as their socket, connected to the database's thread. */
import { Duplex } from 'node:stream';

export interface Way {
  open(): Promise<unknown>;
  send(bytes: Uint8Array): Promise<void>;
}

type Done = (error?: Error | null) => void;

export class DatabaseStream extends Duplex {
  readonly #way: Way;

  constructor(way: Way) {
    super();
    this.#way = way;
  }

  connect(): void {
    this.#way.open().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
  }

  // Part of the socket interface; no-ops here, because nothing is buffered and the thread keeps the process
  // alive.
  setNoDelay(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(bytes: Uint8Array, _encoding: BufferEncoding, done: Done): void {
    this.#way.send(bytes).then(() => done(), done);
  }

  /** A query consists of several messages, sent together. */
  override _writev(parts: { chunk: Uint8Array }[], done: Done): void {
    this.#way.send(Buffer.concat(parts.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }
}

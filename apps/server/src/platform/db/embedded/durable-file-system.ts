/**
 * PGlite's Node file system with a real fsync. Emscripten's NODEFS leaves the operation out, so
 * PostgreSQL's own fsync calls end nowhere; here they reach the disk. It also sets the mode of each new
 * file anew, past the umask of the process; here nothing is given to others. Both lean on an internal of
 * the package, which is why tests count the calls and look at the modes.
 */
import { fstatSync, fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeFileStream {
  readonly nfd: number;
}

interface Attributes {
  mode?: number;
}

interface NodeFileOperations {
  setattr(entry: unknown, attributes: Attributes): void;
}

interface ModuleWithNodeFileSystem {
  NODEFS: {
    node_ops: NodeFileOperations;
    stream_ops: NodeFileOperations & { fsync?: (stream: NodeFileStream) => number };
  };
}

export interface DurableOptions {
  /**
   * When the whole folder was synced, if it was. In crash recovery PostgreSQL syncs every file twice, which
   * takes two thousand times as long as the disk needs. Files older than that are safe already.
   */
  readonly syncedAtMs?: number | undefined;
  readonly syncFile?: (fileDescriptor: number) => void;
}

/** Modification times are coarser than the clock. */
const unsureMs = 100;

export class DurableFileSystem extends NodeFS {
  private readonly syncFile: (fileDescriptor: number) => void;
  private safeBeforeMs: number;

  constructor(folder: string, { syncedAtMs, syncFile = fsyncSync }: DurableOptions = {}) {
    super(folder);
    this.syncFile = syncFile;
    this.safeBeforeMs = syncedAtMs === undefined ? 0 : syncedAtMs - unsureMs;
  }

  /** From now on every sync reaches the disk, regardless of times. */
  trustNothing(): void {
    this.safeBeforeMs = 0;
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...parameters);
    const install = (module: unknown) => {
      const { node_ops, stream_ops } = (module as ModuleWithNodeFileSystem).NODEFS;
      stream_ops.fsync = (stream) => {
        if (!this.isSafe(stream.nfd)) this.syncFile(stream.nfd);
        return 0;
      };
      closeToOthers(node_ops);
      closeToOthers(stream_ops);
    };
    const { emscriptenOpts } = prepared;
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), install];
    return prepared;
  }

  private isSafe(fileDescriptor: number): boolean {
    return this.safeBeforeMs > 0 && fstatSync(fileDescriptor).mtimeMs < this.safeBeforeMs;
  }
}

const othersPart = 0o077;

function closeToOthers(operations: NodeFileOperations): void {
  const { setattr } = operations;
  operations.setattr = (entry, attributes) => {
    if (attributes.mode !== undefined) attributes.mode &= ~othersPart;
    setattr(entry, attributes);
  };
}

/**
 * Without `-F` PostgreSQL asks for syncs; `wal_sync_method=fsync`, because the default method goes
 * through `fdatasync`, which is a stub in this build. 16 MB of buffers keep the process small.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/**
 * PGlite's Node file system with a real fsync. Emscripten's NODEFS leaves the operation out, so
 * PostgreSQL's own fsync calls end nowhere; here they reach the disk. It leans on an internal of the
 * package, which is why a test counts the calls.
 */
import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeFileStream {
  readonly nfd: number;
}

interface ModuleWithNodeFileSystem {
  NODEFS: { stream_ops: Record<string, (stream: NodeFileStream) => number> };
}

export class DurableFileSystem extends NodeFS {
  private readonly syncFile: (fileDescriptor: number) => void;

  constructor(folder: string, syncFile: (fileDescriptor: number) => void = fsyncSync) {
    super(folder);
    this.syncFile = syncFile;
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...parameters);
    const installSync = (module: unknown) => {
      (module as ModuleWithNodeFileSystem).NODEFS.stream_ops.fsync = (stream) => {
        this.syncFile(stream.nfd);
        return 0;
      };
    };
    const { emscriptenOpts } = prepared;
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), installSync];
    return prepared;
  }
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

/** The process that started this one, read before anything is loaded: it may be gone by then. */
export interface Parent {
  readonly pid: number;
  /** Has an IPC channel to this one. */
  readonly isConnected: boolean;
}

export const parentNow = (): Parent => ({
  pid: process.ppid,
  isConnected: process.connected ?? false,
});

/**
 * Reasons that libraries give in words only, without a code. They are constant there, so that they quote nobody;
 * any other message stays out of the log.
 */
export const libraryMessages: ReadonlySet<string> = new Set([
  // pg and pg-pool
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'Query read timeout',
  'The server does not support SSL connections',
  'There was an error establishing an SSL connection',
  // pg-boss
  'LISTEN/NOTIFY heartbeat timed out',
  'LISTEN/NOTIFY channel registration was lost',
  'LISTEN/NOTIFY connection ended',
  'Transaction is already settled',
  'pg-boss shut down while the handler was still running',
  'Workers are disabled. pg-boss is stopped',
  'pg-boss is not installed',
  'pg-boss database requires migrations',
]);

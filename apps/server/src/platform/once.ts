/** A shared lazy value, retried after a failure. */
export interface Once<Value> {
  (): Promise<Value>;
  /** Whether the value was ever requested. */
  begun(): boolean;
}

export function once<Value>(load: () => Promise<Value>): Once<Value> {
  let loading: Promise<Value> | undefined;
  const ask = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return Object.assign(ask, { begun: () => loading !== undefined });
}

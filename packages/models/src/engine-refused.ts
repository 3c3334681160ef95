/** An engine understood and declined; its message is a sentence for the user. Not worth a retry. */
export class EngineRefusedError extends Error {
  override name = 'EngineRefusedError';
}

/** The port cannot be opened; the message says what to do. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';
}

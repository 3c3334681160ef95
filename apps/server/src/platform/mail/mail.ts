/** Sending a mail. Without a mail server it is written to a file of the data folder instead. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  readonly kind: 'smtp' | 'outbox';
  /** Does not wait for the mail to leave: the answer's time must not tell whether one was sent. */
  post(mail: Mail): void;
  /** Sends what waits in the queue, from now on. */
  open(): Promise<void>;
  /** Resolves when everything posted has left, lies in the queue, or has failed. */
  settle(): Promise<void>;
}

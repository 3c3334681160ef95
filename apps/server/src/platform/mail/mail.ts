/** Sends mail; without a mail server it is written to a file in the data folder. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  readonly kind: 'smtp' | 'outbox';
  /** Doesn't wait for delivery: response times must not tell whether a mail was sent. */
  post(mail: Mail): void;
  /** Starts sending queued mails. */
  open(): Promise<void>;
  /** Resolves when every posted mail was sent, is queued, or has failed. */
  settle(): Promise<void>;
}

export const mailQueueName = 'mails';

/** A mail server that keeps its mails. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** With user name and password. */
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As received, soft line breaks joined. */
  readonly text: string;
}

const user = 'house';
const password = 'of bricks';

/** Only if the mail is encoded so: a plain one may contain a literal `=F4`. */
const unwrapped = (text: string) =>
  !/^Content-Transfer-Encoding: quoted-printable\r$/im.test(text)
    ? text
    : text
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        );

/** An address that it permanently rejects. */
export const refusedAddress = 'nobody@example.com';

export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (given, _session, done) =>
      given.username === user && given.password === password
        ? done(null, { user })
        : done(new Error('Wrong name or password')),
    onRcptTo: ({ address }, _session, done) =>
      address === refusedAddress
        ? done(Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }))
        : done(),
    onData: (stream, { envelope }, done) => {
      let text = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, text: unwrapped(text) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const at = server.server.address() as AddressInfo;
  return {
    url: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${at.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

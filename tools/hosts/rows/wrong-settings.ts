/** An unusable file store prevents the start, with a message that names the setting. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Bench, type Row, times } from '../row.ts';

interface WrongSetting {
  readonly says: string;
  /** On a database that has files in another place. */
  readonly isUsed?: true;
  readonly more?: Readonly<Record<string, string>>;
  /** An S3 error response; the store of the other rows ignores signatures. */
  readonly answer?: { readonly status: number; readonly body: string };
}

const refusal = (status: number, code: string) => ({
  status,
  body: `<Error><Code>${code}</Code><Message>Words of the store</Message></Error>`,
});

const wrongSettings: readonly WrongSetting[] = [
  { says: 'There is no bucket none-such.', more: { S3_BUCKET: 'none-such' } },
  {
    says: 'The file store does not know the key of S3_ACCESS_KEY_ID.',
    answer: refusal(403, 'InvalidAccessKeyId'),
  },
  {
    says: 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID.',
    answer: refusal(403, 'SignatureDoesNotMatch'),
  },
  {
    says: 'may not write, read, list and delete in the bucket',
    answer: refusal(403, 'AccessDenied'),
  },
  {
    says: 'does not speak as an S3 store does',
    answer: { status: 200, body: '<html>Welcome</html>' },
  },
  {
    says: 'is not the one that this database used',
    isUsed: true,
    more: { S3_PREFIX: 'wrong-and-empty' },
  },
];

export const wrongSettingRows: readonly Row[] = [
  {
    section: 2,
    isInTests: true,
    bar: 'wrong settings of the store refuse the start, a sentence each',
    async measure({ cluster, say, share }) {
      const tried = wrongSettings.slice(0, times(wrongSettings.length, share));
      let answer = refusal(403, '');
      const refuser = createServer((request, response) => {
        request.resume().on('end', () => {
          const type = { 'content-type': 'application/xml' };
          response.writeHead(answer.status, type).end(answer.body);
        });
      }).listen(0, '127.0.0.1');
      await once(refuser, 'listening');
      const refusing = await cluster.reach((refuser.address() as AddressInfo).port);
      const silent: string[] = [];
      try {
        for (const wrong of tried) {
          answer = wrong.answer ?? answer;
          const database = await cluster.newDatabase();
          if (wrong.isUsed) await useOnce(cluster, database);
          const more = wrong.more ?? { S3_ENDPOINT: refusing };
          const output = await cluster.refused('server', { database, more });
          if (output.includes(wrong.says)) say(wrong.says);
          else silent.push(`not told: ${wrong.says} but ${output.slice(-200)}`);
        }
      } finally {
        refuser.closeAllConnections();
        refuser.close();
      }
      const explained = tried.length - silent.length;
      return {
        figure: `${explained} of ${tried.length} refused ${silent.join('; ')}`,
        holds: silent.length === 0,
      };
    },
  },
];

async function useOnce(cluster: Bench['cluster'], database: string): Promise<void> {
  const host = await cluster.server({ database, more: { S3_PREFIX: 'used' } });
  const person = await cluster.person(host);
  await person.picture('/api/visuals', { prompt: 'a cabin by a lake', variations: 1 });
  await host.process.end('SIGTERM');
}

import { expect, test } from 'vitest';
import { createSealer } from './sealed-text.ts';

const secret = 'a secret that is long enough for sessions';
const sealer = createSealer(secret, 'mails');

test('encrypted text can be decrypted, and reveals nothing', () => {
  const sealed = sealer.seal('To: ada@example.com – token 123');
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('ada@example.com');
  expect(sealer.open(sealed)).toBe('To: ada@example.com – token 123');
  expect(sealer.seal('same')).not.toBe(sealer.seal('same'));
});

test.each([
  ['under another secret', createSealer(`${secret}!`, 'mails').seal('text')],
  ['for another purpose', createSealer(secret, 'keys').seal('text')],
  ['and changed', `${sealer.seal('text').slice(0, -2)}AA`],
  ['and cut', sealer.seal('text').slice(0, 20)],
  ['not at all', ''],
])("text encrypted %s can't be decrypted", (_how, sealed) => {
  expect(() => sealer.open(sealed)).toThrow();
});

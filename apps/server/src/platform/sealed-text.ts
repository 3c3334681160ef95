/** Encrypted text in the database, readable by our processes only: AES-256-GCM under the session secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Sealer {
  seal(text: string): string;
  /** Throws if it was encrypted under another secret or purpose, or modified. */
  open(sealed: string): string;
}

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** `purpose` separates uses: text of one can't be opened as another. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `maquette ${purpose}`, keyBytes));
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce);
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const body = bytes.subarray(nonceBytes + tagBytes);
      return opening.update(body, undefined, 'utf8') + opening.final('utf8');
    },
  };
}

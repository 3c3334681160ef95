/**
 * A cookie that marks browsers with an earlier sign-in, so that failed attempts of others never lock the owner
 * out. It grants nothing: the password is still required, and failures count against this browser. It contains
 * no address, only signed marks. It stays after signing out on purpose, which is when its owner may be locked out.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const cookieName = 'maquette_device';
const maxAgeSeconds = 365 * 24 * 60 * 60;
/** Accounts per browser; the most recent are kept. */
const mostPeople = 5;
const wellFormed = /^[\w-]{22}(\.[\w-]{22}){1,5}$/;

export interface Device {
  readonly id: string;
  readonly marks: readonly string[];
}

export function deviceOf(headers: Headers): Device | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name !== cookieName || !wellFormed.test(value)) continue;
    const [id = '', ...marks] = value.split('.');
    return { id, marks };
  }
  return undefined;
}

const markOf = (secret: string, id: string, email: string): string =>
  createHmac('sha256', secret)
    .update(`known device\n${id}\n${email}`)
    .digest('base64url')
    .slice(0, 22);

export function isKnownTo(device: Device, email: string, secret: string): boolean {
  const own = Buffer.from(markOf(secret, device.id, email));
  return device.marks.some((mark) => timingSafeEqual(Buffer.from(mark), own));
}

export function deviceCookie(
  device: Device | undefined,
  email: string,
  { secret, overHttps }: { readonly secret: string; readonly overHttps: boolean },
): string {
  const id = device?.id ?? randomBytes(16).toString('base64url');
  const mark = markOf(secret, id, email);
  const others = (device?.marks ?? []).filter((each) => each !== mark);
  const value = [id, mark, ...others].slice(0, mostPeople + 1).join('.');
  return `${cookieName}=${value}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${overHttps ? '; Secure' : ''}`;
}

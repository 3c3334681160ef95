/** Visitors are identified by a random cookie, so that none sees another's results. */
import { randomUUID } from 'node:crypto';

const cookieName = 'maquette_visitor';
const maxAgeSeconds = 30 * 24 * 60 * 60;
const wellFormed = /^[\w-]{22}$/;

/** `randomUUID` caches entropy; `randomBytes` is a system call each time. */
export const newVisitor = (): string =>
  Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url');

export function visitorOf(headers: Headers): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === cookieName && wellFormed.test(value)) return value;
  }
  return undefined;
}

const cookieWith = (value: string, seconds: number, secure: boolean): string =>
  `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;

export const visitorCookie = (visitor: string, secure: boolean): string =>
  cookieWith(visitor, maxAgeSeconds, secure);

/** Removes it from the browser. */
export const endedVisitorCookie = (secure: boolean): string => cookieWith('', 0, secure);

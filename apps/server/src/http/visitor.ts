/** Browsers that have not signed in are told apart by a random number, so that none sees another's. */
import { randomBytes } from 'node:crypto';

const cookieName = 'maquette_visitor';
const maxAgeSeconds = 30 * 24 * 60 * 60;
const wellFormed = /^[\w-]{22}$/;

export const newVisitor = (): string => randomBytes(16).toString('base64url');

export function visitorOf(headers: Headers): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === cookieName && wellFormed.test(value)) return value;
  }
  return undefined;
}

export function visitorCookie(visitor: string, secure: boolean): string {
  return `${cookieName}=${visitor}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure ? '; Secure' : ''}`;
}

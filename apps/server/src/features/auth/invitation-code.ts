/** Invitation code of a sign-up: from the body, or from a cookie during the redirect to Google. */
const cookieName = 'maquette_invitation';
/** Longest duration of a Google sign-in. */
const maxAgeSeconds = 10 * 60;
const wellFormed = /^[\w-]{22}$/;

export function invitationIn(sent: unknown): string | undefined {
  if (typeof sent !== 'object' || sent === null || !('invitation' in sent)) return undefined;
  const { invitation } = sent;
  return typeof invitation === 'string' && wellFormed.test(invitation) ? invitation : undefined;
}

export function invitationInCookie(headers: Headers): string | undefined {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === cookieName && wellFormed.test(value)) return value;
  }
  return undefined;
}

export const invitationCookie = (code: string, overHttps: boolean): string =>
  `${cookieName}=${code}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${overHttps ? '; Secure' : ''}`;

/** The invitation that a sign-up comes with: in its body, or in a cookie on the way through Google. */
const cookieName = 'maquette_invitation';
/** As long as the way to Google and back may take. */
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

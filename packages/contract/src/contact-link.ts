/** Parses and limits contact addresses for the administrator's form. Apart from contact.ts to keep it off public pages. */
export const contactLimits = { lines: 6, labelCharacters: 40, addressCharacters: 300 } as const;

const mail = /^(?:mailto:)?([^\s@:?#&<>"]+@[^\s@:?#&<>"]+\.[^\s@:?#&<>"]+)$/i;
const phone = /^(?:tel:)?(\+?[\d\s().-]{3,30})$/i;

/**
 * Turns an address as typed into a link: e-mail and phone with or without scheme, websites with `https://`.
 * Undefined for anything else, including scripts and plain http.
 */
export function contactLink(text: string): string | undefined {
  const written = text.trim();
  const mailbox = mail.exec(written)?.[1];
  if (mailbox) return `mailto:${mailbox}`;
  const number = phone.exec(written)?.[1];
  // Only RFC 3966's visual separators, which don't include the space.
  if (number && /\d{3}/.test(number.replaceAll(/\D/g, ''))) {
    return `tel:${number.trim().replaceAll(/\s+/g, '-')}`;
  }
  return isSite(written) ? new URL(written).href : undefined;
}

export function isSite(text: string): boolean {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname.includes('.');
}

/**
 * Where people reach whoever runs a server. The examples lead nowhere; the settings CONTACT_EMAIL,
 * SUPPORT_EMAIL and SOCIAL_*, or an administrator in the app, name the real ones.
 */
export const socialNames = ['Instagram', 'Pinterest', 'YouTube', 'LinkedIn'] as const;
export type SocialName = (typeof socialNames)[number];

/** One more way to reach the operator, such as a phone line of the office. */
export interface ContactLine {
  readonly label: string;
  /** Begins with `mailto:`, `tel:` or `https:`. */
  readonly address: string;
}

export interface Contact {
  readonly mail: string;
  readonly supportMail: string;
  /** Networks that are left out are not shown. */
  readonly social: Readonly<Partial<Record<SocialName, string>>>;
  readonly lines: readonly ContactLine[];
}

export const contactLimits = { lines: 6, labelCharacters: 40, addressCharacters: 300 } as const;

export const exampleContact = {
  mail: 'hello@maquette.example',
  supportMail: 'support@maquette.example',
  social: {
    Instagram: 'https://instagram.maquette.example',
    Pinterest: 'https://pinterest.maquette.example',
    YouTube: 'https://youtube.maquette.example',
    LinkedIn: 'https://linkedin.maquette.example',
  },
  lines: [],
} as const satisfies Contact;

const mail = /^(?:mailto:)?([^\s@:?#&<>"]+@[^\s@:?#&<>"]+\.[^\s@:?#&<>"]+)$/i;
const phone = /^(?:tel:)?(\+?[\d\s().-]{3,30})$/i;

/**
 * The link for an address as people write it: mail and phone with or without their scheme, sites with
 * `https://`. Undefined for anything else, scripts and plain http among it.
 */
export function contactLink(text: string): string | undefined {
  const written = text.trim();
  const mailbox = mail.exec(written)?.[1];
  if (mailbox) return `mailto:${mailbox}`;
  const number = phone.exec(written)?.[1];
  // Only visual separators that the scheme knows (RFC 3966); a space is none of them.
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

/** The address as people read it. */
export const contactText = (link: string): string =>
  link.startsWith('tel:')
    ? link.slice('tel:'.length).replaceAll('-', ' ')
    : link.replace(/^(?:mailto:|https:\/\/)/, '').replace(/\/$/, '');

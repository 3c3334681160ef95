/**
 * The operator's contact. The examples are placeholders; set real ones with CONTACT_EMAIL, SUPPORT_EMAIL and
 * SOCIAL_*, or in the app.
 */
export const socialNames = ['Instagram', 'Pinterest', 'YouTube', 'LinkedIn'] as const;
export type SocialName = (typeof socialNames)[number];

/** An extra contact, such as an office phone. */
export interface ContactLine {
  readonly label: string;
  /** Starts with `mailto:`, `tel:` or `https:`. */
  readonly address: string;
}

export interface Contact {
  readonly mail: string;
  readonly supportMail: string;
  /** Networks without an address aren't shown. */
  readonly social: Readonly<Partial<Record<SocialName, string>>>;
  readonly lines: readonly ContactLine[];
}

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

/** The address as shown. */
export const contactText = (link: string): string =>
  link.startsWith('tel:')
    ? link.slice('tel:'.length).replaceAll('-', ' ')
    : link.replace(/^(?:mailto:|https:\/\/)/, '').replace(/\/$/, '');

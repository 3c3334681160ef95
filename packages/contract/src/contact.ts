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

/** The address as people read it. */
export const contactText = (link: string): string =>
  link.startsWith('tel:')
    ? link.slice('tel:'.length).replaceAll('-', ' ')
    : link.replace(/^(?:mailto:|https:\/\/)/, '').replace(/\/$/, '');

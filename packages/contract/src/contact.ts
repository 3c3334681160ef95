/**
 * Where people reach whoever runs a server. These are examples that lead nowhere; the settings
 * CONTACT_EMAIL, SUPPORT_EMAIL and SOCIAL_* name the real ones.
 */
export const socialNames = ['Instagram', 'Pinterest', 'YouTube', 'LinkedIn'] as const;
export type SocialName = (typeof socialNames)[number];

export interface Contact {
  readonly mail: string;
  readonly supportMail: string;
  readonly social: Readonly<Record<SocialName, string>>;
}

export const exampleContact: Contact = {
  mail: 'hello@maquette.example',
  supportMail: 'support@maquette.example',
  social: {
    Instagram: 'https://instagram.maquette.example',
    Pinterest: 'https://pinterest.maquette.example',
    YouTube: 'https://youtube.maquette.example',
    LinkedIn: 'https://linkedin.maquette.example',
  },
};

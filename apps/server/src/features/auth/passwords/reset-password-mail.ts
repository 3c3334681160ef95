/** The mail with the reset link. Its origin comes from the settings only. */
import type { Mail } from '../../../platform/mail/mail.ts';

export function resetPasswordMail(
  person: { readonly email: string },
  siteUrl: string,
  token: string,
): Mail {
  const link = new URL('/reset-password', siteUrl);
  link.searchParams.set('token', token);
  return {
    to: person.email,
    subject: 'Choose a new password for Maquette',
    text: [
      'Somebody, hopefully you, asked for a new password for this e-mail address.',
      '',
      'Choose it here within one hour:',
      link.href,
      '',
      'If it was not you, leave this mail alone: nothing has changed.',
    ].join('\n'),
  };
}

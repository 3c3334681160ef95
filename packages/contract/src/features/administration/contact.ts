/** The operator's contact, as edited by an administrator. */
import { z } from 'zod';
import { socialNames } from '../../contact.ts';
import { contactLimits, contactLink, isSite } from '../../contact-link.ts';
import { administratorEndpoint } from '../../endpoint.ts';
import { visibleTitle } from '../../visible-text.ts';
import { emailAddress } from '../account.ts';
import { contactSchema } from '../system.ts';

const tags = ['Administration'];

const link = z
  .string()
  .max(contactLimits.addressCharacters)
  .transform((text, context) => {
    const found = contactLink(text);
    if (found !== undefined) return found;
    context.addIssue('An e-mail address, a phone number, or a site that begins with https://.');
    return z.NEVER;
  });

const site = z
  .string()
  .trim()
  .max(contactLimits.addressCharacters)
  .refine(isSite, 'A site that begins with https://.');

export const contactSetting = z.object({
  mail: emailAddress,
  supportMail: emailAddress,
  social: z.partialRecord(z.enum(socialNames), site),
  lines: z
    .array(z.object({ label: visibleTitle(contactLimits.labelCharacters), address: link }))
    .max(contactLimits.lines),
});
export type ContactSetting = z.infer<typeof contactSetting>;

export const contactPlaces = ['mail', 'supportMail', ...socialNames] as const;
export type ContactPlace = (typeof contactPlaces)[number];

const state = z.object({
  /** Null until an administrator saves one. */
  saved: contactSetting.nullable(),
  /** As shown to users. */
  shown: contactSchema,
  /** Set in the environment, which takes precedence. */
  fromEnvironment: z.array(z.enum(contactPlaces)),
});
export type ContactState = z.infer<typeof state>;

export const administeredContact = {
  get: administratorEndpoint
    .route({
      method: 'GET',
      path: '/administration/contact',
      summary: 'Where people reach the operator',
      tags,
    })
    .output(state),
  set: administratorEndpoint
    .route({
      method: 'PUT',
      path: '/administration/contact',
      summary: 'Say where people reach the operator',
      tags,
    })
    .input(contactSetting)
    .output(state),
};

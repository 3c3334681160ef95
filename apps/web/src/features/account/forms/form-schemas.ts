/**
 * Schemas of the account forms, from the contract. Loaded when a form is first sent: the validator weighs more
 * than the forms.
 */
import { emailAddress, newPassword, personName, problems } from '@maquette/contract';
import { z } from 'zod';

const filled = z.string().min(1, 'Please fill in this field.');

export const signUpForm = z.object({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  password: newPassword,
});

export const loginForm = z.object({ email: emailAddress, password: filled });

export const namesForm = z.object({ firstName: personName, lastName: personName });

export const passwordForm = z
  .object({ newPassword, confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword.normalize('NFC'), {
    path: ['confirmPassword'],
    message: problems.PASSWORDS_DIFFER.message,
    // Said also when the password is too short: both can be mended at once.
    when: () => true,
  });

export const emailForm = z.object({ email: emailAddress });

export const currentPasswordForm = z.object({ password: filled });

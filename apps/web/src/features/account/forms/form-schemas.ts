/**
 * Schemas of the account forms, from the contract. Loaded on the first submit: the validator is larger than
 * the forms.
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
    // Also reported if the password is too short, so that both can be fixed at once.
    when: () => true,
  });

export const emailForm = z.object({ email: emailAddress });

export const currentPasswordForm = z.object({ password: filled });

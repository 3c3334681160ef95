import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  currentPasswordForm,
  emailForm,
  loginForm,
  namesForm,
  passwordForm,
  signUpForm,
} from './form-schemas.ts';

const messages = (form: { newPassword: string; confirmPassword: string }) =>
  passwordForm.safeParse(form).error?.issues.map((issue) => issue.message) ?? [];

test('differing passwords are reported, also if the first is too short', () => {
  expect(messages({ newPassword: 'correct horse', confirmPassword: 'correct mule' })).toEqual([
    'Passwords do not match!',
  ]);
  expect(messages({ newPassword: 'short', confirmPassword: 'other' })).toContain(
    'Passwords do not match!',
  );
});

test('the same password passes in both Unicode forms of é', () => {
  expect(
    messages({ newPassword: 'caf\u00e9 au lait', confirmPassword: 'cafe\u0301 au lait' }),
  ).toEqual([]);
});

test('an e-mail address is normalised, names are trimmed', () => {
  const parsed = signUpForm.parse({
    firstName: ' Ada ',
    lastName: 'Lovelace',
    email: ' Ada@Example.COM ',
    password: 'correct horse',
  });
  expect(parsed).toMatchObject({ firstName: 'Ada', email: 'ada@example.com' });
});

const told = (
  form: { safeParse(given: object): { error?: z.ZodError | undefined } },
  given: object,
) =>
  form.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('what is missing is told beside its field', () => {
  const empty = { firstName: '', lastName: ' ', email: 'ada', password: '' };
  const address = 'email: Please enter a valid e-mail address.';
  const fill = 'Please fill in this field.';
  expect(told(loginForm, empty)).toEqual([address, `password: ${fill}`]);
  expect(told(currentPasswordForm, empty)).toEqual([`password: ${fill}`]);
  expect(told(emailForm, empty)).toEqual([address]);
  expect(told(namesForm, empty)).toEqual([`firstName: ${fill}`, `lastName: ${fill}`]);
  expect(told(signUpForm, { ...empty, password: '1234567' })).toEqual([
    ...[`firstName: ${fill}`, `lastName: ${fill}`, address, 'password: At least 8 characters.'],
  ]);
  expect(told(passwordForm, { newPassword: 'correct horse', confirmPassword: 'mule' })).toEqual([
    'confirmPassword: Passwords do not match!',
  ]);
  expect(told(loginForm, { email: 'ada@house.dev', password: 'x' })).toBeUndefined();
});

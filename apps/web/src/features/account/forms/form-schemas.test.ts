import { expect, test } from 'vitest';
import { passwordForm, signUpForm } from './form-schemas.ts';

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

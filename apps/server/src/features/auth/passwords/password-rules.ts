/** Password rules: 8 to 128 characters as people count them, and not an obvious one. */
import { limits } from '@maquette/contract';
import { Problem } from '../../../platform/problem.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Unicode-normalised, so that hashes don't depend on the keyboard. */
export const normalisePassword = (password: string) => password.normalize('NFC');

/** Returns the normalised password or throws the problem to show. */
export function acceptNewPassword(given: string, person: readonly string[]): string {
  const password = normalisePassword(given);
  const length = [...password].length;
  if (length < limits.passwordMinCharacters) {
    throw new Problem('PASSWORD_TOO_SHORT', { limit: limits.passwordMinCharacters });
  }
  if (length > limits.passwordMaxCharacters) {
    throw new Problem('PASSWORD_TOO_LONG', { limit: limits.passwordMaxCharacters });
  }
  if (isCommonPassword(password, person)) throw new Problem('PASSWORD_TOO_COMMON');
  return password;
}

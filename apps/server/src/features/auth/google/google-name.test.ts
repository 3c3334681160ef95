import { expect, test } from 'vitest';
import { splitGoogleName } from './google-name.ts';

test.each([
  [{ given_name: 'Ada', family_name: 'Lovelace', name: 'x' }, 'Ada', 'Lovelace'],
  [{ given_name: 'Ada' }, 'Ada', ''],
  [{ family_name: 'Lovelace' }, 'Lovelace', ''],
  [{ name: 'Ada Lovelace' }, 'Ada', 'Lovelace'],
  [{ name: 'Ada King Lovelace' }, 'Ada', 'King Lovelace'],
  [{ name: '  Ada  ' }, 'Ada', ''],
  [{ name: '', email: 'ada@example.com' }, 'ada', ''],
  [{ email: 'ada@example.com' }, 'ada', ''],
  [{}, 'Guest', ''],
])('%j', (profile, firstName, lastName) => {
  expect(splitGoogleName(profile)).toEqual({ firstName, lastName });
});

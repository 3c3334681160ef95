/** First and last name from a Google profile, which has any number of parts. */
import { visibleText } from '@maquette/contract';

export interface GoogleNames {
  readonly given_name?: string | undefined;
  readonly family_name?: string | undefined;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
}

export function splitGoogleName(profile: GoogleNames): PersonNames {
  const given = words(profile.given_name).join(' ');
  const family = words(profile.family_name).join(' ');
  if (given || family) return { firstName: given || family, lastName: given ? family : '' };
  const [first, ...rest] = words(profile.name);
  return { firstName: first ?? nameOfAddress(profile.email), lastName: rest.join(' ') };
}

const words = (text: string | undefined) =>
  visibleText((text ?? '').normalize('NFC'))
    .split(/\s+/)
    .filter(Boolean);

const nameOfAddress = (email: string | undefined) => email?.split('@')[0] || 'Guest';

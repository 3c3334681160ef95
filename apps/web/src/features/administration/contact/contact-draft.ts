/** State of the contact form: validation, and conversion to and from the saved setting. */
import {
  type ContactPlace,
  type ContactSetting,
  type ContactState,
  contactLimits,
  contactLink,
  contactPlaces,
  contactText,
  isSite,
  type SocialName,
  socialNames,
} from '@maquette/contract';

export interface DraftLine {
  readonly key: number;
  readonly label: string;
  readonly address: string;
}

export interface ContactDraft {
  readonly places: Readonly<Record<ContactPlace, string>>;
  readonly lines: readonly DraftLine[];
}

export interface DraftFaults {
  readonly places: Readonly<Partial<Record<ContactPlace, string>>>;
  /** By line key. */
  readonly lines: Readonly<Record<number, string>>;
}

/** Example contacts are never offered as if they had been entered. */
export function draftOf({ saved, shown, fromEnvironment }: ContactState): ContactDraft {
  const addressOf = (place: ContactPlace) => {
    const source = fromEnvironment.includes(place) ? shown : saved;
    if (place === 'mail' || place === 'supportMail') return source?.[place] ?? '';
    return source?.social[place] ?? '';
  };
  return {
    places: Object.fromEntries(contactPlaces.map((place) => [place, addressOf(place)])) as Record<
      ContactPlace,
      string
    >,
    lines: (saved?.lines ?? []).map(({ label, address }, key) => ({
      ...{ key, label },
      // A website keeps its scheme, which the form requires.
      address: address.startsWith('https:') ? address : contactText(address),
    })),
  };
}

export function withNewLine({ lines, ...draft }: ContactDraft): ContactDraft {
  const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
  return { ...draft, lines: [...lines, { key, label: '', address: '' }] };
}

export const mayAddLine = ({ lines }: ContactDraft): boolean => lines.length < contactLimits.lines;

const isMail = (text: string) => contactLink(text)?.startsWith('mailto:') === true;

export function faultsOf({ places, lines }: ContactDraft): DraftFaults {
  const wrong: Partial<Record<ContactPlace, string>> = {};
  if (!isMail(places.mail)) wrong.mail = 'Please enter a valid e-mail address.';
  if (places.supportMail.trim() && !isMail(places.supportMail)) {
    wrong.supportMail = 'Please enter a valid e-mail address.';
  }
  for (const name of socialNames) {
    const address = places[name].trim();
    if (address && !isSite(address)) wrong[name] = 'A site that begins with https://.';
  }
  const wrongLines: Record<number, string> = {};
  for (const { key, label, address } of lines) {
    if (isBlank({ label, address })) continue;
    if (!label.trim()) wrongLines[key] = 'Please say what it is for.';
    else if (contactLink(address) === undefined) {
      wrongLines[key] = 'An e-mail address, a phone number, or a site that begins with https://.';
    }
  }
  return { places: wrong, lines: wrongLines };
}

export const isFaultless = ({ places, lines }: DraftFaults): boolean =>
  Object.keys(places).length === 0 && Object.keys(lines).length === 0;

export function settingOf({ places, lines }: ContactDraft): ContactSetting {
  const mail = places.mail.trim();
  const social: Partial<Record<SocialName, string>> = {};
  for (const name of socialNames) {
    const address = places[name].trim();
    if (address) social[name] = address;
  }
  return {
    mail,
    supportMail: places.supportMail.trim() || mail,
    social,
    lines: lines
      .filter((line) => !isBlank(line))
      .map(({ label, address }) => ({ label: label.trim(), address: address.trim() })),
  };
}

const isBlank = ({ label, address }: Pick<DraftLine, 'label' | 'address'>) =>
  !label.trim() && !address.trim();

/** Contact of the operator: from the environment, else as saved by an administrator, else examples. */
import { isDeepStrictEqual } from 'node:util';
import {
  type ContactPlace,
  type ContactSetting,
  type ContactState,
  contactPlaces,
  contactSetting,
  exampleContact,
  type SocialName,
  type SystemDescription,
  socialNames,
} from '@maquette/contract';
import { type ActParts, act } from '../../http/guards/act.ts';
import type { Person } from '../../http/request-context.ts';
import type { Database } from '../../platform/db/database.ts';
import { contactRow } from '../../platform/db/schema/contact.ts';

type Contact = SystemDescription['contact'];

export interface ContactOfOperator {
  /** Cached for a second: every page load reads it. */
  readonly shown: () => Promise<Contact>;
  readonly describe: () => Promise<ContactState>;
  readonly save: (actor: Person, setting: ContactSetting) => Promise<void>;
}

export interface ContactParts extends ActParts {
  readonly environment: Readonly<Record<ContactPlace, string | undefined>>;
}

const rememberedMs = 1_000;

export function createContact(parts: ContactParts): ContactOfOperator {
  const { db, clock, environment } = parts;
  let remembered: { readonly contact: Contact; readonly atMs: number } | undefined;

  return {
    async shown() {
      const nowMs = clock().getTime();
      if (!remembered || nowMs - remembered.atMs >= rememberedMs) {
        remembered = { contact: layered(environment, await readSetting(db)), atMs: nowMs };
      }
      return remembered.contact;
    },
    async describe() {
      const saved = await readSetting(db);
      return {
        saved: saved ?? null,
        shown: layered(environment, saved),
        fromEnvironment: contactPlaces.filter((place) => environment[place] !== undefined),
      };
    },
    async save(actor, setting) {
      await act(parts, actor, async (tx) => {
        const details = changes(await readSetting(tx), setting);
        if (Object.keys(details).length === 0) return undefined;
        await tx
          .insert(contactRow)
          .values({ setting })
          .onConflictDoUpdate({ target: contactRow.row, set: { setting } });
        return { deed: 'change-contact', details };
      });
      remembered = undefined;
    },
  };
}

async function readSetting(db: Database): Promise<ContactSetting | undefined> {
  const [row] = await db.select({ setting: contactRow.setting }).from(contactRow);
  return row && contactSetting.parse(row.setting);
}

/** Examples are used only if nothing is configured; networks left out on purpose stay hidden. */
function layered(
  environment: ContactParts['environment'],
  saved: ContactSetting | undefined,
): Contact {
  const { mail, supportMail, social, lines } = saved ?? exampleContact;
  const named: Partial<Record<SocialName, string>> = { ...social };
  for (const name of socialNames) {
    const address = environment[name];
    if (address !== undefined) named[name] = address;
  }
  return {
    mail: environment.mail ?? mail,
    supportMail: environment.supportMail ?? supportMail,
    social: named,
    lines: [...lines],
  };
}

/** Changed fields with their new values, as the log shows them. */
function changes(before: ContactSetting | undefined, after: ContactSetting) {
  const { mail, supportMail, social, lines } = after;
  const texts = {
    ...{ mail, supportMail },
    social: listed(Object.entries(social)),
    lines: listed(lines.map(({ label, address }) => [label, address])),
  };
  const details: Record<string, string> = {};
  for (const part of ['mail', 'supportMail', 'social', 'lines'] as const) {
    if (!isDeepStrictEqual(before?.[part], after[part])) details[part] = texts[part];
  }
  return details;
}

const listed = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map((pair) => pair.join(' ')).join(', ') || 'none';

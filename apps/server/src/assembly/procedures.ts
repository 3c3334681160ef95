/** All procedures of the contract, with their dependencies. */
import { describePictureRoles } from '@maquette/models/configuration';
import { removePerson } from '../features/account/delete-person.ts';
import { accountProcedures } from '../features/account/procedures.ts';
import { createContact } from '../features/administration/contact.ts';
import { administrationProcedures } from '../features/administration/procedures.ts';
import { setPassword } from '../features/auth/passwords/set-password.ts';
import { billingProcedures } from '../features/billing/procedures.ts';
import { setGranted } from '../features/billing/records.ts';
import { refuseWhilePaid } from '../features/billing/refuse-while-paid.ts';
import { conversationProcedures, handbookProcedures } from '../features/chat/procedures.ts';
import { engineProcedures } from '../features/engines/procedures.ts';
import { removeAll } from '../features/generations/remove-all.ts';
import { systemProcedures } from '../features/system/procedures.ts';
import { createSealer } from '../platform/sealed-text.ts';
import type { AppParts } from './app-parts.ts';
import { pictureProcedures } from './picture-procedures.ts';
import type { Services } from './services.ts';

export function createProcedures(parts: AppParts, services: Services) {
  const { config, clock, mailer, notices, pictureService, version } = parts;
  const { db } = parts.database;
  const { files, intake, ledger, liveModels } = pictureService;
  const { answers, auth, payments, siteUrl } = services;
  const administratorEmails = config.administrators.emails;
  const contact = createContact({ db, clock, administratorEmails, environment: config.contact });

  return {
    ...pictureProcedures(parts, services),
    account: accountProcedures({
      db,
      clock,
      mailer,
      siteUrl,
      setPassword: (owner, newPassword) => setPassword({ auth, db }, owner, newPassword),
    }),
    administration: administrationProcedures({
      db,
      clock,
      administratorEmails,
      ledger,
      notices,
      version,
      contact,
      setPremium: (tx, personId, premium) => setGranted(tx, personId, premium, clock()),
      removePerson: (personId) =>
        removePerson(
          {
            db,
            endPayments: async (id) =>
              payments ? (await payments()).end(id) : refuseWhilePaid(db, id),
            removeWork: (id) => removeAll({ db, files, clock, ledger }, id),
          },
          personId,
        ),
    }),
    billing: billingProcedures({ db, clock, payments }),
    conversations: conversationProcedures({
      db,
      clock,
      answers,
      turns: services.turns.reads,
    }),
    handbook: handbookProcedures(),
    engines: engineProcedures({
      db,
      clock,
      intake,
      liveModels,
      sealer: createSealer(parts.secret, 'models'),
      environment: config.modelEnvironment,
      notices,
      mailer,
      siteUrl,
      administratorEmails,
    }),
    system: systemProcedures({
      version,
      engines: async () => preferredEngines(liveModels.configuration().roles),
      pictures: async () => describePictureRoles(liveModels.configuration()),
      googleSignIn: config.auth.google !== undefined,
      stripePayments: config.stripe !== undefined,
      mail: mailer.kind,
      contact: contact.shown,
      freePicturesPerDay: config.quota.freePicturesPerDay,
    }),
  };
}

const preferredEngines = (roles: AppParts['config']['models']['roles']) =>
  Object.fromEntries(Object.entries(roles).map(([role, [preferred = '']]) => [role, preferred]));

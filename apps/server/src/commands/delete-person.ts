/**
 * `npm run delete-person -- E-MAIL`: permanently deletes an account at its owner's request: first the subscription,
 * then sign-ins, conversations, results, photos and files.
 */
import { readConfig } from '../config.ts';
import { deletePerson } from '../features/account/delete-person.ts';
import { createPayments } from '../features/billing/payments.ts';
import { refuseWhilePaid } from '../features/billing/refuse-while-paid.ts';
import { removeAll } from '../features/generations/remove-all.ts';
import { createPictureService } from '../picture-service.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/open.ts';
import { openNotices } from '../platform/hosts/notices.ts';
import { createLog } from '../platform/log.ts';
import { StartError } from '../platform/process/start-error.ts';

async function main(): Promise<void> {
  const [email, ...more] = process.argv.slice(2);
  if (!email?.includes('@') || more.length > 0) {
    throw new StartError('Whose account? npm run delete-person -- ada@example.com');
  }
  const config = readConfig(process.env);
  const log = createLog('warn');
  const clock = systemClock;
  const database = await openDatabase(config.data, log);
  const { db } = database;
  const notices = await openNotices(database, log);
  const pictureService = await createPictureService({
    ...{ config, log, clock, database, notices },
    secret: undefined,
  });
  try {
    const payments = config.stripe
      ? createPayments({ db, clock, log, settings: config.stripe, publicUrl: () => '' })
      : undefined;
    const { files, ledger } = pictureService;
    const deleted = await deletePerson(
      {
        db,
        endPayments: (id) => (payments ? payments.end(id) : refuseWhilePaid(db, id)),
        removeWork: (id) => removeAll({ db, files, clock, ledger }, id),
      },
      email,
    );
    if (!deleted) throw new StartError(`Nobody here has the e-mail address ${email}.`);
    console.log(
      `${deleted.email} is deleted, with everything of theirs. Subscriptions ended: ${deleted.endedSubscriptions}.`,
    );
  } finally {
    await pictureService.close(0);
    await notices.close();
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

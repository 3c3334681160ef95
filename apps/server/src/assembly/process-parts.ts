/** Opens what a server and a worker have in common, beside their database. */
import type { Config } from '../config.ts';
import { createPictureService, type PictureService } from '../picture-service.ts';
import type { Clock } from '../platform/clock.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { openDatabaseClock } from '../platform/hosts/database-clock.ts';
import type { Membership } from '../platform/hosts/join-hosts.ts';
import { type Notices, openNotices } from '../platform/hosts/notices.ts';
import type { Log } from '../platform/log.ts';

/** Time for running pictures to finish at a stop; then they are requeued. */
export const workGraceMs = 15_000;

export interface ProcessSettings {
  readonly config: Config;
  readonly log: Log;
  readonly database: OpenDatabase;
  readonly kind: 'server' | 'worker';
  /** Undefined in a worker without it. */
  readonly secret: string | undefined;
}

export interface ProcessParts {
  readonly notices: Notices;
  readonly clock: Clock;
  readonly pictureService: PictureService;
  /** Ensures that the file store is ours and that other processes of the database agree; fails with a sentence. */
  join(): Promise<void>;
  agreesWithOthers(): boolean;
  /** Takes this process off the list of those on the database. */
  leave(): void;
  /** Closes the rest, the database last; the picture service is closed before. */
  close(): Promise<void>;
}

export async function openProcessParts(settings: ProcessSettings): Promise<ProcessParts> {
  const { config, log, database, kind, secret } = settings;
  const notices = await openNotices(database, log);
  const { now: clock, hostAheadMs, close: closeClock } = await openDatabaseClock(database, log);
  const pictureService = await createPictureService({
    config,
    log,
    clock,
    database,
    notices,
    secret,
  });
  let membership: Membership | undefined;
  return {
    notices,
    clock,
    pictureService,
    async join() {
      await pictureService.claimFiles();
      if (database.home !== 'server') return;
      const { joinHosts } = await import('../platform/hosts/join-hosts.ts');
      const { store } = pictureService.files;
      membership = await joinHosts({ database, notices, log, kind, secret, store, hostAheadMs });
    },
    agreesWithOthers: () => membership?.agrees() ?? true,
    leave: () => membership?.close(),
    async close() {
      closeClock();
      await notices.close();
      await database.close();
    },
  };
}

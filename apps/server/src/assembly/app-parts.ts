/** Dependencies of the app. */
import type { Config } from '../config.ts';
import type { Passwords } from '../features/auth/better-auth.ts';
import type { WebBuild } from '../http/static/web-build.ts';
import type { Clock } from '../platform/clock.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Notices } from '../platform/hosts/notices.ts';
import type { Log } from '../platform/log.ts';
import type { Mailer } from '../platform/mail/mail.ts';
import type { Studio } from '../studio.ts';

export interface AppParts {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly database: OpenDatabase;
  readonly notices: Notices;
  readonly mailer: Mailer;
  readonly secret: string;
  readonly version: string;
  /** Where the server is reached when the settings name no public address; known once it listens. */
  readonly localUrl: () => string;
  readonly webBuild: WebBuild;
  readonly studio: Studio;
  /** Aborted when the server is about to stop. */
  readonly stopping: AbortSignal;
  readonly passwords?: Passwords | undefined;
}

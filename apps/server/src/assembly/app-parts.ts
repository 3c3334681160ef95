import type { Config } from '../config.ts';
import type { Passwords } from '../features/auth/better-auth.ts';
import type { WebBuild } from '../http/static/web-build.ts';
import type { PictureService } from '../picture-service.ts';
import type { Clock } from '../platform/clock.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Notices } from '../platform/hosts/notices.ts';
import type { Log } from '../platform/log.ts';
import type { Mailer } from '../platform/mail/mail.ts';

export interface AppParts {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly database: OpenDatabase;
  readonly notices: Notices;
  readonly mailer: Mailer;
  readonly secret: string;
  readonly version: string;
  /** The server's own URL if no public one is set; known once it listens. */
  readonly localUrl: () => string;
  readonly webBuild: WebBuild;
  readonly pictureService: PictureService;
  /** Whether secret, store, version and clock still match those of the other processes. */
  readonly agreesWithOthers?: () => boolean;
  /** Aborted before shutdown. */
  readonly stopping: AbortSignal;
  readonly passwords?: Passwords | undefined;
}

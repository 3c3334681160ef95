/** Routes that aren't procedures: sign-in, files, streams, webhooks, health and the API reference. */
import { contract } from '@maquette/contract';
import { sendConfirmation } from '../features/account/confirm-address.ts';
import { exportSignIns } from '../features/account/export-sign-ins.ts';
import { describeExport, exportPath, serveExport } from '../features/account/serve-export.ts';
import { authRoutes } from '../features/auth/auth-routes.ts';
import { describeAuth } from '../features/auth/describe-auth.ts';
import { authPrefix, serveAuth } from '../features/auth/serve-auth.ts';
import { exportBilling } from '../features/billing/export-billing.ts';
import { billingWebhookPath, serveBillingWebhook } from '../features/billing/procedures.ts';
import { exportConversations } from '../features/chat/export-conversations.ts';
import { assistantRoutes } from '../features/chat/routes.ts';
import { exportFiles, exportGenerations } from '../features/generations/export.ts';
import { serveArchive } from '../features/generations/serve-archive.ts';
import { serveFiles } from '../features/generations/serve-files.ts';
import { leastFreeBytes, serveHealth } from '../features/system/health.ts';
import { serveReference } from '../features/system/reference.ts';
import { metricsPath, serveMetrics } from '../features/system/serve-metrics.ts';
import type { ServeOther } from '../http/edge.ts';
import { countDownloads } from '../platform/limits/open-downloads.ts';
import type { AppParts } from './app-parts.ts';
import type { Services } from './services.ts';

/** Path templates of those routes, for metrics and the log. */
export const otherRouteNames: readonly string[] = [
  '/healthz',
  '/readyz',
  metricsPath,
  '/api/docs',
  '/api/docs/{file}',
  ...assistantRoutes,
  billingWebhookPath,
  '/api/files/{id}',
  '/api/files/{id}/thumb',
  '/api/files/{id}/download',
  '/api/archive',
  exportPath,
  '/api/speech/{name}',
  ...authRoutes.map((route) => `${authPrefix}${route.path}`),
];

/** By path prefix. */
export function otherRoutes(
  parts: AppParts,
  { assistant, auth, payments, siteUrl, speech, turns }: Services,
): Readonly<Record<string, ServeOther>> {
  const { config, clock, mailer, pictureService } = parts;
  const { db } = parts.database;
  const { files } = pictureService;
  const openDownload = countDownloads();
  const health = serveHealth({
    db,
    folder: config.data.folder,
    leastFreeBytes:
      config.data.databaseUrl && config.files.s3
        ? leastFreeBytes.passesPhotos
        : leastFreeBytes.keepsData,
    stopping: parts.stopping,
    filesAreUp: () => pictureService.storeWatch.isUp(),
    agreesWithOthers: parts.agreesWithOthers,
  });
  return {
    '/healthz': health,
    '/readyz': health,
    [metricsPath]: serveMetrics({
      metrics: pictureService.metrics,
      token: config.metrics.token,
      ...config.http,
    }),
    [authPrefix]: serveAuth({
      auth,
      db,
      clock,
      secret: parts.secret,
      overHttps: config.http.publicUrl?.startsWith('https:') ?? false,
      welcome: async (personId) => {
        if (mailer.kind === 'smtp')
          await sendConfirmation({ db, clock, mailer, siteUrl }, personId);
      },
    }),
    '/api/docs': serveReference(contract, parts.version, () => ({
      ...describeAuth(),
      ...describeExport(),
    })),
    [billingWebhookPath]: serveBillingWebhook(payments),
    '/api/files/': serveFiles({ db, files, openDownload }),
    '/api/archive': serveArchive({ db, files, openDownload, clock, log: parts.log }),
    [exportPath]: serveExport({
      db,
      clock,
      turns: turns.reads,
      parts: {
        signIns: (personId) => exportSignIns(db, personId),
        pictures: (personId) => exportGenerations(db, personId),
        files: (personId) => exportFiles(db, personId),
        conversations: (personId) => exportConversations(db, personId),
        payments: (personId) => exportBilling(db, personId),
      },
    }),
    '/api/speech/': (request) => speech.serve(request),
    '/api/assistant': async (request, context) => (await assistant())(request, context),
  };
}

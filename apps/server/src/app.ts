/** The server assembled from its parts. Importing it starts nothing. */
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { contract } from '@maquette/contract';
import { describePictureRoles } from '@maquette/models/configuration';
import type { Config } from './config.ts';
import { sendConfirmation } from './features/account/confirm-address.ts';
import { removePerson } from './features/account/delete-person.ts';
import { exportSignIns } from './features/account/export-sign-ins.ts';
import { accountProcedures } from './features/account/procedures.ts';
import { administrationProcedures } from './features/administration/procedures.ts';
import { analysisCases, analysisFeature } from './features/analysis/procedures.ts';
import { authRoutes } from './features/auth/auth-routes.ts';
import type { Auth, Passwords } from './features/auth/better-auth.ts';
import { describeAuth } from './features/auth/describe-auth.ts';
import { identifyWith } from './features/auth/identify.ts';
import { setPassword } from './features/auth/passwords/set-password.ts';
import { authPrefix, serveAuth } from './features/auth/serve-auth.ts';
import { exportBilling } from './features/billing/export-billing.ts';
import type { Payments } from './features/billing/payments.ts';
import {
  billingProcedures,
  billingWebhookPath,
  serveBillingWebhook,
} from './features/billing/procedures.ts';
import { setGranted } from './features/billing/records.ts';
import { refuseWhilePaid } from './features/billing/refuse-while-paid.ts';
import { callFeature } from './features/calls/procedures.ts';
import { createAnswers } from './features/chat/answers/answers.ts';
import { exportConversations } from './features/chat/export-conversations.ts';
import { conversationProcedures, handbookProcedures } from './features/chat/procedures.ts';
import type { SentPicture } from './features/chat/reply/conversation.ts';
import { assistantRoutes } from './features/chat/routes.ts';
import { engineProcedures } from './features/engines/procedures.ts';
import { fileIdsOf } from './features/generations/describe.ts';
import { exportFiles, exportGenerations } from './features/generations/export.ts';
import { waitForEnd } from './features/generations/ledger/wait-for-end.ts';
import { generationFeature } from './features/generations/procedures.ts';
import { removeAll } from './features/generations/remove-all.ts';
import { serveArchive } from './features/generations/serve-archive.ts';
import { serveFiles } from './features/generations/serve-files.ts';
import { photoFeature } from './features/photos/procedures.ts';
import { orderRender } from './features/redesign/order-render.ts';
import { redesignFeature } from './features/redesign/procedures.ts';
import { orderSketch } from './features/sketch/order-sketch.ts';
import { sketchFeature } from './features/sketch/procedures.ts';
import { createSpeech } from './features/speech/speak.ts';
import { leastFreeBytes, serveHealth } from './features/system/health.ts';
import { systemProcedures } from './features/system/procedures.ts';
import { serveReference } from './features/system/reference.ts';
import { metricsPath, serveMetrics } from './features/system/serve-metrics.ts';
import { orderVisual } from './features/visuals/order-visual.ts';
import { visualFeature } from './features/visuals/procedures.ts';
import { writeBriefFirst } from './features/visuals/write-brief-first.ts';
import { createEdge, type Edge } from './http/edge.ts';
import { entitle } from './http/guards/entitlement.ts';
import { serveProcedures } from './http/procedures.ts';
import type { RequestContext } from './http/request-context.ts';
import { routeNames } from './http/route-names.ts';
import { serveWeb } from './http/static/serve-web.ts';
import type { WebBuild } from './http/static/web-build.ts';
import type { Clock } from './platform/clock.ts';
import { incomingFolderName } from './platform/data-folder.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Notices } from './platform/hosts/notices.ts';
import { countOpenStreams } from './platform/limits/open-streams.ts';
import type { Log } from './platform/log.ts';
import type { Mailer } from './platform/mail/mail.ts';
import { measureStreams } from './platform/metrics.ts';
import { once } from './platform/once.ts';
import { createSealer } from './platform/sealed-text.ts';
import { createTurns, type TurnRules } from './platform/turns.ts';
import type { Studio } from './studio.ts';

/** Of what somebody waits for without a bar, and asks for anew with each touch. */
const oneByOne: TurnRules = { places: 1, placesEach: 1, waiting: 96, waitingEach: 16 };

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

export interface App {
  readonly edge: Edge;
  /** Loaded when first needed. */
  auth(): Promise<Auth>;
  /** Undefined without Stripe. */
  readonly payments: (() => Promise<Payments>) | undefined;
  /** Has the assistant's answers ready before the first question. */
  prepareAssistant(): Promise<void>;
  /** Has our own voice ready before the first text to read aloud; does nothing if another speaks. */
  prepareVoice(): Promise<void>;
}

export async function createApp(parts: AppParts): Promise<App> {
  const { config, clock, log, database, mailer } = parts;
  const { db } = database;
  const auth = once(() => loadAuth(parts));

  const siteUrl = () => config.http.publicUrl ?? parts.localUrl();
  const { stripe } = config;
  const payments = stripe
    ? once(async () => {
        const { createPayments } = await import('./features/billing/payments.ts');
        return createPayments({ db, clock, log, settings: stripe, publicUrl: siteUrl });
      })
    : undefined;

  const answerTurns = createTurns(oneByOne);
  const quickTurns = createTurns(oneByOne);
  const answers = createAnswers({ db, notices: parts.notices, log });
  const streams = countOpenStreams();
  measureStreams(parts.studio.metrics, { progress: streams.count, answer: answers.count });
  const { models } = parts.studio;
  const assistant = once(async () => {
    const { serveAssistant } = await import('./features/chat/serve-assistant.ts');
    return serveAssistant({
      db,
      clock,
      log,
      models,
      turns: { chat: answerTurns, vision: quickTurns },
      answers,
      readPicture: (context, url) => readOwnPicture(parts.studio, context, url),
      stopping: parts.stopping,
    });
  });

  const { studio } = parts;
  const { files, intake, ledger, notifier, quotaSettings } = studio;
  const egress = once(async () => {
    const { createEgress } = await import('./platform/egress/egress.ts');
    const { publicUrl } = config.http;
    return createEgress({ ownHosts: publicUrl ? [new URL(publicUrl).hostname] : [] });
  });
  const shared = { db, clock, files, intake, ledger };
  const looking = {
    ...shared,
    models,
    turns: quickTurns,
    egress: {
      fetchPicture: async (address: string, signal?: AbortSignal) =>
        (await egress()).fetchPicture(address, signal),
    },
  };
  const engines = async () => (await models()).own;
  const slowTurns = createTurns(oneByOne);
  const cases = analysisCases(looking);
  const voiceTurns = createTurns(oneByOne);
  const speech = createSpeech({
    ...{ db, clock, files, models, turns: voiceTurns },
    secret: parts.secret,
  });

  const confirming = { db, clock, mailer, siteUrl };
  const router = {
    photos: photoFeature({ ...shared, engines, quickTurns, slowTurns }),
    renders: redesignFeature({ ...shared, engines, models, quickTurns, slowTurns }),
    visuals: visualFeature({ ...shared, engines, models }),
    sketches: sketchFeature(shared),
    analysis: analysisFeature(looking),
    ...generationFeature({ db, clock, notifier, ledger, quotaSettings, streams }),
    calls: callFeature({
      ...shared,
      publicUrl: config.http.publicUrl,
      orderRender: (requester, request) => orderRender(shared, requester, request),
      orderVisual: async (requester, request, signal) =>
        orderVisual(
          await ledger(),
          requester,
          await writeBriefFirst({ db, clock, models }, requester, request, signal),
        ),
      orderSketch: (requester, request) => orderSketch(shared, requester, request),
      picturesOf: async (owner, id, signal) => {
        await waitForEnd({ notifier: await notifier(), ledger: await ledger() }, owner, id, signal);
        return fileIdsOf(db, id);
      },
      answer: async ({ holder }, prompt, signal) => {
        const { answerOnce } = await import('./features/calls/answer-once.ts');
        return answerOnce(await models(), answerTurns, holder.subject, prompt, signal);
      },
      speak: speech.speak,
      lookAtPicture: cases.picture,
      lookAtAddress: cases.address,
    }),
    account: accountProcedures({
      ...confirming,
      setPassword: (owner, newPassword) => setPassword({ auth, db }, owner, newPassword),
      exportParts: {
        signIns: (personId) => exportSignIns(db, personId),
        pictures: (personId) => exportGenerations(db, personId),
        files: (personId) => exportFiles(db, personId),
        conversations: (personId) => exportConversations(db, personId),
        payments: (personId) => exportBilling(db, personId),
      },
    }),
    administration: administrationProcedures({
      db,
      clock,
      administratorEmails: config.administrators.emails,
      ledger,
      notices: parts.notices,
      version: parts.version,
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
    conversations: conversationProcedures({ db, clock, answers }),
    handbook: handbookProcedures(),
    engines: engineProcedures({
      db,
      clock,
      intake,
      liveModels: studio.liveModels,
      sealer: createSealer(parts.secret, 'models'),
      environment: config.modelEnvironment,
      notices: parts.notices,
      mailer,
      siteUrl,
      administratorEmails: config.administrators.emails,
    }),
    system: systemProcedures({
      version: parts.version,
      engines: async () => preferredEngines(studio.liveModels.configuration().roles),
      pictures: async () => describePictureRoles(studio.liveModels.configuration()),
      googleSignIn: config.auth.google !== undefined,
      stripePayments: config.stripe !== undefined,
      mail: mailer.kind,
      contact: config.contact,
      freePicturesPerDay: config.quota.freePicturesPerDay,
    }),
  };

  const health = serveHealth({
    db,
    folder: config.data.folder,
    leastFreeBytes:
      config.data.databaseUrl && config.files.s3
        ? leastFreeBytes.passesPhotos
        : leastFreeBytes.keepsData,
    stopping: parts.stopping,
    filesAreUp: () => parts.studio.storeWatch.isUp(),
  });
  const edge = createEdge({
    publicUrl: config.http.publicUrl,
    trustedProxies: config.http.trustedProxies,
    log,
    identify: identifyWith(auth),
    nameRoute: await routeNames(contract, [
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
      '/api/speech/{name}',
      ...authRoutes.map((route) => `${authPrefix}${route.path}`),
      ...[...parts.webBuild.keys()].filter((name) => !name.endsWith('.html')),
    ]),
    others: {
      '/healthz': health,
      '/readyz': health,
      [metricsPath]: serveMetrics({
        metrics: studio.metrics,
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
          if (mailer.kind === 'smtp') await sendConfirmation(confirming, personId);
        },
      }),
      '/api/docs': serveReference(contract, parts.version, describeAuth),
      [billingWebhookPath]: serveBillingWebhook(payments),
      '/api/files/': serveFiles({ db, files }),
      '/api/archive': serveArchive({ db, files, clock }),
      '/api/speech/': (request) => speech.serve(request),
      '/api/assistant': async (request, context) => (await assistant())(request, context),
    },
    serveProcedure: serveProcedures({
      router,
      log,
      incomingFolder: path.join(config.data.folder, incomingFolderName),
    }),
    serveWeb: serveWeb(parts.webBuild),
    stopping: parts.stopping,
  });
  const prepareAssistant = async () => {
    await assistant();
    await (await models()).own.prepareAnswers();
  };
  const prepareVoice = async () => {
    const { idFor, own } = await models();
    if (idFor('speech').startsWith('builtin:')) await own.warmVoice();
  };
  return { edge, auth, payments, prepareAssistant, prepareVoice };
}

async function loadAuth(parts: AppParts): Promise<Auth> {
  // As one it is the longest stretch of a start; between its parts others have their turn.
  for (const load of [
    () => import('better-auth/adapters/drizzle'),
    () => import('better-auth/api'),
  ]) {
    await load();
    await nextTurn();
  }
  const { createAuth } = await import('./features/auth/better-auth.ts');
  return createAuth({
    db: parts.database.db,
    log: parts.log,
    mailer: parts.mailer,
    secret: parts.secret,
    publicUrl: parts.config.http.publicUrl,
    localUrl: parts.localUrl(),
    google: parts.config.auth.google,
    passwords: parts.passwords,
  });
}

/** A picture the conversation refers to by its address with us; undefined for anybody else's. */
async function readOwnPicture(
  { files }: Studio,
  context: RequestContext,
  url: string,
): Promise<SentPicture | undefined> {
  const id = /^(?:https?:\/\/[^/]+)?\/api\/files\/([\w-]+)/.exec(url)?.[1];
  if (id === undefined) return undefined;
  const { owner } = await entitle(context, 'anyone');
  const row = await files.find(id);
  if (row?.owner !== owner) return undefined;
  return { bytes: await files.bytes(row), mediaType: row.contentType };
}

const preferredEngines = (roles: Config['models']['roles']) =>
  Object.fromEntries(Object.entries(roles).map(([role, [preferred = '']]) => [role, preferred]));

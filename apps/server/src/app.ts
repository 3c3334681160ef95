/** The server assembled from its parts. Importing it starts nothing. */
import { contract } from '@maquette/contract';
import type { Config } from './config.ts';
import { accountProcedures } from './features/account/procedures.ts';
import { authRoutes } from './features/auth/auth-routes.ts';
import type { Auth } from './features/auth/better-auth.ts';
import { identifyWith } from './features/auth/identify.ts';
import { authPrefix, serveAuth } from './features/auth/serve-auth.ts';
import { setPassword } from './features/auth/set-password.ts';
import { LiveAnswers } from './features/chat/live-answers.ts';
import { conversationProcedures, handbookProcedures } from './features/chat/procedures.ts';
import { assistantRoutes } from './features/chat/routes.ts';
import { serveHealth } from './features/system/health.ts';
import { systemProcedures } from './features/system/procedures.ts';
import { serveReference } from './features/system/reference.ts';
import { createEdge, type Edge } from './http/edge.ts';
import { serveProcedures } from './http/procedures.ts';
import { routeNames } from './http/route-names.ts';
import { serveWeb } from './http/static/serve-web.ts';
import type { WebBuild } from './http/static/web-build.ts';
import type { Clock } from './platform/clock.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Log } from './platform/log.ts';
import type { Mailer } from './platform/mail/mail.ts';

export interface AppParts {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly database: OpenDatabase;
  readonly mailer: Mailer;
  readonly secret: string;
  readonly version: string;
  /** Where the server is reached when the settings name no public address; known once it listens. */
  readonly localUrl: () => string;
  readonly webBuild: WebBuild;
  /** Aborted when the server is about to stop. */
  readonly stopping: AbortSignal;
}

export interface App {
  readonly edge: Edge;
  /** Loaded when first needed. */
  auth(): Promise<Auth>;
}

export async function createApp(parts: AppParts): Promise<App> {
  const { config, clock, log, database, mailer } = parts;
  const { db } = database;
  const auth = once(() => loadAuth(parts));

  const live = new LiveAnswers();
  const models = once(() => loadModels(config.models.environment));
  const assistant = once(async () => {
    const { serveAssistant } = await import('./features/chat/serve-assistant.ts');
    return serveAssistant({
      db,
      clock,
      log,
      models,
      live,
      readPicture: async () => undefined,
      stopping: parts.stopping,
    });
  });

  const router = {
    account: accountProcedures({
      db,
      clock,
      setPassword: (owner, newPassword) => setPassword({ auth, db }, owner, newPassword),
      exportParts: {},
    }),
    conversations: conversationProcedures({ db, clock, live }),
    handbook: handbookProcedures(),
    system: systemProcedures({
      version: parts.version,
      engines: once(() => describeEngines(config.models.environment)),
      googleSignIn: config.auth.google !== undefined,
      stripePayments: config.stripe !== undefined,
      mail: mailer.kind,
      supportEmail: config.mail.support,
      freePicturesPerDay: config.quota.freePicturesPerDay,
    }),
  };

  const edge = createEdge({
    publicUrl: config.http.publicUrl,
    trustedProxies: config.http.trustedProxies,
    log,
    identify: identifyWith(auth),
    nameRoute: await routeNames(contract, [
      '/healthz',
      '/readyz',
      '/api/docs',
      '/api/docs/{file}',
      ...assistantRoutes,
      ...authRoutes.map((route) => `${authPrefix}${route.path}`),
      ...[...parts.webBuild.keys()].filter((name) => !name.endsWith('.html')),
    ]),
    others: [
      serveHealth({ db, folder: config.data.folder, stopping: parts.stopping }),
      serveAuth({ auth, db, clock }),
      serveReference(contract, parts.version),
      async (request, context) =>
        new URL(request.url).pathname.startsWith('/api/assistant')
          ? (await assistant())(request, context)
          : undefined,
    ],
    serveProcedure: serveProcedures(router, log),
    serveWeb: serveWeb(parts.webBuild),
    stopping: parts.stopping,
  });
  return { edge, auth };
}

async function loadAuth(parts: AppParts): Promise<Auth> {
  const { createAuth } = await import('./features/auth/better-auth.ts');
  return createAuth({
    db: parts.database.db,
    log: parts.log,
    mailer: parts.mailer,
    secret: parts.secret,
    publicUrl: parts.config.http.publicUrl,
    localUrl: parts.localUrl(),
    google: parts.config.auth.google,
  });
}

async function loadModels(environment: Config['models']['environment']) {
  const { createModels } = await import('@maquette/models');
  return createModels({ environment });
}

async function describeEngines(environment: Config['models']['environment']) {
  const { modelIdFor, roles } = await import('@maquette/models');
  const names = Object.keys(roles) as (keyof typeof roles)[];
  return Object.fromEntries(names.map((name) => [name, modelIdFor(name, environment)]));
}

/** One shared loading, tried again if it failed. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

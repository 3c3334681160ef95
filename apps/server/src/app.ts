/** Assembles the server. Importing it starts nothing. */
import path from 'node:path';
import { contract } from '@maquette/contract';
import type { AppParts } from './assembly/app-parts.ts';
import { otherRouteNames, otherRoutes } from './assembly/other-routes.ts';
import { createProcedures } from './assembly/procedures.ts';
import { createServices } from './assembly/services.ts';
import type { Auth } from './features/auth/better-auth.ts';
import { identifyWith } from './features/auth/identify.ts';
import type { Payments } from './features/billing/payments.ts';
import { createEdge, type Edge } from './http/edge.ts';
import { serveProcedures } from './http/procedures.ts';
import { routeNames } from './http/route-names.ts';
import { serveWeb } from './http/static/serve-web.ts';
import { incomingFolderName } from './platform/data-folder.ts';

export interface App {
  readonly edge: Edge;
  /** Loaded lazily. */
  auth(): Promise<Auth>;
  /** Undefined without Stripe. */
  readonly payments: (() => Promise<Payments>) | undefined;
  /** Prepares the assistant before the first question. */
  prepareAssistant(): Promise<void>;
  /** Loads our voice before the first text; does nothing if another engine speaks. */
  prepareVoice(): Promise<void>;
}

export async function createApp(parts: AppParts): Promise<App> {
  const { config, log, stopping, webBuild } = parts;
  const { models } = parts.pictureService;
  const services = createServices(parts);
  const { auth, assistant, payments } = services;
  const edge = createEdge({
    publicUrl: config.http.publicUrl,
    trustedProxies: config.http.trustedProxies,
    log,
    identify: identifyWith(auth),
    nameRoute: await routeNames(contract, [
      ...otherRouteNames,
      ...[...webBuild.keys()].filter((name) => !name.endsWith('.html')),
    ]),
    others: otherRoutes(parts, services),
    serveProcedure: serveProcedures({
      router: createProcedures(parts, services),
      log,
      incomingFolder: path.join(config.data.folder, incomingFolderName),
    }),
    serveWeb: serveWeb(webBuild),
    stopping,
  });
  return {
    edge,
    auth,
    payments,
    prepareAssistant: async () => {
      await assistant();
      await (await models()).own.prepareAnswers();
    },
    prepareVoice: async () => {
      const { idFor, own } = await models();
      if (idFor('speech').startsWith('builtin:')) await own.warmVoice();
    },
  };
}

/** Services shared by several routes. Large ones are loaded on first use. */
import { loadAuth } from '../features/auth/load-auth.ts';
import { createAnswers } from '../features/chat/answers/answers.ts';
import { readOwnPicture } from '../features/chat/read-own-picture.ts';
import { createSpeech } from '../features/speech/speak.ts';
import { countOpenStreams } from '../platform/limits/open-streams.ts';
import { measureStreams } from '../platform/metrics.ts';
import { once } from '../platform/once.ts';
import { createTurns, type TurnRules } from '../platform/turns.ts';
import type { AppParts } from './app-parts.ts';

/** For short work without progress, requested again at each change on the screen. */
const oneByOne: TurnRules = { places: 1, placesEach: 1, waiting: 96, waitingEach: 16 };
/** Searches, and reads of megabytes, such as of a long conversation: one of each person at a time. */
const oneEach: TurnRules = { places: 4, placesEach: 1, waiting: 96, waitingEach: 16 };

export type Services = ReturnType<typeof createServices>;

export function createServices(parts: AppParts) {
  const { config, clock, log, notices, secret, pictureService } = parts;
  const { db } = parts.database;
  const { files, models } = pictureService;
  const { publicUrl } = config.http;
  const siteUrl = () => publicUrl ?? parts.localUrl();
  const turns = {
    answers: createTurns(oneByOne),
    quick: createTurns(oneByOne),
    slow: createTurns(oneByOne),
    reads: createTurns(oneEach),
  };

  const auth = once(() =>
    loadAuth({
      db,
      log,
      mailer: parts.mailer,
      secret,
      publicUrl,
      localUrl: parts.localUrl(),
      google: config.auth.google,
      passwords: parts.passwords,
    }),
  );

  const { stripe } = config;
  const payments = stripe
    ? once(async () => {
        const { createPayments } = await import('../features/billing/payments.ts');
        return createPayments({ db, clock, log, settings: stripe, publicUrl: siteUrl });
      })
    : undefined;

  const egress = once(async () => {
    const { createEgress } = await import('../platform/egress/egress.ts');
    return createEgress({ ownHosts: publicUrl ? [new URL(publicUrl).hostname] : [] });
  });

  const answers = createAnswers({ db, notices, log });
  const streams = countOpenStreams();
  measureStreams(pictureService.metrics, { progress: streams.count, answer: answers.count });

  const assistant = once(async () => {
    const { serveAssistant } = await import('../features/chat/serve-assistant.ts');
    return serveAssistant({
      db,
      clock,
      log,
      models,
      turns: { chat: turns.answers, vision: turns.quick },
      storing: turns.reads,
      answers,
      readPicture: (context, url) => readOwnPicture(files, context, url),
      stopping: parts.stopping,
      streams,
    });
  });

  const speech = createSpeech({
    db,
    clock,
    files,
    models,
    turns: createTurns(oneByOne),
    secret,
  });

  return { siteUrl, turns, auth, payments, egress, answers, streams, assistant, speech };
}

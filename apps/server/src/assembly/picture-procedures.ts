/** Procedures that take, make and analyse pictures, and the eight legacy calls built from them. */
import { analysisCases, analysisFeature } from '../features/analysis/procedures.ts';
import { callFeature } from '../features/calls/procedures.ts';
import { fileIdsOf } from '../features/generations/describe.ts';
import { waitForEnd } from '../features/generations/ledger/wait-for-end.ts';
import { generationFeature } from '../features/generations/procedures.ts';
import { photoFeature } from '../features/photos/procedures.ts';
import { orderRender } from '../features/redesign/order-render.ts';
import { redesignFeature } from '../features/redesign/procedures.ts';
import { orderSketch } from '../features/sketch/order-sketch.ts';
import { sketchFeature } from '../features/sketch/procedures.ts';
import { orderVisual } from '../features/visuals/order-visual.ts';
import { visualFeature } from '../features/visuals/procedures.ts';
import { writeBriefFirst } from '../features/visuals/write-brief-first.ts';
import type { AppParts } from './app-parts.ts';
import type { Services } from './services.ts';

export function pictureProcedures(parts: AppParts, services: Services) {
  const { config, clock, pictureService } = parts;
  const { db } = parts.database;
  const { files, intake, ledger, models, notifier, quotaSettings } = pictureService;
  const { egress, speech, streams, turns } = services;
  const engines = async () => (await models()).own;
  const shared = { db, clock, files, intake, ledger };
  const threads = { quickTurns: turns.quick, slowTurns: turns.slow };
  const analysis = {
    ...shared,
    models,
    turns: turns.quick,
    egress: {
      fetchPicture: async (address: string, signal?: AbortSignal) =>
        (await egress()).fetchPicture(address, signal),
    },
  };
  const cases = analysisCases(analysis);

  return {
    photos: photoFeature({ ...shared, ...threads, engines }),
    renders: redesignFeature({ ...shared, ...threads, engines, models }),
    visuals: visualFeature({ ...shared, engines, models }),
    sketches: sketchFeature(shared),
    analysis: analysisFeature(analysis),
    ...generationFeature({
      ...{ db, clock, notifier, ledger, quotaSettings, streams },
      reads: turns.reads,
    }),
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
        const { answerOnce } = await import('../features/calls/answer-once.ts');
        return answerOnce(await models(), turns.answers, holder.subject, prompt, signal);
      },
      speak: speech.speak,
      analysePicture: cases.picture,
      lookAtAddress: cases.address,
    }),
  };
}

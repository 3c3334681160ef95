/** Pictures from words, on the wire. */
import { tools, visualProcedures } from '@maquette/contract';
import type { BriefWritten, Models, SceneWords } from '@maquette/models';
import { implement } from '@orpc/server';
import { entitle } from '../../http/guards/entitlement.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import { pictureRates } from '../../platform/limits/picture-rates.ts';
import { orderVisual } from './order-visual.ts';
import { type SceneFileParts, sceneFile } from './scene-file.ts';
import { writeBriefFirst } from './write-brief-first.ts';

export interface VisualParts extends SceneFileParts {
  readonly clock: Clock;
  readonly models: () => Promise<Models>;
}

export function visualFeature(parts: VisualParts) {
  /** The scene brief: read from the prompt by the grammar, or mended from a model's answer. */
  async function read(
    { prompt, edits }: Pick<SceneWords, 'prompt' | 'edits'>,
    { written, note }: BriefWritten,
    signal: AbortSignal | undefined,
  ) {
    const engines = await parts.engines();
    const brief = await engines.brief({ prompt, edits, ...(written ? { written } : {}) }, signal);
    return { ...brief, written, note };
  }

  const procedures = implement(visualProcedures).$context<RequestContext>();
  return {
    create: procedures.create.handler(async ({ context, input }) => {
      const requester = await entitle(context, tools.visual.access);
      await limitRate(parts.db, pictureRates.generation, requester.holder.subject, parts.clock);
      const request = await writeBriefFirst(parts, requester, input, context.signal);
      return { id: await orderVisual(await parts.ledger(), requester, request) };
    }),
    brief: procedures.brief.handler(async ({ context, input, signal }) => {
      const requester = await entitle(context, tools.visual.access);
      await limitRate(parts.db, pictureRates.brief, requester.holder.subject, parts.clock);
      if (!input.write) return read(input, { written: input.written ?? null, note: null }, signal);
      await limitRate(parts.db, pictureRates.writtenBrief, requester.holder.subject, parts.clock);
      const { writeBrief } = await import('@maquette/models');
      const answer = await writeBrief(await parts.models(), input.prompt, context.signal);
      return read(input, answer, signal);
    }),
    sceneFile: procedures.sceneFile.handler(async ({ context, input }) => {
      const requester = await entitle(context, tools.visual.access);
      await limitRate(parts.db, pictureRates.sceneFile, requester.holder.subject, parts.clock);
      return sceneFile(parts, requester.owner, input, context.signal);
    }),
  };
}

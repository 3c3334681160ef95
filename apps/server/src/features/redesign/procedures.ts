/** The two restyle studios on the wire. */
import { renderProcedures, tools } from '@maquette/contract';
import type { Models } from '@maquette/models';
import { implement } from '@orpc/server';
import { entitle } from '../../http/guards/entitlement.ts';
import { limitRate } from '../../http/guards/limit-rate.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import { pictureRates } from '../../platform/limits/picture-rates.ts';
import { createDesigns, type DesignParts } from './design-files.ts';
import { orderRender, type RenderParts } from './order-render.ts';
import { type PreviewParts, previewRender } from './preview-render.ts';

export function redesignFeature(
  parts: RenderParts &
    PreviewParts &
    DesignParts & {
      readonly clock: Clock;
      readonly models: () => Promise<Models>;
    },
) {
  const procedures = implement(renderProcedures).$context<RequestContext>();
  const designs = createDesigns(parts);
  const designRequester = async (context: RequestContext) => {
    const requester = await entitle(context, 'account', 'looks');
    await limitRate(parts.db, pictureRates.sceneFile, requester.holder.subject, parts.clock);
    return requester;
  };
  return {
    design: procedures.design.handler(async ({ context, input }) =>
      designs.design(await designRequester(context), input),
    ),
    designFile: procedures.designFile.handler(async ({ context, input }) =>
      designs.file(await designRequester(context), input, input.kind),
    ),
    words: procedures.words.handler(async ({ context, input }) => {
      await entitle(context, 'account');
      const { wordsForEngine } = await import('./engine-words.ts');
      return wordsForEngine(await parts.models(), input);
    }),
    preview: procedures.preview.handler(async ({ context, input, signal }) => {
      // A small look is free for every account, so that one sees what a style would do.
      const requester = await entitle(context, 'account');
      await limitRate(parts.db, pictureRates.preview, requester.holder.subject, parts.clock);
      return { previews: await previewRender(parts, requester, input, signal) };
    }),
    create: procedures.create.handler(async ({ context, input }) => {
      const requester = await entitle(context, tools[input.kind].access);
      await limitRate(parts.db, pictureRates.generation, requester.holder.subject, parts.clock);
      return { id: await orderRender(parts, requester, input) };
    }),
  };
}

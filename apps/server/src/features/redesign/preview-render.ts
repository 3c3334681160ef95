/** Small looks at a photo: what a style or an edit would do, before anything is spent. */
import {
  limits,
  type PreviewRequest,
  plans,
  type StylePreview,
  storedChangeDefault,
  tools,
  withDefaults,
} from '@maquette/contract';
import type { OwnEngines } from '@maquette/models';
import type { Requester } from '../../http/guards/entitlement.ts';
import type { Files } from '../../platform/files/files.ts';
import { savedCorners } from '../../platform/files/saved-corners.ts';
import type { Turns } from '../../platform/turns.ts';

export interface PreviewParts {
  readonly files: Files;
  /** The line before the one thread of quick looks. */
  readonly quickTurns: Turns;
  readonly engines: () => Promise<Pick<OwnEngines, 'previewLooks'>>;
}

export async function previewRender(
  { files, engines, quickTurns }: PreviewParts,
  requester: Requester,
  request: PreviewRequest,
  signal: AbortSignal | undefined,
): Promise<StylePreview[]> {
  const photo = await files.owned(requester.owner, request.photoId, 'photo');
  const { boxCorners, ...rest } = request;
  const { kind, styles, change = storedChangeDefault } = rest;
  const kept = kind === 'interior' && boxCorners === undefined ? savedCorners(photo.details) : {};
  // Free accounts see what a premium tool would do, at a size that is no use as a picture.
  const isTeaser = tools[kind].access === 'premium' && requester.plan !== 'premium';
  const mostPx = isTeaser ? limits.teaserSidePx : limits.previewSidePx;
  const recipe = {
    ...withDefaults({ ...kept, ...(boxCorners ? { boxCorners } : {}), ...rest, change, steps: 0 }),
    maxSidePx: plans[requester.plan].maxSidePx,
  };
  const looks = styles?.map((style) => withDefaults({ kind, style })) ?? [recipe];
  const { widthPx, heightPx } = photo;
  const draw = async () =>
    (await engines()).previewLooks(
      {
        photo: await files.bytes(photo),
        protect: {
          strokes: request.protectStrokes,
          widthPx: widthPx ?? 1,
          heightPx: heightPx ?? 1,
        },
        recipe,
        looks: looks.map(({ style: name, strength, cfgScale }) => ({
          style: name,
          strength,
          cfgScale,
        })),
        seed: request.seed ?? 0,
        widthPx: Math.min(request.widthPx, mostPx),
      },
      signal,
    );
  const made = await quickTurns.run(requester.holder.subject, draw, signal);
  return made.map(({ style: name, picture, note }) => ({
    style: name,
    picture: `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`,
    ...(note === undefined ? {} : { note }),
  }));
}

/** Small looks at a photo: what a style or an edit would do, before anything is spent. */
import {
  limits,
  type PreviewRequest,
  plans,
  type StylePreview,
  studios,
  tools,
} from '@maquette/contract';
import type { OwnEngines, RestyleRecipe } from '@maquette/models';
import type { Asker } from '../../http/entitlement.ts';
import type { Files } from '../../platform/files/files.ts';
import { handsOf, protectMask } from './hand-edits.ts';

export interface PreviewParts {
  readonly files: Files;
  readonly engines: () => Promise<Pick<OwnEngines, 'previewLooks'>>;
}

export async function previewRender(
  { files, engines }: PreviewParts,
  asker: Asker,
  request: PreviewRequest,
  signal: AbortSignal | undefined,
): Promise<StylePreview[]> {
  const photo = await files.owned(asker.owner, request.photoId, 'photo');
  const { kind, style, roomType, propertyType, aesthetic, decor, styles } = request;
  const presetOf = (name: string) => {
    const preset = studios[kind].styles.find(({ label }) => label === name);
    return { strength: preset?.startSchedule ?? 0, cfgScale: preset?.cfgScale ?? 0 };
  };
  // Of a premium tool the others see what it would do, not the picture they would come for.
  const isTeaser = tools[kind].access === 'premium' && asker.plan !== 'premium';
  const mostPx = isTeaser ? limits.teaserSidePx : limits.previewSidePx;
  const own = presetOf(style);
  const recipe: RestyleRecipe = {
    ...{ kind, style, roomType, propertyType, aesthetic, decor },
    strength: request.strength ?? own.strength,
    cfgScale: request.cfgScale ?? own.cfgScale,
    steps: 0,
    maxSidePx: plans[asker.plan].maxSidePx,
    ...handsOf(request),
  };
  const looks = styles?.map((name) => ({ style: name, ...presetOf(name) })) ?? [recipe];
  const [bytes, mask] = await Promise.all([
    files.bytes(photo),
    protectMask(request.protectStrokes, photo),
  ]);
  const made = await (await engines()).previewLooks(
    {
      photo: bytes,
      mask,
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
  return made.map(({ style: name, picture }) => ({
    style: name,
    picture: `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`,
  }));
}

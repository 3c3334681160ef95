/** Renders one view of a prepared scene to linear light: visibility, lighting, shading. */
import type { Scene } from '../scene-model.ts';
import type { Camera } from './camera/camera.ts';
import { drawContactShade } from './light/contact-shade.ts';
import { denoise } from './light/denoise.ts';
import { type GatherOptions, gatherLight } from './light/gather-light.ts';
import type { LightGrid } from './light/light-grid.ts';
import { createLightTransport } from './light/light-transport.ts';
import { meanLevel, meanLight } from './light/mean-light.ts';
import { denoiseAround, removeGlossFireflies } from './light/near-shade.ts';
import { createSceneLights } from './light/scene-lights.ts';
import { drawSunMask } from './light/sun-mask.ts';
import type { SunShadow } from './light/sun-shadow.ts';
import { warmUpLightCache } from './light/warm-up-light-cache.ts';
import type { BufferPool } from './memory/buffer-pool.ts';
import type { Workspace } from './memory/workspace.ts';
import { createPaneStrips } from './raster/pane-strips.ts';
import type { RasterSource } from './raster/rasterize.ts';
import { drawVisibility, roleBits } from './raster/visibility.ts';
import type { LightFrom, SunThrough } from './render-request.ts';
import type { RenderStages } from './render-stages.ts';
import type { CutOutBuffers, PictureBuffers } from './shading/picture-buffers.ts';
import { createShader } from './shading/shade.ts';
import { shadePicture } from './shading/shade-picture.ts';
import type { Environment } from './sky/environment.ts';
import type { PreparedMaterial } from './surface/prepared-material.ts';
import { blindTracer, type Tracer } from './tracing/tracer.ts';

export interface PreparedScene {
  readonly scene: Scene;
  readonly environment: Environment;
  readonly materials: readonly PreparedMaterial[];
  readonly source: RasterSource;
  readonly shadow: SunShadow;
  readonly hasPanes: boolean;
  readonly outside?: LightFrom | undefined;
  readonly sunThrough?: SunThrough | undefined;
}

export interface DrawnPicture extends PictureBuffers {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly camera: Camera;
  /** Mean colour of the light on the visible surfaces. */
  readonly lightColour: ArrayLike<number>;
  readonly shaded: number;
}

export const seenRoles = roleBits('solid', 'detail', 'backdrop');

/**
 * Limit of a sample in a mixed pixel: brighter ones leave jagged edges on lamps, windows and sunlit rims. Indoors
 * relative to the mean light.
 */
export const brightestOutdoors = 8;
export const brightestShare = 8;

/** Sky light is smooth and needs few rays; a room is lit by a few bright spots. */
function gatherOptions({ setting, camera }: Scene): GatherOptions {
  return setting.indoors
    ? { stepPx: 3, rays: 4, lightSamples: 2, room: camera.subject }
    : { stepPx: 2, rays: 4, lightSamples: 2 };
}

export interface DrawInput {
  readonly prepared: PreparedScene;
  readonly camera: Camera;
  readonly frame: { readonly widthPx: number; readonly heightPx: number };
  /** Without a tracer there are no reflections, and all indirect light is the plain ambient. */
  readonly tracer?: Tracer | undefined;
  readonly workspace: Workspace;
  readonly pool: BufferPool;
  /** Absent for a preview, which is coarse and reports no stages. */
  readonly stages?: RenderStages | undefined;
  readonly cutOut?: CutOutBuffers | undefined;
  /** Rays start exactly at the sample positions. */
  readonly isExact?: boolean;
}

export async function drawPicture({
  prepared,
  camera,
  frame,
  tracer,
  workspace,
  pool,
  stages,
  cutOut,
  isExact = false,
}: DrawInput): Promise<DrawnPicture> {
  const { scene, environment, materials, source, shadow, hasPanes } = prepared;
  const { widthPx, heightPx } = frame;
  const soup = scene.triangles;
  const { indoors } = scene.setting;
  await stages?.begin('visibility');
  const visible = drawVisibility(workspace, source, camera, seenRoles, widthPx, heightPx);
  const panes = hasPanes ? createPaneStrips(workspace, source, camera, widthPx) : undefined;
  const lights = createSceneLights(scene.lights, environment, tracer ?? blindTracer);
  const { objects } = scene;
  const transport = createLightTransport({
    soup,
    objects,
    materials,
    environment,
    tracer: tracer ?? blindTracer,
    lights,
    shadow,
    outside: prepared.outside,
  });
  let grid: LightGrid | undefined;
  if (tracer) {
    await stages?.begin('light');
    if (indoors) warmUpLightCache(transport, camera.position);
    grid = gatherLight({
      soup,
      materials,
      camera,
      visibility: visible,
      environment,
      transport,
      lights,
      isFolded: Uint8Array.from(objects, ({ name }) => (name === 'curtains' ? 1 : 0)),
      options: { ...gatherOptions(scene), isExact },
      pool,
    });
    await stages?.begin('denoise');
    pool.nextStage();
    denoiseAround(grid, pool, indoors);
    if (grid.glossy.includes(1)) {
      if (indoors) removeGlossFireflies(grid, meanLevel(grid));
      const spare = pool.passing.floats(grid.gloss.length);
      denoise(grid, {
        light: grid.gloss,
        spare,
        rounds: 3,
        planeTolerance: 0.01,
        mask: grid.glossy,
      });
    }
  }
  await stages?.begin('shade');
  const shader = createShader({
    soup,
    materials,
    environment,
    transport,
    lights,
    shadow,
    grid,
    sunThrough: prepared.sunThrough,
    mirrors: tracer !== undefined,
  });
  const buffers: PictureBuffers = {
    radiance: pool.floats('radiance', widthPx * heightPx * 3),
    ids: pool.words('ids', widthPx * heightPx),
    depth: pool.floats('depth', widthPx * heightPx),
    triangles: pool.integers('shown triangles', widthPx * heightPx),
  };
  pool.nextStage();
  const raw = pool.passing.floats(widthPx * heightPx);
  const sunMask = drawSunMask({
    soup,
    materials,
    camera,
    visibility: visible,
    environment,
    shadow,
    raw,
    pool,
  });
  const contactShade = tracer
    ? drawContactShade({ soup, materials, camera, visibility: visible, indoors, raw, pool })
    : undefined;
  const shaded = shadePicture({
    soup,
    materials,
    camera,
    visible,
    panes,
    sunMask,
    contactShade,
    shader,
    isQuick: stages === undefined,
    brightestSample: grid && indoors ? brightestShare * meanLevel(grid) : brightestOutdoors,
    buffers,
    cutOut,
  });
  const lightColour = grid && indoors ? meanLight(grid) : environment.whiteReference;
  return { ...buffers, widthPx, heightPx, camera, shaded, lightColour };
}

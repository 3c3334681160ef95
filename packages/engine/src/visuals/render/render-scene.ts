/** Renders a scene to a picture: the stages in order, with a small preview first. */
import type { RgbImage } from '../../image/image.ts';
import { type MediumRow, media } from '../media/media.ts';
import type { Scene } from '../scene-model.ts';
import { distanceTo, scaleCamera } from './camera/camera.ts';
import { composeCamera, measureComposition } from './camera/composition.ts';
import { type DrawnPicture, drawPicture, type PreparedScene } from './draw-picture.ts';
import { drawFiner } from './finer/draw-finer.ts';
import { addFallingWeather } from './finish/falling-weather.ts';
import { gradePhotograph } from './finish/grade.ts';
import { reduceIds, reduceImage, timesLarger } from './finish/reduce-picture.ts';
import { drawSunShadow, shadowRegion, sunShadowBytes } from './light/sun-shadow.ts';
import { type BufferPool, createBufferPool } from './memory/buffer-pool.ts';
import { createWorkspace, type Workspace } from './memory/workspace.ts';
import { paneStripBytes } from './raster/pane-strips.ts';
import { prepareRasterSource, rasterSourceBytes, visibilityBytes } from './raster/visibility.ts';
import type {
  RenderedLight,
  RenderedLightResult,
  RenderedPicture,
  RenderRequest,
  RenderResult,
} from './render-request.ts';
import { RenderStages } from './render-stages.ts';
import type { CutOutBuffers } from './shading/picture-buffers.ts';
import { createEnvironment, type Environment, limitMist } from './sky/environment.ts';
import { inStudio } from './sky/studio-light.ts';
import { groundColour } from './surface/ground-colour.ts';
import { PreparedMaterial } from './surface/prepared-material.ts';
import { tileSizes } from './surface/tile-sizes.ts';
import { buildHierarchy, countTraced, hierarchyBytes } from './tracing/hierarchy.ts';
import { createTracer } from './tracing/tracer.ts';

/** Width of the preview. */
const previewWidthPx = 192;
/** Largest preview scale, so that it is fast with every medium. */
const mostPreviewTimes = 2;
/** The afterglow after sunset is behind the house, slightly to one side. */
const afterglowAsideRad = 0.35;

export type RenderScene = (scene: Scene, request: RenderRequest) => Promise<RenderedPicture>;

/** Renders linear light for compositing into another picture, which is developed there. */
export type RenderLight = (
  scene: Scene,
  request: RenderRequest & Required<Pick<RenderRequest, 'cutOut'>>,
) => Promise<RenderedLightResult>;

/** Buffers of one thread, reused between pictures, which are queued. */
function createTurns() {
  const workspace = createWorkspace();
  const pool = createBufferPool();
  let last: Promise<unknown> = Promise.resolve();
  return (scene: Scene, request: RenderRequest, isLightOnly: boolean): Promise<RenderResult> => {
    const drawn = last.then(() => render(scene, request, isLightOnly, workspace, pool));
    // a failure only rejects its own call
    last = drawn.catch(() => undefined);
    return drawn;
  };
}

async function pictureIn(
  inTurn: ReturnType<typeof createTurns>,
  ...[scene, request]: Parameters<RenderScene>
): Promise<RenderedPicture> {
  const { image, ...drawn } = await inTurn(scene, request, false);
  return { ...drawn, image: image! };
}

/** A renderer for one thread; draws one picture at a time. */
export function createRenderer(): RenderScene {
  const inTurn = createTurns();
  return (scene, request) => pictureIn(inTurn, scene, request);
}

let shared: ReturnType<typeof createTurns> | undefined;
const ofThread = () => {
  shared ??= createTurns();
  return shared;
};

/** Renders with this thread's own renderer. */
export const renderScene: RenderScene = (scene, request) => pictureIn(ofThread(), scene, request);

export const renderLight: RenderLight = async (scene, request) => {
  const { light, ...drawn } = await ofThread()(scene, request, true);
  return { ...drawn, light: light! };
};

async function render(
  requested: Scene,
  request: RenderRequest,
  isLightOnly: boolean,
  workspace: Workspace,
  pool: BufferPool,
): Promise<RenderResult> {
  const { seed } = request;
  const medium = media[request.medium ?? 'photograph'];
  const times = timesLarger(request, medium.leastLongSidePx);
  const widthPx = request.widthPx * times;
  const heightPx = request.heightPx * times;
  const frame = { widthPx, heightPx };
  const scene = medium.prepare ? medium.prepare(requested) : requested;
  const { indoors } = scene.setting;
  const isTraced = request.quality !== 'draft' && !medium.isFlat;
  const stages = new RenderStages(request);
  await stages.begin('camera');
  const camera = composeCamera(scene, frame);
  const aside = seed % 2 === 0 ? afterglowAsideRad : -afterglowAsideRad;
  const outside = createEnvironment(
    scene.setting,
    { albedo: groundColour(scene) },
    seed,
    Math.atan2(camera.forward[0], camera.forward[2]) + aside,
  );
  const around =
    medium.isInStudio && !indoors ? inStudio(outside, scene.setting.sunAzimuthRad) : outside;
  const environment = limitMist(around, distanceTo(scene.camera.subject, camera));
  const hasPanes = scene.materials.some((material) => material.surface === 'glass');
  const preview = {
    widthPx: previewWidthPx,
    heightPx: Math.max(1, Math.round((previewWidthPx * heightPx) / widthPx)),
  };
  const smallTimes = Math.min(mostPreviewTimes, timesLarger(preview, medium.leastLongSidePx));
  const small = {
    widthPx: preview.widthPx * smallTimes,
    heightPx: preview.heightPx * smallTimes,
  };
  const traced = isTraced ? countTraced(scene.triangles) : 0;
  workspace.begin(
    rasterSourceBytes(scene.triangles.count) +
      visibilityBytes(widthPx, heightPx) +
      visibilityBytes(small.widthPx, small.heightPx) +
      (hasPanes ? paneStripBytes(widthPx) + paneStripBytes(small.widthPx) : 0) +
      sunShadowBytes() +
      hierarchyBytes(traced) +
      4096,
  );
  const source = prepareRasterSource(scene.triangles, scene.materials, workspace);
  await stages.begin('shadow');
  const shadow = drawSunShadow(workspace, source, environment, shadowRegion(scene, camera));
  const { outside: mirrored, sunThrough } = request;
  const seen = { scene, environment, source, shadow, hasPanes };
  const base = { ...seen, outside: mirrored, sunThrough };

  if (request.onPreview) {
    await stages.begin('preview');
    // Plain colours: a process's first preview must not wait for material tiles.
    const materials = scene.materials.map((row) => new PreparedMaterial(row, environment));
    const prepared: PreparedScene = { ...base, materials };
    const smallCamera = scaleCamera(camera, small.widthPx / widthPx);
    const drawn = await drawPicture({
      prepared,
      camera: smallCamera,
      frame: small,
      workspace,
      pool,
    });
    const photograph = develop(drawn, environment, medium, seed, pool);
    const sheet = finish(photograph, drawn, scene, medium, seed, pool);
    request.onPreview(reduceImage(sheet, smallTimes));
  }

  await stages.begin('materials');
  const sizes = tileSizes(scene, widthPx);
  const materials = scene.materials.map(
    (row, index) => new PreparedMaterial(row, environment, sizes[index]),
  );
  await stages.begin('hierarchy');
  const tracer = isTraced
    ? createTracer(workspace, buildHierarchy(scene.triangles, traced, workspace, pool))
    : undefined;
  const prepared: PreparedScene = { ...base, materials };
  const cutOut = request.cutOut && cutOutBuffers(scene, request, widthPx * heightPx);
  const finest = request.quality === 'finer' && !medium.finish ? tracer : undefined;
  const isExact = request.hasExactLight ?? false;
  const view = { prepared, camera, frame, workspace, pool, stages, isExact };
  const drawn =
    finest === undefined
      ? await drawPicture({ ...view, tracer, cutOut })
      : await drawFiner({
          ...view,
          tracer: finest,
          cutOut,
          lens: request.lens ?? 'none',
          onPass: request.onPreview && showPass,
        });
  const light = cutOut && lightOf(drawn, cutOut);
  const image = isLightOnly ? undefined : await photographed();
  stages.end();
  return {
    image,
    ids: reduceIds(drawn.ids, widthPx, times),
    light,
    isFiner: finest !== undefined,
    stats: {
      stageMs: stages.ms,
      triangles: scene.triangles.count,
      tracedRays: tracer?.rays ?? 0,
      shadedSamples: drawn.shaded,
      composition: measureComposition(scene, camera, frame),
    },
  };

  async function photographed(): Promise<RgbImage> {
    await stages.begin('grade');
    const photograph = develop(drawn, environment, medium, seed, pool);
    if (medium.finish) await stages.begin('medium');
    return reduceImage(finish(photograph, drawn, scene, medium, seed, pool), times);
  }

  function showPass(soFar: DrawnPicture): void {
    request.onPreview?.(develop(soFar, environment, medium, seed, pool));
  }
}

function cutOutBuffers(
  { objects }: Scene,
  { cutOut: isIn = () => false, film: isFilm = () => false }: RenderRequest,
  pixels: number,
): CutOutBuffers {
  const film = Uint8Array.from(objects, (object) => (isFilm(object) ? 1 : 0));
  return {
    isIn: Uint8Array.from(objects, (object) => (isIn(object) ? 1 : 0)),
    ...(film.includes(1)
      ? {
          film: {
            isIn: film,
            taken: new Float32Array(pixels * 3),
            added: new Float32Array(pixels * 3),
          },
        }
      : {}),
    radiance: new Float32Array(pixels * 3),
    coverage: new Float32Array(pixels),
    sun: new Float32Array(pixels),
  };
}

/** Copies, since developing overwrites the light, and the buffers are reused. */
function lightOf(drawn: DrawnPicture, cutOut: CutOutBuffers): RenderedLight {
  return {
    radiance: drawn.radiance.slice(),
    cutOut: cutOut.radiance,
    coverage: cutOut.coverage,
    sun: cutOut.sun,
    depth: drawn.depth.slice(),
    film: cutOut.film,
  };
}

/** Develops linear light into a photograph: finished, or plain as the base of a medium. */
function develop(
  drawn: DrawnPicture,
  environment: Environment,
  medium: MediumRow,
  seed: number,
  pool: BufferPool,
): RgbImage {
  const isPlain = medium.finish !== undefined;
  // On paper, snow and rain would look like specks.
  if (!isPlain) addFallingWeather(drawn, environment, seed);
  const { widthPx, heightPx, lightColour } = drawn;
  const options = { seed, isPlain, isPale: medium.isInStudio === true, lightColour };
  return gradePhotograph(drawn.radiance, widthPx, heightPx, environment, options, pool);
}

function finish(
  photograph: RgbImage,
  drawn: DrawnPicture,
  scene: Scene,
  medium: MediumRow,
  seed: number,
  pool: BufferPool,
): RgbImage {
  if (!medium.finish) return photograph;
  const { widthPx, heightPx, camera, triangles, ids, depth } = drawn;
  pool.nextStage();
  return medium.finish({
    widthPx,
    heightPx,
    photograph,
    scene,
    camera,
    triangles,
    ids,
    depth,
    seed,
    pool,
  });
}

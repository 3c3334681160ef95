/** From a scene to a picture: the stages in order, with a small preview first. */

import type { LinearRgb } from '../../colour/oklab.ts';
import { media } from '../media/media.ts';
import type { Box3, Scene } from '../scene-model.ts';
import { type BufferPool, createBufferPool } from './buffer-pool.ts';
import { type Camera, scaleCamera } from './camera.ts';
import { composeCamera, measureComposition } from './composition.ts';
import { denoise } from './denoise.ts';
import { createEnvironment, type Environment, inStudio } from './environment.ts';
import { addFallingWeather } from './falling-weather.ts';
import { cellKinds, type GatherOptions, gatherLight, type LightGrid } from './gather-light.ts';
import { gradePhotograph } from './grade.ts';
import { buildHierarchy, countTraced, hierarchyBytes } from './hierarchy.ts';
import { createLightTransport } from './light-transport.ts';
import { PreparedMaterial } from './prepared-material.ts';
import type { RasterSource } from './rasterize.ts';
import type { RenderRequest, RenderResult, RenderStage, RenderStats } from './render-request.ts';
import { createSceneLights } from './scene-lights.ts';
import { createShader } from './shade.ts';
import { type PictureBuffers, shadePicture } from './shade-picture.ts';
import { drawSunMask } from './sun-mask.ts';
import { drawSunShadow, type SunShadow, sunShadowBytes } from './sun-shadow.ts';
import { createTracer, type Tracer } from './tracer.ts';
import {
  drawVisibility,
  prepareRasterSource,
  rasterSourceBytes,
  roleBits,
  visibilityBytes,
} from './visibility.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

/** Width of the first small picture. */
const previewWidthPx = 256;
/** Share of the whole work that is done when a stage begins. */
const doneAt: Record<RenderStage, number> = {
  camera: 0,
  preview: 0.02,
  visibility: 0.14,
  shadow: 0.2,
  hierarchy: 0.24,
  light: 0.32,
  denoise: 0.56,
  shade: 0.62,
  grade: 0.9,
  medium: 0.95,
};
const seenRoles = roleBits('solid', 'detail', 'backdrop');
const paneRoles = roleBits('pane');

/** Lets messages, such as an abort, arrive. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

class Stages {
  readonly ms: Partial<Record<RenderStage, number>> = {};
  private readonly request: RenderRequest;
  private current: RenderStage | undefined;
  private begun = 0;

  constructor(request: RenderRequest) {
    this.request = request;
  }

  async begin(stage: RenderStage): Promise<void> {
    this.end();
    await breathe();
    this.request.signal?.throwIfAborted();
    this.request.onStage?.(stage, doneAt[stage]);
    this.current = stage;
    this.begun = performance.now();
  }

  end(): void {
    if (this.current) {
      this.ms[this.current] = (this.ms[this.current] ?? 0) + performance.now() - this.begun;
    }
    this.current = undefined;
  }
}

/** Mean colour of what the scene stands on, weighted by area; it lights everything from below. */
function groundAlbedo(scene: Scene): LinearRgb {
  const { triangles, materials, objects, setting } = scene;
  if (setting.snowCover) return [0.78, 0.8, 0.84];
  const sum = [0, 0, 0];
  let areas = 0;
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const label = objects[triangles.objects[triangle]!]!.label;
    if (label !== 'ground' && label !== 'grass' && label !== 'street' && label !== 'terrace')
      continue;
    const at = triangle * 9;
    const p = triangles.positions;
    // Horizontal area; far backdrops count no more than the lawn.
    const ux = p[at + 3]! - p[at]!;
    const uz = p[at + 5]! - p[at + 2]!;
    const vx = p[at + 6]! - p[at]!;
    const vz = p[at + 8]! - p[at + 2]!;
    const area = Math.min(400, Math.abs(ux * vz - uz * vx));
    const albedo = materials[triangles.materials[triangle]!]!.albedo;
    for (let channel = 0; channel < 3; channel++) sum[channel]! += albedo[channel]! * area;
    areas += area;
  }
  if (areas === 0) return [0.17, 0.19, 0.11];
  return [sum[0]! / areas, sum[1]! / areas, sum[2]! / areas];
}

/** What the sun's depth map must cover: the subject and what stands between it and the camera. */
function shadowRegion(scene: Scene, camera: Camera): Box3 {
  const { min, max } = scene.camera.subject;
  if (scene.setting.indoors) return { min, max };
  const reach = 4 + 0.35 * Math.hypot(max[0] - min[0], max[2] - min[2]);
  const [x, , z] = camera.position;
  const pull = 0.55;
  const middleX = (min[0] + max[0]) / 2;
  const middleZ = (min[2] + max[2]) / 2;
  const nearX = middleX + (x - middleX) * pull;
  const nearZ = middleZ + (z - middleZ) * pull;
  return {
    min: [Math.min(min[0] - reach, nearX - 4), 0, Math.min(min[2] - reach, nearZ - 4)],
    max: [Math.max(max[0] + reach, nearX + 4), max[1], Math.max(max[2] + reach, nearZ + 4)],
  };
}

interface Prepared {
  readonly scene: Scene;
  readonly environment: Environment;
  readonly materials: readonly PreparedMaterial[];
  readonly source: RasterSource;
  readonly shadow: SunShadow;
  readonly tracer: Tracer;
}

/** Sky light is smooth and needs few rays; a room's light comes from a few bright places. */
function gatherOptions(indoors: boolean): GatherOptions {
  return indoors
    ? { stepPx: 3, rays: 6, lightSamples: 3 }
    : { stepPx: 2, rays: 4, lightSamples: 2 };
}

interface Drawn extends PictureBuffers {
  /** Mean colour of the light on the visible surfaces. */
  readonly lightColour: ArrayLike<number>;
  readonly shaded: number;
}

export type RenderScene = (scene: Scene, request: RenderRequest) => Promise<RenderResult>;

/**
 * A renderer for one thread: it keeps its buffers from picture to picture and draws one at a time.
 * `wasm: false` forces the JavaScript paths (tests, hosts without SIMD).
 */
export function createRenderer(options: { readonly wasm?: boolean } = {}): RenderScene {
  const workspace = createWorkspace(options);
  const pool = createBufferPool();
  let last: Promise<unknown> = Promise.resolve();
  return (scene, request) => {
    // Pictures share the buffers, so they wait for one another.
    const picture = last.then(() => render(scene, request, workspace, pool));
    last = picture.catch(() => undefined);
    return picture;
  };
}

let shared: RenderScene | undefined;

/** Draws a scene with this thread's own renderer. */
export const renderScene: RenderScene = (scene, request) => {
  shared ??= createRenderer();
  return shared(scene, request);
};

async function render(
  asked: Scene,
  request: RenderRequest,
  workspace: Workspace,
  pool: BufferPool,
): Promise<RenderResult> {
  const { widthPx, heightPx, seed } = request;
  const medium = media[request.medium ?? 'photograph'];
  const scene = medium.prepare ? medium.prepare(asked) : asked;
  const isDraft = request.quality === 'draft' || medium.isFlat === true;
  const isPlain = medium.finish !== undefined;
  const { indoors } = scene.setting;
  const stages = new Stages(request);
  await stages.begin('camera');
  const camera = composeCamera(scene, request);
  const outside = createEnvironment(
    scene.setting,
    { albedo: groundAlbedo(scene) },
    seed,
    Math.atan2(camera.forward[0], camera.forward[2]) + (seed % 2 === 0 ? 0.35 : -0.35),
  );
  const environment =
    medium.isInStudio && !indoors ? inStudio(outside, scene.setting.sunAzimuthRad) : outside;
  const materials = scene.materials.map(
    (material) => new PreparedMaterial(material, environment, indoors ? 512 : 256),
  );
  const hasPanes = scene.materials.some((material) => material.surface === 'glass');
  const previewHeightPx = Math.max(1, Math.round((previewWidthPx * heightPx) / widthPx));
  const traced = countTraced(scene.triangles);
  const layers = hasPanes ? 2 : 1;
  workspace.begin(
    rasterSourceBytes(scene.triangles.count) +
      layers * visibilityBytes(widthPx, heightPx) +
      layers * visibilityBytes(previewWidthPx, previewHeightPx) +
      sunShadowBytes() +
      hierarchyBytes(traced) +
      4096,
  );
  const source = prepareRasterSource(scene.triangles, scene.materials, workspace);

  await stages.begin('shadow');
  const shadow = drawSunShadow(workspace, source, environment, shadowRegion(scene, camera));
  await stages.begin('hierarchy');
  const hierarchy = buildHierarchy(scene.triangles, traced, workspace, pool);
  const tracer = createTracer(workspace, hierarchy);
  const prepared: Prepared = { scene, environment, materials, source, shadow, tracer };

  if (request.onPreview) {
    await stages.begin('preview');
    const small = { widthPx: previewWidthPx, heightPx: previewHeightPx };
    const smallCamera = scaleCamera(camera, previewWidthPx / widthPx);
    const drawn = await draw(prepared, smallCamera, small, undefined, workspace, pool, undefined);
    request.onPreview(
      gradePhotograph(
        drawn.radiance,
        small.widthPx,
        small.heightPx,
        environment,
        { seed, isPlain, lightColour: drawn.lightColour },
        pool,
      ),
    );
  }

  const drawn = await draw(
    prepared,
    camera,
    request,
    isDraft ? undefined : gatherOptions(indoors),
    workspace,
    pool,
    stages,
  );
  await stages.begin('grade');
  // On paper falling snow and rain would only be specks.
  if (!isPlain) addFallingWeather(drawn, request, camera, environment, seed);
  const photograph = gradePhotograph(
    drawn.radiance,
    widthPx,
    heightPx,
    environment,
    { seed, isPlain, lightColour: drawn.lightColour },
    pool,
  );
  let image = photograph;
  if (medium.finish) {
    await stages.begin('medium');
    const { ids, depth, triangles } = drawn;
    image = medium.finish({
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
  stages.end();
  const stats: RenderStats = {
    stageMs: stages.ms,
    triangles: scene.triangles.count,
    tracedRays: tracer.rays,
    wasmRays: tracer.usesWasm ? tracer.rays : 0,
    shadedSamples: drawn.shaded,
    composition: measureComposition(scene, camera, request),
  };
  return { image, ids: drawn.ids.slice(), depth: drawn.depth.slice(), stats };
}

async function draw(
  prepared: Prepared,
  camera: Camera,
  frame: { readonly widthPx: number; readonly heightPx: number },
  gather: GatherOptions | undefined,
  workspace: Workspace,
  pool: BufferPool,
  stages: Stages | undefined,
): Promise<Drawn> {
  const { scene, environment, materials, source, shadow, tracer } = prepared;
  const { widthPx, heightPx } = frame;
  const soup = scene.triangles;
  await stages?.begin('visibility');
  const visible = drawVisibility(workspace, source, camera, seenRoles, widthPx, heightPx);
  const hasPanes = scene.materials.some((material) => material.surface === 'glass');
  const panes = hasPanes
    ? drawVisibility(workspace, source, camera, paneRoles, widthPx, heightPx)
    : undefined;
  const lights = createSceneLights(scene.lights, environment, tracer);
  const transport = createLightTransport({
    soup,
    objects: scene.objects,
    materials,
    environment,
    tracer,
    lights,
    shadow,
  });
  let grid: LightGrid | undefined;
  if (gather) {
    await stages?.begin('light');
    grid = gatherLight(
      soup,
      materials,
      camera,
      visible,
      environment,
      transport,
      lights,
      gather,
      pool,
    );
    await stages?.begin('denoise');
    const spare = pool.floats('cell spare', grid.irradiance.length);
    grid.irradiance = denoise(grid, grid.irradiance, spare, 5, 0.008);
    if (grid.glossy.includes(1)) {
      const other = pool.floats('cell gloss spare', grid.gloss.length);
      grid.gloss = denoise(grid, grid.gloss, other, 3, 0.01, grid.glossy);
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
    mirrors: gather !== undefined,
  });
  const buffers: PictureBuffers = {
    radiance: pool.floats('radiance', widthPx * heightPx * 3),
    ids: pool.words('ids', widthPx * heightPx),
    depth: pool.floats('depth', widthPx * heightPx),
    triangles: pool.integers('shown triangles', widthPx * heightPx),
  };
  const sunMask = drawSunMask(soup, materials, camera, visible, environment, shadow, pool);
  const shaded = shadePicture(soup, materials, camera, visible, panes, sunMask, shader, buffers);
  const lightColour = grid && scene.setting.indoors ? meanLight(grid) : environment.whiteReference;
  return { ...buffers, shaded, lightColour };
}

function meanLight(grid: LightGrid): Float64Array {
  const sum = new Float64Array(3);
  for (let cell = 0; cell < grid.kinds.length; cell++) {
    if (grid.kinds[cell] !== cellKinds.surface) continue;
    for (let channel = 0; channel < 3; channel++) {
      sum[channel]! += grid.irradiance[cell * 3 + channel]!;
    }
  }
  return sum;
}

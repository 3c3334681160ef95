/**
 * Renders a view finer to linear light: indirect light in many rounds of rays, then several passes with sub-pixel
 * offsets. View and scene are those of the first picture.
 */
import {
  brightestOutdoors,
  brightestShare,
  type DrawInput,
  type DrawnPicture,
  seenRoles,
} from '../draw-picture.ts';
import { drawContactShade } from '../light/contact-shade.ts';
import { denoise } from '../light/denoise.ts';
import { gatherLight } from '../light/gather-light.ts';
import type { LightGrid } from '../light/light-grid.ts';
import { createLightTransport } from '../light/light-transport.ts';
import { meanLevel, meanLight } from '../light/mean-light.ts';
import { createNarrowFaces } from '../light/narrow-faces.ts';
import { denoiseAround } from '../light/near-shade.ts';
import { createPointLight } from '../light/point-light.ts';
import { createSceneLights } from '../light/scene-lights.ts';
import { drawSunMask } from '../light/sun-mask.ts';
import { warmUpLightCache } from '../light/warm-up-light-cache.ts';
import { createPaneStrips } from '../raster/pane-strips.ts';
import { rotatedGrid, samplesPerPixel } from '../raster/rasterize.ts';
import { drawVisibility, rasterize } from '../raster/visibility.ts';
import type { Lens } from '../render-request.ts';
import type { RenderStages } from '../render-stages.ts';
import type { PictureBuffers } from '../shading/picture-buffers.ts';
import { createShader } from '../shading/shade.ts';
import { shadePicture } from '../shading/shade-picture.ts';
import type { Tracer } from '../tracing/tracer.ts';
import { createBevels } from './bevels.ts';
import { addCrispness } from './crispness.ts';
import { createCutOutSum } from './cut-out-sum.ts';
import { filterLamps } from './filter-lamps.ts';
import { findDetail, findUneven } from './find-detail.ts';
import {
  finerEstimates,
  finerLight,
  finerMirrorEstimates,
  passOffsets,
  shownPasses,
  stepPxOf,
} from './finer-plan.ts';
import { focusMetres } from './focus.ts';
import { gatherRounds } from './gather-rounds.ts';
import { applyLens } from './lens.ts';
import { createPassSum } from './pass-sum.ts';

/** Search radius in cells for the light of narrow faces, which would look dashed without it. */
const alikeReach = 8;
/** Exponent that deepens near shade: things composited into a photo seem to float in physically correct light. */
const laidInDeepened = 1.3;
/** Parts of windows, new or not. */
const inOpenings = /reveal$|window (frame|board)$/;
/** More rays make a reflection than in the first picture, so bright ones are clamped less. */
const glossTimes = 1.6;

export interface FinerInput extends Omit<DrawInput, 'tracer' | 'stages'> {
  readonly tracer: Tracer;
  readonly stages: RenderStages;
  readonly lens: Lens;
  /** Called after some passes with the picture so far. */
  readonly onPass?: ((drawn: DrawnPicture) => void) | undefined;
}

export async function drawFiner(input: FinerInput): Promise<DrawnPicture> {
  const {
    prepared,
    camera,
    frame,
    tracer,
    workspace,
    pool,
    stages,
    lens,
    onPass,
    cutOut,
    isExact = false,
  } = input;
  const { scene, environment, materials, source, shadow, hasPanes } = prepared;
  const { widthPx, heightPx } = frame;
  const pixels = widthPx * heightPx;
  const soup = scene.triangles;
  const { objects } = scene;
  const { indoors } = scene.setting;
  await stages.begin('visibility');
  const visible = drawVisibility(workspace, source, camera, seenRoles, widthPx, heightPx);
  const lights = createSceneLights(scene.lights, environment, tracer);
  const transport = createLightTransport({
    soup,
    objects,
    materials,
    environment,
    tracer,
    lights,
    shadow,
    estimates: finerEstimates,
    mirrorEstimates: finerMirrorEstimates,
    outside: prepared.outside,
  });
  const { grid, lamps, lampVariance } = await gather();
  await stages.begin('denoise');
  pool.nextStage();
  const wideRounds = indoors ? 4 : 3;
  const around = cutOut ? { fineReach: 2, deepened: laidInDeepened } : { fineReach: 1 };
  denoiseAround(grid, pool, indoors, { wideRounds, ...around });
  filterLamps(grid, lamps, lampVariance, pool);
  denoise(grid, {
    light: lamps,
    spare: pool.passing.floats(lamps.length),
    rounds: 1,
    planeTolerance: 0.008,
  });
  for (let at = 0; at < lamps.length; at++) grid.irradiance[at]! += lamps[at]!;
  if (isExact) transport.evenMirrorsTo(meanLevel(grid));
  if (grid.glossy.includes(1)) {
    denoise(grid, {
      light: grid.gloss,
      spare: pool.passing.floats(grid.gloss.length),
      rounds: 3,
      planeTolerance: 0.01,
      mask: grid.glossy,
    });
  }
  const isFrame = Uint8Array.from(objects, ({ name }) => (inOpenings.test(name) ? 1 : 0));
  // outdoors the sky lights every face alike
  const pointLight = indoors ? createPointLight(transport, lights) : undefined;
  const narrowFaces =
    pointLight &&
    createNarrowFaces({
      soup,
      materials,
      camera,
      stepPx: grid.stepPx,
      transport,
      pointLight,
      meanLevel: meanLevel(grid),
      deepened: cutOut ? laidInDeepened : 0,
    });
  const shader = createShader({
    soup,
    materials,
    environment,
    transport,
    lights,
    shadow,
    grid,
    alikeReach,
    pointLight,
    narrowFaces,
    sunThrough: prepared.sunThrough,
    ...(cutOut && indoors ? { frameLight: { isFrame, mean: meanLevel(grid) } } : {}),
    mirrors: true,
  });
  const buffers: PictureBuffers = {
    radiance: pool.floats('radiance', pixels * 3),
    ids: pool.words('ids', pixels),
    depth: pool.floats('depth', pixels),
    triangles: pool.integers('shown triangles', pixels),
  };
  /** Object ids come from the first pass, which has no offset; later passes write theirs here. */
  const unread: PictureBuffers = {
    radiance: buffers.radiance,
    ids: pool.words('ids of a pass', pixels),
    depth: pool.floats('depth of a pass', pixels),
    triangles: pool.integers('triangles of a pass', pixels),
  };
  const brightestSample = indoors ? brightestShare * meanLevel(grid) : brightestOutdoors;
  const lightColour = indoors ? meanLight(grid) : environment.whiteReference;
  const sum = createPassSum(pixels * 3, pool);
  const panes = hasPanes ? createPaneStrips(workspace, source, camera, widthPx) : undefined;
  const cutOutSum = cutOut && createCutOutSum(cutOut);
  let shaded = 0;
  /** Depth behind glass, for the lens. */
  const through = pool.floats('depth through glass', pixels);
  const rawSun = pool.floats('raw sun', pixels);
  const rawContact = pool.floats('raw contact', pixels);
  let focus: number | undefined;
  let unevenSun: Uint8Array | undefined;
  let unevenContact: Uint8Array | undefined;
  let detailed: Uint8Array | undefined;
  const drawnSoFar = (): DrawnPicture => {
    sum.mean(buffers.radiance);
    // light for compositing is developed with the photo
    if (!cutOut) addCrispness(buffers.radiance, widthPx, heightPx, pool);
    if (focus !== undefined) {
      applyLens({
        radiance: buffers.radiance,
        depth: through,
        widthPx,
        heightPx,
        focalPx: camera.focalPx,
        focusMetres: focus,
        lens,
        pool,
      });
    }
    return { ...buffers, widthPx, heightPx, camera, shaded, lightColour };
  };
  for (const [pass, [offsetX, offsetY]] of passOffsets.entries()) {
    await stages.continue('shade', pass / passOffsets.length);
    const aside = {
      ...camera,
      centreX: camera.centreX + offsetX,
      centreY: camera.centreY + offsetY,
    };
    const view = { camera: aside, roleBits: seenRoles, pattern: rotatedGrid, parallelDepth: 0 };
    rasterize(workspace, source, view, visible);
    panes?.turnTo(aside);
    pool.nextStage();
    const seen = { soup, materials, camera: aside, visibility: visible, pool, pass };
    const sun = { ...seen, environment, shadow, raw: rawSun, wanted: unevenSun };
    const sunMask = drawSunMask(sun);
    const contact = { ...seen, indoors, raw: rawContact, wanted: unevenContact, isByFace: true };
    const contactShade = drawContactShade(contact);
    shaded += shadePicture({
      soup,
      materials,
      camera: aside,
      visible,
      panes,
      sunMask,
      contactShade,
      shader,
      isQuick: false,
      brightestSample,
      ...(cutOut && indoors ? { whiteLevel: meanLevel(grid) } : {}),
      buffers: pass === 0 ? buffers : unread,
      cutOut: cutOutSum?.pass,
      bevels: createBevels({ soup, materials, camera: aside, transport }),
      wanted: detailed,
    });
    if (pass === 0) {
      for (let pixel = 0; pixel < pixels; pixel++) {
        through[pixel] = 1 / visible.inverseDepth[pixel * samplesPerPixel]!;
      }
      focus = focusMetres(scene, buffers.ids, through, widthPx);
    }
    sum.add(buffers.radiance, brightestSample, detailed);
    cutOutSum?.add(detailed);
    if (!detailed) {
      detailed = findDetail(buffers, widthPx, heightPx, pool);
      const { ids } = buffers;
      const mask = (name: string) => pool.bytes(name, pixels);
      unevenSun = findUneven(detailed, rawSun, ids, widthPx, mask('uneven sun'));
      unevenContact = findUneven(detailed, rawContact, ids, widthPx, mask('uneven contact'));
    }
    if (shownPasses.has(pass)) onPass?.(drawnSoFar());
  }
  cutOutSum?.end();
  return drawnSoFar();

  async function gather() {
    await stages.begin('light');
    if (indoors) warmUpLightCache(transport, camera.position);
    const plan = indoors ? finerLight.indoors : finerLight.outdoors;
    const stepPx = stepPxOf(pixels);
    const cells = Math.ceil(widthPx / stepPx) * Math.ceil(heightPx / stepPx);
    // Several rounds are enough rays for folds.
    const isFolded = new Uint8Array(objects.length);
    const common = { soup, materials, camera, visibility: visible, environment, transport, lights };
    return gatherRounds({
      rounds: plan.rounds,
      cells,
      pool,
      betweenRounds: (done) => stages.continue('light', done),
      mostGloss: (first: LightGrid, lampLight) => levelWith(first, lampLight),
      gather: (round, roundLamps) =>
        gatherLight({
          ...common,
          isFolded,
          options: {
            ...plan,
            isExact,
            stepPx,
            round,
            lamps: roundLamps,
            ...(indoors ? { room: scene.camera.subject } : {}),
          },
          pool,
        }),
    });
  }
}

/** Reflections are limited to nine times this level. */
function levelWith(grid: LightGrid, lamps: Float32Array): number {
  const bounced = meanLevel(grid);
  const straight = meanLevel({ ...grid, irradiance: lamps });
  return glossTimes * (bounced + straight);
}

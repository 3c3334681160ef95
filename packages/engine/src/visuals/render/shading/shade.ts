/**
 * Radiance of a visible point: surface, light, reflections, and air in front. One closure holds all shared state,
 * since it runs for every pixel and lookups would be slow: over 300 lines for that reason.
 */

import { cloudNoise, interleavedNoise, ridgeNoise } from '../../../ops/noise-field.ts';
import { clamp01, mix, smoothStep } from '../../../ops/ramps.ts';
import { type TriangleSoup, triangleFlags } from '../../scene-model.ts';
import type { LightGrid } from '../light/light-grid.ts';
import type { LightTransport } from '../light/light-transport.ts';
import { meanLevel } from '../light/mean-light.ts';
import type { NarrowFaces } from '../light/narrow-faces.ts';
import type { PointLight } from '../light/point-light.ts';
import type { SceneLights } from '../light/scene-lights.ts';
import { type SunShadow, sunPullMetres } from '../light/sun-shadow.ts';
import type { SunThrough } from '../render-request.ts';
import type { Environment } from '../sky/environment.ts';
import type { PreparedMaterial } from '../surface/prepared-material.ts';
import { evaluateSurface } from '../surface/surface.ts';
import { type Hit, pullPoint, Surface, SurfacePoint } from '../surface/surface-point.ts';
import { Ray } from '../tracing/ray.ts';
import { airBefore } from './air.ts';
import { lightFromGrid } from './light-from-grid.ts';
import type { PicturePoint } from './picture-point.ts';

export interface ShadingScene {
  readonly soup: TriangleSoup;
  readonly materials: readonly PreparedMaterial[];
  readonly environment: Environment;
  readonly transport: LightTransport;
  readonly lights: SceneLights;
  readonly shadow: SunShadow;
  /** Undefined in a draft, where everything gets plain ambient light. */
  readonly grid: LightGrid | undefined;
  /** Search radius in cells for the light of narrow faces. */
  readonly alikeReach?: number;
  /** Traces the light of points that no cell represents. */
  readonly pointLight?: PointLight | undefined;
  readonly narrowFaces?: NarrowFaces | undefined;
  /** Mean light to which the frames and reveals of windows keep: a pixel wide beside the sky, they glare in dots. */
  readonly frameLight?: { readonly isFrame: Uint8Array; readonly mean: number };
  readonly sunThrough?: SunThrough | undefined;
  readonly mirrors: boolean;
}

export interface Shader {
  /** Radiance of an opaque point. */
  opaque(hit: Hit, point: PicturePoint, out: Float64Array): void;
  /** Composites a pane over what is behind it, in place. */
  pane(hit: Hit, colour: Float64Array): void;
  /** A pane alone: the share of light it lets pass, then the light it mirrors, each per channel. */
  film(hit: Hit, out: Float64Array): void;
  sky(hit: Hit, out: Float64Array): void;
}

const usualReach = 2;
const pointRays = 14;
const metalRays = 8;
/** Most light of one of them, relative to the room's mean. */
const brightestOnMetal = 2;
/** Bounds of the light on frames, relative to the mean. */
const framed = { least: 0.7, most: 1.4 } as const;

/** Exposure of the view through a window, as in a bracketed photo. */
const viewThroughWindow = 0.4;

function fresnel(straight: number, cosine: number): number {
  const m = 1 - clamp01(cosine);
  const m2 = m * m;
  return straight + (1 - straight) * m2 * m2 * m;
}

/** Fresnel at grazing incidence: smooth surfaces reflect everything, rough ones this share. */
const roughEdge = { from: 0.35, to: 0.65, share: 0.25 } as const;

/** Indoors light comes from one side, that of the sun, which makes relief visible. */
const towardsWindows = 0.9;

/** Polished metal, glaze and lacquer get a sharp reflection; the blurred rest is gathered with the light. */
const polish = { from: 0.34, wholly: 0.18, most: 0.6 } as const;

const polishOf = (roughness: number): number =>
  polish.most * clamp01((polish.from - roughness) / (polish.from - polish.wholly));

export function createShader(scene: ShadingScene): Shader {
  const { soup, materials, environment, transport, lights, shadow, grid } = scene;
  const { pointLight, narrowFaces, sunThrough } = scene;
  const alikeReach = pointLight ? undefined : (scene.alikeReach ?? usualReach);
  const { frameLight } = scene;
  const surface = new Surface();
  const light = new Float64Array(3);
  const mirror = new Float64Array(3);
  const lamp = new Float64Array(3);
  const gloss = new Float64Array(4);
  const reading = grid && { cells: grid, light, gloss, reach: alikeReach };
  const reflection = new Ray();
  /** Where the sun's shadow is looked up. */
  const sunlit = new SurfacePoint();
  const [sunX, sunY, sunZ] = environment.sunDirection;
  const [sunRed, sunGreen, sunBlue] = environment.sunRadiance;
  const { hasSun } = environment;
  const isIndoors = environment.setting.indoors;
  const pullMetres = sunPullMetres(environment);
  const addAir = airBefore(environment);

  const ambient = (up: number, share: number): void => {
    transport.ambient(up, light);
    for (let channel = 0; channel < 3; channel++) light[channel]! *= share;
  };

  const leaf = (hit: Hit, { px, py }: PicturePoint, out: Float64Array): void => {
    const openness = soup.openness[hit.triangle]! / 255;
    let sun = 0;
    let through = 0;
    if (hasSun) {
      const visible = shadow.quick(hit.x, hit.y, hit.z, interleavedNoise(px, py));
      const facing = hit.nx * sunX + hit.ny * sunY + hit.nz * sunZ;
      // Shading of a crown's overall shape: its normals point outwards, its leaves in all directions.
      const round = hit.faceX * sunX + hit.faceY * sunY + hit.faceZ * sunZ;
      sun = (0.2 + 0.5 * Math.abs(facing) * 0.6 + 0.45 * Math.max(0, round)) * visible;
      const against = hit.dx * sunX + hit.dy * sunY + hit.dz * sunZ;
      through = against > 0 ? against * against * against * 0.9 * visible : 0;
    }
    transport.ambient(surface.ny * 0.5 + 0.3, light);
    lights.unshadowed(hit.x, hit.y, hit.z, lamp);
    out[0] = surface.red * (light[0]! * openness + sunRed * (sun + through) + lamp[0]!);
    out[1] = surface.green * (light[1]! * openness + sunGreen * (sun + through * 1.1) + lamp[1]!);
    out[2] = surface.blue * (light[2]! * openness + sunBlue * (sun + through * 0.5) + lamp[2]!);
  };

  const reflect = (hit: Hit, nx: number, ny: number, nz: number, liftMetres: number): number => {
    const cosine = -(hit.dx * nx + hit.dy * ny + hit.dz * nz);
    const rx = hit.dx + 2 * cosine * nx;
    let ry = hit.dy + 2 * cosine * ny;
    const rz = hit.dz + 2 * cosine * nz;
    // A wave must not reflect what is under water.
    if (hit.ny > 0.9) ry = Math.abs(ry) + 0.001;
    if (scene.mirrors) {
      reflection
        .from(hit.x + hit.nx * liftMetres, hit.y + hit.ny * liftMetres, hit.z + hit.nz * liftMetres)
        .towards(rx, ry, rz);
      transport.reflected(reflection, hit.footprint, mirror);
    } else environment.sky.sample(rx, ry, rz, mirror);
    return cosine;
  };

  const water = (
    hit: Hit,
    material: PreparedMaterial,
    { px, py }: PicturePoint,
    out: Float64Array,
  ) => {
    const cosine = reflect(hit, surface.nx, surface.ny, surface.nz, 0.01);
    const share = fresnel(0.02, cosine);
    transport.ambient(1, light);
    pullPoint(hit, 0, sunlit);
    sunlit.nx = 0;
    sunlit.ny = 1;
    sunlit.nz = 0;
    const sun = hasSun ? shadow.soft(sunlit, interleavedNoise(px, py)) * Math.max(0, sunY) : 0;
    const glow = (material.source.poolGlow ?? 0) * environment.lampLevel;
    // Caustics on the pool's floor.
    const knots = Math.max(0, ridgeNoise.sample(hit.x * 0.25, hit.z * 0.25) - 0.6);
    const caustic = 1 + 2 * knots * Math.min(1, sun + glow * 0.4);
    const body = clamp01(-hit.dy * 1.6);
    out[0] = mix(
      surface.red * (light[0]! + sunRed * sun + glow) * caustic * body,
      mirror[0]!,
      share,
    );
    out[1] = mix(
      surface.green * (light[1]! + sunGreen * sun + glow) * caustic * (0.4 + 0.6 * body),
      mirror[1]!,
      share,
    );
    out[2] = mix(
      surface.blue * (light[2]! + sunBlue * sun + glow) * caustic * (0.4 + 0.6 * body),
      mirror[2]!,
      share,
    );
    const nx = surface.nx;
    const ny = surface.ny;
    const nz = surface.nz;
    const d = hit.dx * nx + hit.dy * ny + hit.dz * nz;
    const towards =
      (hit.dx - 2 * d * nx) * sunX + (hit.dy - 2 * d * ny) * sunY + (hit.dz - 2 * d * nz) * sunZ;
    if (sun > 0 && towards > 0.9) {
      const glint = Math.min(4, towards ** 400 * sun * 8);
      out[0]! += sunRed * glint;
      out[1]! += sunGreen * glint;
      out[2]! += sunBlue * glint;
    }
  };

  /** A lamp that one ray meets and its neighbours miss would be a bead on a rim. */
  const mostOfRay = isIndoors && grid ? brightestOnMetal * meanLevel(grid) : Infinity;
  const isFlat = ({ triangle }: Hit) => (soup.flags[triangle]! & triangleFlags.smooth) === 0;

  /** Mean around the mirror direction: rims and rods of metal are too thin for the light grid. */
  const reflectRoughly = (hit: Hit, roughness: number): void => {
    const spread = roughness * roughness * 0.7;
    let [red, green, blue] = [0, 0, 0];
    for (let ray = 0; ray < metalRays; ray++) {
      const turn = (6.2832 * ray) / metalRays + 0.5;
      const x = surface.nx + Math.cos(turn) * spread;
      const y = surface.ny + Math.sin(turn) * spread;
      const z = surface.nz + Math.sin(turn + 2) * spread;
      const length = Math.sqrt(x * x + y * y + z * z);
      reflect(hit, x / length, y / length, z / length, 0.006);
      const brightest = Math.max(mirror[0]!, mirror[1]!, mirror[2]!);
      const held = Math.min(1, mostOfRay / Math.max(1e-9, brightest)) / metalRays;
      red += mirror[0]! * held;
      green += mirror[1]! * held;
      blue += mirror[2]! * held;
    }
    mirror[0] = red;
    mirror[1] = green;
    mirror[2] = blue;
  };

  const solid = (hit: Hit, material: PreparedMaterial, point: PicturePoint, out: Float64Array) => {
    const { px, py, sunlight, contact } = point;
    const { nx, ny, nz } = surface;
    let isTraced = false;
    let isNarrow = false;
    if (!reading) {
      ambient(hit.ny, isIndoors ? 0.45 : 0.8);
      gloss[3] = 0;
    } else if (narrowFaces?.light(hit, light, gloss)) {
      isTraced = true;
      isNarrow = true;
    } else if (!lightFromGrid(reading, point, hit, isFlat(hit))) {
      // the same rays everywhere: in a slit between fronts others would make a dotted line
      if (pointLight) pointLight(hit, pointRays, 0.5, 0.25, light);
      else ambient(hit.ny, isIndoors ? 0.25 : 0.6);
      isTraced = pointLight !== undefined;
    }
    if (frameLight?.isFrame[soup.objects[hit.triangle]!]) {
      const level = Math.max(1e-6, (light[0]! + light[1]! + light[2]!) / 3 / frameLight.mean);
      const even = Math.min(framed.most, Math.max(framed.least, level)) / level;
      for (let c = 0; c < 3; c++) light[c]! *= even;
    }
    let sun = 0;
    const facing = nx * sunX + ny * sunY + nz * sunZ;
    if (hasSun && facing > 0 && hit.nx * sunX + hit.ny * sunY + hit.nz * sunZ > 0) {
      pullPoint(hit, pullMetres, sunlit);
      sun = facing * (sunlight >= 0 ? sunlight : shadow.soft(sunlit, interleavedNoise(px, py)));
      if (sunThrough && sun > 0) sun *= sunThrough(hit.x, hit.y, hit.z);
    }
    // Relief: hollows are darker, and slopes towards the light brighter.
    const leaning = isIndoors
      ? towardsWindows * ((nx - hit.nx) * sunX + (nz - hit.nz) * sunZ) + 0.35 * (ny - hit.ny)
      : 0.35 * (ny - hit.ny);
    const relief = (isTraced ? 1 : contact) * surface.cavity * Math.max(0.4, 1 + leaning);
    const cosine = -(hit.dx * nx + hit.dy * ny + hit.dz * nz);
    const { roughness, isMetal } = surface;
    const diffuse = isMetal ? 0.15 : 1;
    const { red, green, blue } = surface;
    out[0] = red * diffuse * (light[0]! * relief + sunRed * sun) + surface.emitRed;
    out[1] = green * diffuse * (light[1]! * relief + sunGreen * sun) + surface.emitGreen;
    out[2] = blue * diffuse * (light[2]! * relief + sunBlue * sun) + surface.emitBlue;
    const edge = mix(1, roughEdge.share, smoothStep(roughEdge.from, roughEdge.to, roughness));
    const share = surface.specular + (fresnel(surface.specular, cosine) - surface.specular) * edge;
    if (material.surface === 'mirror') {
      reflect(hit, nx, ny, nz, 0.02);
      out[0] = mirror[0]! * red;
      out[1] = mirror[1]! * green;
      out[2] = mirror[2]! * blue;
    } else if (roughness < 0.05) {
      reflect(hit, nx, ny, nz, 0.02);
      for (let channel = 0; channel < 3; channel++) {
        out[channel] = out[channel]! * (1 - share) + mirror[channel]! * share;
      }
    } else if ((isMetal || (isNarrow && material.isGlossy)) && pointLight && !isFlat(hit)) {
      reflectRoughly(hit, roughness);
      const strength = isMetal ? 1 : share * (1 - roughness * 0.6);
      for (let channel = 0; channel < 3; channel++) {
        const own = isMetal ? [red, green, blue][channel]! : 1;
        out[channel] = out[channel]! * (1 - strength * 0.9) + mirror[channel]! * strength * own;
      }
    } else if (gloss[3]! > 0) {
      const sharp = scene.mirrors && !isNarrow ? polishOf(roughness) : 0;
      if (sharp > 0) {
        reflect(hit, nx, ny, nz, 0.01);
        const total = gloss[3]!;
        for (let channel = 0; channel < 3; channel++)
          gloss[channel] = mix(gloss[channel]!, mirror[channel]! * total, sharp);
      }
      const strength = isMetal ? 1 : share * (1 - roughness * 0.6);
      const inverse = 1 / gloss[3]!;
      out[0] =
        out[0]! * (1 - strength * 0.9) + gloss[0]! * inverse * strength * (isMetal ? red : 1);
      out[1] =
        out[1]! * (1 - strength * 0.9) + gloss[1]! * inverse * strength * (isMetal ? green : 1);
      out[2] =
        out[2]! * (1 - strength * 0.9) + gloss[2]! * inverse * strength * (isMetal ? blue : 1);
    }
    if (sun > 0 && roughness < 0.7) {
      const hx = sunX - hit.dx;
      const hy = sunY - hit.dy;
      const hz = sunZ - hit.dz;
      const length = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1;
      const half = Math.max(0, (hx * nx + hy * ny + hz * nz) / length);
      const power = 2 / (roughness * roughness * roughness * roughness + 0.001);
      const shine = Math.min(0.6, half ** power * (power + 2) * 0.24 * sun * surface.specular);
      out[0]! += sunRed * shine;
      out[1]! += sunGreen * shine;
      out[2]! += sunBlue * shine;
    }
  };

  /** Writes the mirrored light; returns its share. */
  const mirroredBy = (hit: Hit, material: PreparedMaterial): number => {
    // Float glass is never perfectly flat.
    const wave = cloudNoise.sample((hit.x + hit.z) * 0.15, hit.y * 0.15) - 0.5;
    const nx = hit.nx + wave * 0.012;
    const ny = hit.ny + wave * 0.01;
    const nz = hit.nz;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    const cosine = reflect(hit, nx / length, ny / length, nz / length, 0.03);
    return fresnel(material.source.specular ?? 0.07, cosine);
  };

  return {
    opaque(hit, point, out) {
      const material = materials[soup.materials[hit.triangle]!]!;
      evaluateSurface(soup, material, environment, hit, 4, surface);
      if (material.isFoliage) leaf(hit, point, out);
      else if (material.surface === 'water') water(hit, material, point, out);
      else solid(hit, material, point, out);
      addAir?.(hit, point.depth, out);
    },
    pane(hit, colour) {
      const material = materials[soup.materials[hit.triangle]!]!;
      const share = mirroredBy(hit, material);
      const outside = isIndoors ? viewThroughWindow : 1;
      colour[0] = colour[0]! * material.red * outside * (1 - share) + mirror[0]! * share;
      colour[1] = colour[1]! * material.green * outside * (1 - share) + mirror[1]! * share;
      colour[2] = colour[2]! * material.blue * outside * (1 - share) + mirror[2]! * share;
    },
    film(hit, out) {
      const material = materials[soup.materials[hit.triangle]!]!;
      const share = mirroredBy(hit, material);
      for (const [c, own] of [material.red, material.green, material.blue].entries()) {
        out[c] = own * (1 - share);
        out[3 + c] = mirror[c]! * share;
      }
    },
    sky(hit, out) {
      environment.viewSky(hit.dx, hit.dy, hit.dz, out);
    },
  };
}

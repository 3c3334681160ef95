/** External lighting of a scene: sun or moon, sky, clouds, air. */
import type { LinearRgb } from '../../../colour/oklab.ts';
import { luminance, mix, smoothStep } from '../../../ops/ramps.ts';
import { createRandom } from '../../../random/random.ts';
import type { Vector3 } from '../../scene-model.ts';
import type { SceneSetting } from '../../scene-setting.ts';
import { transmittance } from './atmosphere.ts';
import { addStars, clearPainter, evening } from './clear-sky.ts';
import { addClouds, type CloudLayer } from './clouds.ts';
import {
  type TimeOfDayLight,
  timeOfDayLights,
  type WeatherLight,
  weatherLights,
} from './light-settings.ts';
import { bakeSkyDome, type SkyDome } from './sky-dome.ts';

/** Penumbra of a hazy sun relative to a clear one. */
const hazePenumbra = 2;

export interface Environment {
  readonly setting: SceneSetting;
  readonly time: TimeOfDayLight;
  readonly weather: WeatherLight;
  readonly sunDirection: Vector3;
  /** Radiance of white facing the sun; zero if it is hidden. */
  readonly sunRadiance: LinearRgb;
  readonly hasSun: boolean;
  /** Penumbra width per metre between caster and receiver. */
  readonly penumbra: number;
  readonly lampLevel: number;
  /** With clouds, for reflections and lighting. */
  readonly sky: SkyDome;
  /** Light from the upper and the lower half, for points without traced rays. */
  readonly ambientUp: LinearRgb;
  readonly ambientDown: LinearRgb;
  readonly fogColour: LinearRgb;
  readonly fogTowardsSun: LinearRgb;
  /** Reference light for white balance. */
  readonly whiteReference: LinearRgb;
  /** The sky as seen by the camera: sharp clouds, sun disc and stars. */
  viewSky(dx: number, dy: number, dz: number, out: Float64Array): void;
}

/** Albedo of the ground for the light that it reflects. */
export interface GroundLook {
  readonly albedo: LinearRgb;
}

function scaled(colour: LinearRgb, factor: number): LinearRgb {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

function sunColourAt(heightKm: number, sunMu: number): LinearRgb {
  const through = new Float64Array(3);
  transmittance(heightKm, sunMu, through);
  const brightest = Math.max(through[0]!, through[1]!, through[2]!, 1e-6);
  return [through[0]! / brightest, through[1]! / brightest, through[2]! / brightest];
}

/** Share of daylight's colour that is left after white balance. */
const balancedColour = 0.25;

function balanced(colour: ArrayLike<number>): LinearRgb {
  const light = luminance([colour[0]!, colour[1]!, colour[2]!]);
  return [0, 1, 2].map((channel) =>
    mix(light, colour[channel]!, balancedColour),
  ) as unknown as LinearRgb;
}

/** Dust shifts the last light on clouds from pink to apricot. */
const afterglowOnClouds: LinearRgb = [0.95, 0.5, 0.28];
const moonlight: LinearRgb = [0.62, 0.78, 1];
function sunDirection(setting: SceneSetting, time: TimeOfDayLight, afterglow: number): Vector3 {
  const elevation = setting.sunElevationRad ?? (time.sunElevationDeg * Math.PI) / 180;
  const azimuth = elevation < 0 ? afterglow : setting.sunAzimuthRad;
  const flat = Math.cos(elevation);
  return [Math.sin(azimuth) * flat, Math.sin(elevation), Math.cos(azimuth) * flat];
}

/**
 * @param afterglowAzimuthRad direction of the glow after sunset. A set sun lights no wall, so it is free to choose:
 * behind the house, where the picture shows it.
 */
export function createEnvironment(
  setting: SceneSetting,
  ground: GroundLook,
  seed: number,
  afterglowAzimuthRad: number,
): Environment {
  const time = timeOfDayLights[setting.time];
  const air = weatherLights[setting.weather];
  const mist = setting.indoors ? 0 : time.mistPerMetre;
  const weather = { ...air, fogPerMetre: Math.max(air.fogPerMetre, mist) };
  const random = createRandom(seed).fork('sky');
  const isNight = setting.time === 'night';
  const sun = sunDirection(setting, time, afterglowAzimuthRad);
  const sunTint = isNight ? moonlight : sunColourAt(0.2, sun[1]);
  const sunLevel = setting.sunLevel ?? time.sunLevel * weather.sunThrough;
  const sunColoured = sunTint.map(
    (channel) => mix(1, channel, isNight ? 1 : time.sunColour) * sunLevel,
  ) as unknown as LinearRgb;
  const sunRadiance = setting.hasWhiteLight ? balanced(sunColoured) : sunColoured;
  // Under an overcast sky the sun casts no visible shadow; its light is in the layer.
  const hasHaze = setting.sunLevel !== undefined && setting.sunLevel > 0;
  const hasSun =
    hasHaze || (weather.sunThrough > 0.1 && Math.max(...sunRadiance) > 0.01 && sun[1] > 0.01);

  const paintClear = clearPainter(time, isNight, sun);
  const clearMean = meanOf(paintClear);
  const clearLight = luminance(clearMean);
  // A cloud layer mixes the light of the whole sky to grey, with a trace of hue.
  const veilColour = clearMean.map(
    (channel) => mix(clearLight, channel, 0.28) * weather.veilLevel,
  ) as unknown as LinearRgb;
  // High clouds are still lit by the sun after sunset.
  const highSun = sunColourAt(sun[1] < 0 ? 14 : 4, sun[1]);
  const cloudSun = isNight
    ? moonlight
    : mixColours(highSun, afterglowOnClouds, 0.55 * evening(sun[1]));
  const cloudLight =
    time.sunLevel > 0 ? time.sunLevel * 0.42 * weather.sunThrough : time.skyLevel * 1.15;
  const clouds: CloudLayer = {
    cover: weather.cloudCover === 0 ? 0 : weather.cloudCover * random.between(0.9, 1.08),
    offset: random.next() * 3,
    sunDirection: sun,
    shadowColour: mixColours(
      scaled(mixColours(clearMean, veilColour, 0.6), 0.62),
      scaled(veilColour, 0.66),
      weather.veil,
    ),
    litColour: mixColours(
      scaled(cloudSun, isNight ? 0.02 : Math.max(cloudLight, time.skyLevel * 0.35)),
      scaled(veilColour, 0.42),
      weather.veil,
    ),
  };

  const paintBase = (dx: number, dy: number, dz: number, out: Float64Array) => {
    paintClear(dx, dy, dz, out);
    if (weather.veil <= 0) return;
    // CIE overcast sky: three times brighter at the zenith than at the horizon, softened by haze.
    const layer = (1 + 1.1 * dy) / 1.6;
    for (let channel = 0; channel < 3; channel++) {
      out[channel] = mix(out[channel]!, veilColour[channel]! * layer, weather.veil);
      // At night the layer is lit from below by the town.
      if (isNight)
        out[channel]! += (time.horizonGlow[channel]! / 3) * weather.veil * Math.exp(-dy * 3);
    }
  };
  const paintBalanced: typeof paintBase = (dx, dy, dz, out) => {
    paintBase(dx, dy, dz, out);
    out.set(balanced(out));
  };
  const base = bakeSkyDome(144, setting.hasWhiteLight ? paintBalanced : paintBase);
  const sunDown = hasSun ? Math.max(0, sun[1]) : 0;
  const groundRadiance = ground.albedo.map(
    (albedo, channel) =>
      albedo * (base.mean[channel]! * 0.8 + sunRadiance[channel]! * sunDown * 0.75),
  ) as unknown as LinearRgb;
  base.ground = groundRadiance;
  // Reflections and bounced light need no sharp clouds.
  const sky = bakeSkyDome(88, (dx, dy, dz, out) => {
    base.sample(dx, dy, dz, out);
    addClouds(clouds, dx, dy, dz, out);
    if (setting.hasWhiteLight) out.set(balanced(out));
  });
  sky.ground = groundRadiance;
  /** Air in front of distant hills, towards or away from the sun, as dark as the sky behind it. */
  const airTowards = (way: 1 | -1, ofSkyAbove: number): LinearRgb => {
    const horizon = new Float64Array(3);
    base.sample(way * sun[0], 0.06, way * sun[2], horizon);
    return scaled(mixColours(horizon, scaled(sky.mean, 0.6), ofSkyAbove), time.skyFilter);
  };
  // After sunset the air is as blue and dim as the sky above.
  const isDown = sun[1] < 0;

  return {
    setting,
    time,
    weather,
    sunDirection: sun,
    sunRadiance,
    hasSun,
    penumbra: 0.012 * (hasHaze ? hazePenumbra : weather.penumbra),
    lampLevel: Math.max(time.lampLevel, weather.leastLamps * (time.skyLevel > 0.3 ? 0.5 : 1)),
    sky,
    ambientUp: sky.mean,
    whiteReference: sky.mean,
    ambientDown: groundRadiance,
    fogColour: airTowards(-1, isDown ? 0.7 : 0),
    fogTowardsSun: airTowards(1, isDown ? 0.4 : 0),
    viewSky(dx, dy, dz, out) {
      base.sample(dx, dy, dz, out);
      if (time.starLevel > 0 && weather.veil < 0.5 && dy > 0.05) {
        addStars(time.starLevel, dx, dy, dz, out);
      }
      if (hasSun && weather.veil < 0.5) {
        const towards = dx * sun[0] + dy * sun[1] + dz * sun[2];
        if (towards > 0.9) {
          const disc = isNight ? 6 * towards ** 4000 : 24 * towards ** 2500 + 0.35 * towards ** 90;
          for (let channel = 0; channel < 3; channel++)
            out[channel]! += disc * sunRadiance[channel]!;
        }
      }
      addClouds(clouds, dx, dy, dz, out);
      for (let channel = 0; channel < 3; channel++) out[channel]! *= time.skyFilter;
    },
  };
}

/** Most extinction up to the subject, so that weather doesn't hide it. */
const mostAir = { near: 0.9, far: 0.55 } as const;
/** Distances from which the subject is a tower, small in the picture. */
const farMetres = { from: 80, to: 300 } as const;

/** Limits mist so that the subject stays visible. */
export function limitMist(environment: Environment, subjectMetres: number): Environment {
  const { weather } = environment;
  const far = smoothStep(farMetres.from, farMetres.to, subjectMetres);
  const most = mix(mostAir.near, mostAir.far, far);
  const fogPerMetre = Math.min(weather.fogPerMetre, most / subjectMetres);
  return { ...environment, weather: { ...weather, fogPerMetre } };
}

function mixColours(a: ArrayLike<number>, b: ArrayLike<number>, share: number): LinearRgb {
  return [mix(a[0]!, b[0]!, share), mix(a[1]!, b[1]!, share), mix(a[2]!, b[2]!, share)];
}

/** Cosine-weighted mean over the upper hemisphere, from a coarse set of directions. */
function meanOf(paint: (dx: number, dy: number, dz: number, out: Float64Array) => void): LinearRgb {
  const colour = new Float64Array(3);
  const sum: [number, number, number] = [0, 0, 0];
  const rings = 12;
  const spokes = 24;
  for (let ring = 0; ring < rings; ring++) {
    // Equal steps of dy² are equal cosine-weighted solid angles.
    const dy = Math.sqrt((ring + 0.5) / rings);
    const flat = Math.sqrt(1 - dy * dy);
    for (let spoke = 0; spoke < spokes; spoke++) {
      const angle = ((spoke + 0.5) / spokes) * 2 * Math.PI;
      paint(Math.cos(angle) * flat, dy, Math.sin(angle) * flat, colour);
      for (let channel = 0; channel < 3; channel++) sum[channel]! += colour[channel]!;
    }
  }
  return scaled(sum, 1 / (rings * spokes));
}

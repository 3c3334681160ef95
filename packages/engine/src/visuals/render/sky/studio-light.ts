import type { LinearRgb } from '../../../colour/oklab.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import type { Environment } from './environment.ts';

/** A studio: soft light from above, one large lamp, a pale seamless backdrop. */
export function inStudio(environment: Environment, sunAzimuthRad: number): Environment {
  const elevation = 0.72;
  const flat = Math.cos(elevation);
  const lamp: LinearRgb = [1.2, 1.17, 1.11];
  const wall: LinearRgb = [0.86, 0.845, 0.82];
  return {
    ...environment,
    sunDirection: [
      Math.sin(sunAzimuthRad) * flat,
      Math.sin(elevation),
      Math.cos(sunAzimuthRad) * flat,
    ],
    sunRadiance: lamp,
    hasSun: true,
    penumbra: 0.07,
    lampLevel: 0,
    whiteReference: [1, 1, 1],
    weather: { ...environment.weather, fogPerMetre: 0.009, exposure: 1.75, rain: 0, snowfall: 0 },
    fogColour: wall,
    fogTowardsSun: wall,
    viewSky(_dx, dy, _dz, out) {
      const fall = 1 - 0.38 * smoothStep(0, 0.75, dy);
      out[0] = wall[0] * fall;
      out[1] = wall[1] * fall;
      out[2] = wall[2] * fall;
    },
  };
}

/** Aerial perspective: haze by distance, ground fog in banks, brighter towards the sun. */
import { cloudNoise } from '../../../ops/noise-field.ts';
import { mix, smoothStep } from '../../../ops/ramps.ts';
import type { Environment } from '../sky/environment.ts';
import type { Hit } from '../surface/surface-point.ts';

/** Undefined for clear air. */
export function airBefore(
  environment: Environment,
): ((hit: Hit, depth: number, out: Float64Array) => void) | undefined {
  const fogPerMetre = environment.setting.indoors ? 0 : environment.weather.fogPerMetre;
  if (fogPerMetre <= 0) return undefined;
  const { fogColour, fogTowardsSun } = environment;
  const [sunX, , sunZ] = environment.sunDirection;
  const sunFlat = Math.hypot(sunX, sunZ);
  const isGroundFog = environment.setting.weather === 'fog';

  return (hit, depth, out) => {
    // Ground fog is low and in banks.
    const bank = isGroundFog ? 0.75 + 0.5 * cloudNoise.sample(hit.x * 0.004, hit.z * 0.004) : 1;
    const low = isGroundFog ? 1.15 - 0.55 * smoothStep(2, 40, hit.y) : 1;
    const air = 1 - Math.exp(-((depth * fogPerMetre * bank * low) ** 1.25));
    if (air < 0.003) return;
    const flat = Math.sqrt(hit.dx * hit.dx + hit.dz * hit.dz) * sunFlat;
    const aside = flat > 1e-6 ? 0.5 + (0.5 * (hit.dx * sunX + hit.dz * sunZ)) / flat : 0.5;
    const near = aside * aside * aside;
    for (let channel = 0; channel < 3; channel++) {
      const fog = mix(fogColour[channel]!, fogTowardsSun[channel]!, near);
      out[channel] = mix(out[channel]!, fog, air);
    }
  };
}

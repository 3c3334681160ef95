/**
 * Fills the light cache with rays from the eye before drawing. A cache filled only while drawing has no bounces at
 * first, which left the ceiling, drawn first, dark.
 */
import type { Vector3 } from '../../scene-model.ts';
import { Ray } from '../tracing/ray.ts';
import type { LightTransport } from './light-transport.ts';

const rounds = 3;
const raysPerRound = 2400;
const reachMetres = 40;
const goldenAngle = 2.399963;

export function warmUpLightCache(transport: LightTransport, [x, y, z]: Vector3): void {
  const light = new Float64Array(3);
  const eye = new Ray().from(x, y, z);
  for (let round = 0; round < rounds; round++) {
    for (let ray = 0; ray < raysPerRound; ray++) {
      const dy = 1 - (2 * (ray + 0.5)) / raysPerRound;
      const ring = Math.sqrt(1 - dy * dy);
      const angle = ray * goldenAngle + round;
      const random = (ray * 0.618034 + round * 0.41) % 1;
      const [dx, dz] = [Math.cos(angle) * ring, Math.sin(angle) * ring];
      transport.bounced(eye.towards(dx, dy, dz), reachMetres, random, light);
    }
    transport.age();
  }
}

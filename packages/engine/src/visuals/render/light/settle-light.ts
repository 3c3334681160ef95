/**
 * Light of a room goes round many times. A cache that is filled while the picture is drawn knows none of
 * that at first, so what is drawn first, the ceiling, came out dark: rays from the eye fill it beforehand.
 */
import type { Vector3 } from '../../scene-model.ts';
import type { LightTransport } from './light-transport.ts';

const rounds = 3;
const raysPerRound = 2400;
const reachMetres = 40;
const goldenAngle = 2.399963;

export function settleLight(transport: LightTransport, [x, y, z]: Vector3): void {
  const light = new Float64Array(3);
  for (let round = 0; round < rounds; round++) {
    for (let ray = 0; ray < raysPerRound; ray++) {
      const dy = 1 - (2 * (ray + 0.5)) / raysPerRound;
      const ring = Math.sqrt(1 - dy * dy);
      const angle = ray * goldenAngle + round;
      const random = (ray * 0.618034 + round * 0.41) % 1;
      const [dx, dz] = [Math.cos(angle) * ring, Math.sin(angle) * ring];
      transport.bounced(x, y, z, dx, dy, dz, reachMetres, random, light);
    }
    transport.age();
  }
}

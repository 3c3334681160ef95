/** Foreground between the camera and the house: an arch to look through. */
import { coat } from '../finishes.ts';
import type { Site } from '../site/site.ts';
import { box } from '../solids.ts';

/** Before the eye. */
const archMetres = 3;

/** @param standMetres distance of the camera from the centre of its subject */
export function archBefore(site: Site, standMetres: number): void {
  const { b, footprint, cameraAzimuthRad } = site;
  const [cx, cz] = [(footprint.x0 + footprint.x1) / 2, (footprint.z0 + footprint.z1) / 2];
  const away = standMetres - archMetres;
  const stone = b.material(coat('#a79c8a', { name: 'arch stones', tile: 'ashlar' }));
  const at = [
    cx + Math.sin(cameraAzimuthRad) * away,
    0,
    cz + Math.cos(cameraAzimuthRad) * away,
  ] as const;
  b.place({ at, turnRad: cameraAzimuthRad }, () => {
    b.begin('wall', 'arch before us');
    const [half, foot, rise, deep] = [1.2, 1.75, 0.75, 0.45];
    for (const side of [-1, 1]) box(b, [side * half, 0, -deep], [side * 5, 5, deep], stone);
    const steps = 24;
    for (let step = 0; step < steps; step++) {
      const [a, c] = [step, step + 1].map((one) => -half + (2 * half * one) / steps) as [
        number,
        number,
      ];
      const under = (x: number) => foot + rise * Math.sqrt(Math.max(0, 1 - (x / half) ** 2));
      box(b, [a, Math.min(under(a), under(c)), -deep], [c, 5, deep], stone);
    }
  });
}

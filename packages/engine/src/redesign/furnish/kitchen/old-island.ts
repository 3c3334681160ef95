/** Estimates whether the old kitchen had an island at a place. */
import { from, type Spot } from '../floor-plan.ts';
import type { Furnisher } from '../furnisher.ts';
import { isInAny } from '../old-places.ts';

export const islandDepth = 0.98;

/** Sample positions on a face: offsets along its width, and heights. */
const looks = { along: [-0.45, -0.15, 0.15, 0.45], heights: [0.15, 0.45, 0.8], insetMetres: 0.25 };

/** Centre, half length and direction of each side that faces the camera. */
function* facesSeen({ plan }: Furnisher, spot: Spot, width: number) {
  const [cameraX, , cameraZ] = plan.shell.camera.position;
  const sides = [
    { turn: 0, out: islandDepth / 2, long: width },
    { turn: Math.PI, out: islandDepth / 2, long: width },
    { turn: Math.PI / 2, out: width / 2, long: islandDepth },
    { turn: -Math.PI / 2, out: width / 2, long: islandDepth },
  ];
  for (const { turn, out, long } of sides) {
    const own = { ...spot, turnRad: spot.turnRad + turn };
    const face = from(own, 0, out);
    const ahead =
      (cameraX - face.x) * Math.sin(own.turnRad) + (cameraZ - face.z) * Math.cos(own.turnRad);
    if (ahead > 0) yield { own, out, long };
  }
}

/** Fewer visible samples are not evidence. */
const leastLooks = 8;

/** Share of its visible sides that show a thing among cabinets in the photo. */
export function coverOfSides(context: Furnisher, spot: Spot, width: number): number {
  const { view, cabinets } = context;
  let [sum, count] = [0, 0];
  for (const { own, out, long } of facesSeen(context, spot, width)) {
    for (const along of looks.along) {
      const { x, z } = from(own, along * long, out - looks.insetMetres);
      for (const y of looks.heights) {
        const at = view.project(x, y, z);
        if (!at || at.x < 0 || at.x >= 1 || at.y < 0 || at.y >= 1) continue;
        sum += isInAny(cabinets, at.x, at.y) ? view.thingsAt(at.x, at.y) : 0;
        count++;
      }
    }
  }
  return count >= leastLooks ? sum / count : 0;
}

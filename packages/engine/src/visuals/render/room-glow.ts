/**
 * Lamp light inside rooms that are seen from outside: a row of ceiling spots that scallop the walls
 * and pool on the floor, laid on analytically because no lamp is traced for such rooms.
 */
import type { PreparedMaterial } from './prepared-material.ts';
import type { Hit, Surface } from './surface-point.ts';

const spotSpacingMetres = 1.7;
/** Colour of the lamps against the red they give. */
const warmGreen = 0.7;
const warmBlue = 0.4;

function fromSpot(along: number): number {
  const cell = along / spotSpacingMetres;
  return (cell - Math.floor(cell) - 0.5) * spotSpacingMetres;
}

export function addRoomGlow(material: PreparedMaterial, hit: Hit, out: Surface): void {
  let light = material.roomGlow;
  if (Math.abs(hit.ny) < 0.5) {
    // Walls: the upper metre and a half is brightest under each spot.
    const along = fromSpot(Math.abs(hit.nx) > Math.abs(hit.nz) ? hit.z : hit.x);
    const storey = hit.y / 3.1;
    const below = (1 - (storey - Math.floor(storey))) * 3.1;
    const width = 0.2 + 0.42 * below;
    light *= 0.34 + (1.1 * Math.exp(-((along / width) ** 2))) / (0.5 + 0.7 * below);
  } else if (hit.ny < 0) {
    const dx = fromSpot(hit.x);
    const dz = fromSpot(hit.z);
    light *= dx * dx + dz * dz < 0.0025 ? 9 : 0.75;
  } else {
    const dx = fromSpot(hit.x);
    const dz = fromSpot(hit.z);
    light *= 0.42 + 0.5 * Math.exp(-(dx * dx + dz * dz) * 1.6);
  }
  out.emitRed += out.red * light;
  out.emitGreen += out.green * light * warmGreen;
  out.emitBlue += out.blue * light * warmBlue;
}

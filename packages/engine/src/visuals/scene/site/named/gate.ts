/** A gate of two leaves between piers, in the gap that a fence leaves. */
import type { MaterialHandle } from '../../../scene-model.ts';
import { coat, finishOf } from '../../finishes.ts';
import { box, tube } from '../../solids.ts';
import type { Site } from '../site.ts';
import { doorBounds } from './front-door.ts';

const gate = { high: 1.35, pier: 0.44, pierHigh: 1.55, open: 0.35, apart: 0.12 } as const;
const wooden: readonly string[] = ['timber', 'oak', 'cedar', 'pine', 'walnut', 'log'];

function leaf(site: Site, wide: number, isWooden: boolean, material: MaterialHandle): void {
  const { b } = site;
  const bars = Math.max(3, Math.round(wide / gate.apart));
  for (const y of [0.12, gate.high * 0.55, gate.high - 0.16])
    box(b, [0, y, -0.02], [wide, y + (isWooden ? 0.1 : 0.04), 0.02], material);
  for (let bar = 0; bar <= bars; bar++) {
    const x = (wide * bar) / bars;
    const high = gate.high - 0.18 * Math.sin((Math.PI * x) / wide) * (isWooden ? 0 : 1);
    if (isWooden) box(b, [x - 0.05, 0.06, 0.02], [x + 0.05, high, 0.045], material);
    else {
      tube(b, [x, 0.06, 0], [x, high, 0], 0.013, material, 6);
      tube(b, [x, high, 0], [x, high + 0.09, 0], [0.022, 0.001], material, 6);
    }
  }
}

/** Where one looks through it at the front door, or at the middle of the house. */
export function gatePlace(site: Site, z: number): number {
  const { footprint, cameraAzimuthRad, cameraDistanceMetres } = site;
  const door = doorBounds(site);
  const [cx, cz] = [(footprint.x0 + footprint.x1) / 2, (footprint.z0 + footprint.z1) / 2];
  const eye = {
    x: cx + Math.sin(cameraAzimuthRad) * cameraDistanceMetres,
    z: cz + Math.cos(cameraAzimuthRad) * cameraDistanceMetres,
  };
  const to =
    door === undefined ? { x: cx, z: footprint.z1 } : { x: (door.x0 + door.x1) / 2, z: door.z };
  const share = Math.min(1, Math.max(0, (z - to.z) / Math.max(1, eye.z - to.z)));
  return to.x + (eye.x - to.x) * share;
}

const walkMetres = 1.3;
const beyondMetres = 7;

/** From the door to the gate and on to the street. */
function pathThrough(site: Site, x: number, z: number): void {
  const { b, palette, footprint, design } = site;
  if (!design.wants('path', 1)) return;
  const door = doorBounds(site);
  const from = door === undefined ? (footprint.x0 + footprint.x1) / 2 : (door.x0 + door.x1) / 2;
  const half = walkMetres / 2;
  const start = footprint.z1 + 0.3;
  b.begin('path', 'garden path');
  for (const [[x0, z0], [x1, z1]] of [
    [
      [from, start],
      [x, z - 0.6],
    ],
    [
      [x, z - 0.6],
      [x, z + beyondMetres],
    ],
  ] as const) {
    b.quad(
      [x0 - half, 0.03, z0],
      [x1 - half, 0.03, z1],
      [x1 + half, 0.03, z1],
      [x0 + half, 0.03, z0],
      palette.paving,
    );
    site.kept.push({ x0: Math.min(x0, x1) - half, x1: Math.max(x0, x1) + half, z0, z1 });
  }
  b.facts.path = true;
}

/** Between x0 and x1 at z. */
export function gateIn(site: Site, x0: number, x1: number, z: number): void {
  const { b, design, palette } = site;
  const { materials: [material] = [], colours: [colour] = [] } = design.brief.parts.gates ?? {};
  const base = material?.split(' ').at(-1);
  const isWooden =
    (base !== undefined && wooden.includes(base)) ||
    /wooden gate|timber gate/i.test(design.brief.prompt);
  const paint = colour ?? (isWooden ? '#8a6242' : '#232528');
  const finish =
    isWooden && material !== undefined
      ? b.material(finishOf(material, 'wall'))
      : b.material(coat(paint, { name: `gate ${paint}`, roughness: 0.5 }));
  const half = gate.pier / 2;
  pathThrough(site, (x0 + x1) / 2, z);
  b.begin('fence', 'gate piers');
  for (const x of [x0, x1]) {
    box(b, [x - half, 0, z - half], [x + half, gate.pierHigh, z + half], palette.stone);
    box(
      b,
      [x - half - 0.06, gate.pierHigh, z - half - 0.06],
      [x + half + 0.06, gate.pierHigh + 0.1, z + half + 0.06],
      palette.stone,
    );
  }
  const wide = (x1 - x0) / 2 - half - 0.02;
  for (const [x, side] of [
    [x0 + half, 1],
    [x1 - half, -1],
  ] as const) {
    b.place({ at: [x, 0, z], turnRad: side * gate.open, mirrored: side < 0 }, () => {
      b.begin('fence', 'gates');
      leaf(site, wide, isWooden, finish);
    });
  }
  b.facts.gates = 1;
}

/**
 * Shading of a flat drawing, with the sun at the upper left. Round things (crowns, cushions) are inflated
 * like balloons and shaded by their slope; eaves cast a shadow on the wall below, houses and trees one on the
 * ground; and every edge has some ambient occlusion.
 */
import { createPlane, type Plane } from '../../image/image.ts';
import { ramp, type SketchPart } from '../areas/parts.ts';

export interface LightInput {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly label: Int32Array;
  readonly partOf: readonly SketchPart[];
  /** Distance of each pixel to its region's edge, in pixels. */
  readonly toEdge: Float32Array;
}

const roundParts: ReadonlySet<SketchPart> = new Set(['tree', 'furniture', 'sun', 'lamp', 'unsure']);
const facadeParts: ReadonlySet<SketchPart> = new Set(['wall', 'window', 'door', 'chimney']);
const groundParts: ReadonlySet<SketchPart> = new Set(['ground', 'path', 'water']);
const sun = { x: -0.52, y: -0.66, z: 0.54 };

/** Factor on the colour: about 1 in light, .6 in full shadow. */
export function paintLight(input: LightInput): Plane {
  const { widthPx, heightPx, label, partOf, toEdge } = input;
  const light = createPlane(widthPx, heightPx);
  const longSide = Math.max(widthPx, heightPx);
  const roundDepth = 0.055 * longSide;
  const edgeReach = 0.012 * longSide;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const part = partOf[label[i]!]!;
      let value = 1;
      if (roundParts.has(part)) value = roundness(input, x, y, i, roundDepth, part);
      if (part !== 'sky' && part !== 'sun') value *= 0.86 + 0.14 * ramp(toEdge[i]!, 0, edgeReach);
      light.data[i] = value;
    }
  }
  castShadows(input, light, {
    from: new Set(['roof']),
    onto: facadeParts,
    lengthPx: 0.035 * longSide,
    slope: 0.5,
    depth: 0.36,
  });
  castShadows(input, light, {
    from: new Set([...facadeParts, 'tree', 'trunk']),
    onto: groundParts,
    lengthPx: 0.05 * longSide,
    slope: 2.2,
    depth: 0.34,
  });
  castShadows(input, light, {
    from: new Set(['furniture', 'lamp']),
    onto: new Set(['floor', 'rug']),
    lengthPx: 0.04 * longSide,
    slope: 1.2,
    depth: 0.32,
  });
  return light;
}

/** Shading of an inflated region, with sloped edges and a flat middle. */
function roundness(
  { widthPx, heightPx, label, toEdge }: LightInput,
  x: number,
  y: number,
  i: number,
  depthPx: number,
  part: SketchPart,
): number {
  const height = (at: number) => {
    const t = Math.min(1, toEdge[at]! / depthPx);
    return depthPx * Math.sqrt(t * (2 - t));
  };
  const id = label[i];
  const own = height(i);
  const reach = 2;
  const at = (dx: number, dy: number) => {
    const nx = x + dx;
    const ny = y + dy;
    if (nx < 0 || ny < 0 || nx >= widthPx || ny >= heightPx) return own;
    const j = ny * widthPx + nx;
    return label[j] === id ? height(j) : 0;
  };
  const slopeX = Math.max(-1.6, Math.min(1.6, (at(reach, 0) - at(-reach, 0)) / (2 * reach)));
  const slopeY = Math.max(-1.6, Math.min(1.6, (at(0, reach) - at(0, -reach)) / (2 * reach)));
  const length = Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1);
  const facing = (-slopeX * sun.x - slopeY * sun.y + sun.z) / length;
  const strength = part === 'tree' ? 0.62 : part === 'unsure' ? 0.25 : 0.4;
  return 1 + strength * (facing - sun.z);
}

interface ShadowRule {
  readonly from: ReadonlySet<SketchPart>;
  readonly onto: ReadonlySet<SketchPart>;
  readonly lengthPx: number;
  /** Pixels to the right per pixel down. */
  readonly slope: number;
  readonly depth: number;
}

/** Propagates shadow downwards row by row, to the right by the slope, fading with its length. */
function castShadows(
  { widthPx, heightPx, label, partOf }: LightInput,
  light: Plane,
  rule: ShadowRule,
): void {
  let above = new Float32Array(widthPx);
  let current = new Float32Array(widthPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const part = partOf[label[i]!]!;
      if (rule.from.has(part)) {
        current[x] = rule.lengthPx;
      } else if (rule.onto.has(part)) {
        const source = x - rule.slope;
        const left = Math.max(0, Math.floor(source));
        const t = source - Math.floor(source);
        const carried =
          source < 0 ? 0 : above[left]! * (1 - t) + above[Math.min(widthPx - 1, left + 1)]! * t;
        current[x] = Math.max(0, carried - 1);
        const strength = ramp(current[x]!, 0, 0.35 * rule.lengthPx);
        light.data[i]! *= 1 - rule.depth * strength;
      } else {
        current[x] = 0;
      }
    }
    [above, current] = [current, above];
  }
}

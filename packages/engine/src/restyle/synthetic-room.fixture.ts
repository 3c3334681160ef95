/** A drawn room or house front whose analysis is exact. */
import { okLabFromLinear } from '../colour/oklab.ts';
import { linearFromSrgb8, srgb8FromLinear } from '../colour/srgb.ts';
import { createPlane, createRgbImage } from '../image/image.ts';
import { createRandom } from '../random/random.ts';
import type {
  Analysis,
  BoxLayout,
  Camera,
  SceneKind,
  ScenePlane,
  Surface,
  SurfaceClass,
} from '../sense/analysis.ts';
import { classesOf, noPlane } from '../sense/analysis.ts';

export interface FixtureOptions {
  readonly kind?: SceneKind;
  readonly widthPx?: number;
  readonly confidence?: number;
}

const roomPlanes: readonly ScenePlane[] = [
  plane('floor', [0, 1, 0], 1.45, [1, 0, 0], [0, 0, -1]),
  plane('ceiling', [0, 1, 0], -1.05, [1, 0, 0], [0, 0, 1]),
  plane('wall-left', [1, 0, 0], -2, [0, 0, 1], [0, 1, 0]),
  plane('wall-right', [1, 0, 0], 2, [0, 0, -1], [0, 1, 0]),
  plane('wall-back', [0, 0, 1], 5, [1, 0, 0], [0, 1, 0]),
];
const housePlanes: readonly ScenePlane[] = [
  plane('ground', [0, 1, 0], 1.6, [1, 0, 0], [0, 0, -1]),
  plane('facade-front', [0, 0, 1], 14, [1, 0, 0], [0, 1, 0]),
];

function plane(
  id: ScenePlane['id'],
  normal: ScenePlane['normal'],
  distance: number,
  uAxis: ScenePlane['uAxis'],
  vAxis: ScenePlane['vAxis'],
): ScenePlane {
  return { id, normal, distance, uAxis, vAxis, confidence: 1 };
}

interface Drawn {
  readonly className: SurfaceClass;
  readonly plane: number;
  readonly rgb: readonly [number, number, number];
}

/** The surface that a ray hits in the room. */
function roomAt(x: number, y: number): Drawn {
  const inWindow = Math.abs(x) < 0.12 && y > -0.14 && y < -0.02;
  if (inWindow) return { className: 'window', plane: 4, rgb: [246, 249, 252] };
  if (x > 0.3 && x < 0.42 && y > 0.16 && y < 0.34) {
    return { className: 'object', plane: 0, rgb: [150, 44, 40] };
  }
  const depths = [1.45 / Math.max(1e-6, y), -1.05 / Math.min(-1e-6, y), -2 / Math.min(-1e-6, x)];
  depths.push(2 / Math.max(1e-6, x), 5);
  const nearest = depths.indexOf(Math.min(...depths));
  if (nearest === 0) return { className: 'floor', plane: 0, rgb: [150, 118, 88] };
  if (nearest === 1) return { className: 'ceiling', plane: 1, rgb: [232, 230, 226] };
  // Each wall has its own light, which makes the corners visible.
  const light = [1, 1, 0.86, 0.74, 1][nearest]!;
  return { className: 'wall', plane: nearest, rgb: [206 * light, 198 * light, 184 * light] };
}

function houseAt(x: number, y: number): Drawn {
  if (y > 0.115) {
    return y > 0.2 && x < 0
      ? { className: 'vegetation', plane: 0, rgb: [88, 124, 60] }
      : { className: 'ground', plane: 0, rgb: [150, 148, 144] };
  }
  if (Math.abs(x) < 0.42 && y > -0.16) {
    const isWindow = Math.abs(Math.abs(x) - 0.2) < 0.06 && y > -0.1 && y < 0.02;
    if (isWindow) return { className: 'window', plane: 1, rgb: [58, 70, 80] };
    return { className: 'facade', plane: 1, rgb: [196, 188, 172] };
  }
  if (Math.abs(x) < 0.46 && y > -0.24) {
    return { className: 'roof', plane: noPlane, rgb: [92, 84, 80] };
  }
  return { className: 'sky', plane: noPlane, rgb: [150, 190, 232] };
}

export function syntheticScene(options: FixtureOptions = {}): Analysis {
  const { kind = 'interior', widthPx = 320, confidence = 0.96 } = options;
  const heightPx = Math.round(widthPx * 0.72);
  const focalPx = widthPx * 0.8;
  const photo = createRgbImage(widthPx, heightPx);
  const classes = classesOf[kind];
  const classOf = new Uint8Array(widthPx * heightPx);
  const planeOf = new Uint8Array(widthPx * heightPx).fill(noPlane);
  const random = createRandom(3);
  const look = kind === 'interior' ? roomAt : houseAt;
  for (let py = 0; py < heightPx; py++) {
    for (let px = 0; px < widthPx; px++) {
      const x = (px + 0.5 - widthPx / 2) / focalPx;
      const y = (py + 0.5 - heightPx / 2) / focalPx;
      const drawn = look(x, y);
      const index = py * widthPx + px;
      classOf[index] = classes.indexOf(drawn.className);
      planeOf[index] = drawn.plane;
      const light = (0.72 + 0.28 * Math.cos(x * 2)) * (1 + random.between(-0.015, 0.015));
      for (let k = 0; k < 3; k++) {
        photo.data[index * 3 + k] = srgb8FromLinear(
          linearFromSrgb8[Math.round(drawn.rgb[k]!)]! * light,
        );
      }
    }
  }
  const camera: Camera = {
    focalPx,
    principal: { x: widthPx / 2, y: heightPx / 2 },
    rotation: Float64Array.from([1, 0, 0, 0, 1, 0, 0, 0, 1]),
    pitchDegrees: 0,
    rollDegrees: 0,
    yawDegrees: 0,
    confidence,
  };
  const certainty = createPlane(widthPx, heightPx);
  certainty.data.fill(confidence);
  const planes = (kind === 'interior' ? roomPlanes : housePlanes).map((one) => ({
    ...one,
    confidence,
  }));
  return {
    kind,
    photo,
    crop: { x: 0, y: 0, widthPx, heightPx },
    camera,
    metresBasis: kind === 'interior' ? 'camera-height' : 'facade-height',
    box: kind === 'interior' ? roomBoxOfFixture(confidence) : null,
    building: null,
    planes,
    planeOf,
    surfaces: classes.map((className, id) => surfaceFor(className, id, classOf, photo, confidence)),
    classOf,
    certainty,
    openings: [],
    protect: createPlane(widthPx, heightPx),
    segments: [],
    light: {
      direction: [0, -1, 0],
      directionality: 0,
      level: 0.4,
      cast: [1, 1, 1],
      brightest: null,
    },
    palette: [],
    findings: [],
    confidence,
  };
}

/** In camera heights, while the planes above are in metres. */
function roomBoxOfFixture(confidence: number): BoxLayout {
  const corner = { x: 0, y: 0 };
  return {
    left: 2 / 1.45,
    right: 2 / 1.45,
    depth: 5 / 1.45,
    ceiling: 1.05 / 1.45,
    confidence,
    backWall: [corner, corner, corner, corner],
  };
}

const shaded: readonly SurfaceClass[] = [
  'floor',
  'wall',
  'ceiling',
  'facade',
  'roof',
  'ground',
  'door',
];

function surfaceFor(
  className: Surface['className'],
  id: number,
  classOf: Uint8Array,
  photo: Analysis['photo'],
  confidence: number,
): Surface {
  const { widthPx, heightPx, data } = photo;
  const matte = createPlane(widthPx, heightPx);
  const sum = [0, 0, 0];
  let count = 0;
  for (let index = 0; index < classOf.length; index++) {
    if (classOf[index] !== id) continue;
    matte.data[index] = 1;
    count++;
    for (let k = 0; k < 3; k++) sum[k]! += linearFromSrgb8[data[index * 3 + k]!]!;
  }
  const [red, green, blue] = sum.map((value) => value / Math.max(1, count)) as [
    number,
    number,
    number,
  ];
  const shading = createPlane(widthPx, heightPx);
  shading.data.fill(1);
  return {
    className,
    matte,
    area: count / classOf.length,
    confidence,
    shading: shaded.includes(className) ? shading : null,
    colour: okLabFromLinear(red, green, blue),
    luminance: 0.2126 * red + 0.7152 * green + 0.0722 * blue,
  };
}

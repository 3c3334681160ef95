/** A synthetic front with exact truth: sky, lawn, a house at a known place, a shrub in front. */
import { createRandom } from '../../random/random.ts';
import { type Analysis, classesOf } from '../../sense/analysis.ts';

export interface DrawnFront {
  readonly analysis: Analysis;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
}

const colours: Readonly<Record<string, readonly [number, number, number]>> = {
  sky: [120, 168, 224],
  facade: [205, 190, 160],
  roof: [110, 70, 60],
  window: [50, 58, 70],
  door: [120, 50, 40],
  vegetation: [60, 100, 44],
  ground: [110, 140, 70],
  other: [150, 150, 160],
};

export function drawnFront(seed: number, w = 192, h = 128): DrawnFront {
  const random = createRandom(seed);
  const left = Math.round(w * random.between(0.12, 0.25));
  const right = Math.round(w * random.between(0.72, 0.88));
  const base = Math.round(h * random.between(0.62, 0.72));
  const top = Math.round(base - (right - left) * random.between(0.26, 0.5));
  const names = classesOf.exterior;
  const classOf = new Uint8Array(w * h);
  const data = new Uint8ClampedArray(w * h * 3);
  const eave = top + Math.round((base - top) * 0.3);
  const shrubX = left + Math.round((right - left) * 0.3);
  const classAt = (x: number, y: number): (typeof names)[number] => {
    const isHouse = x >= left && x < right && y >= top && y < base;
    if (Math.hypot((x - shrubX) / (w * 0.045), (y - base) / (h * 0.06)) < 1) return 'vegetation';
    if (isHouse && y < eave) return 'roof';
    const u = (x - left) / (right - left);
    if (isHouse && Math.abs(u - 0.55) < 0.03 && y > base - (base - eave) * 0.6) return 'door';
    const pane = (u * 5) % 1;
    if (isHouse && pane > 0.3 && pane < 0.7 && y > eave + h * 0.03 && y < base - h * 0.08)
      return 'window';
    if (isHouse) return 'facade';
    return y < base - h * 0.05 ? 'sky' : y < base ? 'vegetation' : 'ground';
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const name = classAt(x, y);
      classOf[i] = names.indexOf(name);
      for (let c = 0; c < 3; c++) data[i * 3 + c] = colours[name]![c]! + random.between(-6, 6);
    }
  const plane = (value: number) => ({
    widthPx: w,
    heightPx: h,
    data: new Float32Array(w * h).fill(value),
  });
  const horizon = base - Math.round(h * 0.08);
  const analysis: Analysis = {
    kind: 'exterior',
    photo: { widthPx: w, heightPx: h, data },
    crop: { x: 0, y: 0, widthPx: w, heightPx: h },
    camera: {
      focalPx: w * 0.85,
      principal: { x: w / 2, y: horizon },
      rotation: Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1),
      pitchDegrees: 0,
      rollDegrees: 0,
      yawDegrees: 0,
      confidence: 1,
    },
    metresBasis: 'facade-height',
    box: null,
    building: { frontDistance: 16, baseLineY: base, confidence: 1 },
    planes: [],
    planeOf: new Uint8Array(w * h).fill(255),
    surfaces: names.map((className, index) => ({
      className,
      matte: {
        widthPx: w,
        heightPx: h,
        data: new Float32Array(w * h).map((_, at) => (classOf[at] === index ? 1 : 0)),
      },
      area: 0.1,
      confidence: 1,
      shading: null,
      colour: [0.5, 0, 0],
      luminance: 0.3,
    })),
    classOf,
    certainty: plane(1),
    openings: [],
    protect: plane(0),
    segments: [],
    light: {
      direction: [0.4, -0.7, -0.4],
      directionality: 0.4,
      level: 0.3,
      cast: [1, 1, 1],
      brightest: null,
    },
    palette: [],
    findings: [],
    confidence: 1,
  };
  return { analysis, left, right, top, base };
}

/** A wall for an analysis of a front with a corner. */
export const facadePlane = (id: 'facade-front' | 'facade-side', distance: number) => ({
  id,
  normal: [0, 0, 1] as const,
  distance,
  uAxis: [1, 0, 0] as const,
  vAxis: [0, 1, 0] as const,
  confidence: 1,
});

/**
 * Synthetic test sketches, drawn with a shaky pen that overshoots corners and leaves gaps, with the true
 * positions of their parts. One file, so that the drawings can be compared.
 */
import sharp from 'sharp';
import type { RgbImage } from '../../image/image.ts';
import { createRandom, type Random } from '../../random/random.ts';

type Point = readonly [x: number, y: number];

interface DrawnSketch {
  readonly name: string;
  readonly strokes: readonly (readonly Point[])[];
  /** Points (in the drawing's 768 x 576 units) with the true part there. */
  readonly parts: readonly { readonly at: Point; readonly part: string }[];
}

const sheetWidth = 768;
const sheetHeight = 576;

const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
  [x, y],
];

function crown(x: number, y: number, radiusX: number, radiusY: number): Point[] {
  return Array.from({ length: 27 }, (_, step) => {
    const angle = (step / 26) * 2 * Math.PI;
    const bump = 1 + 0.12 * Math.sin(step * 2.7);
    return [x + Math.cos(angle) * radiusX * bump, y + Math.sin(angle) * radiusY * bump] as const;
  });
}

const crossedWindow = (x: number, y: number, width: number, height: number): Point[][] => [
  box(x, y, width, height),
  [
    [x + width / 2, y],
    [x + width / 2, y + height],
  ],
  [
    [x, y + height / 2],
    [x + width, y + height / 2],
  ],
];

export const drawnSketches: readonly DrawnSketch[] = [
  {
    name: 'cottage',
    strokes: [
      [
        [0, 430],
        [190, 432],
      ],
      [
        [590, 432],
        [768, 428],
      ],
      box(190, 250, 400, 182),
      [
        [160, 256],
        [390, 110],
        [622, 256],
        [160, 256],
      ],
      box(500, 120, 36, 70),
      box(360, 330, 64, 102),
      ...crossedWindow(230, 300, 84, 76),
      ...crossedWindow(468, 300, 84, 76),
      [
        [360, 434],
        [300, 575],
      ],
      [
        [424, 434],
        [500, 575],
      ],
      crown(80, 330, 66, 80),
      [
        [70, 405],
        [68, 432],
      ],
      [
        [90, 405],
        [92, 432],
      ],
      crown(660, 80, 30, 30),
    ],
    parts: [
      { at: [40, 60], part: 'sky' },
      { at: [340, 200], part: 'roof' },
      { at: [210, 280], part: 'wall' },
      { at: [390, 300], part: 'wall' },
      { at: [392, 390], part: 'door' },
      { at: [250, 320], part: 'window' },
      { at: [530, 360], part: 'window' },
      { at: [80, 330], part: 'tree' },
      { at: [660, 80], part: 'sun' },
      { at: [120, 520], part: 'ground' },
      { at: [700, 520], part: 'ground' },
      { at: [400, 540], part: 'path' },
    ],
  },
  {
    name: 'modern house in perspective',
    strokes: [
      [
        [0, 400],
        [120, 396],
      ],
      [
        [690, 396],
        [768, 400],
      ],
      [
        [120, 250],
        [420, 225],
        [420, 410],
        [120, 398],
        [120, 250],
      ],
      [
        [420, 225],
        [690, 262],
        [690, 396],
        [420, 410],
      ],
      [
        [200, 120],
        [470, 85],
        [470, 222],
        [200, 245],
        [200, 120],
      ],
      [
        [470, 85],
        [660, 135],
        [660, 256],
        [470, 224],
      ],
      [
        [230, 145],
        [430, 122],
        [430, 205],
        [230, 222],
        [230, 145],
      ],
      [
        [330, 133],
        [330, 214],
      ],
      [
        [150, 280],
        [380, 264],
        [380, 385],
        [150, 378],
        [150, 280],
      ],
      [
        [265, 272],
        [265, 382],
      ],
      [
        [510, 125],
        [620, 152],
        [620, 225],
        [510, 208],
        [510, 125],
      ],
      [
        [40, 450],
        [520, 436],
        [700, 500],
        [140, 530],
        [40, 450],
      ],
      crown(60, 300, 50, 85),
      crown(730, 320, 30, 62),
    ],
    parts: [
      { at: [384, 40], part: 'sky' },
      { at: [215, 180], part: 'wall' },
      { at: [640, 200], part: 'wall' },
      { at: [135, 320], part: 'wall' },
      { at: [560, 330], part: 'wall' },
      { at: [280, 180], part: 'window' },
      { at: [390, 170], part: 'window' },
      { at: [560, 180], part: 'window' },
      { at: [200, 330], part: 'window' },
      { at: [320, 330], part: 'window' },
      { at: [350, 480], part: 'water' },
      { at: [60, 300], part: 'tree' },
      { at: [60, 550], part: 'ground' },
    ],
  },
  {
    name: 'living room',
    strokes: [
      [
        [170, 130],
        [600, 130],
        [600, 400],
        [170, 400],
        [170, 130],
      ],
      [
        [0, 0],
        [170, 130],
      ],
      [
        [768, 10],
        [600, 130],
      ],
      [
        [0, 540],
        [170, 400],
      ],
      [
        [768, 540],
        [600, 400],
      ],
      [
        [30, 130],
        [130, 180],
        [130, 370],
        [30, 430],
        [30, 130],
      ],
      [
        [80, 155],
        [80, 400],
      ],
      box(300, 165, 170, 80),
      [
        [250, 330],
        [520, 330],
        [530, 430],
        [240, 430],
        [250, 330],
      ],
      [
        [250, 300],
        [518, 300],
        [520, 330],
      ],
      [
        [250, 300],
        [250, 330],
      ],
      [
        [150, 460],
        [600, 460],
        [690, 560],
        [60, 560],
        [150, 460],
      ],
    ],
    parts: [
      { at: [384, 60], part: 'ceiling' },
      { at: [220, 250], part: 'wall' },
      { at: [560, 250], part: 'wall' },
      { at: [150, 250], part: 'wall' },
      { at: [690, 260], part: 'wall' },
      { at: [55, 280], part: 'window' },
      { at: [105, 280], part: 'window' },
      { at: [385, 205], part: 'picture' },
      { at: [385, 380], part: 'furniture' },
      { at: [300, 510], part: 'rug' },
      { at: [384, 445], part: 'floor' },
    ],
  },
];

/** The cottage with vertical hatching on its roof and shading in a corner of its wall. */
export function hatchedCottage(): DrawnSketch {
  const [cottage] = drawnSketches;
  const roof = Array.from({ length: 50 }, (_, index): Point[] => {
    const x = 170 + index * 9;
    const ridge = x < 390 ? 256 - ((x - 160) * 146) / 230 : 256 - ((622 - x) * 146) / 232;
    return [
      [x, 254],
      [x, ridge + 3],
    ];
  });
  const shade = Array.from({ length: 17 }, (_, index): Point[] => {
    const y = 264 + index * 9;
    return [
      [552, y + 12],
      [588, y],
    ];
  });
  return { ...cottage!, strokes: [...cottage!.strokes, ...roof, ...shade] };
}

function penPath(points: readonly Point[], random: Random): string {
  let path = '';
  for (let i = 0; i + 1 < points.length; i++) {
    const [fromX, fromY] = points[i]!;
    const [toX, toY] = points[i + 1]!;
    const length = Math.hypot(toX - fromX, toY - fromY);
    // Some strokes stop short of the corner and some overshoot.
    const overshoot = random.between(-4, 5);
    const steps = Math.max(2, Math.floor(length / 28));
    for (let step = 0; step <= steps; step++) {
      const along = (step / steps) * (length + overshoot);
      const x = fromX + ((toX - fromX) / length) * along + random.between(-1, 1);
      const y = fromY + ((toY - fromY) / length) * along + random.between(-1, 1);
      path += `${step === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    }
  }
  return path;
}

/** Draws a sketch on paper; `grey` makes it a dim phone photo with a shadow. */
export async function drawSketch(
  sketch: DrawnSketch,
  options: { readonly seed?: number; readonly grey?: boolean; readonly widthPx?: number } = {},
): Promise<RgbImage> {
  const random = createRandom(options.seed ?? 5);
  const strokes = sketch.strokes
    .map(
      (points) =>
        `<path d="${penPath(points, random)}" fill="none" stroke="#333" stroke-width="${random.between(1.8, 2.8).toFixed(1)}" stroke-linecap="round"/>`,
    )
    .join('');
  const shade = options.grey
    ? '<linearGradient id="s"><stop offset="0" stop-color="#8d8a84"/><stop offset="1" stop-color="#c9c6bd"/></linearGradient>'
    : '<linearGradient id="s"><stop offset="0" stop-color="#f7f5ef"/></linearGradient>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}" height="${sheetHeight}"><defs>${shade}</defs><rect width="100%" height="100%" fill="url(#s)"/>${strokes}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: options.widthPx ?? sheetWidth })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data: new Uint8ClampedArray(data) };
}

/** Pixel index of a point in the drawing's units. */
export function pixelAt([x, y]: Point, image: { widthPx: number; heightPx: number }): number {
  const column = Math.min(image.widthPx - 1, Math.round((x / sheetWidth) * image.widthPx));
  const row = Math.min(image.heightPx - 1, Math.round((y / sheetHeight) * image.heightPx));
  return row * image.widthPx + column;
}

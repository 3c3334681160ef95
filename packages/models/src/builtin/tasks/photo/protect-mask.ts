/** Brush strokes as a protection mask: white is unchanged. */
import sharp from 'sharp';
import type { BrushStroke, ProtectInput } from '../messages/protect.ts';

const longSidePx = 1024;
/** Long strokes are drawn in pieces that share a point: finding self-intersections takes quadratic time. */
const pieceLines = 8;

/** PNG in the photo's shape; undefined if nothing is protected. */
export async function protectMask({
  strokes,
  widthPx,
  heightPx,
}: ProtectInput): Promise<Uint8Array | undefined> {
  if (!strokes.some(({ erase }) => !erase)) return undefined;
  const scale = longSidePx / Math.max(widthPx, heightPx);
  const width = Math.max(1, Math.round(widthPx * scale));
  const height = Math.max(1, Math.round(heightPx * scale));
  const paths = strokes.flatMap((stroke) => pathsOf(stroke, width, height));
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
  return new Uint8Array(await sharp(Buffer.from(drawing)).greyscale().png().toBuffer());
}

function pathsOf({ points, width, erase }: BrushStroke, widthPx: number, heightPx: number) {
  const places = points.map(({ x, y }) => `${x * widthPx} ${y * heightPx}`);
  const pen = `stroke="${erase ? '#000' : '#fff'}" stroke-width="${width * longSidePx}"`;
  // A dot is a line of length zero.
  if (places.length === 1) return [`<path d="M${places[0]}L${places[0]}" ${pen}/>`];
  const paths: string[] = [];
  for (let from = 0; from < places.length - 1; from += pieceLines) {
    paths.push(`<path d="M${places.slice(from, from + pieceLines + 1).join('L')}" ${pen}/>`);
  }
  return paths;
}

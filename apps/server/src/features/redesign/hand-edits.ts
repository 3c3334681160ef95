/** Strokes of the protecting brush as a mask: white is left as it is. */
import type { HandEdits, RenderRecipe } from '@maquette/contract';
import type { RestyleRecipe } from '@maquette/models';

const longSidePx = 1024;

type Strokes = HandEdits['protectStrokes'];

/** PNG in the photo's shape; undefined where nothing is protected. */
export async function protectMask(
  strokes: Strokes,
  photo: { readonly widthPx: number | null; readonly heightPx: number | null },
): Promise<Uint8Array | undefined> {
  if (!strokes.some(({ erase }) => !erase)) return;
  const scale = longSidePx / Math.max(photo.widthPx ?? 1, photo.heightPx ?? 1);
  const width = Math.max(1, Math.round((photo.widthPx ?? 1) * scale));
  const height = Math.max(1, Math.round((photo.heightPx ?? 1) * scale));
  const lines = strokes.map((stroke) => {
    const points = stroke.points.map(({ x, y }) => `${x * width} ${y * height}`);
    const path = `M${points.join('L')}${points.length === 1 ? `L${points[0]}` : ''}`;
    const colour = stroke.erase ? '#000' : '#fff';
    return `<path d="${path}" stroke="${colour}" stroke-width="${stroke.width * longSidePx}"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing)).greyscale().png().toBuffer();
}

/** What was done by hand, as the engine's recipe has it. */
export const handsOf = ({
  surfaceHints,
  finishes,
  boxCorners,
}: Pick<RenderRecipe, 'surfaceHints' | 'finishes' | 'boxCorners'>): Pick<
  RestyleRecipe,
  'surfaceHints' | 'finishes' | 'boxCorners'
> => ({ surfaceHints, finishes, ...(boxCorners ? { boxCorners } : {}) });

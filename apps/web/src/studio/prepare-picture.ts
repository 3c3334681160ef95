/**
 * Prepares a chosen file for upload: formats that only the browser decodes (HEIC on an iPhone, AVIF, BMP)
 * become JPEG, and photos over the limit are downscaled.
 */
import { limits } from '@maquette/contract';
import { LocalProblem } from '../lib/problem-text.ts';

/** Types that the server decodes. */
const sentAsIs = new Set(['image/jpeg', 'image/png', 'image/webp']);
const longestSidePx = 6000;
const jpegQuality = 0.92;

const isHeic = (file: File) => /image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);

export function canvasToJpeg(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' }))
          : reject(new LocalProblem('IMAGE_DAMAGED')),
      'image/jpeg',
      jpegQuality,
    );
  });
}

export async function preparePicture(file: File): Promise<File> {
  if (sentAsIs.has(file.type) && file.size <= limits.uploadBytes) return file;
  if (file.size === 0) throw new LocalProblem('IMAGE_DAMAGED');
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    throw new LocalProblem(isHeic(file) ? 'HEIC_NOT_READABLE' : 'NOT_AN_IMAGE');
  }
  const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvasToJpeg(canvas, file.name || 'photo.jpg');
}

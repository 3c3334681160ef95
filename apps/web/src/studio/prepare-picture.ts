/**
 * Makes a chosen file fit to be sent: what the server does not read but this browser does (HEIC on an
 * iPhone, AVIF, BMP) becomes a JPEG, and a photo over the limit is made smaller instead of refused.
 */
import { limits, problems } from '@maquette/contract';

/** Types the server reads itself. */
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
          : reject(new Error(problems.IMAGE_DAMAGED.message)),
      'image/jpeg',
      jpegQuality,
    );
  });
}

export async function preparePicture(file: File): Promise<File> {
  if (sentAsIs.has(file.type) && file.size <= limits.uploadBytes) return file;
  if (file.size === 0) throw new Error(problems.IMAGE_DAMAGED.message);
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    throw new Error((isHeic(file) ? problems.HEIC_NOT_READABLE : problems.NOT_AN_IMAGE).message);
  }
  const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvasToJpeg(canvas, file.name || 'photo.jpg');
}

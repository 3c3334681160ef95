/** A picture to look at: classes tinted over the photo, with the box of the room and the openings. */
import sharp from 'sharp';
import { type Analysis, classesOf, type Point } from '../../packages/engine/src/sense/analysis.ts';
import { projectPoint } from '../../packages/engine/src/sense/surfaces/plane-point.ts';
import { roomCameraHeight } from '../../packages/engine/src/sense/surfaces/scene-planes.ts';
import { surfaceColours } from '../../packages/engine/src/sense/surfaces-image.ts';

const tint = 0.5;

export async function drawOverlay(analysis: Analysis, path: string): Promise<void> {
  const { photo, kind, classOf, certainty } = analysis;
  const { widthPx, heightPx } = photo;
  const colours = classesOf[kind].map((name) => surfaceColours[name]);
  const pixels = Buffer.alloc(widthPx * heightPx * 3);
  for (let i = 0; i < classOf.length; i++) {
    const colour = colours[classOf[i]!]!;
    const share = tint * Math.max(0.2, certainty.data[i]!);
    for (let channel = 0; channel < 3; channel++) {
      const base = photo.data[3 * i + channel]!;
      pixels[3 * i + channel] = base * (1 - share) + colour[channel]! * share;
    }
  }
  await sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .composite([{ input: Buffer.from(linesSvg(analysis)) }])
    .png()
    .toFile(path);
}

function linesSvg(analysis: Analysis): string {
  const { photo, box, camera, openings } = analysis;
  const parts: string[] = [];
  const line = (p: Point | null, q: Point | null, style: string) => {
    if (!p || !q) return;
    parts.push(`<line x1="${p.x}" y1="${p.y}" x2="${q.x}" y2="${q.y}" ${style}/>`);
  };
  if (box) {
    const style = 'stroke="white" stroke-width="2"';
    const at = (x: number, y: number, z: number) =>
      projectPoint(camera, x * roomCameraHeight, y * roomCameraHeight, z * roomCameraHeight);
    const { left, right, depth, ceiling } = box;
    const corners = [
      [-left, -ceiling],
      [right, -ceiling],
      [right, 1],
      [-left, 1],
    ] as const;
    corners.forEach(([x, y], k) => {
      const [nx, ny] = corners[(k + 1) % 4]!;
      line(at(x, y, depth), at(nx, ny, depth), style);
      line(at(x, y, depth), at(x, y, depth * 0.3), style);
    });
  }
  for (const { corners } of openings) {
    corners.forEach((p, k) => {
      line(p, corners[(k + 1) % 4]!, 'stroke="black" stroke-width="2" stroke-dasharray="6 4"');
    });
  }
  const size = `width="${photo.widthPx}" height="${photo.heightPx}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`;
}

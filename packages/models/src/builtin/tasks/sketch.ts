/** A drawing on clean paper with a wash of colour under its own lines. */
import sharp from 'sharp';
import { encodePng, encodePreview, fitted } from './plain-picture.ts';
import type { MadePicture, SketchInput, TaskReports } from './task-table.ts';

export async function sketch(input: SketchInput, reports: TaskReports): Promise<MadePicture> {
  reports.stage('Cleaning the paper', 20);
  const { data, info } = await fitted(input.drawing, input.maxSidePx)
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise()
    .median(3)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  reports.stage('Laying the wash', 60);
  const wash = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfe1ee"/><stop offset=".6" stop-color="#f7efe0"/><stop offset="1" stop-color="#cdd8b4"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#w)"/></svg>`;
  const lines = await sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  })
    .png()
    .toBuffer();
  const made = await sharp(Buffer.from(wash))
    .composite([{ input: lines, blend: 'multiply' }])
    .removeAlpha()
    .png()
    .toBuffer();
  reports.preview(await encodePreview(sharp(made)));
  return {
    picture: await encodePng(sharp(made)),
    facts: { seed: input.seed, notes: ['Your lines on a wash of colour.'] },
  };
}

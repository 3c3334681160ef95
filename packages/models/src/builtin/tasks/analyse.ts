/** A photo's surfaces, room box and openings, for editing by hand. */
import { createRgbImage, type RgbImage } from '@maquette/engine/image';
import type { Analysis, SurfaceClass } from '@maquette/engine/restyle';
import { analysisOf } from './photo-analysis.ts';
import { encodePng } from './plain-picture.ts';
import type { AnalysedPhoto, AnalyseInput, Place, TaskReports } from './task-table.ts';

/** The side a free render has: what is shown here is what is drawn there. */
const analysedSidePx = 1024;

const maskColours: Readonly<Record<SurfaceClass, string>> = {
  floor: '#b5793c',
  wall: '#d9cfb8',
  ceiling: '#f4f1ea',
  window: '#7fb2d9',
  door: '#8a5a3c',
  object: '#6a6f78',
  sky: '#9cc9ef',
  facade: '#d6a77a',
  roof: '#a2483c',
  vegetation: '#5f8a4e',
  ground: '#b9b39a',
  other: '#55585e',
};

export async function analyse(
  { photo, kind }: AnalyseInput,
  reports: TaskReports,
): Promise<AnalysedPhoto> {
  const analysis = await analysisOf(photo, kind, analysedSidePx, {}, reports);
  const { widthPx, heightPx } = analysis.photo;
  const place = ({ x, y }: Place): Place => ({ x: x / widthPx, y: y / heightPx });
  return {
    widthPx,
    heightPx,
    mask: await encodePng(maskOf(analysis)),
    surfaces: analysis.surfaces.map(({ className, area, confidence }) => ({
      name: className,
      maskColour: maskColours[className],
      share: area,
      confidence,
    })),
    box: analysis.box && {
      corners: analysis.box.backWall.map(place),
      confidence: analysis.box.confidence,
    },
    openings: analysis.openings.map(({ kind: opening, corners, confidence }) => ({
      kind: opening,
      corners: corners.map(place),
      confidence,
    })),
    palette: analysis.palette.map(({ rgb }) => hexOf(rgb)),
    findings: [...analysis.findings],
  };
}

function maskOf({ classOf, surfaces, photo }: Analysis): RgbImage {
  const image = createRgbImage(photo.widthPx, photo.heightPx);
  const colours = surfaces.map(({ className }) =>
    [1, 3, 5].map((at) => Number.parseInt(maskColours[className].slice(at, at + 2), 16)),
  );
  for (let at = 0; at < classOf.length; at++) image.data.set(colours[classOf[at]!]!, at * 3);
  return image;
}

const hexOf = (rgb: readonly number[]) =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** A photo's surfaces, room box and openings, for manual editing. */
import type { ThingOnPhoto } from '@maquette/contract';
import { outlineThings } from '@maquette/engine/analysis';
import { createRgbImage, type RgbImage } from '@maquette/engine/image';
import {
  isKeepable,
  isPaintable,
  type Opening,
  type SurfaceClass,
  usualSidePx,
} from '@maquette/engine/restyle';
import type { Place } from './messages/protect.ts';
import type { AnalysedPhoto, AnalyseInput } from './messages/seen.ts';
import { type ReadPhoto, readPhoto } from './photo/photo-analysis.ts';
import { encodeMask } from './plain-picture.ts';
import { quickSidePx } from './preview-looks.ts';
import type { TaskReports } from './task-table.ts';

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
  { photo, kind, hints = {}, isQuick = false }: AnalyseInput,
  reports: TaskReports,
): Promise<AnalysedPhoto> {
  const side = isQuick ? quickSidePx : usualSidePx;
  const read = await readPhoto(photo, kind, side, hints, reports);
  const { analysis, widthPx, heightPx } = read;
  const { crop } = analysis;
  const place = ({ x, y }: Place): Place => ({
    x: (x + crop.x) / widthPx,
    y: (y + crop.y) / heightPx,
  });
  const { scene, things } = read.seen();
  return {
    scene,
    widthPx,
    heightPx,
    mask: await encodeMask(maskOf(read)),
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
    things: outlineThings(
      [
        ...things.map(({ name, box }) => ({
          name,
          box: {
            x: (box.x * crop.widthPx + crop.x) / widthPx,
            y: (box.y * crop.heightPx + crop.y) / heightPx,
            width: (box.width * crop.widthPx) / widthPx,
            height: (box.height * crop.heightPx) / heightPx,
          },
        })),
        ...(kind === 'interior' ? doorsOf(analysis.openings, place) : []),
      ],
      analysis,
      read,
    ).map((thing) => ({
      ...thing,
      canStay: isKeepable(thing.name),
      canBePainted: isPaintable(thing.name),
    })),
    palette: analysis.palette.map(({ rgb }) => hexOf(rgb)),
    findings: [...analysis.findings],
  };
}

/** The analysis counts doors as wall; here they are things too, which can be painted. */
function doorsOf(openings: readonly Opening[], place: (at: Place) => Place): ThingOnPhoto[] {
  const held = (share: number) => Math.min(1, Math.max(0, share));
  return openings
    .filter(({ kind }) => kind === 'door')
    .flatMap(({ corners }) => {
      const places = corners.map(place);
      const [xs, ys] = [places.map(({ x }) => held(x)), places.map(({ y }) => held(y))];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
      return width > 0 && height > 0 ? [{ name: 'door', box: { x, y, width, height } }] : [];
    });
}

/** Letterbox bars stay black. */
function maskOf({ analysis, widthPx, heightPx }: ReadPhoto): RgbImage {
  const { classOf, surfaces, crop } = analysis;
  const image = createRgbImage(widthPx, heightPx);
  const colours = surfaces.map(({ className }) =>
    [1, 3, 5].map((at) => Number.parseInt(maskColours[className].slice(at, at + 2), 16)),
  );
  for (let y = 0; y < crop.heightPx; y++) {
    let to = ((y + crop.y) * widthPx + crop.x) * 3;
    for (let x = 0; x < crop.widthPx; x++, to += 3) {
      image.data.set(colours[classOf[y * crop.widthPx + x]!]!, to);
    }
  }
  return image;
}

const hexOf = (rgb: readonly number[]) =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Effect of each medium on a picture: one row for each. */
import type { RgbImage } from '../../image/image.ts';
import type { Scene } from '../scene-model.ts';
import type { Medium } from '../scene-setting.ts';
import { drawBlueprint } from './blueprint.ts';
import { asClay } from './clay.ts';
import { cutFromPaper } from './cut-paper.ts';
import type { Drawing } from './drawing.ts';
import { drawInk } from './ink.ts';
import { drawPencil } from './pencil.ts';
import { paintWatercolour } from './watercolour.ts';

export interface MediumRow {
  readonly label: string;
  /** Changes the scene before it is drawn. */
  readonly prepare?: (scene: Scene) => Scene;
  /** Turns the photograph into the finished sheet. */
  readonly finish?: (drawing: Drawing) => RgbImage;
  /** Stands in front of a photographer's backdrop instead of a sky. */
  readonly isInStudio?: boolean;
  /** Bounced light would not be seen in it. */
  readonly isFlat?: boolean;
  /** Smaller sheets are drawn at a multiple of their size and reduced, for a pen has one width only. */
  readonly leastLongSidePx?: number;
}

/** From this longer side on, lines and lettering are as fine as a hand draws them. */
const penWidthsFromPx = 720;

export const media: Record<Medium, MediumRow> = {
  photograph: { label: 'Photograph' },
  watercolour: { label: 'Watercolour', finish: paintWatercolour },
  pencil: { label: 'Pencil', finish: drawPencil, leastLongSidePx: penWidthsFromPx },
  ink: { label: 'Ink', finish: drawInk, leastLongSidePx: penWidthsFromPx },
  blueprint: {
    label: 'Blueprint',
    finish: drawBlueprint,
    isFlat: true,
    leastLongSidePx: penWidthsFromPx,
  },
  clay: { label: 'Clay model', prepare: asClay, isInStudio: true },
  cutPaper: { label: 'Cut paper', finish: cutFromPaper, isFlat: true },
};

import type { RgbImage } from '../../image/image.ts';
import type { Scene } from '../scene-model.ts';
import type { Medium } from '../scene-setting.ts';
import { drawBlueprint } from './blueprint.ts';
import { toClayModel } from './clay.ts';
import { cutFromPaper } from './cut-paper.ts';
import type { Drawing } from './drawing.ts';
import { drawInk } from './ink.ts';
import { drawPencil } from './pencil.ts';
import { paintWatercolour } from './watercolour.ts';

export interface MediumRow {
  readonly label: string;
  /** Changes the scene before rendering. */
  readonly prepare?: (scene: Scene) => Scene;
  /** Turns the photograph into the finished sheet. */
  readonly finish?: (drawing: Drawing) => RgbImage;
  /** In front of a studio backdrop instead of a sky. */
  readonly isInStudio?: boolean;
  /** Bounced light would not be visible in it. */
  readonly isFlat?: boolean;
  /** Smaller sheets are drawn at a multiple of their size and reduced, since pens have a fixed width. */
  readonly leastLongSidePx?: number;
}

/** Longer side from which lines and lettering are as fine as by hand. */
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
  clay: { label: 'Clay model', prepare: toClayModel, isInStudio: true },
  cutPaper: { label: 'Cut paper', finish: cutFromPaper, isFlat: true },
};

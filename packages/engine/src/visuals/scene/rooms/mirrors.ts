/** Shape and size of a wall mirror, as requested or as drawn. */
import type { WallMirror } from '../furniture/decor.ts';
import type { Room } from './room.ts';

type MirrorStyle = WallMirror['style'];

interface MirrorSize {
  readonly style: MirrorStyle;
  readonly width: number;
  readonly height: number;
  /** Height of its centre. */
  readonly middle: number;
}

export function mirrorOf({ design }: Room, drawn: MirrorStyle): MirrorSize {
  const form = design.brief.parts.mirror?.form;
  const usual = { width: 0.75, height: 0.95, middle: 1.55 };
  if (form === 'tall') return { style: 'rect', width: 0.7, height: 1.75, middle: 0.98 };
  if (form === 'round' || form === 'arched') return { style: form, ...usual };
  return { style: drawn, ...usual };
}

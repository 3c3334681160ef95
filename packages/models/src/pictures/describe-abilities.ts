/** What an engine can do, in the words of the contract. Imports nothing heavy: it is told at every start. */
import {
  type EngineAbilities,
  type PictureRole,
  pictureShapeNames,
  pictureShapes,
} from '@maquette/contract';
import { isOwnModel } from '../roles.ts';
import type { PictureAbilities, SizeRule } from './abilities.ts';
import { frameFor } from './frame.ts';

export function describeAbilities(
  id: string,
  role: PictureRole,
  abilities: PictureAbilities,
): EngineAbilities {
  const { frames, wordFrames = frames } = abilities;
  const own = isOwnModel(id);
  return {
    own,
    edit: abilities.edit,
    mask: abilities.mask,
    seed: abilities.seed !== undefined,
    strength: abilities.strength || own ? 'number' : 'words',
    steps: abilities.steps !== undefined,
    guidance: abilities.guidance !== undefined,
    negative: abilities.negative !== undefined,
    shapes: shapesIn(role === 'visuals' ? wordFrames : frames),
    progress: abilities.progress,
    cancel: abilities.cancel,
  };
}

const longSidePx = 1024;

/** Those that fill a frame; in the others something would have to be cut off. */
const shapesIn = (frames: SizeRule) =>
  pictureShapeNames.filter((name) => {
    const { widthShare, heightShare } = pictureShapes[name];
    const scale = longSidePx / Math.max(widthShare, heightShare);
    const size = { widthPx: widthShare * scale, heightPx: heightShare * scale };
    const { inner, widthPx, heightPx } = frameFor(frames, size, longSidePx);
    return inner.widthPx === widthPx && inner.heightPx === heightPx;
  });

/** Abilities of an engine in the contract's terms. */
import {
  type EngineAbilities,
  type PictureRole,
  pictureRoles,
  pictureShapeNames,
  pictureShapes,
} from '@maquette/contract';
import type { ModelConfiguration } from '../configuration.ts';
import { engineEntry } from '../engine-entry.ts';
import { isOwnModel, splitModelId } from '../roles.ts';
import { abilitiesIn, type PictureAbilities, type SizeRule } from './abilities.ts';
import { frameFor } from './frame.ts';

/** The preferred engine of each picture tool. */
export const describePictureRoles = ({
  roles,
  providers,
}: ModelConfiguration): Record<PictureRole, EngineAbilities> =>
  Object.fromEntries(
    pictureRoles.map((role) => {
      const [id = ''] = roles[role];
      const entry = engineEntry(id, (providerId) => providers[providerId]?.entry);
      const abilities = abilitiesIn(entry?.pictures, splitModelId(id).modelId);
      if (!abilities) throw new Error(`${id} has no row in the table of picture engines`);
      return [role, describeAbilities(id, role, abilities)];
    }),
  ) as Record<PictureRole, EngineAbilities>;

function describeAbilities(
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

/** Those that fill a frame; with others something would be cropped. */
const shapesIn = (frames: SizeRule) =>
  pictureShapeNames.filter((name) => {
    const { widthShare, heightShare } = pictureShapes[name];
    const scale = longSidePx / Math.max(widthShare, heightShare);
    const size = { widthPx: widthShare * scale, heightPx: heightShare * scale };
    const { inner, widthPx, heightPx } = frameFor(frames, size, longSidePx);
    return inner.widthPx === widthPx && inner.heightPx === heightPx;
  });

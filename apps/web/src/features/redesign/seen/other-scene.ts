/** Detects a photo of something else than the studio is for, before anything is spent. */
import type { PhotoAnalysis, SceneKind, StudioKind } from '@maquette/contract';
import { paths } from '../../../lib/paths.ts';

export interface OtherScene {
  /** Names the detected scene and what a redesign of it would give. */
  readonly sentence: string;
  /** Such a photo can't be redesigned, so ordering is blocked. */
  readonly isHopeless?: true;
  readonly elsewhere?: {
    readonly label: string;
    readonly path: string;
    readonly takesPhoto: boolean;
  };
}

/**
 * Below this confidence no notice is shown: one photo in a hundred is misclassified, rarely with confidence.
 */
const sureEnough = 0.95;

const houseStudio = { label: 'Open it in the exterior studio', path: paths.exteriors };
const roomStudio = { label: 'Open it in the interior studio', path: paths.interiors };
const sketchStudio = { label: 'Open the sketch studio', path: paths.sketch };

const nothingSeen: OtherScene = {
  sentence:
    'No room or building can be made out on this photo. Please choose one that shows the place; nothing was counted for this one.',
  isHopeless: true,
};
const drawn = {
  sentence: 'This looks like a drawing. The sketch studio colours drawings.',
  elsewhere: { ...sketchStudio, takesPhoto: false },
};

const others: Readonly<Record<StudioKind, Partial<Record<SceneKind, OtherScene>>>> = {
  interior: {
    exterior: {
      sentence:
        'This looks like the outside of a building. The interior studio furnishes rooms and would take its front for a wall.',
      elsewhere: { ...houseStudio, takesPhoto: true },
    },
    drawing: drawn,
    none: nothingSeen,
  },
  exterior: {
    interior: {
      sentence:
        'This looks like the inside of a room. The exterior studio changes buildings and would take its walls for a front.',
      elsewhere: { ...roomStudio, takesPhoto: true },
    },
    drawing: drawn,
    none: nothingSeen,
  },
};

/** Undefined if the photo fits, or if the classifier isn't confident. */
export function otherScene(
  kind: StudioKind,
  scene: Pick<PhotoAnalysis['scene'], 'kind' | 'likelihood'> | undefined,
): OtherScene | undefined {
  return scene && scene.likelihood >= sureEnough ? others[kind][scene.kind] : undefined;
}

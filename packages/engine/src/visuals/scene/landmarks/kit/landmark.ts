/** A landmark: its materials, surroundings and builder, centred and facing +z. */
import type { RoofForm } from '../../../brief/vocabulary/finishes.ts';
import type { LandmarkKind } from '../../../brief/vocabulary/landmarks.ts';
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { MaterialHandle } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import type { BuiltCamera, House } from '../../buildings/house.ts';
import { coat } from '../../finishes.ts';
import type { Look, Palette } from '../../palette.ts';
import type { PlaceWeights } from '../../places.ts';
import type { Rect, WallSkin } from '../../wall-parts.ts';

export interface Kit {
  readonly house: House;
  readonly b: SceneBuilder;
  readonly palette: Palette;
  readonly skin: WallSkin;
  /** The walls' paints in their order: bands of a lighthouse, stripes of a hut. */
  readonly bands: readonly MaterialHandle[];
  /** Which of several that stand side by side. */
  readonly index: number;
  readonly other: (hex: string, roughness?: number) => MaterialHandle;
}

export interface Stands {
  readonly rect: Rect;
  readonly high: number;
  readonly storeys?: number;
  readonly roof?: RoofForm;
  readonly facts?: Readonly<Partial<Record<PartKey, number | boolean>>>;
}

export interface Landmark {
  readonly look: Partial<Look>;
  readonly places: PlaceWeights;
  readonly camera?: Partial<BuiltCamera>;
  readonly storeys?: readonly [number, number];
  /** Handles the requested count itself, instead of being repeated side by side. */
  readonly countsItself?: true;
  readonly build: (kit: Kit) => Stands;
}

export type Landmarks = Partial<Record<LandmarkKind, Landmark>>;

export const around = (half: number, halfDeep = half): Rect => ({
  x0: -half,
  x1: half,
  z0: -halfDeep,
  z1: halfDeep,
});

export const plain =
  (b: SceneBuilder) =>
  (hex: string, roughness = 0.8): MaterialHandle =>
    b.material(coat(hex, { name: `landmark ${hex} ${roughness}`, roughness }));

/** A small thing: how much room it takes, what it is made of, and how it is built about its own middle, facing +z. */
import type { Stand } from '../../catalogue/row.ts';
import type { MaterialHandle, ObjectLabel, Vector3 } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import { surface } from '../curved/surface.ts';
import { coat } from '../finishes.ts';

export interface ThingKit {
  readonly b: SceneBuilder;
  /** Material of the thing: as requested, or its default. */
  readonly main: MaterialHandle;
  readonly other: (hex: string, roughness?: number) => MaterialHandle;
}

export interface SmallThing {
  readonly width: number;
  readonly depth: number;
  readonly high: number;
  readonly hex: string;
  readonly label: ObjectLabel;
  /** On a table if the room has one; else on the floor. */
  readonly isOnTables?: true;
  /** As many as there usually are, where the words count none. */
  readonly usually?: number;
  /** Elsewhere than on free floor or a table. */
  readonly stand?: Stand;
  readonly build: (kit: ThingKit) => void;
}

export const plainCoat = (b: SceneBuilder, hex: string, roughness = 0.8) =>
  b.material(coat(hex, { name: `thing ${hex} ${roughness}`, roughness, indoors: true }));

/** An ellipsoid. */
export function round(
  b: SceneBuilder,
  [x, y, z]: Vector3,
  [rx, ry, rz]: Vector3,
  material: MaterialHandle,
  sides = 18,
): void {
  surface(
    b,
    sides,
    Math.round(sides / 2),
    (u, v) => {
      const angle = u * Math.PI * 2;
      const polar = (v - 0.5) * Math.PI;
      return [
        x + Math.sin(angle) * Math.cos(polar) * rx,
        y + Math.sin(polar) * ry,
        z + Math.cos(angle) * Math.cos(polar) * rz,
      ];
    },
    material,
  );
}

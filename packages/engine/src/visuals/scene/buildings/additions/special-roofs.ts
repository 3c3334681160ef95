/** Roofs that are more than one section: a dome on a drum, saw teeth with north light; and asked parapets. */
import type { RoofForm } from '../../../brief/vocabulary/finishes.ts';
import type { Vector3 } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { lathe } from '../../curved/turned.ts';
import type { Palette } from '../../palette.ts';
import { parapetRoof, type RoofSection, type RoofSkin, sectionRoof } from '../../roofs.ts';
import { box, tube } from '../../solids.ts';
import type { Rect } from '../../wall-parts.ts';
import type { House } from '../house.ts';

const dome = { share: 0.36, most: 4.2, drum: 0.55, parapet: 0.4, sides: 40, rings: 14 } as const;

/** Half a ball on a low drum, in the middle of a flat roof; returns its height. */
function domeRoof(b: SceneBuilder, rect: Rect, y: number, skin: RoofSkin): number {
  parapetRoof(b, rect, y, dome.parapet, skin);
  const [wide, deep] = [rect.x1 - rect.x0, rect.z1 - rect.z0];
  const radius = Math.min(dome.most, Math.min(wide, deep) * dome.share);
  const at: Vector3 = [(rect.x0 + rect.x1) / 2, y, (rect.z0 + rect.z1) / 2];
  b.begin('wall', 'drum');
  lathe(
    b,
    at,
    [
      [radius * 1.02, 0],
      [radius * 1.02, dome.drum],
      [radius * 1.1, dome.drum],
      [radius * 1.1, dome.drum + 0.12],
      [radius, dome.drum + 0.12],
    ],
    skin.wall,
    dome.sides,
  );
  b.begin('roof', 'dome');
  const base = y + dome.drum + 0.12;
  lathe(
    b,
    [at[0], base, at[2]],
    Array.from({ length: dome.rings + 1 }, (_, ring) => {
      const angle = (ring / dome.rings) * (Math.PI / 2);
      return [Math.max(0.02, Math.cos(angle) * radius), Math.sin(angle) * radius] as const;
    }),
    skin.roof,
    dome.sides,
  );
  b.begin('trim', 'finial');
  const top = base + radius;
  tube(b, [at[0], top - 0.05, at[2]], [at[0], top + 0.7, at[2]], [0.07, 0.02], skin.trim, 8);
  return top + 0.7;
}

const tooth = { wide: 3.4, rise: 0.46, lean: 0.14, sill: 0.3, eave: 0.2 } as const;

/** Teeth in a row along the front, glazed on one side; returns their height. */
function sawtoothRoof(
  b: SceneBuilder,
  rect: Rect,
  y: number,
  skin: RoofSkin,
  { glass, frame }: Pick<Palette, 'glass' | 'frame'>,
): number {
  const [wide, deep] = [rect.x1 - rect.x0, rect.z1 - rect.z0];
  const count = Math.max(2, Math.round(wide / tooth.wide));
  const each = wide / count;
  const rise = each * tooth.rise;
  const section: RoofSection = Array.from({ length: count }, (_, index) => {
    const from = wide / 2 - index * each;
    return [
      [from - 0.002, 0.02],
      [from - tooth.lean, rise],
    ] as const;
  })
    .flat()
    .concat([[-wide / 2, 0.02]]);
  b.place(
    { at: [(rect.x0 + rect.x1) / 2, y, (rect.z0 + rect.z1) / 2], turnRad: Math.PI / 2 },
    () => {
      sectionRoof(b, deep, section, wide, skin, {
        gableMetres: tooth.eave,
        thickMetres: 0.14,
        gutters: false,
      });
      const half = deep / 2 - 0.4;
      for (let index = 0; index < count; index++) {
        const z = wide / 2 - index * each + 0.06;
        const top = rise + 0.06;
        b.begin('window', 'sawtooth window');
        b.quad(
          [-half, tooth.sill, z],
          [half, tooth.sill, z],
          [half, top, z - tooth.lean],
          [-half, top, z - tooth.lean],
          glass,
          [0, 0, 2 * half, 0, 2 * half, top, 0, top],
        );
        b.begin('trim', 'sawtooth frame');
        const bars = Math.max(2, Math.round((2 * half) / 1.2));
        for (let bar = 0; bar <= bars; bar++) {
          const x = -half + (2 * half * bar) / bars;
          tube(b, [x, tooth.sill, z + 0.02], [x, top, z - tooth.lean + 0.02], 0.035, frame, 5);
        }
        box(b, [-half, tooth.sill - 0.08, z - 0.1], [half, tooth.sill, z + 0.06], frame);
      }
    },
  );
  return y + rise + 0.14;
}

type SpecialRoof = (
  b: SceneBuilder,
  rect: Rect,
  y: number,
  skin: RoofSkin,
  palette: Palette,
) => number;

export const specialRoofs: Partial<Record<RoofForm, SpecialRoof>> = {
  dome: domeRoof,
  sawtooth: sawtoothRoof,
};

const askedParapetMetres = 0.7;

/** A flat roof's own parapet, or the one that words ask for. */
export function parapetOf(
  { b, design }: Pick<House, 'b' | 'design'>,
  own: number | undefined,
): number | undefined {
  if (design.brief.parts.parapet?.wanted !== true) return own;
  b.facts.parapet = true;
  return own ?? askedParapetMetres;
}

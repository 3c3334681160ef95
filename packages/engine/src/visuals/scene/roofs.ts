/** Roofs over a rectangle: flat slabs, hips, and any section extruded along a ridge. */
import type { MaterialHandle, Vector3 } from '../scene-model.ts';
import type { SceneBuilder } from './builder.ts';
import { box, tube } from './solids.ts';
import type { Rect } from './wall-parts.ts';

export interface RoofSkin {
  readonly roof: MaterialHandle;
  readonly trim: MaterialHandle;
  readonly soffit: MaterialHandle;
  readonly wall: MaterialHandle;
  readonly metal: MaterialHandle;
}

interface RoofOptions {
  readonly gableMetres?: number;
  readonly thickMetres?: number;
  readonly gutters?: boolean;
}

/** A slab with an overhang, a fascia and a warm soffit; with a parapet it is hidden behind the coping. */
export function flatRoof(
  b: SceneBuilder,
  rect: Rect,
  y: number,
  skin: RoofSkin,
  options: {
    readonly overhang: readonly [left: number, right: number, back: number, front: number];
    readonly thickMetres: number;
  },
): void {
  const [left, right, back, front] = options.overhang;
  b.begin('roof', 'flat roof');
  box(
    b,
    [rect.x0 - left, y + 0.03, rect.z0 - back],
    [rect.x1 + right, y + options.thickMetres, rect.z1 + front],
    skin.trim,
    skin.roof,
  );
  box(
    b,
    [rect.x0 - left + 0.06, y, rect.z0 - back + 0.06],
    [rect.x1 + right - 0.06, y + 0.04, rect.z1 + front - 0.06],
    skin.soffit,
  );
}

export function parapetRoof(
  b: SceneBuilder,
  rect: Rect,
  y: number,
  heightMetres: number,
  skin: RoofSkin,
): void {
  const t = 0.24;
  const { x0, x1, z0, z1 } = rect;
  b.begin('roof', 'flat roof');
  b.quad([x0, y + 0.05, z1], [x1, y + 0.05, z1], [x1, y + 0.05, z0], [x0, y + 0.05, z0], skin.roof);
  b.begin('wall', 'parapet');
  const top = y + heightMetres;
  box(b, [x0, y, z1 - t], [x1, top, z1], skin.wall);
  box(b, [x0, y, z0], [x1, top, z0 + t], skin.wall);
  box(b, [x0, y, z0 + t], [x0 + t, top, z1 - t], skin.wall);
  box(b, [x1 - t, y, z0 + t], [x1, top, z1 - t], skin.wall);
  b.begin('trim', 'coping');
  const o = 0.04;
  box(b, [x0 - o, top, z1 - t - o], [x1 + o, top + 0.06, z1 + o], skin.trim);
  box(b, [x0 - o, top, z0 - o], [x1 + o, top + 0.06, z0 + t + o], skin.trim);
  box(b, [x0 - o, top, z0 + t + o], [x0 + t + o, top + 0.06, z1 - t - o], skin.trim);
  box(b, [x1 - t - o, top, z0 + t + o], [x1 + o, top + 0.06, z1 - t - o], skin.trim);
}

/** Section from the front eave to the back eave: z across the span, height above the wall top. */
export type RoofSection = readonly (readonly [z: number, height: number])[];

/**
 * A section extruded along x, with gable walls in `skin.wall`. Coordinates: centre of the building at wall-top
 * height.
 */
export function sectionRoof(
  b: SceneBuilder,
  length: number,
  section: RoofSection,
  wallSpan: number,
  skin: RoofSkin,
  options: RoofOptions = {},
): void {
  const thick = options.thickMetres ?? 0.22;
  const over = options.gableMetres ?? 0.35;
  const [x0, x1] = [-length / 2 - over, length / 2 + over];
  b.begin('roof', 'roof');
  let along = 0;
  for (let index = 0; index < section.length - 1; index++) {
    const [[az, ah], [cz, ch]] = [section[index]!, section[index + 1]!];
    const step = Math.hypot(cz - az, ch - ah);
    const top = thick;
    b.quad(
      [x0, ah + top, az],
      [x1, ah + top, az],
      [x1, ch + top, cz],
      [x0, ch + top, cz],
      skin.roof,
      [x0, along, x1, along, x1, along + step, x0, along + step],
    );
    b.quad([x0, ch, cz], [x1, ch, cz], [x1, ah, az], [x0, ah, az], skin.soffit);
    along += step;
  }
  b.begin('trim', 'roof edge');
  for (let index = 0; index < section.length - 1; index++) {
    const [[az, ah], [cz, ch]] = [section[index]!, section[index + 1]!];
    for (const [x, side] of [
      [x0, -1],
      [x1, 1],
    ] as const) {
      const p = x + side * 0.02;
      const corners: [Vector3, Vector3, Vector3, Vector3] = [
        [p, ah - 0.02, az],
        [p, ch - 0.02, cz],
        [p, ch + thick + 0.03, cz],
        [p, ah + thick + 0.03, az],
      ];
      if (side > 0) b.quad(...corners, skin.trim);
      else b.quad(corners[1], corners[0], corners[3], corners[2], skin.trim);
    }
  }
  const eaves = [section[0]!, section.at(-1)!];
  for (const [index, [z, h]] of eaves.entries()) {
    const out = index === 0 ? 0.03 : -0.03;
    box(b, [x0, h - 0.03, z - 0.001], [x1, h + thick + 0.02, z + out], skin.trim);
    if (options.gutters !== false) {
      tube(
        b,
        [x0, h + thick - 0.05, z + out * 2.6],
        [x1, h + thick - 0.05, z + out * 2.6],
        0.055,
        skin.metal,
        8,
      );
    }
  }
  b.begin('wall', 'gable wall');
  gableEnds(b, length, section, wallSpan, skin.wall);
}

/** Height of a roof's underside at a position of its span. */
export function sectionHeight(section: RoofSection, z: number): number {
  for (let index = 0; index < section.length - 1; index++) {
    const [[az, ah], [cz, ch]] = [section[index]!, section[index + 1]!];
    if ((z <= az && z >= cz) || (z >= az && z <= cz)) {
      return Math.abs(cz - az) < 1e-6 ? Math.max(ah, ch) : ah + ((ch - ah) * (z - az)) / (cz - az);
    }
  }
  return 0;
}

function gableEnds(
  b: SceneBuilder,
  length: number,
  section: RoofSection,
  wallSpan: number,
  material: MaterialHandle,
): void {
  const half = wallSpan / 2;
  const inner = section.map(([z]) => z).filter((z) => Math.abs(z) < half - 1e-6);
  const stops = [half, ...inner, -half];
  for (const side of [-1, 1] as const) {
    const x = (side * length) / 2;
    for (let index = 0; index < stops.length - 1; index++) {
      const [az, cz] = [stops[index]!, stops[index + 1]!];
      const [ah, ch] = [sectionHeight(section, az), sectionHeight(section, cz)];
      const corners: [Vector3, Vector3, Vector3, Vector3] = [
        [x, -0.01, az],
        [x, -0.01, cz],
        [x, ch, cz],
        [x, ah, az],
      ];
      if (side > 0) b.quad(...corners, material);
      else b.quad(corners[1], corners[0], corners[3], corners[2], material);
    }
  }
}

export interface SectionShape {
  readonly span: number;
  readonly rise: number;
  readonly eave: number;
}

/** Most overlap of an eave below the top of its wall: more would hide the windows. */
const lowestEaveMetres = 0.45;

/** How far its back slope runs on beyond the wall, over a lower room. */
export const saltboxTail = { metres: 2.6, eave: 0.3 } as const;

export const sections = {
  gable: ({ span, rise, eave }: SectionShape): RoofSection => {
    const half = span / 2;
    const drop = Math.min(lowestEaveMetres, (eave * rise) / half);
    const over = (drop * half) / rise;
    return [
      [half + over, -drop],
      [0, rise],
      [-half - over, -drop],
    ];
  },
  shed: ({ span, rise, eave }: SectionShape): RoofSection => {
    const slope = rise / span;
    return [
      [span / 2 + eave, rise + eave * slope],
      [-span / 2 - eave, -eave * slope],
    ];
  },
  /** Its ridge near the front, its back slope long. */
  saltbox: ({ span, rise, eave }: SectionShape): RoofSection => {
    const half = span / 2;
    const ridge = half * 0.42;
    const front = rise / (half - ridge);
    const back = rise / (half + ridge);
    const drop = Math.min(lowestEaveMetres, eave * front);
    return [
      [half + drop / front, -drop],
      [ridge, rise],
      [-half - saltboxTail.metres, -saltboxTail.metres * back],
    ];
  },
  butterfly: ({ span, rise, eave }: SectionShape): RoofSection => {
    const valley = -span * 0.12;
    const front = span / 2 - valley;
    const back = span / 2 + valley;
    return [
      [span / 2 + eave, rise * (1 + eave / front)],
      [valley, 0.05],
      [-span / 2 - eave, rise * 0.75 * (1 + eave / back)],
    ];
  },
  gambrel: ({ span, rise, eave }: SectionShape): RoofSection => {
    const half = span / 2;
    const drop = Math.min(lowestEaveMetres, eave * 1.1);
    const over = drop / 1.1;
    return [
      [half + over, -drop],
      [half * 0.58, rise * 0.66],
      [0, rise],
      [-half * 0.58, rise * 0.66],
      [-half - over, -drop],
    ];
  },
  mansard: ({ span, rise, eave }: SectionShape): RoofSection => {
    const half = span / 2;
    return [
      [half + eave, 0],
      [half - 0.55, rise * 0.82],
      [half * 0.45, rise],
      [-half * 0.45, rise],
      [-half + 0.55, rise * 0.82],
      [-half - eave, 0],
    ];
  },
  curved: ({ span, rise, eave }: SectionShape): RoofSection => {
    const half = span / 2 + eave;
    return Array.from({ length: 17 }, (_, step) => {
      const angle = (step / 16) * Math.PI;
      return [Math.cos(angle) * half, Math.sin(angle) * rise] as const;
    });
  },
} as const;

interface Chimney {
  readonly x: number;
  readonly z: number;
  readonly y0: number;
  readonly y1: number;
  readonly wallMaterial: MaterialHandle;
  readonly trim: MaterialHandle;
  readonly pot: MaterialHandle;
}

export function chimney(b: SceneBuilder, { x, z, y0, y1, wallMaterial, trim, pot }: Chimney): void {
  b.begin('chimney', 'chimney');
  box(b, [x - 0.42, y0, z - 0.36], [x + 0.42, y1, z + 0.36], wallMaterial);
  box(b, [x - 0.5, y1, z - 0.44], [x + 0.5, y1 + 0.14, z + 0.44], trim);
  for (const dx of [-0.18, 0.18])
    tube(b, [x + dx, y1 + 0.1, z], [x + dx, y1 + 0.52, z], [0.12, 0.1], pot, 10);
}

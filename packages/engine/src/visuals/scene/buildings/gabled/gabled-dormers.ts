/** Dormers of a gabled house: plain ones, and those by name. */
import type { RoofForm } from '../../../brief/vocabulary/finishes.ts';
import { sectionHeight, sectionRoof, sections } from '../../roofs.ts';
import { box } from '../../solids.ts';
import type { Rect } from '../../wall-parts.ts';
import { type DormerKind, namedDormer } from '../additions/dormers.ts';
import { type House, type TopOptions, topSection } from '../house.ts';
import { addedWindow } from './gabled-additions.ts';

/** Setback of a dormer's face from the front wall, as a share of half the depth. */
const dormerInset: Partial<Record<RoofForm, number>> = {
  gable: 0.28,
  'a-frame': 0.28,
  hip: 0.28,
  gambrel: 0.2,
  saltbox: 0.2,
  mansard: -0.05,
};

/** Whether a roof of this form supports dormers. */
export const carriesDormers = (form: RoofForm): boolean => dormerInset[form] !== undefined;

/** Height of the roof above its wall where a dormer's face emerges. */
function roofBeforeDormer(top: TopOptions, depth: number, inset: number): number {
  if (top.form === 'hip') return (inset + top.eave) * top.pitch + roofMetres;
  return sectionHeight(topSection(top, depth), depth / 2 - inset) + roofMetres;
}

const roofMetres = 0.22;
const stepMetres = 0.25;

/** A dormer by its name, where a plain one would stand. */
export function dormerOfKind(
  house: House,
  kind: DormerKind,
  { x, rect, eaveY, top, storey }: DormerSpot,
): void {
  const depth = rect.z1 - rect.z0;
  const inset = (depth / 2) * (dormerInset[top.form] ?? 0);
  const rise = (at: number) => roofBeforeDormer(top, depth, at);
  const slope = (rise(inset + stepMetres) - rise(inset)) / stepMetres;
  const kit = { ...house, skin: { ...house.skin, trim: house.palette.trim } };
  namedDormer(kit, { x, z: rect.z1 - inset, y: eaveY + rise(inset), slope, storey }, kind);
}

interface DormerSpot {
  readonly x: number;
  readonly rect: Rect;
  readonly eaveY: number;
  readonly top: TopOptions;
  readonly storey: number;
}

export function dormer(
  house: House,
  x: number,
  rect: Rect,
  eaveY: number,
  top: TopOptions,
  storey: number,
): void {
  const { b, palette } = house;
  const span = 1.7;
  const height = 1.15;
  const half = (rect.z1 - rect.z0) / 2;
  const inset = half * (dormerInset[top.form] ?? 0);
  const z = rect.z1 - inset;
  const y = eaveY + roofBeforeDormer(top, half * 2, inset) - 0.1;
  b.begin('wall', 'dormer');
  box(b, [x - span / 2, y - 0.5, z - half * 0.55], [x + span / 2, y + height, z], palette.trim);
  b.place({ at: [x - span / 2, y, z] }, () =>
    addedWindow(
      house,
      { u0: 0.36, u1: span - 0.36, v0: 0.12, v1: 1.02 },
      {
        storey,
        name: 'dormer',
        roomShift: x,
      },
    ),
  );
  b.place({ at: [x, y + height, z - half * 0.3 + 0.06], turnRad: Math.PI / 2 }, () =>
    sectionRoof(
      b,
      half * 0.6,
      sections.gable({ span, rise: 0.72, eave: 0.16 }),
      span,
      { ...house.roofSkin, wall: palette.trim },
      { gableMetres: 0.18, thickMetres: 0.12, gutters: false },
    ),
  );
}

/** Roof of a gabled house: gable windows, dormers, chimneys. */
import { kindFact } from '../../../brief/vocabulary/kinds.ts';
import { coat } from '../../finishes.ts';
import { chimney, saltboxTail, sectionHeight } from '../../roofs.ts';
import { onFace, type Rect } from '../../wall-parts.ts';
import { dormerKinds } from '../additions/dormers.ts';
import { type House, plinth, type TopOptions, topSection } from '../house.ts';
import { mass } from '../masses.ts';
import { addedWindow, gableOculus } from './gabled-additions.ts';
import { carriesDormers, dormer, dormerOfKind } from './gabled-dormers.ts';
import type { GabledPlan } from './gabled-plan.ts';

export function gableWindows(house: House, plan: GabledPlan): void {
  const { rect, width, ridgeAlongFront, eaveY, span, rise } = plan;
  const { b, storeys } = house;
  if (!plan.isPitched) return;
  if (plan.windowForm === 'round') {
    for (const face of ridgeAlongFront ? (['left', 'right'] as const) : (['front'] as const))
      onFace(b, rect, face, eaveY, () => gableOculus(house, span, rise, storeys - 1));
  } else if (!ridgeAlongFront && rise > 1.7) {
    onFace(b, rect, 'front', eaveY, () =>
      addedWindow(
        house,
        { u0: width / 2 - 0.55, u1: width / 2 + 0.55, v0: 0.25, v1: Math.min(1.5, rise * 0.5) },
        { storey: storeys - 1, name: 'gable', roomShift: 11 },
      ),
    );
  }
}

/** @param crossed a cross gable above the door leaves no space for a dormer */
export function dormers(house: House, plan: GabledPlan, roof: TopOptions, crossed: boolean): void {
  const { body, rect, width, form, doorX, eaveY, rise } = plan;
  const { b, design, storeys } = house;
  const suits = plan.isPitched && plan.ridgeAlongFront && rise > 1.9;
  const wanted = form === 'mansard' || design.wants('dormers', suits ? body.dormers : 0);
  if (!wanted || !carriesDormers(form)) return;
  const count = Math.min(4, design.count('dormers') ?? house.random.integer(2, 3));
  const kind = dormerKinds.find((one) => one === design.brief.parts.dormers?.kind);
  for (let index = 0; index < count; index++) {
    const x = rect.x0 + (width * (index + 0.5)) / count;
    if (crossed && Math.abs(x - doorX) < 2.6) continue;
    if (kind === undefined) dormer(house, x, rect, eaveY, roof, storeys - 1);
    else dormerOfKind(house, kind, { x, rect, eaveY, top: roof, storey: storeys - 1 });
  }
  if (kind !== undefined) b.facts[kindFact('dormers')] = kind;
  b.facts.dormers = true;
}

/** Returns the height of the house including chimneys. */
export function chimneys(house: House, plan: GabledPlan, top: number): number {
  const { rect, width, eaveY, rise } = plan;
  const { b, design, palette, random } = house;
  if (!design.wants('chimney', plan.body.chimney) || plan.form === 'flat') return top;
  const count = Math.min(4, design.count('chimney') ?? 1);
  for (let index = 0; index < count; index++) {
    const x =
      count > 1
        ? rect.x0 + 0.8 + ((width - 1.6) * index) / (count - 1)
        : rect.x0 + width * random.pick([0.14, 0.3, 0.72, 0.86]);
    const z = plan.ridgeAlongFront ? 0 : rect.z0 + plan.depth * 0.3;
    chimney(b, {
      x,
      z,
      y0: eaveY,
      y1: Math.max(top, eaveY + rise) + 0.9,
      wallMaterial: palette.chimney,
      trim: palette.stone,
      pot: b.material(coat('#8d5138', { name: 'chimney pot' })),
    });
  }
  b.facts.chimney = count;
  return Math.max(top, eaveY + rise) + 1.5;
}

/** The low room behind a saltbox house, under the same slope. */
export function saltboxRoom(house: House, plan: GabledPlan, roof: TopOptions): Rect {
  const { body, rect, depth, eaveY } = plan;
  const { b } = house;
  const section = topSection(roof, depth);
  const out = saltboxTail.metres - saltboxTail.eave;
  const z0 = rect.z0 - out;
  const top = eaveY + sectionHeight(section, -depth / 2 - out);
  const room: Rect = { x0: rect.x0, x1: rect.x1, z0, z1: rect.z0 };
  plinth(house, room, body.plinth, 0.05);
  mass(house, room, {
    y: body.plinth,
    height: top - body.plinth,
    storey: 0,
    name: 'low room',
    openings: {},
  });
  b.begin('wall', 'gable wall');
  const eaves = eaveY + sectionHeight(section, -depth / 2);
  for (const [x, isRight] of [
    [rect.x0, false],
    [rect.x1, true],
  ] as const) {
    const corners = [
      [x, top - 0.01, z0],
      [x, top - 0.01, rect.z0],
      [x, eaves, rect.z0],
    ] as const;
    if (isRight) b.tri(corners[1], corners[0], corners[2], house.skin.wall);
    else b.tri(...corners, house.skin.wall);
  }
  return room;
}

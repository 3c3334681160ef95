import type { Opening, Rect } from '../../wall-parts.ts';
import { entrance, glazing, type House, windowRow } from '../house.ts';

export function groundOpenings(house: House, rect: Rect, doorLeft: boolean): Opening[] {
  const { random } = house;
  const width = rect.x1 - rect.x0;
  const solid = random.between(2.6, 4.2);
  const head = 2.78;
  const glassFrom = doorLeft ? solid : 0.7;
  const glassTo = doorLeft ? width - 0.7 : width - solid;
  const door = entrance(doorLeft ? solid - 1 : width - solid + 1, 1.25, 2.45);
  const split = random.chance(0.45);
  if (!split)
    return [
      door,
      glazing(glassFrom, glassTo, 0.05, head, Math.max(3, Math.round((glassTo - glassFrom) / 1.7))),
    ];
  const middle = glassFrom + (glassTo - glassFrom) * random.between(0.42, 0.6);
  return [
    door,
    glazing(
      glassFrom,
      middle - 0.35,
      0.05,
      head,
      Math.max(2, Math.round((middle - glassFrom) / 1.7)),
    ),
    glazing(middle + 0.35, glassTo, 0.05, head, Math.max(2, Math.round((glassTo - middle) / 1.7))),
  ];
}

export function upperOpenings(house: House, width: number, ribbon: boolean): Opening[] {
  const { random } = house;
  const drawn = random.integer(0, 3);
  const style = ribbon ? 1 : drawn;
  if (style === 0) {
    const split = width * random.between(0.48, 0.6);
    return [
      glazing(0.6, split, 0.2, 2.7, 3),
      glazing(split + width * 0.1, width - 0.6, 0.2, 2.7, 2),
    ];
  }
  if (style === 1) return [glazing(0.5, width - 0.5, 0.9, 2.5, Math.round(width / 1.6))];
  if (style === 2)
    return windowRow({
      width,
      count: Math.max(3, Math.round(width / 2.4)),
      sill: 0.15,
      head: 2.7,
      share: 0.58,
    });
  return [
    glazing(0.4, width * 0.62, 0.1, 2.8, 4),
    ...windowRow({
      width,
      count: 2,
      sill: 0.2,
      head: 2.7,
      share: 0.34,
      from: width * 0.66,
      to: width - 0.2,
    }),
  ];
}

export function sideOpenings(house: House, depth: number, ground: boolean): Opening[] {
  const { random } = house;
  if (random.chance(0.5)) return [glazing(depth * 0.18, depth * 0.6, ground ? 0.05 : 0.2, 2.75, 2)];
  return windowRow({ width: depth, count: 3, sill: 0.9, head: 2.6, share: 0.42 });
}

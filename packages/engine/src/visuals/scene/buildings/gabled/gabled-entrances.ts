/** Entrances of a gabled house: a porch, or columns with a pediment. */

import { lathe } from '../../curved/turned.ts';
import { railing } from '../../railings.ts';
import { sectionRoof, sections } from '../../roofs.ts';
import { steps } from '../../site/garden.ts';
import { wallLamp } from '../../site/garden-lamps.ts';
import { box } from '../../solids.ts';
import type { Rect } from '../../wall-parts.ts';
import type { House } from '../house.ts';
import type { Body } from './gabled-bodies.ts';

type PorchBody = Pick<Body, 'plinth' | 'storeyMetres' | 'porchDepth'>;

/** Lower for low storeys, so that its roof ends below the windows. */
const porchMetres = ({ storeyMetres }: PorchBody) => Math.min(2.5, storeyMetres - 0.3);

/** Continues the porch around a corner: deck, posts, railing and roof along a side. */
function sidePorch(house: House, body: PorchBody, rect: Rect, side: 1 | -1): void {
  const { b, palette } = house;
  const depth = body.porchDepth;
  const y = body.plinth;
  const wallX = side > 0 ? rect.x1 : rect.x0;
  const outer = wallX + side * depth;
  const [x0, x1] = [Math.min(wallX, outer), Math.max(wallX, outer)];
  const [z0, z1] = [rect.z0 + 0.6, rect.z1 + depth];
  const top = y + porchMetres(body);
  b.begin('terrace', 'porch');
  box(b, [x0, 0, z0], [x1, y, z1], palette.deck);
  b.begin('column', 'porch columns');
  const posts = Math.max(2, Math.round((z1 - z0) / 2.5) + 1);
  const x = outer - side * 0.16;
  for (let post = 0; post < posts; post++) {
    const z = z0 + 0.16 + ((z1 - z0 - 0.32) * post) / (posts - 1);
    box(b, [x - 0.1, y, z - 0.1], [x + 0.1, top, z + 0.1], palette.trim);
  }
  b.begin('trim', 'porch beam');
  box(b, [x - 0.14, top, z0], [x + 0.14, top + 0.22, z1], palette.trim);
  b.begin('balcony', 'porch railing');
  railing(b, [x, y, z0 + 0.2], [x, y, z1 - 0.2], 0.85, palette.trim);
  b.place(
    {
      at: [wallX + (side * depth) / 2, top + 0.22, (z0 + z1) / 2],
      turnRad: (side * Math.PI) / 2,
    },
    () =>
      sectionRoof(
        b,
        z1 - z0,
        [
          [depth / 2 + 0.25, -0.02],
          [-depth / 2, 0.62],
        ],
        depth,
        house.roofSkin,
        { gableMetres: 0.2, thickMetres: 0.14 },
      ),
  );
}

export function porch(
  house: House,
  body: PorchBody,
  rect: Rect,
  doorX: number,
  full: boolean,
): Rect {
  if (house.design.brief.parts.porch?.form === 'wraparound') {
    sidePorch(house, body, rect, 1);
    sidePorch(house, body, rect, -1);
    const grown = { ...rect, x0: rect.x0 - body.porchDepth, x1: rect.x1 + body.porchDepth };
    const front = frontPorch(house, body, grown, doorX, true);
    return { ...front, z0: rect.z0 + 0.6 };
  }
  return frontPorch(house, body, rect, doorX, full);
}

function frontPorch(house: House, body: PorchBody, rect: Rect, doorX: number, full: boolean): Rect {
  const { b, palette, random } = house;
  const depth = body.porchDepth;
  const half = full ? (rect.x1 - rect.x0) / 2 - 0.2 : random.between(1.5, 2.2);
  const middle = full ? (rect.x0 + rect.x1) / 2 : doorX;
  const [x0, x1] = [Math.max(rect.x0, middle - half), Math.min(rect.x1, middle + half)];
  const y = body.plinth;
  b.begin('terrace', 'porch');
  box(b, [x0, 0, rect.z1], [x1, y, rect.z1 + depth], palette.deck);
  const top = y + porchMetres(body);
  const white = palette.trim;
  b.begin('column', 'porch columns');
  const posts = Math.max(2, Math.round((x1 - x0) / 2.3) + 1);
  for (let post = 0; post < posts; post++) {
    const x = x0 + 0.16 + ((x1 - x0 - 0.32) * post) / (posts - 1);
    const z = rect.z1 + depth - 0.16;
    box(b, [x - 0.1, y, z - 0.1], [x + 0.1, top, z + 0.1], white);
    box(b, [x - 0.14, y, z - 0.14], [x + 0.14, y + 0.18, z + 0.14], white);
    box(b, [x - 0.14, top - 0.14, z - 0.14], [x + 0.14, top, z + 0.14], white);
  }
  b.begin('trim', 'porch beam');
  box(b, [x0, top, rect.z1 + depth - 0.3], [x1, top + 0.22, rect.z1 + depth - 0.02], white);
  b.begin('balcony', 'porch railing');
  const gate = Math.min(x1 - 1.1, Math.max(x0 + 1.1, doorX));
  const z = rect.z1 + depth - 0.16;
  if (gate - 0.8 > x0 + 0.4) railing(b, [x0 + 0.2, y, z], [gate - 0.75, y, z], 0.85, white);
  if (gate + 0.8 < x1 - 0.4) railing(b, [gate + 0.75, y, z], [x1 - 0.2, y, z], 0.85, white);
  steps(
    b,
    { x0: gate - 0.8, x1: gate + 0.8, z0: rect.z1 + depth, z1: rect.z1 + depth + 0.9 },
    0,
    y,
    palette.stone,
  );
  b.place({ at: [(x0 + x1) / 2, top + 0.22, rect.z1 + depth / 2 - 0.02] }, () => {
    if (full) {
      const slope = [
        [depth / 2 + 0.25, -0.02],
        [-depth / 2, 0.62],
      ] as const;
      sectionRoof(b, x1 - x0, slope, depth, house.roofSkin, {
        gableMetres: 0.2,
        thickMetres: 0.14,
      });
    } else {
      b.place({ turnRad: Math.PI / 2 }, () => {
        const span = x1 - x0;
        // Its ridge stays below the sills of the windows above.
        const headroom =
          house.storeys > 1 ? body.storeyMetres + 0.28 - porchMetres(body) : Infinity;
        sectionRoof(
          b,
          depth,
          sections.gable({ span, rise: Math.min(span * 0.32, headroom), eave: 0.2 }),
          span,
          house.roofSkin,
          { gableMetres: 0.2, thickMetres: 0.14 },
        );
      });
    }
  });
  wallLamp(b, [gate + 0.95, y + 1.75, rect.z1], palette);
  b.facts.porch = true;
  return { x0, x1, z0: rect.z1, z1: rect.z1 + depth };
}

export function columnsAtDoor(
  house: House,
  rect: Rect,
  doorX: number,
  y: number,
  height: number,
): void {
  const { b, palette } = house;
  b.begin('column', 'columns');
  for (const side of [-1, 1]) {
    const x = doorX + side * 1.25;
    const z = rect.z1 + 1.15;
    box(b, [x - 0.26, 0, z - 0.26], [x + 0.26, y + 0.16, z + 0.26], palette.trim);
    lathe(
      b,
      [x, y + 0.16, z],
      [
        [0.21, 0],
        [0.19, 0.1],
        [0.17, height * 0.4],
        [0.145, height - 0.3],
        [0.22, height - 0.16],
        [0.24, height - 0.16],
      ],
      palette.trim,
      16,
    );
    box(b, [x - 0.25, y + height, z - 0.25], [x + 0.25, y + height + 0.1, z + 0.25], palette.trim);
  }
  b.begin('trim', 'portico');
  box(
    b,
    [doorX - 1.6, y + height + 0.1, rect.z1],
    [doorX + 1.6, y + height + 0.42, rect.z1 + 1.5],
    palette.trim,
  );
  b.place({ at: [doorX, y + height + 0.42, rect.z1 + 0.75], turnRad: Math.PI / 2 }, () =>
    sectionRoof(
      b,
      1.5,
      sections.gable({ span: 3.2, rise: 0.85, eave: 0.1 }),
      3.2,
      { ...house.roofSkin, wall: palette.trim },
      { gableMetres: 0.06, thickMetres: 0.12, gutters: false },
    ),
  );
  b.begin('terrace', 'portico floor');
  box(b, [doorX - 1.6, 0, rect.z1], [doorX + 1.6, y, rect.z1 + 1.55], palette.stone);
  steps(
    b,
    { x0: doorX - 1.3, x1: doorX + 1.3, z0: rect.z1 + 1.55, z1: rect.z1 + 2.3 },
    0,
    y,
    palette.stone,
  );
  b.facts.columns = true;
}

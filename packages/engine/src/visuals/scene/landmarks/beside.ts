/** Landmarks and plain houses that stand beside the building that the picture is of. */
import type { Brief, PictureSide } from '../../brief/brief.ts';
import { type LandmarkKind, landmarks } from '../../brief/vocabulary/landmarks.ts';
import { makeHouse } from '../buildings/house.ts';
import { raiseMasses } from '../buildings/masses.ts';
import { paletteOf } from '../palette.ts';
import { plainHouse } from '../site/neighbours.ts';
import type { Site } from '../site/site.ts';
import type { Rect } from '../wall-parts.ts';
import { grammarOf, landmarkRows } from './landmark-grammar.ts';

/** Brief of the neighbouring building: its finishes apply to its walls. */
function briefOf(brief: Brief, kind: LandmarkKind): Brief {
  const { colours, materials } = brief.parts[kind] ?? {};
  const walls = {
    ...(colours === undefined ? {} : { colours }),
    ...(materials === undefined ? {} : { materials }),
  };
  const { building: _, storeys: __, roof: ___, ...rest } = brief;
  return { ...rest, building: kind, parts: { walls } };
}

/** Turns outwards from the house on both sides in turn, a little behind its front. */
class Places {
  private readonly site: Site;
  private left: number;
  private right: number;
  private side: 1 | -1;

  constructor(site: Site) {
    this.site = site;
    this.left = site.footprint.x0 - 2.5;
    this.right = site.footprint.x1 + 2.5;
    this.side = site.cameraAzimuthRad > 0 ? -1 : 1;
  }

  /** Where the middle of a body of this ground stands. */
  next({ x0, x1, z1 }: Rect, asked?: PictureSide): { readonly x: number; readonly z: number } {
    const wide = x1 - x0;
    const isRight = asked === undefined ? this.side > 0 : asked === 'right';
    this.side = isRight ? -1 : 1;
    const edge = isRight ? this.right : this.left - wide;
    if (isRight) this.right += wide + 2;
    else this.left -= wide + 2;
    return { x: edge - x0, z: this.site.footprint.z1 - z1 - 2.5 };
  }
}

const mostBeside = 3;

export function buildingsBeside(site: Site): void {
  const { b, design } = site;
  const places = new Places(site);
  for (const kind of Object.keys(landmarks) as LandmarkKind[]) {
    const wish = design.brief.parts[kind];
    const row = landmarkRows[kind];
    // The canal has a bridge of its own.
    if (kind === 'bridge' && design.brief.parts.canal?.wanted === true) continue;
    if (wish?.wanted !== true || row === undefined || b.facts[kind] !== undefined) continue;
    const brief = briefOf(design.brief, kind);
    const grammar = grammarOf(kind, row);
    const own = {
      ...design,
      brief,
      count: (part: keyof Brief['parts']) => brief.parts[part]?.count,
    };
    const palette = paletteOf(b, own, grammar.look, grammar.rooms);
    const count = Math.min(mostBeside, wish.count ?? 1);
    const before = { ...b.facts };
    for (let index = 0; index < count; index++) {
      const house = makeHouse(b, own, palette, grammar);
      const plot = measured(kind);
      const { x, z } = places.next(plot, wish.side);
      b.place({ at: [x, 0, z] }, () => {
        grammar.build(house);
        raiseMasses(house);
      });
      site.kept.push({ x0: x + plot.x0, x1: x + plot.x1, z0: z + plot.z0, z1: z + plot.z1 });
    }
    for (const key of Object.keys(b.facts)) if (!(key in before)) delete b.facts[key];
    Object.assign(b.facts, before, { [kind]: count });
  }
  const wish = design.brief.parts['house-beside'];
  if (wish?.wanted !== true) return;
  const rect: Rect = { x0: -4, x1: 4, z0: -7, z1: 0 };
  const { x, z } = places.next(rect);
  const at = { x0: x - 4, x1: x + 4, z0: z - 7, z1: z };
  plainHouse(b, at, 1, site.palette, design.random('house beside'));
  site.kept.push(at);
  b.facts['house-beside'] = true;
}

/** Ground of each, in metres to both sides of its middle and to the front. */
const grounds: Partial<Record<LandmarkKind, readonly [half: number, back: number, front: number]>> =
  {
    barn: [6.4, 16.5, 0.6],
    bridge: [12, 2.5, 2.5],
    castle: [14, 19, 7.5],
    church: [5, 17.5, 4.5],
    factory: [12.2, 14.2, 0.4],
    school: [13.6, 10.4, 2],
    greenhouse: [3.3, 8.3, 0.4],
    stadium: [38, 29, 29],
    'container-house': [8, 3, 0.4],
    'market-hall': [13, 13, 1],
    shed: [2.4, 3.5, 1],
    'suspension-bridge': [26, 3, 3],
    'ferris-wheel': [10.5, 3, 3],
  };

function measured(kind: LandmarkKind): Rect {
  const [half, back, front] = grounds[kind] ?? [5, 5, 5];
  return { x0: -half, x1: half, z0: -back, z1: front };
}

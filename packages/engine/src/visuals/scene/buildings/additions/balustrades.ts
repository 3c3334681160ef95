/** Railings by name: of glass, iron bars, wood or stone. */
import type { Brief } from '../../../brief/brief.ts';
import { kindFact } from '../../../brief/vocabulary/kinds.ts';
import type { MaterialHandle, Vector3 } from '../../../scene-model.ts';
import type { SceneBuilder } from '../../builder.ts';
import { lathe } from '../../curved/turned.ts';
import { coat } from '../../finishes.ts';
import type { Palette } from '../../palette.ts';
import { glassRailing, railing } from '../../railings.ts';
import { box } from '../../solids.ts';

export type RailKind = 'glass' | 'iron' | 'wood' | 'stone';

const ofMaterials: Readonly<Record<string, RailKind>> = {
  ...{ glass: 'glass', metal: 'iron', brass: 'iron', copper: 'iron', corten: 'iron' },
  ...{ timber: 'wood', oak: 'wood', cedar: 'wood', pine: 'wood', log: 'wood' },
  ...{ stone: 'stone', marble: 'stone', concrete: 'stone' },
};

/** The asked kind; undefined leaves it to the house. */
export function railAsked({ parts, building }: Brief): RailKind | undefined {
  const { balustrade, balcony } = parts;
  // Balconies of chalets are of wood.
  const ownKind = building === 'cabin' && balcony?.wanted === true ? 'wood' : undefined;
  if (balustrade?.wanted !== true) return ownKind;
  const material = balustrade.materials?.[0]?.split(' ').at(-1);
  return (balustrade.kind as RailKind | undefined) ?? ofMaterials[material ?? ''] ?? 'iron';
}

interface Rail {
  readonly kind: RailKind;
  readonly palette: Palette;
  readonly brief: Brief;
}

function railMaterial(b: SceneBuilder, { kind, palette, brief }: Rail): MaterialHandle {
  const colour = brief.parts.balustrade?.colours?.[0] ?? brief.parts.balcony?.colours?.[0];
  if (colour !== undefined) return b.material(coat(colour, { name: `railing ${colour}` }));
  if (kind === 'wood') return b.material(coat('#9a6b42', { name: 'wooden railing' }));
  return kind === 'stone' ? palette.stone : palette.metal;
}

const along = (from: Vector3, to: Vector3, share: number): Vector3 => [
  from[0] + (to[0] - from[0]) * share,
  from[1],
  from[2] + (to[2] - from[2]) * share,
];

/** Posts, a broad rail and flat boards with gaps. */
function boards(b: SceneBuilder, from: Vector3, to: Vector3, high: number, m: MaterialHandle) {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  b.place({ at: from, turnRad: Math.atan2(-(to[2] - from[2]), to[0] - from[0]) }, () => {
    for (const y of [0.12, high - 0.16]) box(b, [0, y, -0.02], [length, y + 0.07, 0.02], m);
    box(b, [0, high - 0.05, -0.06], [length, high, 0.06], m);
    const count = Math.max(2, Math.round(length / 0.15));
    for (let board = 0; board < count; board++) {
      const x = (length * (board + 0.5)) / count;
      box(b, [x - 0.05, 0.06, 0.02], [x + 0.05, high - 0.08, 0.045], m);
    }
  });
}

/** Turned balusters between a foot and a coping. */
function balusters(b: SceneBuilder, from: Vector3, to: Vector3, high: number, m: MaterialHandle) {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const count = Math.max(2, Math.round(length / 0.24));
  for (let index = 0; index <= count; index++)
    lathe(
      b,
      along(from, to, index / count),
      [
        [0.07, 0.1],
        [0.045, 0.18],
        [0.09, high * 0.38],
        [0.04, high * 0.66],
        [0.06, high - 0.12],
      ],
      m,
      8,
    );
  b.place({ at: from, turnRad: Math.atan2(-(to[2] - from[2]), to[0] - from[0]) }, () => {
    box(b, [-0.05, 0, -0.11], [length + 0.05, 0.11, 0.11], m);
    box(b, [-0.08, high - 0.13, -0.13], [length + 0.08, high, 0.13], m);
  });
}

export function namedRail(
  b: SceneBuilder,
  rail: Rail,
  from: Vector3,
  to: Vector3,
  high: number,
): void {
  const material = railMaterial(b, rail);
  if (rail.kind === 'glass') glassRailing(b, from, to, high, rail.palette.clearGlass, material);
  else if (rail.kind === 'wood') boards(b, from, to, high, material);
  else if (rail.kind === 'stone') balusters(b, from, to, high, material);
  else railing(b, from, to, high, material);
  b.facts.balustrade = true;
  b.facts[kindFact('balustrade')] = rail.kind;
}

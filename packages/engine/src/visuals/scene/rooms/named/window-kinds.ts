/** Windows of rooms by their names: bays, high strips, coloured panes. */
import { linearFromHex } from '../../../brief/colour-of-wish.ts';
import { box } from '../../solids.ts';
import type { Opening, WallSkin } from '../../wall-parts.ts';
import { wall } from '../../walls.ts';
import { portal } from '../portal.ts';
import type { Room } from '../room.ts';
import type { WindowStyle } from '../room-shell.ts';
import { kindAsked, noteKind } from './kind-asked.ts';

const bayMetres = {
  widest: 2.8,
  share: 0.5,
  sill: 0.45,
  top: 2.4,
  deep: 0.68,
  cant: 0.55,
} as const;

export function bayOpening(length: number, height: number): Opening[] {
  const half = Math.min(bayMetres.widest, length * bayMetres.share) / 2;
  const middle = length / 2;
  return [
    {
      u0: middle - half,
      u1: middle + half,
      v0: bayMetres.sill,
      v1: Math.min(height - 0.22, bayMetres.top),
      kind: 'void',
      isBay: true,
    },
  ];
}

/** A strip of glass under the ceiling, above all furniture. */
export function highStrip(length: number, height: number): Opening[] {
  const edge = 0.25;
  return [
    {
      u0: edge,
      u1: length - edge,
      v0: height - 0.85,
      v1: height - 0.22,
      kind: 'window',
      columns: Math.max(3, Math.round(length / 0.9)),
    },
  ];
}

const namedStyles: readonly WindowStyle[] = ['steel', 'sash', 'panorama', 'french'];
const shownKinds: readonly string[] = [...namedStyles, 'clerestory', 'stained'];

export const styleNamed = (kind: string | undefined): WindowStyle | undefined =>
  namedStyles.find((style) => style === kind);

/** Three glazed sides beyond the wall, around a broad sill. */
export function bay(room: Room, opening: Opening, skin: WallSkin, name: string): void {
  const { b, m } = room;
  const { u0, u1, v0, v1 } = opening;
  const { deep, cant } = bayMetres;
  const [near, far] = [-skin.revealMetres, -skin.revealMetres - deep];
  const turnRad = Math.atan2(deep, cant);
  const sides = [
    { at: [u0, v0, near], turnRad, long: Math.hypot(deep, cant) },
    { at: [u0 + cant, v0, far], turnRad: 0, long: u1 - u0 - 2 * cant },
    { at: [u1 - cant, v0, far], turnRad: -turnRad, long: Math.hypot(deep, cant) },
  ] as const;
  const high = v1 - v0;
  for (const [index, { at, turnRad: turned, long }] of sides.entries())
    b.place({ at, turnRad: turned }, () => {
      const pane: Opening = {
        ...{ u0: 0.06, u1: long - 0.06, v0: 0.04, v1: high - 0.07 },
        kind: 'window',
        columns: index === 1 ? 2 : 1,
        bars: [0.62],
      };
      const thin = { ...skin, revealMetres: 0.05 };
      wall(b, long, high, [pane], thin, { storey: 0, name: `${name} bay`, roomShift: 0 });
      portal(b, pane, -0.08);
    });
  b.begin('ceiling', 'bay ceiling');
  b.quad([u0, v1, near], [u0 + cant, v1, far], [u1 - cant, v1, far], [u1, v1, near], m.ceiling);
  b.begin('trim', 'bay sill');
  b.quad([u0, v0, near], [u1, v0, near], [u1 - cant, v0, far], [u0 + cant, v0, far], m.skirting);
  box(b, [u0 - 0.05, v0 - 0.04, near], [u1 + 0.05, v0, 0.07], m.skirting);
  b.facts['bay-windows'] = true;
}

const paneHexes = ['#c9332b', '#e0b23a', '#2f6fb5', '#3f8a4f', '#e6dcc0', '#8a4fa0', '#d9792f'];
const leadMetres = { apart: 0.24, half: 0.008 } as const;

/** Behind the plane through which daylight is reckoned, so that it still comes in. */
const behindMetres = -0.29;

/** A lattice of coloured panes in lead. */
export function stainedPanes({ b, m, random }: Room, { u0, u1, v0, v1 }: Opening): void {
  const colours = paneHexes.map((hex) => {
    const albedo = linearFromHex(hex);
    const [red, green, blue] = albedo;
    return b.material({
      name: `stained glass ${hex}`,
      surface: 'opaque',
      albedo,
      roughness: 0.2,
      emission: [red * 1.5, green * 1.5, blue * 1.5],
      emissionWhen: 'always',
    });
  });
  const draw = random.fork('stained glass');
  const [left, right, foot, top] = [u0 - 0.12, u1 + 0.12, v0 - 0.12, v1 + 0.12];
  const columns = Math.max(3, Math.round((right - left) / leadMetres.apart));
  const rows = Math.max(3, Math.round((top - foot) / leadMetres.apart));
  const [wide, high] = [(right - left) / columns, (top - foot) / rows];
  b.begin('window', 'stained glass');
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const [u, v, z] = [left + (column + 0.5) * wide, foot + (row + 0.5) * high, behindMetres];
      const corners = [
        [u - wide / 2, v - high / 2, z],
        [u + wide / 2, v - high / 2, z],
        [u + wide / 2, v + high / 2, z],
        [u - wide / 2, v + high / 2, z],
      ] as const;
      for (let side = 0; side < 4; side++)
        b.tri([u, v, z], corners[side]!, corners[(side + 1) % 4]!, draw.pick(colours));
    }
  b.begin('trim', 'lead');
  const z = behindMetres + 0.008;
  for (let column = 1; column < columns; column++) {
    const u = left + column * wide;
    box(b, [u - leadMetres.half, foot, z], [u + leadMetres.half, top, z + 0.012], m.black);
  }
  for (let row = 1; row < rows; row++) {
    const v = foot + row * high;
    box(b, [left, v - leadMetres.half, z], [right, v + leadMetres.half, z + 0.012], m.black);
  }
}

/** After the walls stand. */
export function noteWindows(room: Room): void {
  const kind = kindAsked(room, 'windows');
  if (kind !== undefined && shownKinds.includes(kind) && room.windows.length > 0)
    noteKind(room, 'windows', kind);
}

/**
 * Pattern of a Persian rug: a medallion on a field of small motifs, its quarters in the corners, borders with
 * rosettes.
 */
import type { MaterialHandle } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';

interface PersianRug {
  readonly width: number;
  readonly depth: number;
  /** Height of the pile, on which the pattern is layered. */
  readonly top: number;
  readonly field: MaterialHandle;
  readonly accent: MaterialHandle;
  readonly second: MaterialHandle;
}

/** Closer layers would z-fight. */
const layerMetres = 0.002;
const layers = { strewn: 1, medallion: 2, border: 7, guard: 8 } as const;
const border = { edge: 0.05, wide: 0.19, guard: 0.013, rosettes: 0.15 } as const;
const strewn = { every: 0.13, half: 0.022 } as const;
/** As shares of the rug's half width and depth. */
const medallion = { across: 0.44, along: 0.5, corner: 0.36 } as const;
const rounds = 48;
/** Dyes of a rug: a darker field colour, and a faded second colour. */
const dyes = { dark: 0.62, faded: 0.72 } as const;

export function persianPattern(
  b: SceneBuilder,
  { width, depth, top, field, accent, second }: PersianRug,
): void {
  const [w, d] = [width / 2, depth / 2];
  const at = (layer: number) => top + layer * layerMetres;
  const dyed = (handle: MaterialHandle, level: number, name: string) => {
    const base = b.materialOf(handle);
    const [red, green, blue] = base.albedo;
    return b.material({
      ...base,
      name: `${base.name} ${name}`,
      albedo: [red * level, green * level, blue * level],
    });
  };
  const dark = dyed(field, dyes.dark, 'dark');
  const faded = dyed(second, dyes.faded, 'faded');
  const flat = (x0: number, z0: number, x1: number, z1: number, layer: number, m: MaterialHandle) =>
    b.quad([x0, at(layer), z1], [x1, at(layer), z1], [x1, at(layer), z0], [x0, at(layer), z0], m);
  const lozenge = (
    x: number,
    z: number,
    rx: number,
    rz: number,
    layer: number,
    m: MaterialHandle,
  ) => {
    const y = at(layer);
    b.tri([x, y, z + rz], [x + rx, y, z], [x, y, z - rz], m);
    b.tri([x, y, z + rz], [x, y, z - rz], [x - rx, y, z], m);
  };
  /** A lobed disc, clipped to the rug. */
  const lobed = (
    [x, z]: readonly [number, number],
    [rx, rz]: readonly [number, number],
    lobes: number,
    layer: number,
    m: MaterialHandle,
  ) => {
    const within = (u: number, half: number) => Math.min(half, Math.max(-half, u));
    const rim = (step: number) => {
      const angle = (step / rounds) * 2 * Math.PI;
      const reach = 1 + 0.09 * Math.cos(lobes * angle);
      return [
        within(x + rx * reach * Math.cos(angle), w - border.edge),
        at(layer),
        within(z + rz * reach * Math.sin(angle), d - border.edge),
      ] as const;
    };
    for (let step = 0; step < rounds; step++) b.tri([x, at(layer), z], rim(step + 1), rim(step), m);
  };

  const inner = border.edge + border.wide;
  const [iw, id] = [w - inner, d - inner];
  const [across, along] = [iw * medallion.across, id * medallion.along];
  const isMedallion = (x: number, z: number) => Math.hypot(x / across, z / along) < 1.12;
  const columns = Math.floor(iw / strewn.every);
  const rows = Math.floor(id / strewn.every);
  for (let column = -columns; column <= columns; column++) {
    for (let row = -rows; row <= rows; row++) {
      const [x, z] = [column * strewn.every, row * strewn.every];
      if (isMedallion(x, z)) continue;
      const isOdd = (column + row) % 2 !== 0;
      const half = strewn.half * (isOdd ? 1.5 : 0.8);
      lozenge(x, z, half, half, layers.strewn, isOdd ? dark : faded);
    }
  }
  const rounded = (centre: readonly [number, number], rx: number, rz: number, from: number) =>
    (
      [
        [1, 12, faded],
        [0.94, 12, accent],
        [0.62, 8, faded],
        [0.55, 8, dark],
        [0.26, 8, faded],
      ] as const
    ).forEach(([share, lobes, m], k) => {
      lobed(centre, [rx * share, rz * share], lobes, from + k, m);
    });
  rounded([0, 0], across, along, layers.medallion);
  const corner = Math.min(iw, id) * medallion.corner;
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) rounded([sx * iw, sz * id], corner, corner, layers.medallion);

  const frame = (inset: number, wide: number, layer: number, m: MaterialHandle) => {
    flat(-w + inset, -d + inset, w - inset, -d + inset + wide, layer, m);
    flat(-w + inset, d - inset - wide, w - inset, d - inset, layer, m);
    flat(-w + inset, -d + inset + wide, -w + inset + wide, d - inset - wide, layer, m);
    flat(w - inset - wide, -d + inset + wide, w - inset, d - inset - wide, layer, m);
  };
  frame(border.edge, border.wide, layers.border, accent);
  for (const inset of [border.edge, inner - border.guard])
    frame(inset, border.guard, layers.guard, faded);
  const middle = border.edge + border.wide / 2;
  const rosette = (x: number, z: number, isLarge: boolean) => {
    const half = isLarge ? 0.05 : 0.026;
    lozenge(x, z, half, half, layers.guard, isLarge ? faded : field);
    if (isLarge) lozenge(x, z, half * 0.55, half * 0.55, layers.guard + 1, dark);
  };
  const spaced = (length: number, place: (u: number, isLarge: boolean) => void) => {
    const count = 2 * Math.round(length / 2 / border.rosettes) + 1;
    for (let k = 0; k < count; k++) place(-length / 2 + (length * k) / (count - 1), k % 2 === 0);
  };
  for (const side of [-1, 1]) {
    spaced(2 * (w - middle), (x, isLarge) => rosette(x, side * (d - middle), isLarge));
    spaced(2 * (d - middle), (z, isLarge) => rosette(side * (w - middle), z, isLarge));
  }
}

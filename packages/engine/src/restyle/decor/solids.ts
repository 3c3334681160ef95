/**
 * Simple solids with smooth normals, as triangle lists in world metres (X right, Y down, Z forward). Nine
 * floats per vertex: position, normal, and (u, v) with an unused third.
 */
import type { LinearRgb } from '../../colour/oklab.ts';

export interface Finish {
  readonly colour: LinearRgb;
  /** Emitted share of light. */
  readonly glow?: number;
  /** Colour at (u, v), instead of the uniform colour. */
  readonly paint?: (u: number, v: number, out: Float64Array) => void;
  /** Fine noise of fabric. */
  readonly cloth?: number;
}

export interface Mesh {
  readonly finish: Finish;
  readonly vertices: number[];
}

/** Rotates (about the vertical axis) and moves everything built with it. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly angleRad: number;
}

export interface MeshBuilder {
  readonly meshes: Mesh[];
  readonly place: Placement;
}

function push(
  to: number[],
  { x, y, z, angleRad }: Placement,
  p: readonly number[],
  n: readonly number[],
  u: number,
  v: number,
) {
  const c = Math.cos(angleRad);
  const s = Math.sin(angleRad);
  to.push(
    x + p[0]! * c + p[2]! * s,
    y + p[1]!,
    z - p[0]! * s + p[2]! * c,
    n[0]! * c + n[2]! * s,
    n[1]!,
    -n[0]! * s + n[2]! * c,
    u,
    v,
    0,
  );
}

const steps = 6;

/** A box with rounded edges; `at` is the centre of its base, heights go up from there (up is -Y). */
export function softBox(
  builder: MeshBuilder,
  finish: Finish,
  at: readonly [x: number, up: number, z: number],
  size: readonly [width: number, height: number, depth: number],
  rounding = 0.03,
): void {
  const vertices: number[] = [];
  const [w, h, d] = size.map((value) => value / 2) as [number, number, number];
  const r = Math.min(rounding, w, h, d);
  const inner = [w - r, h - r, d - r] as const;
  const point = (face: number, a: number, b: number) => {
    const axis = face >> 1;
    const sign = face & 1 ? 1 : -1;
    const cube = [0, 0, 0];
    cube[axis] = sign;
    cube[(axis + 1) % 3] = a;
    cube[(axis + 2) % 3] = b;
    const full = [cube[0]! * w, cube[1]! * h, cube[2]! * d];
    const core = full.map((value, k) => Math.max(-inner[k]!, Math.min(inner[k]!, value)));
    const away = full.map((value, k) => value - core[k]!);
    const length = Math.hypot(away[0]!, away[1]!, away[2]!) || 1;
    const normal = away.map((value) => value / length);
    const place = core.map((value, k) => value + normal[k]! * r);
    return { place, normal };
  };
  // Rows are denser near the edges, where the surface is curved.
  const edge = (k: number, half: number) => {
    const t = 1 - r / Math.max(half, 1e-6);
    const list = [-1, -1 + (1 - t) * 0.4, -t, t, 1 - (1 - t) * 0.4, 1];
    return list[k]!;
  };
  const halves = [w, h, d];
  for (let face = 0; face < 6; face++) {
    const axis = face >> 1;
    const first = halves[(axis + 1) % 3]!;
    const second = halves[(axis + 2) % 3]!;
    for (let i = 0; i < steps - 1; i++) {
      for (let j = 0; j < steps - 1; j++) {
        const corners = [
          [edge(i, first), edge(j, second)],
          [edge(i + 1, first), edge(j, second)],
          [edge(i + 1, first), edge(j + 1, second)],
          [edge(i, first), edge(j + 1, second)],
        ].map(([a, b]) => ({ ...point(face, a!, b!), a: a!, b: b! }));
        for (const k of [0, 1, 2, 0, 2, 3]) {
          const corner = corners[k]!;
          const p = [
            at[0] + corner.place[0]!,
            -(at[1] + h) + corner.place[1]!,
            at[2] + corner.place[2]!,
          ];
          push(vertices, builder.place, p, corner.normal, corner.a, corner.b);
        }
      }
    }
  }
  builder.meshes.push({ finish, vertices });
}

interface RoundBody {
  readonly at: readonly [x: number, z: number];
  readonly low: number;
  readonly high: number;
  readonly radiusLow: number;
  readonly radiusHigh: number;
}

/**
 * A vertical solid of revolution from `low` to `high`, with the radii there; capped where they aren't zero.
 */
export function turned(
  builder: MeshBuilder,
  finish: Finish,
  { at, low, high, radiusLow, radiusHigh }: RoundBody,
): void {
  const vertices: number[] = [];
  const sides = 20;
  const slope = (radiusLow - radiusHigh) / Math.max(1e-6, high - low);
  const ring = (k: number) => {
    const angle = (2 * Math.PI * k) / sides;
    return [Math.cos(angle), Math.sin(angle)] as const;
  };
  for (let k = 0; k < sides; k++) {
    const [c0, s0] = ring(k);
    const [c1, s1] = ring(k + 1);
    const corner = (c: number, s: number, up: number, radius: number) =>
      push(
        vertices,
        builder.place,
        [at[0] + c * radius, -up, at[1] + s * radius],
        [c, -slope, s],
        k / sides,
        up,
      );
    corner(c0, s0, low, radiusLow);
    corner(c1, s1, low, radiusLow);
    corner(c1, s1, high, radiusHigh);
    corner(c0, s0, low, radiusLow);
    corner(c1, s1, high, radiusHigh);
    corner(c0, s0, high, radiusHigh);
    for (const [up, radius, way] of [
      [high, radiusHigh, -1],
      [low, radiusLow, 1],
    ] as const) {
      if (radius < 0.004) continue;
      push(vertices, builder.place, [at[0], -up, at[1]], [0, way, 0], 0, 0);
      push(
        vertices,
        builder.place,
        [at[0] + c0 * radius, -up, at[1] + s0 * radius],
        [0, way, 0],
        0,
        0,
      );
      push(
        vertices,
        builder.place,
        [at[0] + c1 * radius, -up, at[1] + s1 * radius],
        [0, way, 0],
        0,
        0,
      );
    }
  }
  builder.meshes.push({ finish, vertices });
}

interface CurvedLeaf {
  readonly from: readonly [x: number, up: number, z: number];
  readonly heading: number;
  readonly lengthMetres: number;
  readonly widthMetres: number;
  readonly rise: number;
}

/** A drooping curved leaf from a point outwards, visible from both sides. */
export function leaf(
  builder: MeshBuilder,
  finish: Finish,
  { from, heading, lengthMetres, widthMetres, rise }: CurvedLeaf,
): void {
  const vertices: number[] = [];
  const parts = 6;
  const spine = (t: number) => {
    const reach = lengthMetres * (t - 0.12 * t * t) * Math.cos(rise * (1 - 0.3 * t));
    const up = lengthMetres * (Math.sin(rise) * t - 0.55 * t * t * Math.cos(rise));
    return [
      from[0] + Math.cos(heading) * reach,
      -(from[1] + up),
      from[2] + Math.sin(heading) * reach,
    ] as const;
  };
  const side = [-Math.sin(heading), 0, Math.cos(heading)] as const;
  const breadth = (t: number) =>
    widthMetres * Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.92)) * 0.5;
  for (let k = 0; k < parts; k++) {
    const t0 = k / parts;
    const t1 = (k + 1) / parts;
    const a = spine(t0);
    const b = spine(t1);
    const fall = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
    const length = Math.hypot(...fall) || 1;
    const normal = [
      (-fall[1] * Math.cos(heading)) / length,
      -Math.hypot(fall[0], fall[2]) / length,
      (-fall[1] * Math.sin(heading)) / length,
    ];
    for (const way of [-1, 1]) {
      const lift = 0.12 * widthMetres;
      const edge = (p: readonly number[], t: number) => [
        p[0]! + side[0] * breadth(t) * way,
        p[1]! - lift * Math.sin(Math.PI * t),
        p[2]! + side[2] * breadth(t) * way,
      ];
      const tilted = [
        normal[0]! + side[0] * way * 0.35,
        normal[1]!,
        normal[2]! + side[2] * way * 0.35,
      ];
      for (const [p, t] of [
        [a, t0],
        [b, t1],
        [edge(b, t1), t1],
        [a, t0],
        [edge(b, t1), t1],
        [edge(a, t0), t0],
      ] as const) {
        push(vertices, builder.place, p, tilted, t, way);
      }
    }
  }
  builder.meshes.push({ finish, vertices });
}

/** A flat rectangle in space: corner, and the two edges from it. */
export function sheet(
  builder: MeshBuilder,
  finish: Finish,
  corner: readonly number[],
  across: readonly number[],
  down: readonly number[],
  normal: readonly number[],
): void {
  const vertices: number[] = [];
  for (const [u, v] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
    [1, 1],
    [0, 1],
  ] as const) {
    const p = corner.map((value, k) => value + across[k]! * u + down[k]! * v);
    push(vertices, builder.place, p, normal, u, v);
  }
  builder.meshes.push({ finish, vertices });
}

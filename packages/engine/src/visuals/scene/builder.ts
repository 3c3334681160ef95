/**
 * Builds a scene: keeps the current transform, object and role, so that a window or a chair is written once in local
 * coordinates and placed anywhere, rotated or mirrored.
 */
import type {
  MaterialHandle,
  ObjectLabel,
  SceneLight,
  SceneMaterial,
  TriangleRole,
  Vector3,
} from '../scene-model.ts';
import { triangleRoles } from '../scene-model.ts';
import { TriangleList } from '../triangle-list.ts';

/** Rotation about the vertical, mirroring or scaling in plan, and translation. */
export interface Placement {
  readonly at?: Vector3;
  /** 0 keeps +z facing +z; +90 degrees turns +z to +x. */
  readonly turnRad?: number;
  /** Mirrors left and right. */
  readonly mirrored?: boolean;
  /** Across, up and forwards where it differs. */
  readonly scale?: number | Vector3;
}

interface Matrix {
  readonly xx: number;
  readonly xz: number;
  readonly zx: number;
  readonly zz: number;
  readonly y: number;
  readonly origin: Vector3;
}

const identity: Matrix = { xx: 1, xz: 0, zx: 0, zz: 1, y: 1, origin: [0, 0, 0] };

function matrixOf({ at = [0, 0, 0], turnRad = 0, mirrored = false, scale = 1 }: Placement): Matrix {
  const [across, up, deep] = typeof scale === 'number' ? [scale, scale, scale] : scale;
  const side = mirrored ? -across : across;
  const [cos, sin] = [Math.cos(turnRad), Math.sin(turnRad)];
  return { xx: cos * side, xz: sin * deep, zx: -sin * side, zz: cos * deep, y: up, origin: at };
}

const apply = (matrix: Matrix, [x, y, z]: Vector3): Vector3 => [
  matrix.origin[0] + matrix.xx * x + matrix.xz * z,
  matrix.origin[1] + matrix.y * y,
  matrix.origin[2] + matrix.zx * x + matrix.zz * z,
];

type Corner = [number, number, number];

/** World-space corners and normal of the current leaf, reused. */
const inWorld: readonly [Corner, Corner, Corner] = [
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
];
const facing: Corner = [0, 0, 0];

function applyTo(place: Corner, matrix: Matrix, point: Vector3): void {
  const { origin } = matrix;
  const x = point[0];
  const z = point[2];
  place[0] = origin[0] + matrix.xx * x + matrix.xz * z;
  place[1] = origin[1] + matrix.y * point[1];
  place[2] = origin[2] + matrix.zx * x + matrix.zz * z;
}

const compose = (outer: Matrix, inner: Matrix): Matrix => ({
  xx: outer.xx * inner.xx + outer.xz * inner.zx,
  xz: outer.xx * inner.xz + outer.xz * inner.zz,
  zx: outer.zx * inner.xx + outer.zz * inner.zx,
  zz: outer.zx * inner.xz + outer.zz * inner.zz,
  y: outer.y * inner.y,
  origin: apply(outer, inner.origin),
});

export interface ObjectOptions {
  readonly storey?: number;
  /** Overrides the builder's own setting. */
  readonly subject?: boolean;
}

export class SceneBuilder {
  readonly triangles = new TriangleList();
  readonly lights: SceneLight[] = [];
  /** Facts of the scene as built; grammars add to them. */
  readonly facts: Record<string, string | number | boolean | readonly string[]> = {};
  /** Whether new objects are part of the subject. */
  subject = false;
  role: TriangleRole = triangleRoles.solid;
  openness = 255;
  tint = 128;
  private matrix: Matrix = identity;
  private object = 0;

  material(definition: SceneMaterial): MaterialHandle {
    return this.triangles.material(definition);
  }

  materialOf(index: number): SceneMaterial {
    return this.triangles.materialTable[index]!;
  }

  /** Starts an object; everything built belongs to it until the next one. */
  begin(label: ObjectLabel, name: string, options: ObjectOptions = {}): void {
    this.object = this.triangles.object(label, name, { subject: this.subject, ...options });
  }

  /** Builds with this placement, then restores placement and object. */
  place(placement: Placement, build: () => void): void {
    const { matrix, object } = this;
    this.matrix = compose(matrix, matrixOf(placement));
    build();
    this.matrix = matrix;
    this.object = object;
  }

  /** Builds with another role (panes, details, backdrops). */
  as(role: TriangleRole, build: () => void): void {
    const before = this.role;
    this.role = role;
    build();
    this.role = before;
  }

  world(point: Vector3): Vector3 {
    return apply(this.matrix, point);
  }

  direction([x, y, z]: Vector3): Vector3 {
    const { matrix } = this;
    const turned: Vector3 = [
      matrix.xx * x + matrix.xz * z,
      matrix.y * y,
      matrix.zx * x + matrix.zz * z,
    ];
    const length =
      Math.sqrt(turned[0] * turned[0] + turned[1] * turned[1] + turned[2] * turned[2]) || 1;
    return [turned[0] / length, turned[1] / length, turned[2] / length];
  }

  private get flipped(): boolean {
    return this.matrix.xx * this.matrix.zz - this.matrix.xz * this.matrix.zx < 0;
  }

  tri(
    a: Vector3,
    b: Vector3,
    c: Vector3,
    material: MaterialHandle,
    uvs?: readonly number[],
  ): number {
    const [at, second, third] = [this.world(a), this.world(b), this.world(c)];
    const index = this.flipped
      ? this.set(at, third, second, material)
      : this.set(at, second, third, material);
    if (uvs !== undefined) {
      const [ua, va, ub, vb, uc, vc] = uvs as [number, number, number, number, number, number];
      this.triangles.setUvs(index, this.flipped ? [ua, va, uc, vc, ub, vb] : uvs);
    }
    return index;
  }

  /** Corners in world space with the right winding. */
  private set(a: Vector3, b: Vector3, c: Vector3, material: MaterialHandle): number {
    const { triangles } = this;
    const index = triangles.add(a, b, c, material, this.object, this.role);
    triangles.openness[index] = this.openness;
    triangles.tints[index] = this.tint;
    return index;
  }

  /** Corners counter-clockwise seen from outside. */
  quad(
    a: Vector3,
    b: Vector3,
    c: Vector3,
    d: Vector3,
    material: MaterialHandle,
    uvs?: readonly number[],
  ): void {
    if (uvs === undefined) {
      this.tri(a, b, c, material);
      this.tri(a, c, d, material);
      return;
    }
    const [ua, va, ub, vb, uc, vc, ud, vd] = uvs as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    this.tri(a, b, c, material, [ua, va, ub, vb, uc, vc]);
    this.tri(a, c, d, material, [ua, va, uc, vc, ud, vd]);
  }

  smoothTri(
    corners: readonly [Vector3, Vector3, Vector3],
    normals: readonly [Vector3, Vector3, Vector3],
    material: MaterialHandle,
  ): void {
    const index = this.tri(corners[0], corners[1], corners[2], material);
    const a = this.direction(normals[0]);
    // Leaves and blades have the same normal at all corners.
    const b = normals[1] === normals[0] ? a : this.direction(normals[1]);
    const c = normals[2] === normals[0] ? a : this.direction(normals[2]);
    this.triangles.setNormals(index, a, this.flipped ? c : b, this.flipped ? b : c);
  }

  /**
   * A triangle with one normal for all corners, for leaves and blades. A scene has a hundred thousand of them, so
   * nothing is allocated.
   */
  leaf(a: Vector3, b: Vector3, c: Vector3, normal: Vector3, material: MaterialHandle): void {
    const { matrix } = this;
    const [at, second, third] = inWorld;
    applyTo(at, matrix, a);
    applyTo(second, matrix, b);
    applyTo(third, matrix, c);
    const index = this.flipped
      ? this.set(at, third, second, material)
      : this.set(at, second, third, material);
    const x = matrix.xx * normal[0] + matrix.xz * normal[2];
    const y = matrix.y * normal[1];
    const z = matrix.zx * normal[0] + matrix.zz * normal[2];
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    facing[0] = x / length;
    facing[1] = y / length;
    facing[2] = z / length;
    this.triangles.setNormals(index, facing, facing, facing);
  }

  /**
   * A smooth surface with shared corners, each transformed once. Triangles are index triples; the back side is
   * visible from behind.
   */
  mesh(
    points: readonly Vector3[],
    normals: readonly Vector3[],
    material: MaterialHandle,
  ): (p: number, q: number, r: number, isOtherSide?: boolean) => void {
    const { flipped } = this;
    const places = points.map((point) => this.world(point));
    const near = normals.map((normal) => this.direction(normal));
    let far: readonly Vector3[] | undefined;
    return (p, q, r, isOtherSide = false) => {
      if (isOtherSide) far ??= near.map(([x, y, z]) => [-x, -y, -z]);
      const facing = isOtherSide ? far! : near;
      const second = flipped ? r : q;
      const third = flipped ? q : r;
      const index = this.set(places[p]!, places[second]!, places[third]!, material);
      this.triangles.setNormals(index, facing[p]!, facing[second]!, facing[third]!);
    };
  }
}

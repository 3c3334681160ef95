import {
  type ObjectLabel,
  type SceneMaterial,
  type SceneObject,
  type TriangleRole,
  type TriangleSoup,
  triangleFlags,
  triangleRoles,
  type Vector3,
} from './scene-model.ts';

type NumberArray = Float32Array | Uint16Array | Uint8Array;

/** The growing store behind a scene: triangles, and the tables of materials and objects they name. */
export class TriangleList implements TriangleSoup {
  count = 0;
  positions = new Float32Array(9 * 4096);
  normals = new Float32Array(9 * 4096);
  uvs = new Float32Array(6 * 4096);
  flags = new Uint8Array(4096);
  materials = new Uint16Array(4096);
  objects = new Uint16Array(4096);
  roles = new Uint8Array(4096);
  openness = new Uint8Array(4096);
  tints = new Uint8Array(4096);

  readonly materialTable: SceneMaterial[] = [];
  readonly objectTable: SceneObject[] = [{ label: 'sky', name: 'sky', subject: false }];
  private readonly materialByName = new Map<string, number>();

  /** Index of the material of this name; the first definition of a name stays. */
  material(definition: SceneMaterial): number {
    const known = this.materialByName.get(definition.name);
    if (known !== undefined) return known;
    this.materialTable.push(definition);
    this.materialByName.set(definition.name, this.materialTable.length - 1);
    return this.materialTable.length - 1;
  }

  object(label: ObjectLabel, name: string, options: { subject?: boolean; storey?: number } = {}) {
    this.objectTable.push({
      label,
      name,
      subject: options.subject ?? false,
      ...(options.storey === undefined ? {} : { storey: options.storey }),
    });
    return this.objectTable.length - 1;
  }

  /** Adds a flat triangle and returns its index; `setNormals` and `setUvs` refine it. */
  add(
    a: Vector3,
    b: Vector3,
    c: Vector3,
    material: number,
    object: number,
    role: TriangleRole = triangleRoles.solid,
  ): number {
    if (this.count * 9 >= this.positions.length) this.grow();
    const index = this.count++;
    const at = index * 9;
    this.positions.set(a, at);
    this.positions.set(b, at + 3);
    this.positions.set(c, at + 6);
    const ux = b[0] - a[0];
    const uy = b[1] - a[1];
    const uz = b[2] - a[2];
    const vx = c[0] - a[0];
    const vy = c[1] - a[1];
    const vz = c[2] - a[2];
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    // A triangle without area still needs a unit normal, or NaN spreads into the light.
    const inverse = length > 0 ? 1 / length : 0;
    for (let corner = at; corner < at + 9; corner += 3) {
      this.normals[corner] = nx * inverse;
      this.normals[corner + 1] = length > 0 ? ny * inverse : 1;
      this.normals[corner + 2] = nz * inverse;
    }
    this.flags[index] = 0;
    this.materials[index] = material;
    this.objects[index] = object;
    this.roles[index] = role;
    this.openness[index] = 255;
    this.tints[index] = 128;
    return index;
  }

  /** Two triangles a-b-c and a-c-d; returns the index of the first. */
  addQuad(
    a: Vector3,
    b: Vector3,
    c: Vector3,
    d: Vector3,
    material: number,
    object: number,
    role: TriangleRole = triangleRoles.solid,
  ): number {
    const first = this.add(a, b, c, material, object, role);
    this.add(a, c, d, material, object, role);
    return first;
  }

  /** Unit normals at the three corners: the triangle becomes smooth. */
  setNormals(triangle: number, a: Vector3, b: Vector3, c: Vector3): void {
    this.normals.set(a, triangle * 9);
    this.normals.set(b, triangle * 9 + 3);
    this.normals.set(c, triangle * 9 + 6);
    this.flags[triangle]! |= triangleFlags.smooth;
  }

  /** Surface coordinates in metres, u0 v0 u1 v1 u2 v2. */
  setUvs(triangle: number, uvs: readonly number[]): void {
    this.uvs.set(uvs, triangle * 6);
    this.flags[triangle]! |= triangleFlags.ownUv;
  }

  private grow(): void {
    const double = <Kind extends NumberArray>(old: Kind, make: (length: number) => Kind): Kind => {
      const next = make(old.length * 2);
      next.set(old);
      return next;
    };
    const floats = (length: number) => new Float32Array(length);
    const words = (length: number) => new Uint16Array(length);
    const bytes = (length: number) => new Uint8Array(length);
    this.positions = double(this.positions, floats);
    this.normals = double(this.normals, floats);
    this.uvs = double(this.uvs, floats);
    this.flags = double(this.flags, bytes);
    this.materials = double(this.materials, words);
    this.objects = double(this.objects, words);
    this.roles = double(this.roles, bytes);
    this.openness = double(this.openness, bytes);
    this.tints = double(this.tints, bytes);
  }
}

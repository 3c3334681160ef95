import {
  type MaterialHandle,
  type ObjectLabel,
  type SceneMaterial,
  type SceneObject,
  type TriangleRole,
  type TriangleSoup,
  triangleFlags,
  triangleRoles,
  type Vector3,
} from './scene-model.ts';

type NumberArray = Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** Larger would waste memory at the end, smaller would reallocate too often. */
const growth = 1.5;

/** Growable store of a scene: triangles with their tables of materials and objects. */
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
  private readonly materialByName = new Map<string, MaterialHandle>();

  /** Index of the material of this name; the first definition of a name wins. */
  material(definition: SceneMaterial): MaterialHandle {
    const known = this.materialByName.get(definition.name);
    if (known !== undefined) return known;
    const handle = this.materialTable.length as MaterialHandle;
    this.materialTable.push(definition);
    this.materialByName.set(definition.name, handle);
    return handle;
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
    material: MaterialHandle,
    object: number,
    role: TriangleRole = triangleRoles.solid,
  ): number {
    if (this.count >= this.roles.length) this.grow();
    const index = this.count++;
    const at = index * 9;
    // One by one: `set` with a plain array is ten times slower.
    const p = this.positions;
    p[at] = a[0];
    p[at + 1] = a[1];
    p[at + 2] = a[2];
    p[at + 3] = b[0];
    p[at + 4] = b[1];
    p[at + 5] = b[2];
    p[at + 6] = c[0];
    p[at + 7] = c[1];
    p[at + 8] = c[2];
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
    // A degenerate triangle still needs a unit normal, or NaN spreads into the light.
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
    material: MaterialHandle,
    object: number,
  ): number {
    const first = this.add(a, b, c, material, object);
    this.add(a, c, d, material, object);
    return first;
  }

  /** Unit normals at the three corners, which make the triangle smooth. */
  setNormals(triangle: number, a: Vector3, b: Vector3, c: Vector3): void {
    const n = this.normals;
    const at = triangle * 9;
    n[at] = a[0];
    n[at + 1] = a[1];
    n[at + 2] = a[2];
    n[at + 3] = b[0];
    n[at + 4] = b[1];
    n[at + 5] = b[2];
    n[at + 6] = c[0];
    n[at + 7] = c[1];
    n[at + 8] = c[2];
    this.flags[triangle]! |= triangleFlags.smooth;
  }

  /** Surface coordinates in metres, u0 v0 u1 v1 u2 v2. */
  setUvs(triangle: number, uvs: readonly number[]): void {
    this.uvs.set(uvs, triangle * 6);
    this.flags[triangle]! |= triangleFlags.ownUv;
  }

  /** Releases unused capacity; call it when the scene is complete. */
  trim(): void {
    this.resize(this.count);
  }

  private grow(): void {
    this.resize(Math.round(this.roles.length * growth));
  }

  release(): void {
    this.count = 0;
    this.resize(0);
  }

  private resize(capacity: number): void {
    const held = this.roles.length;
    // Transferred, not copied: leaves no garbage.
    const moved = ({ buffer }: NumberArray) =>
      buffer.transfer(held === 0 ? 0 : (buffer.byteLength / held) * capacity);
    this.positions = new Float32Array(moved(this.positions));
    this.normals = new Float32Array(moved(this.normals));
    this.uvs = new Float32Array(moved(this.uvs));
    this.flags = new Uint8Array(moved(this.flags));
    this.materials = new Uint16Array(moved(this.materials));
    this.objects = new Uint16Array(moved(this.objects));
    this.roles = new Uint8Array(moved(this.roles));
    this.openness = new Uint8Array(moved(this.openness));
    this.tints = new Uint8Array(moved(this.tints));
  }
}

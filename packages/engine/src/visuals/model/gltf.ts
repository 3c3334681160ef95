/**
 * A scene as binary glTF 2.0: metres, y up, one node per object name, metallic-roughness materials. Leaf clusters
 * keep their masks; backdrops and lighting proxies are left out.
 */
import {
  leafMaskAtlas,
  leafMaskCell,
  leafMaskOffset,
  leafMaskSize,
} from '../render/surface/leaf-masks.ts';
import { type LeafMask, type Scene, type SceneMaterial, triangleRoles } from '../scene-model.ts';
import { encodePng } from './png.ts';

const exportedRoles: readonly number[] = [
  triangleRoles.solid,
  triangleRoles.detail,
  triangleRoles.pane,
];
const componentFloat = 5126;
const targetArray = 34962;

interface Primitive {
  readonly material: number;
  readonly triangles: number[];
}

function groups(scene: Scene): Map<string, Map<number, Primitive>> {
  const { triangles, objects, materials } = scene;
  const nodes = new Map<string, Map<number, Primitive>>();
  for (let index = 0; index < triangles.count; index++) {
    if (
      !exportedRoles.includes(triangles.roles[index]!) ||
      materials[triangles.materials[index]!]!.surface === 'blade'
    )
      continue;
    if (hasNoArea(triangles.positions, index * 9)) continue;
    const { name } = objects[triangles.objects[index]!]!;
    const material = triangles.materials[index]!;
    const primitives = nodes.get(name) ?? new Map<number, Primitive>();
    nodes.set(name, primitives);
    const primitive = primitives.get(material) ?? { material, triangles: [] };
    primitives.set(material, primitive);
    primitive.triangles.push(index);
  }
  return nodes;
}

function hasNoArea(p: Float32Array, at: number): boolean {
  const ux = p[at + 3]! - p[at]!;
  const uy = p[at + 4]! - p[at + 1]!;
  const uz = p[at + 5]! - p[at + 2]!;
  const vx = p[at + 6]! - p[at]!;
  const vy = p[at + 7]! - p[at + 1]!;
  const vz = p[at + 8]! - p[at + 2]!;
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) < 1e-9;
}

const clamp01 = (value: number) => Math.min(1, Math.max(0, value));
const rounded = (value: number) => Math.round(clamp01(value) * 10_000) / 10_000;

const alphaOf: Partial<Record<SceneMaterial['surface'], number>> = { glass: 0.22, water: 0.82 };

function gltfMaterial(material: SceneMaterial, maskTexture: (mask: LeafMask) => number) {
  const alpha = alphaOf[material.surface] ?? 1;
  const strongest = Math.max(1, ...(material.emission ?? [0]));
  const mirror = material.surface === 'mirror';
  const accent =
    material.surface === 'leaf' ? (material.accent ?? material.albedo) : material.albedo;
  const colour = material.albedo.map((value, channel) => rounded((value + accent[channel]!) / 2));
  return {
    name: material.name,
    doubleSided: true,
    ...(alpha < 1
      ? { alphaMode: 'BLEND' }
      : material.surface === 'leaf'
        ? { alphaMode: 'MASK', alphaCutoff: 0.5 }
        : {}),
    pbrMetallicRoughness: {
      baseColorFactor: [...colour, alpha],
      metallicFactor: material.metal === true || mirror ? 1 : 0,
      roughnessFactor: rounded(material.roughness ?? 0.85),
      ...(material.surface === 'leaf'
        ? { baseColorTexture: { index: maskTexture(material.leafMask ?? 'broad') } }
        : {}),
    },
    ...(material.emission === undefined
      ? {}
      : { emissiveFactor: material.emission.map((value) => rounded(value / strongest)) }),
  };
}

function maskPng(mask: LeafMask): Uint8Array {
  const atlas = leafMaskAtlas();
  const offset = leafMaskOffset(mask, 0);
  const rgba = new Uint8Array(leafMaskSize * leafMaskSize * 4);
  for (let row = 0; row < leafMaskSize; row++) {
    for (let column = 0; column < leafMaskSize; column++) {
      const cell = leafMaskCell((row + 0.5) / leafMaskSize, (column + 0.5) / leafMaskSize);
      rgba.fill(255, (row * leafMaskSize + column) * 4, (row * leafMaskSize + column) * 4 + 3);
      rgba[(row * leafMaskSize + column) * 4 + 3] = atlas[offset + cell] === 0 ? 0 : 255;
    }
  }
  return encodePng(leafMaskSize, leafMaskSize, rgba);
}

/** Grows by doubling; every view is aligned to four bytes. */
class BinaryChunk {
  private bytes = new Uint8Array(1 << 20);
  length = 0;

  add(data: Uint8Array): { byteOffset: number; byteLength: number } {
    const byteOffset = this.length;
    const end = byteOffset + Math.ceil(data.length / 4) * 4;
    while (end > this.bytes.length) {
      const next = new Uint8Array(this.bytes.length * 2);
      next.set(this.bytes);
      this.bytes = next;
    }
    this.bytes.set(data, byteOffset);
    this.length = end;
    return { byteOffset, byteLength: data.length };
  }

  done(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

const asBytes = (floats: Float32Array) =>
  new Uint8Array(floats.buffer, floats.byteOffset, floats.byteLength);
/** UVs of corners 0, 1 and 2 of a cluster in its mask. */
const maskUvs = [0, 1, 1, 0, 0, 0];

export function sceneToGlb(scene: Scene): Uint8Array {
  const binary = new BinaryChunk();
  const bufferViews: object[] = [];
  const accessors: object[] = [];
  const view = (data: Uint8Array, target?: number) => {
    bufferViews.push({
      buffer: 0,
      ...binary.add(data),
      ...(target === undefined ? {} : { target }),
    });
    return bufferViews.length - 1;
  };
  const accessor = (values: Float32Array, type: 'VEC2' | 'VEC3', bounds: object = {}) => {
    const size = type === 'VEC2' ? 2 : 3;
    accessors.push({
      bufferView: view(asBytes(values), targetArray),
      componentType: componentFloat,
      count: values.length / size,
      type,
      ...bounds,
    });
    return accessors.length - 1;
  };

  const usedMaterials: number[] = [];
  const materialIndex = (index: number) => {
    const known = usedMaterials.indexOf(index);
    return known >= 0 ? known : usedMaterials.push(index) - 1;
  };
  const { triangles } = scene;
  const meshes: object[] = [];
  const nodes: object[] = [];
  for (const [name, primitives] of groups(scene)) {
    const built = [...primitives.values()].map(({ material, triangles: list }) => {
      const positions = new Float32Array(list.length * 9);
      const normals = new Float32Array(list.length * 9);
      const min = [Infinity, Infinity, Infinity];
      const max = [-Infinity, -Infinity, -Infinity];
      list.forEach((triangle, at) => {
        positions.set(triangles.positions.subarray(triangle * 9, triangle * 9 + 9), at * 9);
        for (let corner = 0; corner < 9; corner += 3) {
          const n = triangles.normals.subarray(triangle * 9 + corner, triangle * 9 + corner + 3);
          const length = Math.hypot(n[0]!, n[1]!, n[2]!) || 1;
          for (let axis = 0; axis < 3; axis++) {
            normals[at * 9 + corner + axis] = n[axis]! / length;
            const value = positions[at * 9 + corner + axis]!;
            min[axis] = Math.min(min[axis]!, value);
            max[axis] = Math.max(max[axis]!, value);
          }
        }
      });
      const isLeaf = scene.materials[material]!.surface === 'leaf';
      const uvs = isLeaf
        ? Float32Array.from({ length: list.length * 6 }, (_, index) => maskUvs[index % 6]!)
        : undefined;
      return {
        attributes: {
          POSITION: accessor(positions, 'VEC3', { min, max }),
          NORMAL: accessor(normals, 'VEC3'),
          ...(uvs === undefined ? {} : { TEXCOORD_0: accessor(uvs, 'VEC2') }),
        },
        material: materialIndex(material),
        mode: 4,
      };
    });
    meshes.push({ name, primitives: built });
    nodes.push({ name, mesh: meshes.length - 1 });
  }

  const masks: LeafMask[] = [];
  const maskTexture = (mask: LeafMask) => {
    const known = masks.indexOf(mask);
    return known >= 0 ? known : masks.push(mask) - 1;
  };
  const materials = usedMaterials.map((index) =>
    gltfMaterial(scene.materials[index]!, maskTexture),
  );
  const images = masks.map((mask) => ({
    name: `${mask} leaves`,
    mimeType: 'image/png',
    bufferView: view(maskPng(mask)),
  }));
  const document = {
    asset: { version: '2.0', generator: 'Maquette' },
    scene: 0,
    scenes: [{ name: scene.title, nodes: nodes.map((_, index) => index) }],
    nodes,
    meshes,
    materials,
    ...(masks.length === 0
      ? {}
      : {
          images,
          samplers: [{ magFilter: 9729, minFilter: 9729, wrapS: 33071, wrapT: 33071 }],
          textures: masks.map((_, index) => ({ sampler: 0, source: index })),
        }),
    accessors,
    bufferViews,
    buffers: [{ byteLength: binary.length }],
  };
  return glb(JSON.stringify(document), binary.done());
}

function glb(json: string, binary: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(json);
  const jsonLength = Math.ceil(text.length / 4) * 4;
  const total = 12 + 8 + jsonLength + 8 + binary.length;
  const file = new Uint8Array(total);
  const header = new DataView(file.buffer);
  const word = (at: number, value: number) => header.setUint32(at, value, true);
  word(0, 0x46546c67);
  word(4, 2);
  word(8, total);
  word(12, jsonLength);
  word(16, 0x4e4f534a);
  file.fill(0x20, 20, 20 + jsonLength);
  file.set(text, 20);
  word(20 + jsonLength, binary.length);
  word(24 + jsonLength, 0x004e4942);
  file.set(binary, 28 + jsonLength);
  return file;
}

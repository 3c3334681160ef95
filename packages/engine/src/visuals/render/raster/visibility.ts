/** Rasterises a scene for the camera and for the sun. */

import type { RenderExports } from '../../../kernels/render/exports.generated.ts';
import { type SceneMaterial, type TriangleSoup, triangleRoles } from '../../scene-model.ts';
import type { Camera } from '../camera/camera.ts';
import type { Workspace } from '../memory/workspace.ts';
import { leafMaskAtlas, leafMaskOffset } from '../surface/leaf-masks.ts';
import {
  nearPlaneMetres,
  type RasterSource,
  type RasterView,
  rotatedGrid,
  samplesPerPixel,
  type VisibilityBuffer,
} from './rasterize.ts';

/** Addresses in the kernel's scratch area; see kernels/render/assembly/rasterize.ts. */
const viewAddress = 2048;
const offsetsAddress = 2176;

export function roleBits(...roles: readonly (keyof typeof triangleRoles)[]): number {
  return roles.reduce((bits, role) => bits | (1 << triangleRoles[role]), 0);
}

/** Bytes that `prepareRasterSource` allocates in the workspace. */
export function rasterSourceBytes(triangleCount: number): number {
  return triangleCount * (9 * 4 + 1 + 4) + leafMaskAtlas().length + 128;
}

/** Bytes of a visibility buffer; shadow maps have no owners. */
export function visibilityBytes(widthPx: number, heightPx: number, hasOwners = true): number {
  return widthPx * heightPx * samplesPerPixel * (hasOwners ? 8 : 4) + 64;
}

export function prepareRasterSource(
  soup: TriangleSoup,
  materials: readonly SceneMaterial[],
  workspace: Workspace,
): RasterSource {
  const positions = workspace.floats(soup.count * 9);
  positions.set(soup.positions.subarray(0, soup.count * 9));
  const roles = workspace.bytes(soup.count);
  roles.set(soup.roles.subarray(0, soup.count));
  const cutOuts = workspace.integers(soup.count).fill(-1);
  for (let triangle = 0; triangle < soup.count; triangle++) {
    if (roles[triangle] !== triangleRoles.detail && roles[triangle] !== triangleRoles.backdrop) {
      continue;
    }
    const material = materials[soup.materials[triangle]!]!;
    if (material.surface === 'leaf') {
      cutOuts[triangle] = leafMaskOffset(material.leafMask ?? 'broad', triangle);
    }
  }
  const atlas = leafMaskAtlas();
  const cutOutAtlas = workspace.bytes(atlas.length);
  cutOutAtlas.set(atlas);
  return { count: soup.count, positions, roles, cutOuts, cutOutAtlas };
}

function rasterizeInKernel(
  kernel: RenderExports,
  source: RasterSource,
  view: RasterView,
  target: VisibilityBuffer,
): void {
  const { camera, pattern } = view;
  const numbers = new Float64Array(kernel.memory.buffer, viewAddress, 16);
  numbers.set(camera.position, 0);
  numbers.set(camera.right, 3);
  numbers.set(camera.up, 6);
  numbers.set(camera.forward, 9);
  numbers[12] = camera.focalPx;
  numbers[13] = camera.centreX;
  numbers[14] = camera.centreY;
  numbers[15] = nearPlaneMetres;
  const offsets = new Float32Array(kernel.memory.buffer, offsetsAddress, 8);
  offsets.set(pattern.x, 0);
  offsets.set(pattern.y, 4);
  kernel.setTarget(
    target.inverseDepth.byteOffset,
    target.triangles?.byteOffset ?? 0,
    target.widthPx,
    target.heightPx,
    source.cutOutAtlas.byteOffset,
  );
  kernel.rasterize(
    source.positions.byteOffset,
    source.roles.byteOffset,
    source.cutOuts.byteOffset,
    source.count,
    view.roleBits,
    view.parallelDepth,
  );
}

export function rasterize(
  workspace: Workspace,
  source: RasterSource,
  view: RasterView,
  target: VisibilityBuffer,
): void {
  target.inverseDepth.fill(0);
  target.triangles?.fill(-1);
  rasterizeInKernel(workspace.kernel, source, view, target);
}

/** Rasterises the triangles of the given roles. */
export function drawVisibility(
  workspace: Workspace,
  source: RasterSource,
  camera: Camera,
  roles: number,
  widthPx: number,
  heightPx: number,
): VisibilityBuffer & { readonly triangles: Int32Array } {
  const length = widthPx * heightPx * samplesPerPixel;
  const target = {
    widthPx,
    heightPx,
    inverseDepth: workspace.floats(length),
    triangles: workspace.integers(length),
  };
  rasterize(
    workspace,
    source,
    { camera, roleBits: roles, pattern: rotatedGrid, parallelDepth: 0 },
    target,
  );
  return target;
}

/**
 * Visible glass, rasterised strip by strip just before shading: panes are few, so this costs little, and a full-size
 * buffer would take as much memory as the opaque one.
 */
import type { Camera } from '../camera/camera.ts';
import type { Workspace } from '../memory/workspace.ts';
import { type RasterSource, rotatedGrid, samplesPerPixel } from './rasterize.ts';
import { rasterize, roleBits, visibilityBytes } from './visibility.ts';

const stripRows = 64;
const paneRoles = roleBits('pane');

export interface PaneStrips {
  readonly triangles: Int32Array;
  readonly inverseDepth: Float32Array;
  /** Index of the strip's first sample. */
  readonly firstSample: number;
  /** Rasterises the strip that contains this row, unless it is current. */
  hold(row: number): void;
  /** Sets another view. */
  turnTo(camera: Camera): void;
}

export function paneStripBytes(widthPx: number): number {
  return visibilityBytes(widthPx, stripRows);
}

export function createPaneStrips(
  workspace: Workspace,
  source: RasterSource,
  camera: Camera,
  widthPx: number,
): PaneStrips {
  const length = widthPx * stripRows * samplesPerPixel;
  const inverseDepth = workspace.floats(length);
  const triangles = workspace.integers(length);
  const target = { widthPx, heightPx: stripRows, inverseDepth, triangles };
  let top = -1;
  let seenBy = camera;
  return {
    triangles,
    inverseDepth,
    get firstSample() {
      return top * widthPx * samplesPerPixel;
    },
    turnTo(view) {
      seenBy = view;
      top = -1;
    },
    hold(row) {
      const wanted = row - (row % stripRows);
      if (wanted === top) return;
      top = wanted;
      const strip = { ...seenBy, centreY: seenBy.centreY - top };
      const view = { camera: strip, roleBits: paneRoles, pattern: rotatedGrid, parallelDepth: 0 };
      rasterize(workspace, source, view, target);
    },
  };
}

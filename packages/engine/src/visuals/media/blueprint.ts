/**
 * A blueprint: the scene's lines in white on Prussian blue, thin hatching on faces turned away from the light, a
 * grid, two dimension lines, a frame and a title block.
 */
import { createRgbImage, type Plane, type RgbImage } from '../../image/image.ts';
import { cloudNoise, grainNoise } from '../../ops/noise-field.ts';
import { clamp01, mix } from '../../ops/ramps.ts';
import type { Vector3 } from '../scene-model.ts';
import { drawConstruction, projectPoint } from './construction-lines.ts';
import { type Drawing, pixelScale } from './drawing.ts';
import { letter, textWidthPx } from './lettering.ts';
import { findLines, softenLines } from './lines.ts';
import { strokeSegment } from './stroke-segment.ts';

const blue = [0.045, 0.175, 0.42] as const;
const chalk = [0.93, 0.965, 1] as const;
const gridPx = 32;
const marginPx = 22;

function frameRectangle(
  target: Plane,
  [left, top]: readonly [number, number],
  [right, bottom]: readonly [number, number],
  thickness: number,
): void {
  const corners: [number, number][] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  corners.forEach((from, index) => {
    strokeSegment(target, from, corners[(index + 1) % 4]!, thickness, 0.9);
  });
}

/** Label and value rows of the title block, from the scene's facts. */
function titleRows(drawing: Drawing): string[] {
  const { scene } = drawing;
  const { min, max } = scene.camera.subject;
  const metres = (value: number) => value.toFixed(1);
  const size = `${metres(max[0] - min[0])} x ${metres(max[2] - min[2])} x ${metres(max[1] - min[1])} M`;
  const storeys = scene.facts.storeys;
  return [
    scene.setting.indoors ? 'INTERIOR PERSPECTIVE' : 'PERSPECTIVE VIEW',
    typeof storeys === 'number' ? `${storeys} STOREY${storeys === 1 ? '' : 'S'}  ${size}` : size,
    `SHEET A-${String(101 + (drawing.seed % 899))}`,
  ];
}

function titleBlock(drawing: Drawing, target: Plane): { left: number; top: number } {
  const { widthPx, heightPx, scene } = drawing;
  const scale = pixelScale(drawing);
  const margin = marginPx * scale;
  const title = scene.title.slice(0, 30);
  const rows = titleRows(drawing);
  const cap = 14 * scale;
  const small = 9 * scale;
  const inset = 13 * scale;
  const width =
    Math.max(textWidthPx(title, cap), ...rows.map((row) => textWidthPx(row, small))) + 2 * inset;
  const height = cap + rows.length * small * 2.1 + 2.4 * inset;
  const right = widthPx - margin;
  const bottom = heightPx - margin;
  const left = right - width;
  const top = bottom - height;
  frameRectangle(target, [left, top], [right, bottom], 1.4 * scale);
  let baseline = top + inset + cap;
  letter(target, title, [left + inset, baseline], cap, 1);
  baseline += inset * 0.7;
  strokeSegment(target, [left, baseline], [right, baseline], scale, 0.7);
  for (const row of rows) {
    baseline += small * 2.1;
    letter(target, row, [left + inset, baseline], small, 0.85);
  }
  return { left, top };
}

/** A dimension line with ticks and its length, between two points of the scene. */
function dimension(drawing: Drawing, target: Plane, from: Vector3, to: Vector3): void {
  const scale = pixelScale(drawing);
  const a = projectPoint(drawing, from);
  const b = projectPoint(drawing, to);
  if (!a || !b) return;
  strokeSegment(target, a, b, scale, 0.8);
  const tick = 5 * scale;
  for (const end of [a, b]) {
    strokeSegment(
      target,
      [end[0] - tick, end[1] + tick],
      [end[0] + tick, end[1] - tick],
      1.3 * scale,
      0.9,
    );
  }
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const text = length.toFixed(2);
  const cap = 10 * scale;
  const isUpright = Math.abs(b[1] - a[1]) > Math.abs(b[0] - a[0]);
  const x = (a[0] + b[0]) / 2 + (isUpright ? 7 * scale : -textWidthPx(text, cap) / 2);
  const y = (a[1] + b[1]) / 2 + (isUpright ? cap / 2 : cap + 7 * scale);
  letter(target, text, [x, y], cap, 0.95);
}

/** Width along the better visible front, and height at the nearer corner. */
function dimensions(drawing: Drawing, target: Plane): void {
  const { scene, camera } = drawing;
  if (scene.setting.indoors) return;
  const { min, max } = scene.camera.subject;
  const isFromFront = camera.position[2] > (min[2] + max[2]) / 2;
  const isFromRight = camera.position[0] > (min[0] + max[0]) / 2;
  const away = 0.07 * Math.hypot(max[0] - min[0], max[2] - min[2]);
  const z = isFromFront ? max[2] + away : min[2] - away;
  const level = Math.max(0, min[1]) + 0.02;
  dimension(drawing, target, [min[0], level, z], [max[0], level, z]);
  const x = isFromRight ? max[0] + away : min[0] - away;
  dimension(drawing, target, [x, level, z], [x, max[1], z]);
}

export function drawBlueprint(drawing: Drawing): RgbImage {
  const { widthPx, heightPx, photograph, triangles, pool } = drawing;
  const scale = pixelScale(drawing);
  const field = findLines(drawing, 0.3);
  const crisp = softenLines(drawing, field);
  const construction = drawConstruction(drawing);
  const marks = pool.passing.floats(widthPx * heightPx).fill(0);
  const target: Plane = { widthPx, heightPx, data: marks };
  dimensions(drawing, target);
  const block = titleBlock(drawing, target);
  const margin = marginPx * scale;
  frameRectangle(target, [margin, margin], [widthPx - margin, heightPx - margin], 2 * scale);
  const image = createRgbImage(widthPx, heightPx);
  const grid = gridPx * scale;
  const stroke = 0.9 * scale;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      const to = at * 3;
      const level =
        (0.3 * photograph.data[to]! +
          0.59 * photograph.data[to + 1]! +
          0.11 * photograph.data[to + 2]!) /
        255;
      const isInBlock = x > block.left && y > block.top;
      let line = 0;
      if (!isInBlock) {
        line = clamp01(crisp[at]! * 2.1 - 0.12);
        line = Math.max(line, construction[at]! * 0.3);
        if (triangles[at]! >= 0) {
          // Shade as even hatching: denser where darker.
          const cover = clamp01((0.4 - level) * 2.2);
          const spacing = 4 * scale;
          const phase = (x + y) / spacing - Math.floor((x + y) / spacing);
          line = Math.max(line, clamp01((0.2 - Math.abs(phase - 0.5)) * 6) * cover * 0.42);
        }
        const inGridX = x - Math.floor(x / grid) * grid;
        const inGridY = y - Math.floor(y / grid) * grid;
        const isMajor = Math.floor(x / grid) % 4 === 0 && inGridX < stroke;
        const isMajorRow = Math.floor(y / grid) % 4 === 0 && inGridY < stroke;
        const isGrid = inGridX < stroke || inGridY < stroke;
        line = Math.max(line, isMajor || isMajorRow ? 0.17 : isGrid ? 0.075 : 0);
      }
      line = Math.max(line, marks[at]!);
      const px = x / scale;
      const py = y / scale;
      // Cyanotype: uneven sensitising, paper fibres, chalky breaks in the lines.
      const coat = cloudNoise.sample(px * 0.0011, py * 0.0013) - 0.5;
      const fibre = grainNoise.sample(px * 0.013, py * 0.009) - 0.5;
      const chalky = line * (0.86 + 0.5 * fibre);
      for (let channel = 0; channel < 3; channel++) {
        const ground = blue[channel]! * (1 + coat * 0.3 + fibre * 0.12);
        image.data[to + channel] = 255 * mix(ground, chalk[channel]!, clamp01(chalky));
      }
    }
  }
  return image;
}

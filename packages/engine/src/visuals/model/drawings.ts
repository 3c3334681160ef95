/** Plan and elevation as SVG to scale, with dimensions in metres. */
import type { ObjectLabel, Scene, SceneObject } from '../scene-model.ts';
import { type Face, project, section, type View, views, wash } from './orthographic.ts';

export type DrawingKind = 'plan' | 'elevation';

export interface DrawingOptions {
  /** Which side of the building: the street front or its right flank. */
  readonly side?: 'front' | 'right';
}

const millimetresPerMetre = 20;
const marginMetres = 2.2;
const cutMetres = 1.3;
const round = (value: number) => Math.round(value * 1000) / 1000;

interface Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Ground works belong in the plan, distant surroundings don't. */
const sitePartsInPlan: readonly ObjectLabel[] = ['terrace', 'water', 'stairs', 'path', 'fence'];

function boundsOf(faces: readonly Face[]): Frame {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { points } of faces) {
    for (let at = 0; at < 6; at += 2) {
      left = Math.min(left, points[at]!);
      right = Math.max(right, points[at]!);
      bottom = Math.min(bottom, points[at + 1]!);
      top = Math.max(top, points[at + 1]!);
    }
  }
  return { left, right, bottom, top };
}

/** Adjacent faces of one object and material share a path, so that no diagonals show. */
function facePaths(scene: Scene, faces: readonly Face[]): string {
  const paths: string[] = [];
  let run: Face[] = [];
  const flush = () => {
    const [first] = run;
    if (first === undefined) return;
    const fill = wash(scene.materials[first.material]!.albedo);
    const d = run
      .map(
        ({ points: [ax, ay, bx, by, cx, cy] }) =>
          `M${round(ax!)} ${round(-ay!)}L${round(bx!)} ${round(-by!)} ${round(cx!)} ${round(-cy!)}Z`,
      )
      .join('');
    paths.push(
      `<path d="${d}" fill="${fill}" stroke="${fill}" stroke-width=".006"/><path d="${outline(run)}" fill="none" stroke="#3a3a3a" stroke-width=".014"/>`,
    );
    run = [];
  };
  for (const face of faces) {
    const [first] = run;
    if (first !== undefined && (first.material !== face.material || first.object !== face.object))
      flush();
    run.push(face);
  }
  flush();
  return paths.join('');
}

/** Edges used by only one face of the run. */
function outline(run: readonly Face[]): string {
  const edges = new Map<string, readonly [number, number, number, number]>();
  for (const { points } of run) {
    for (let edge = 0; edge < 3; edge++) {
      const [ax, ay] = [round(points[edge * 2]!), round(points[edge * 2 + 1]!)];
      const next = ((edge + 1) % 3) * 2;
      const [bx, by] = [round(points[next]!), round(points[next + 1]!)];
      const forward = ax < bx || (ax === bx && ay < by);
      const id = forward ? `${ax} ${ay} ${bx} ${by}` : `${bx} ${by} ${ax} ${ay}`;
      if (edges.has(id)) edges.delete(id);
      else edges.set(id, [ax, ay, bx, by]);
    }
  }
  return [...edges.values()].map(([ax, ay, bx, by]) => `M${ax} ${-ay}L${bx} ${-by}`).join('');
}

function dimension(
  from: readonly [number, number],
  to: readonly [number, number],
  label: string,
): string {
  const [ax, ay, bx, by] = [from[0], -from[1], to[0], -to[1]];
  const upright = Math.abs(bx - ax) < Math.abs(by - ay);
  const tick = (x: number, y: number) =>
    `M${round(x - 0.12)} ${round(y + 0.12)}L${round(x + 0.12)} ${round(y - 0.12)}`;
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const turn = upright ? ` transform="rotate(-90 ${round(mx - 0.16)} ${round(my)})"` : '';
  return `<path d="M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}${tick(ax, ay)}${tick(bx, by)}" fill="none" stroke="#333" stroke-width=".022"/><text x="${round(upright ? mx - 0.16 : mx)}" y="${round(upright ? my : my - 0.14)}"${turn} text-anchor="middle" font-family="sans-serif" font-size=".42" fill="#222">${label}</text>`;
}

const metres = (value: number) => `${value.toFixed(2)} m`;

function scaleBar(frame: Frame): string {
  const y = round(-frame.bottom + marginMetres * 0.86);
  const bars = [0, 1, 2, 3, 4].map(
    (index) =>
      `<rect x="${round(frame.left + index)}" y="${y}" width="1" height=".12" fill="${index % 2 === 0 ? '#222' : '#fff'}" stroke="#222" stroke-width=".015"/>`,
  );
  return `${bars.join('')}<text x="${round(frame.left + 5.2)}" y="${round(y + 0.16)}" font-family="sans-serif" font-size=".32" fill="#222">5 m</text>`;
}

function sheet(frame: Frame, title: string, body: string): string {
  const [width, height] = [
    frame.right - frame.left + marginMetres * 2,
    frame.top - frame.bottom + marginMetres * 2,
  ];
  const box = `${round(frame.left - marginMetres)} ${round(-frame.top - marginMetres)} ${round(width)} ${round(height)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width * millimetresPerMetre)}mm" height="${round(height * millimetresPerMetre)}mm" viewBox="${box}"><title>${title}</title><rect x="${round(frame.left - marginMetres)}" y="${round(-frame.top - marginMetres)}" width="${round(width)}" height="${round(height)}" fill="#fbfaf6"/>${body}<text x="${round(frame.left - marginMetres + 0.4)}" y="${round(-frame.top - marginMetres + 0.7)}" font-family="serif" font-size=".55" fill="#222">${title}</text></svg>`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Floor levels, from the walls with a storey. */
function storeyLevels(scene: Scene): number[] {
  const lowest = new Map<number, number>();
  const { triangles, objects } = scene;
  for (let index = 0; index < triangles.count; index++) {
    const { storey, subject, label } = objects[triangles.objects[index]!]!;
    if (storey === undefined || !subject || label !== 'wall') continue;
    const y = Math.min(
      triangles.positions[index * 9 + 1]!,
      triangles.positions[index * 9 + 4]!,
      triangles.positions[index * 9 + 7]!,
    );
    lowest.set(storey, Math.min(lowest.get(storey) ?? Infinity, y));
  }
  return [...lowest.values()].sort((a, c) => a - c);
}

function elevation(scene: Scene, view: View): string {
  const faces = project(scene, view, (object) => object.subject);
  const frame = boundsOf(faces);
  const ground = Math.max(0, frame.bottom);
  const levels = [...storeyLevels(scene), frame.top];
  const steps = levels.slice(0, -1).map((level, index) => {
    const next = levels[index + 1]!;
    return next - level < 0.6
      ? ''
      : dimension([frame.right + 0.7, level], [frame.right + 0.7, next], metres(next - level));
  });
  const body = [
    facePaths(scene, faces),
    `<path d="M${round(frame.left - 1.6)} ${round(-ground)}L${round(frame.right + 1.6)} ${round(-ground)}" stroke="#111" stroke-width=".07"/>`,
    dimension(
      [frame.left, ground - 0.75],
      [frame.right, ground - 0.75],
      metres(frame.right - frame.left),
    ),
    dimension(
      [frame.right + 1.5, ground],
      [frame.right + 1.5, frame.top],
      metres(frame.top - ground),
    ),
    ...steps,
    scaleBar(frame),
  ];
  return sheet(frame, escaped(`${scene.title}, elevation`), body.join(''));
}

function plan(scene: Scene): string {
  const { min, max } = scene.camera.subject;
  const indoors = scene.setting.indoors;
  const near = (object: SceneObject) => object.subject || sitePartsInPlan.includes(object.label);
  const reach = indoors ? 0.3 : 6;
  const cut = min[1] + cutMetres + (indoors ? 0 : 0.3);
  const faces = project(
    scene,
    views.plan,
    (object) => near(object) && object.label !== 'ceiling' && object.label !== 'roof',
    cut,
  ).filter(({ points }) => {
    const inside = (at: number) =>
      points[at]! > min[0] - reach &&
      points[at]! < max[0] + reach &&
      -points[at + 1]! > min[2] - reach &&
      -points[at + 1]! < max[2] + reach + (indoors ? 1.7 : 4);
    return inside(0) && inside(2) && inside(4);
  });
  const walls = section(
    scene,
    views.plan,
    cut,
    (object) =>
      object.subject &&
      (object.label === 'wall' || object.label === 'column' || object.label === 'chimney'),
  );
  const frame = boundsOf(faces);
  const [left, right, bottom, top] = [min[0], max[0], -max[2], -min[2]];
  const body = [
    facePaths(scene, faces),
    `<path d="${walls.map(([ax, ay, bx, by]) => `M${round(ax!)} ${round(-ay!)}L${round(bx!)} ${round(-by!)}`).join('')}" fill="none" stroke="#111" stroke-width=".14" stroke-linecap="square"/>`,
    dimension([left, frame.top + 0.8], [right, frame.top + 0.8], metres(right - left)),
    dimension([frame.left - 0.8, bottom], [frame.left - 0.8, top], metres(top - bottom)),
    scaleBar(frame),
  ];
  return sheet(frame, escaped(`${scene.title}, plan`), body.join(''));
}

export function drawScene(scene: Scene, kind: DrawingKind, options: DrawingOptions = {}): string {
  return kind === 'plan' ? plan(scene) : elevation(scene, views[options.side ?? 'front']);
}

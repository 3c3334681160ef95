/** Labelled points: a class at a place, x and y as shares of width and height. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { classesOf, type SceneKind } from '../../packages/engine/src/sense/analysis.ts';
import { pointsOfRows } from './label-rows.ts';

export interface LabelledPoint {
  readonly x: number;
  readonly y: number;
  readonly c: string;
}
export type LabelFile = Readonly<Record<string, readonly LabelledPoint[]>>;

/** Merges label files; points of one photo in several files are joined. */
export function readLabels(paths: readonly string[]): Map<string, LabelledPoint[]> {
  const labels = new Map<string, LabelledPoint[]>();
  for (const path of paths) {
    for (const [name, points] of readPoints(path)) {
      labels.set(name, [...(labels.get(name) ?? []), ...points]);
    }
  }
  return labels;
}

/** Points as they are, or dense rows (`rooms-rows.txt`, `houses-rows.txt`). */
function readPoints(path: string): Iterable<readonly [string, readonly LabelledPoint[]]> {
  const text = readFileSync(path, 'utf8');
  if (!areRows(path)) return Object.entries(JSON.parse(text) as LabelFile);
  return pointsOfRows(text, basename(path).startsWith('rooms') ? 'room' : 'house');
}

export function areRows(path: string): boolean {
  return path.endsWith('-rows.txt');
}

/** A file holds rooms if its points use the classes of rooms. */
export function kindOf(labels: ReadonlyMap<string, readonly LabelledPoint[]>): SceneKind {
  for (const points of labels.values()) {
    for (const { c } of points) {
      if (c === 'wall' || c === 'floor') return 'interior';
      if (c === 'sky' || c === 'facade') return 'exterior';
    }
  }
  throw new Error('These labels name neither rooms nor houses.');
}

/** The classes of the short score: openings and things count as one. */
export function mergedClass(kind: SceneKind, name: string): string {
  const rest = kind === 'interior' ? ['window', 'door', 'object'] : ['door', 'other'];
  return rest.includes(name) ? 'rest' : name;
}

export function classIndex(kind: SceneKind, name: string): number {
  const index = (classesOf[kind] as readonly string[]).indexOf(name);
  if (index < 0) throw new Error(`"${name}" is no class of an ${kind}.`);
  return index;
}

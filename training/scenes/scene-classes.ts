/** Surface labels of the things in our own scenes; undefined: not told. */
import {
  classesOf,
  type SceneKind,
  type SurfaceClass,
} from '../../packages/engine/src/sense/analysis.ts';
import type { ObjectLabel, SceneObject } from '../../packages/engine/src/visuals/scene-model.ts';

type ClassTable = Readonly<Partial<Record<ObjectLabel, SurfaceClass>>>;

/** Label of pixels without a known class. */
export const untold = 255;

const interior: ClassTable = {
  floor: 'floor',
  ceiling: 'ceiling',
  wall: 'wall',
  column: 'wall',
  window: 'window',
  door: 'door',
  furniture: 'object',
  textile: 'object',
  rug: 'object',
  art: 'object',
  lamp: 'object',
  plant: 'object',
  leaf: 'object',
  trunk: 'object',
  appliance: 'object',
  vehicle: 'object',
  stairs: 'object',
};
const exterior: ClassTable = {
  sky: 'sky',
  wall: 'facade',
  column: 'facade',
  balcony: 'facade',
  trim: 'facade',
  roof: 'roof',
  window: 'window',
  door: 'door',
  leaf: 'vegetation',
  trunk: 'vegetation',
  grass: 'vegetation',
  plant: 'vegetation',
  backdrop: 'vegetation',
  ground: 'ground',
  path: 'ground',
  terrace: 'ground',
  street: 'ground',
  snow: 'ground',
  stairs: 'ground',
  hill: 'other',
  neighbour: 'other',
  fence: 'other',
  vehicle: 'other',
  person: 'other',
  furniture: 'other',
  lamp: 'other',
};
const tables: Readonly<Record<SceneKind, ClassTable>> = { interior, exterior };

/** Where the label alone says too little or something else. */
const named: Readonly<Record<SceneKind, Readonly<Record<string, SurfaceClass | 'untold'>>>> = {
  interior: {
    skirting: 'wall',
    panelling: 'wall',
    curtains: 'window',
    'curtain rod': 'window',
    'window board': 'window',
    'window frame': 'window',
    'window bars': 'window',
    'door frame': 'door',
    'door handle': 'door',
    // what glass stands before can't be told
    shower: 'untold',
    'neon tube': 'untold',
  },
  exterior: {
    'fallen leaves': 'ground',
    shutters: 'window',
    'window frame': 'window',
    'window bars': 'window',
    'window surround': 'window',
    'door frame': 'door',
    'door knob': 'door',
    'door handle': 'door',
    eaves: 'roof',
    gutter: 'roof',
    ridge: 'roof',
    'roof edge': 'roof',
    'tile edge': 'roof',
    planter: 'other',
    'flower box': 'vegetation',
    'pool border': 'ground',
    'pool edge': 'ground',
    'pool coping': 'ground',
    'tree ring': 'ground',
  },
};

/** The class of every object of a scene, as its place in `classesOf`. */
export function classesOfObjects(kind: SceneKind, objects: readonly SceneObject[]): Uint8Array {
  const names: readonly string[] = classesOf[kind];
  return Uint8Array.from(objects, ({ label, name }) => {
    const said = named[kind][name] ?? tables[kind][label] ?? 'untold';
    return said === 'untold' ? untold : names.indexOf(said);
  });
}

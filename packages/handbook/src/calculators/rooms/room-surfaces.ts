/** Sides of a box-shaped room, shared by the paint, wallpaper and room calculators. */
import { type NumberField, numberField, type Reading } from '../calculator.ts';
import type { QuestionReader } from '../question-reader.ts';

/** Standard internal door and window, for openings given as a count. */
export const doorM2 = 0.9 * 2.1;
export const windowM2 = 1.2 * 1.2;

export const roomFields: readonly NumberField[] = [
  numberField('length', 'Room length', 'm', 4, 0.5, 100),
  numberField('width', 'Room width', 'm', 3, 0.5, 100),
  numberField('height', 'Room height', 'm', 2.4, 1.5, 20),
];

export const openingFields: readonly NumberField[] = [
  numberField('doors', 'Doors', undefined, 1, 0, 50),
  numberField('windows', 'Windows', undefined, 1, 0, 50),
];

/** Room sides and counted openings in a question; height has a default. */
export function readRoom(question: QuestionReader): Reading {
  const room = question.room();
  const values: Record<string, number> = {};
  if (room) {
    values.length = room.lengthM;
    values.width = room.widthM;
  }
  const height = room?.heightM ?? question.near(/(?:high|height|tall|ceilings?\b|walls?\b)/, 'm');
  if (height !== undefined && height >= 1.5 && height <= 20) values.height = height;
  const doors = question.count('doors?');
  const windows = question.count('windows?');
  if (doors !== undefined) values.doors = doors;
  if (windows !== undefined) values.windows = windows;
  return {
    values,
    missing: room ? [] : ['the length and width of the room'],
    notes: question.notes,
  };
}

/** Area given directly ("30 m2", "200 sq ft"), or the product of two sides. */
export function readArea(question: QuestionReader): number | undefined {
  const direct = question.first('m2');
  if (direct !== undefined) return direct;
  const room = question.room();
  if (room) return room.lengthM * room.widthM;
  // "A splashback 2.4 m long and 60 cm high"
  const long = question.near(/(?:long|length|wide|width)/, 'm');
  const high = question.near(/(?:high|height|tall)/, 'm');
  return long !== undefined && high !== undefined ? long * high : undefined;
}

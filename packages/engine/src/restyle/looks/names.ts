/** The names a request may use, in the order of the tables. */
import { aesthetics } from './aesthetics.ts';
import { exteriorLooks } from './exterior-looks.ts';
import { interiorLooks } from './interior-looks.ts';
import { outdoorRules, propertyRows, roomRules } from './rooms.ts';

const namesOf = (rows: readonly { readonly name: string }[]): readonly string[] =>
  rows.map((row) => row.name);

export const interiorStyles = namesOf(interiorLooks);
export const exteriorStyles = namesOf(exteriorLooks);
export const aestheticNames = namesOf(aesthetics);
export const exteriorAestheticNames = namesOf(aesthetics.filter((row) => !row.interiorOnly));
export const roomTypes = namesOf(roomRules);
export const outdoorTypes = namesOf(outdoorRules);
export const propertyTypes = namesOf(propertyRows);

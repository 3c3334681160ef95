/** Names that a request may use, in the order of the tables. */
import { aesthetics } from './aesthetics.ts';
import { outdoorRules, propertyRows, roomRules } from './rooms.ts';
import { exteriorLooks, interiorLooks } from './style-looks.ts';

const namesOf = (rows: readonly { readonly name: string }[]): readonly string[] =>
  rows.map((row) => row.name);

export const interiorStyles = namesOf(interiorLooks);
export const exteriorStyles = namesOf(exteriorLooks);
export const aestheticNames = namesOf(aesthetics);
export const exteriorAestheticNames = namesOf(aesthetics.filter((row) => !row.interiorOnly));
export const roomTypes = namesOf(roomRules);
export const outdoorTypes = namesOf(outdoorRules);
export const propertyTypes = namesOf(propertyRows);

/**
 * Names and titles stand beside others' words: what steers a terminal, breaks a line or turns the
 * direction of writing does not belong into them.
 */
import { z } from 'zod';

/** Control characters, line and paragraph separators, and the marks that turn the direction. */
const steering = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
const allSteering = new RegExp(steering, 'gu');

export const hasSteeringCharacters = (text: string): boolean => steering.test(text);

/** Each becomes a space, and several spaces one. */
export const visibleText = (text: string): string =>
  text.replaceAll(allSteering, ' ').replaceAll(/ {2,}/g, ' ').trim();

export const visibleTitle = (maxCharacters: number) =>
  z
    .string()
    .max(4 * maxCharacters)
    .transform(visibleText)
    .pipe(z.string().min(1).max(maxCharacters));

/**
 * Sanitizes names and titles, which are shown next to other text: control characters, line breaks and
 * bidirectional marks are removed.
 */
import { z } from 'zod';

/** Control characters, line and paragraph separators, bidirectional marks. */
const steering = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
const allSteering = new RegExp(steering, 'gu');

export const hasSteeringCharacters = (text: string): boolean => steering.test(text);

/** Replaces each with a space and collapses spaces. */
export const visibleText = (text: string): string =>
  text.replaceAll(allSteering, ' ').replaceAll(/ {2,}/g, ' ').trim();

export const visibleTitle = (maxCharacters: number) =>
  z
    .string()
    .max(4 * maxCharacters)
    .transform(visibleText)
    .pipe(z.string().min(1).max(maxCharacters));

/** Adds the shapes of things that must not be painted over to the protection mask. */
import type { Analysis } from '../../sense/analysis.ts';
import { type ThingBox, thingMatte } from '../masks/thing-matte.ts';

const readAs = { interior: 'object', exterior: 'other' } as const;

export function protectThings(analysis: Analysis, boxes: readonly ThingBox[]): Analysis {
  if (boxes.length === 0) return analysis;
  const className = readAs[analysis.kind];
  const data = analysis.protect.data.slice();
  for (const box of boxes) {
    const matte = thingMatte(analysis, box, className);
    for (let at = 0; at < data.length; at++) data[at] = Math.max(data[at]!, matte[at]!);
  }
  return { ...analysis, protect: { ...analysis.protect, data } };
}

/** A photo's room, read once for all styles: its shape, its surfaces and its windows. */
import { scaleAnalysis } from '../restyle/scale-analysis.ts';
import type { Analysis } from '../sense/analysis.ts';
import { type KeptOpenings, keptOpenings } from './compose/kept-openings.ts';
import type { ReadShell } from './design-room.ts';
import { type SeenSurfaces, seenSurfaces } from './empty/seen-surfaces.ts';
import { photoShell } from './shell/photo-shell.ts';
import { readRoom } from './shell/read-room.ts';

export interface OpenedRoom extends ReadShell {
  readonly surfaces: SeenSurfaces;
  readonly openings: KeptOpenings;
}

const opened = new WeakMap<Analysis, Map<number, OpenedRoom>>();

/** Work that does not depend on the style is cached with the analysis. */
export function openRoom(given: Analysis, widthPx: number): OpenedRoom | undefined {
  let held = opened.get(given);
  if (!held) {
    held = new Map();
    opened.set(given, held);
  }
  const known = held.get(widthPx);
  if (known) return known;
  const reading = readRoom(scaleAnalysis(given, widthPx));
  if (!reading) return undefined;
  const surfaces = seenSurfaces(reading);
  const room = {
    reading,
    shell: photoShell(reading),
    surfaces,
    openings: keptOpenings(reading.analysis, surfaces.planes),
  };
  held.set(widthPx, room);
  return room;
}

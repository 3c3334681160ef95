/** A photo's room, read once for all styles: its shape, its surfaces and its windows. */
import { scaleAnalysis } from '../restyle/scale-analysis.ts';
import type { Analysis } from '../sense/analysis.ts';
import { type KeptOpenings, keptOpenings } from './compose/openings/kept-openings.ts';
import type { ReadShell } from './design-room.ts';
import { type SeenSurfaces, seenSurfaces } from './empty/seen-surfaces.ts';
import { photoShell } from './shell/photo-shell.ts';
import { readRoom } from './shell/read-room.ts';

export interface OpenedShell extends ReadShell {
  readonly surfaces: SeenSurfaces;
}

export interface OpenedRoom extends OpenedShell {
  readonly openings: KeptOpenings;
}

const shells = new WeakMap<Analysis, Map<number, OpenedShell>>();
const rooms = new WeakMap<OpenedShell, OpenedRoom>();

/** Work that does not depend on the style is cached with the analysis. */
export function openShell(given: Analysis, widthPx: number): OpenedShell | undefined {
  const held = shells.get(given) ?? new Map<number, OpenedShell>();
  shells.set(given, held);
  const known = held.get(widthPx);
  if (known) return known;
  const reading = readRoom(scaleAnalysis(given, widthPx));
  if (!reading) return undefined;
  const shell = { reading, shell: photoShell(reading), surfaces: seenSurfaces(reading) };
  held.set(widthPx, shell);
  return shell;
}

/** With its windows. */
export function openRoom(given: Analysis, widthPx: number): OpenedRoom | undefined {
  const shell = openShell(given, widthPx);
  if (!shell) return undefined;
  const { reading, surfaces } = shell;
  const room = rooms.get(shell) ?? {
    ...shell,
    openings: keptOpenings(reading.analysis, surfaces.planes),
  };
  rooms.set(shell, room);
  return room;
}

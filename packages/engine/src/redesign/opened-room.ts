/** The room of a photo, read once for all styles: shape, surfaces and windows. */
import type { Analysis } from '../sense/analysis.ts';
import { type KeptOpenings, keptOpenings } from './compose/openings/kept-openings.ts';
import type { ReadShell } from './design-room.ts';
import { type SeenSurfaces, seenSurfaces } from './empty/seen-surfaces.ts';
import { photoShell } from './shell/photo-shell.ts';
import { type RoomReading, readRoom } from './shell/read-room.ts';
import { boxLines } from './shell/shell-lines.ts';
import { analysisOf } from './worked-size.ts';

export interface OpenedShell extends ReadShell {
  readonly surfaces: SeenSurfaces;
}

export interface OpenedRoom extends OpenedShell {
  readonly openings: KeptOpenings;
}

/**
 * New finishes behind kept things follow the edges seen in the photo. Rooms with new furniture use the straight
 * edges of the box: a wavy edge would look crooked beside straight furniture.
 */
export type ShellEdges = 'seen' | 'box';

const readings = new WeakMap<Analysis, Map<number, RoomReading | undefined>>();
const shells = new WeakMap<Analysis, Map<string, OpenedShell>>();
const rooms = new WeakMap<OpenedShell, OpenedRoom>();

function readOnce(given: Analysis, widthPx: number): RoomReading | undefined {
  const held = readings.get(given) ?? new Map<number, RoomReading | undefined>();
  readings.set(given, held);
  if (!held.has(widthPx)) held.set(widthPx, readRoom(given, analysisOf(given, widthPx)));
  return held.get(widthPx);
}

/** Cached with the analysis, since it doesn't depend on the style. */
export function openShell(
  given: Analysis,
  widthPx: number,
  edges: ShellEdges,
): OpenedShell | undefined {
  const held = shells.get(given) ?? new Map<string, OpenedShell>();
  shells.set(given, held);
  const key = `${widthPx} ${edges}`;
  const known = held.get(key);
  if (known) return known;
  const seen = readOnce(given, widthPx);
  if (!seen) return undefined;
  const lines = edges === 'seen' ? seen.lines : boxLines(seen.analysis, seen.box);
  const reading = { ...seen, lines };
  const shell = { reading, shell: photoShell(reading), surfaces: seenSurfaces(reading) };
  held.set(key, shell);
  return shell;
}

/** Like `openShell`, plus the windows. */
export function openRoom(
  given: Analysis,
  widthPx: number,
  edges: ShellEdges,
): OpenedRoom | undefined {
  const shell = openShell(given, widthPx, edges);
  if (!shell) return undefined;
  const { reading, surfaces } = shell;
  const room = rooms.get(shell) ?? {
    ...shell,
    openings: keptOpenings(reading.analysis, surfaces.planes, ['window'], edges === 'seen'),
  };
  rooms.set(shell, room);
  return room;
}

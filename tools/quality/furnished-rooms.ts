/** Misplaced furniture in rendered rooms, and accuracy of emptying them. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  drawnRoom,
  type EmptiedRoom,
  emptyDrawnRoom,
  findFurnitureFaults,
  furnitureFaults,
} from '@maquette/engine/furnished-rooms';
import { writeContactSheet } from './contact-sheet.ts';

/** Mean ΔE of an emptied room's walls and floor. */
const mostDifference = 4;
const thumbWidthPx = 480;
const sheetRows = 8;

/** Counts all faults in rooms of the seeds 1 to `count`; returns whether there were none. */
export function printFurnitureFaults(count: number): boolean {
  let pieces = 0;
  let withoutMain = 0;
  const found = furnitureFaults.map((fault) => ({
    fault,
    pieces: 0,
    rooms: new Map<string, string[]>(),
  }));
  for (let seed = 1; seed <= count; seed++) {
    const room = drawnRoom(seed);
    pieces += room.plan.placed.length;
    if (!room.hasMain) withoutMain++;
    for (const { fault, piece } of findFurnitureFaults(room)) {
      const row = found[furnitureFaults.indexOf(fault)]!;
      row.pieces++;
      row.rooms.set(room.name, [...(row.rooms.get(room.name) ?? []), piece]);
    }
  }
  console.log(`${count} drawn rooms with ${pieces} pieces, ${withoutMain} without a main piece`);
  console.log(`${'fault'.padEnd(42)}pieces  rooms`);
  for (const { fault, pieces: wrong, rooms } of found) {
    console.log(`${fault.padEnd(42)}${`${wrong}`.padStart(6)} ${`${rooms.size}`.padStart(6)}`);
  }
  for (const { fault, rooms } of found)
    for (const [name, wrong] of rooms) console.log(`  ${fault}: seed ${name}: ${wrong.join(', ')}`);
  return found.every((row) => row.pieces === 0);
}

/** Empties rooms of the seeds 1 to `count`; returns whether the mean is good enough. */
export async function printEmptiedRooms(count: number, sheets?: string): Promise<boolean> {
  const rooms: EmptiedRoom[] = [];
  for (let seed = 1; seed <= count; seed++) {
    const room = await emptyDrawnRoom(seed);
    const { name, difference, differenceBehind, unreadable } = room;
    const figures = `ΔE ${difference?.toFixed(1)}, behind things ${differenceBehind?.toFixed(1)}`;
    console.log(`  emptied: seed ${name}: ${unreadable ?? figures}`);
    rooms.push(room);
  }
  if (sheets) await writeSheets(rooms, sheets);
  const differences = rooms.flatMap(({ difference }) => difference ?? []);
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  const near = differences.filter((one) => one <= mostDifference).length;
  console.log(
    `${count} drawn rooms emptied, ${count - differences.length} not read: ΔE over walls and floor ` +
      `${mean.toFixed(1)} in the mean, ${Math.max(...differences).toFixed(1)} in the worst; ` +
      `${near} at most ${mostDifference}`,
  );
  return mean <= mostDifference;
}

/** A row for each room: photo, emptied photo, ground truth. */
async function writeSheets(rooms: readonly EmptiedRoom[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let at = 0; at < rooms.length; at += sheetRows) {
    const rows = rooms
      .slice(at, at + sheetRows)
      .map(({ photo, image, truth }) => [photo, image ?? photo, truth]);
    await writeContactSheet(rows, thumbWidthPx, join(folder, `emptied-${1 + at / sheetRows}.png`));
  }
}

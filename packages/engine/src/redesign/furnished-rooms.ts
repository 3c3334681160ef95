/** Figures of redesigned rooms that are drawn for it, so that their truth is exact. */
import '../compiler.ts';

export { drawnRoom } from './testing/drawn-room.ts';
export { type EmptiedRoom, emptyDrawnRoom } from './testing/emptied-rooms.ts';
export { findFurnitureFaults, furnitureFaults } from './testing/furniture-faults.ts';

/** Metrics of redesigns of synthetic rooms, whose ground truth is exact. */
import '../compiler.ts';

export { drawnRoom } from './testing/drawn-room.ts';
export { type EmptiedRoom, emptyDrawnRoom } from './testing/emptied-rooms.ts';
export { findFurnitureFaults, furnitureFaults } from './testing/furniture-faults.ts';

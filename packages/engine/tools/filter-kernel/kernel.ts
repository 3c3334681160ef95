export { assign, centre } from './cluster';
export { laySheet, next, open, values } from './local-lines';
export { mendRow } from './mend';
export { addRow, areaRow, lightnessRow } from './shrink';
export { enlargeRow, spread } from './spread';

export { assign, centre } from './cluster';
export { laySheet, next, open, values } from './local-lines';
export { mendRow } from './mend';
export { addRow, areaRow, lightnessRow } from './shrink';
export { drawOut, enlargeRow, spread } from './spread';
export { addLight, writeLab } from './working-image';

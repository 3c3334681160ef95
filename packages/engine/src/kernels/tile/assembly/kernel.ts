export { courses } from './courses';
export { fragments } from './fragments';
export { halve } from './mips';
export { mottledRow } from './mottled';
export { noiseRow } from './noise';
export { setColours, setTexels } from './paint';
export { setPieces } from './pieces';
export { slopeRow, writeRow } from './texels';
export { woodRow } from './wood';

export { filterApart } from './apart';
export { convolve } from './convolve';
export { addDoubled } from './double';
export { quantise } from './quantise';
export { mixRows } from './rows';
export { tileWeights } from './tile-weights';
export { convolveTiles } from './tiles';

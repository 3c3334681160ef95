export { enlargeRow } from './enlarge';
export { evenLight } from './even-light';
export { finish } from './finish';
export { gradeCube, gradeShift } from './grade';
export { fringe, looseIndoors, looseOutdoors, outdoors, relight, spareGlass } from './passes';
export { begin, setRows } from './rows';
export { surface } from './surface';

export { rasterize, setTarget } from './rasterize';
export { setHierarchy, trace } from './trace';

import { classesOf } from '../../sense/analysis.ts';

/** Index of a class of rooms in `Analysis.classOf`. */
export const roomClass = (name: (typeof classesOf.interior)[number]) =>
  classesOf.interior.indexOf(name);

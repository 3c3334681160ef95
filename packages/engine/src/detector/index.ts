import '../compiler.ts';

export { type Detection, detectThings } from './detect-things.ts';
export { type DetectorFiles, detectorFiles, detectorPackage } from './package-files.ts';

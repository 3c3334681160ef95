import '../compiler.ts';

export { type Detection, detectThings, releaseDetector } from './detect-things.ts';
export { type DetectorFiles, detectorFiles, detectorPackage } from './package-files.ts';
export { detectionsOn, handOnDetections } from './photo-detections.ts';

import '../compiler.ts';

export { type DetectorFiles, detectorFiles, detectorPackage } from './package-files.ts';

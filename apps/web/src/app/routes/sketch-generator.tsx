import { SketchGeneratorScreen } from '../../features/sketch/sketch-generator-screen.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Sketch to image');

export default function SketchGenerator() {
  return <SketchGeneratorScreen />;
}

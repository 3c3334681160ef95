import { ImageAnalyzerScreen } from '../../features/analysis/image-analyzer-screen.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Image analyzer');

export default function ImageAnalyzer() {
  return <ImageAnalyzerScreen />;
}

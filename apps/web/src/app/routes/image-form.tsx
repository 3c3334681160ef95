import { ImageFormScreen } from '../../features/analysis/image-form-screen.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Analyze an image');

export default function ImageForm() {
  return <ImageFormScreen />;
}

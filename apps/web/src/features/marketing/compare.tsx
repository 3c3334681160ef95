import { BeforeAfter } from '../../ui/before-after.tsx';
import { comparedPictures } from './pictures.ts';

export const Compare = () => (
  <BeforeAfter
    {...comparedPictures}
    loading="lazy"
    className="aspect-5/4 rounded-lg border border-line"
  />
);

import { BeforeAfter } from '../../ui/before-after.tsx';
import { comparedPictures } from './pictures.ts';

/** Before/after of one room. */
export const Compare = () => (
  <BeforeAfter
    {...comparedPictures}
    loading="lazy"
    className="aspect-5/4 rounded-lg border border-line"
  />
);

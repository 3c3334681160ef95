/** "A bedroom with a view of the sea": what lies far outside is the reason for the window. */
import type { Brief } from '../../../brief/brief.ts';
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import type { Setting } from '../../../brief/vocabulary/surroundings.ts';

const farPlaces: readonly Setting[] = ['sea', 'lake', 'mountains', 'desert', 'countryside'];
const farThings: readonly PartKey[] = [
  'snowy-peaks',
  'volcano',
  'wind-turbines',
  'hot-air-balloon',
];

export const isFarView = ({ setting, parts }: Brief): boolean =>
  (setting !== undefined && farPlaces.includes(setting) && parts.trees?.wanted !== true) ||
  farThings.some((part) => parts[part]?.wanted === true);

/** Something outside was named, so that its window is large and in the picture. */
export const looksOutside = (brief: Brief): boolean =>
  isFarView(brief) || brief.setting !== undefined || brief.parts['garden-view']?.wanted === true;

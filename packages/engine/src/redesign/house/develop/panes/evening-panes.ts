/** Lit rooms of an evening, as bright as those of the photo: its camera did not burn them out, however long it exposed. */
import type { PaneLevels } from '../../read/light/photo-light.ts';

const brightShare = 0.8;
/** The photo's bright panes include unlit ones. */
const overPhoto = 1.8;
const limits = { least: 0.34, most: 0.82 } as const;
const fewestPixels = 60;

/** Factor on the linear light of panes. */
export function eveningPanes(levels: number[], { bright }: PaneLevels): number {
  if (levels.length < fewestPixels) return 1;
  levels.sort((a, c) => a - c);
  const own = Math.max(0.01, levels[Math.floor(levels.length * brightShare)]!);
  const aim = Math.max(limits.least, Math.min(limits.most, bright * overPhoto));
  return Math.min(1, aim / own);
}

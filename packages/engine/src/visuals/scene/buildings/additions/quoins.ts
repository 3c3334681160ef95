/** Blocks of stone at the corners of the walls, long and short in turn. */
import { finishOf } from '../../finishes.ts';
import { box } from '../../solids.ts';
import { onFace } from '../../wall-parts.ts';
import type { House } from '../house.ts';

const block = { high: 0.32, long: 0.46, short: 0.28, out: 0.035, joint: 0.012 } as const;

export function quoins({ b, design, masses }: House): void {
  const { materials: [material] = [], colours: [colour] = [] } = design.brief.parts.quoins ?? {};
  const finish = finishOf(material ?? 'stone', 'wall', colour === undefined ? {} : { colour });
  const stone = b.material({ ...finish, name: `corner stones ${finish.name}` });
  b.begin('trim', 'quoins');
  for (const { rect, y, height } of masses) {
    const rows = Math.max(2, Math.round(height / block.high));
    const high = height / rows;
    for (const face of ['front', 'right', 'back', 'left'] as const)
      onFace(b, rect, face, y, () => {
        // Each face builds the corner at its left.
        for (let row = 0; row < rows; row++) {
          const isLong = row % 2 === 0;
          const [along, deep] = isLong ? [block.long, block.short] : [block.short, block.long];
          box(
            b,
            [-block.out, row * high, -deep],
            [along, (row + 1) * high - block.joint, block.out],
            stone,
          );
        }
      });
  }
  if (masses.length > 0) b.facts.quoins = true;
}

import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { SceneBuilder } from '../../../visuals/scene/builder.ts';
import { drawnRoom, drawnStyles } from '../../testing/drawn-room.ts';
import { styleKit } from '../style-kit.ts';
import { kitchenKit } from './kitchen-parts.ts';

/** A built piece of the first drawn kitchen of a style that has one. */
function built(style: (typeof drawnStyles)[number], name: string) {
  for (let seed = drawnStyles.indexOf(style); ; seed += drawnStyles.length) {
    const { plan, record, shell, roomType } = drawnRoom(seed);
    const found = plan.placed.find(({ piece }) => piece.name === name);
    if (roomType !== 'Kitchen' || !found) continue;
    const b = new SceneBuilder();
    const random = createRandom(1);
    const kit = styleKit(b, record, random);
    const context = { b, kit, random, ceilingMetres: shell.height };
    found.piece.build(context);
    return { b, context };
  }
}

test.each(['Minimal', 'Modern', 'Classic'] as const)(
  'wall cabinets are unlike base ones: %s',
  (style) => {
    const { context } = built(style, 'Wall cabinets');
    expect(kitchenKit(context, true).cabinet).not.toBe(kitchenKit(context).cabinet);
  },
);

test('wall cabinets light the worktop below them', () => {
  const { b } = built('Minimal', 'Wall cabinets');
  expect(b.lights.length).toBeGreaterThan(0);
  for (const light of b.lights)
    expect(light.kind === 'point' ? light.position[1] : 0).toBeCloseTo(1.42, 1);
});

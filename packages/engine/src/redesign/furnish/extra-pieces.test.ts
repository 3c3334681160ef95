import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import { drawnPicture, drawnShell } from '../testing/drawn-shell.ts';
import { addExtras } from './extra-pieces.ts';
import { FloorPlan } from './floor-plan.ts';
import { styleRecord } from './furnish-room.ts';
import { Furnisher } from './furnisher.ts';
import { RoomView, thingsMap } from './room-view.ts';

const { widthPx, heightPx } = drawnPicture;
const nothing = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);

test("extras that the room's groups already have aren't repeated", () => {
  const shell = { ...drawnShell(createRandom(2)), openings: [] };
  const plan = new FloorPlan(shell);
  const view = new RoomView(shell.camera, widthPx, heightPx, nothing);
  const record = styleRecord('Classic');
  const context = new Furnisher({ plan, view, record, random: createRandom(2) });
  const names = () => plan.placed.map(({ piece }) => piece.name).sort();
  const wished = ['armchair', 'side table', 'floor lamp', 'armchair', 'side table'] as const;
  addExtras(context, wished, { x: 0, z: 0 }, 9);
  expect(names()).toEqual(['Armchair', 'Floor lamp', 'Side table with lamp']);
});

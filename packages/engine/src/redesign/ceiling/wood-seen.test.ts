import { expect, test } from 'vitest';
import { createRgbImage } from '../../image/image.ts';
import { behind } from '../empty/planes-behind.ts';
import { roomClass } from '../shell/room-class.ts';
import { woodSeen } from './wood-seen.ts';

type Rgb = readonly [number, number, number];

/** A ceiling over a wall, told as `kind` and as wall. */
function room(ceiling: Rgb, wall: Rgb, kind: 'ceiling' | 'object' = 'ceiling') {
  const photo = createRgbImage(60, 60);
  const classOf = new Uint8Array(3600);
  const planes = new Uint8Array(3600);
  for (let at = 0; at < 3600; at++) {
    const isAbove = at < 1200;
    photo.data.set(isAbove ? ceiling : wall, at * 3);
    classOf[at] = roomClass(isAbove ? kind : 'wall');
    planes[at] = isAbove ? behind.ceiling : behind.back;
  }
  return { wood: woodSeen({ photo, classOf }, planes), photo };
}

const white: Rgb = [214, 212, 208];

test.each([
  ['brown boards', [122, 84, 48], 'ceiling'],
  ['dark beams that are told as things', [74, 46, 24], 'object'],
  ['pale boards over white walls', [184, 158, 112], 'ceiling'],
] as const)('%s are wood', (_, colour, kind) => {
  const { wood } = room(colour, white, kind);
  expect(wood?.isWood.reduce((sum, one) => sum + one, 0)).toBe(1200);
});

test.each([
  ['a white ceiling', [225, 224, 220], white],
  ['a white ceiling by lamplight', [190, 168, 132], [178, 156, 118]],
  ['a grey ceiling in shade', [110, 108, 106], white],
  ['a green ceiling', [70, 110, 60], white],
] as const)('%s is not', (_, colour, wall) => {
  expect(room(colour, wall).wood).toBeUndefined();
});

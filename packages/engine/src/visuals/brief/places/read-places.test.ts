import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

test('a side of the picture belongs to the preceding thing', () => {
  const { parts } = readBrief('lounge, mustard armchair on the right, fireplace on the left');
  expect(parts.armchair).toMatchObject({ side: 'right' });
  expect(parts.fireplace).toMatchObject({ side: 'left' });
});

test('or to the following one if the phrase starts with it', () => {
  expect(readBrief('living room, on the left a white sofa').parts.sofa).toMatchObject({
    side: 'left',
  });
});

test("the side of an unknown thing isn't assigned to another", () => {
  const { parts, notUnderstood } = readBrief('living room with a sofa and a zorblat on the right');
  expect(parts.sofa).not.toHaveProperty('side');
  expect(notUnderstood).toContain('zorblat');
});

test('a thing is on, behind or above another', () => {
  const { parts } = readBrief(
    'study with a brass lamp behind the sofa and a mirror above the desk',
  );
  expect(parts.lamp).toMatchObject({ at: { how: 'behind', of: 'sofa' } });
  expect(parts.mirror).toMatchObject({ at: { how: 'above', of: 'desk' } });
});

test('what stands on both sides is two', () => {
  const { parts } = readBrief('living room with a fireplace and bookcases on both sides');
  expect(parts.shelves).toMatchObject({ count: 2, at: { how: 'beside', of: 'fireplace' } });
  const bed = readBrief('bedroom with lamps on either side of the bed');
  expect(bed.parts.lamp).toMatchObject({ count: 2, at: { how: 'beside', of: 'bed' } });
});

test('"it" is what was placed, not where it was placed', () => {
  const bath = readBrief('bathroom with a tub under the window, a stool beside it').parts;
  expect(bath.stools?.at).toEqual({ how: 'beside', of: 'bathtub' });
  const den = readBrief('a bookshelf behind the sofa and plants on top of it').parts;
  expect(den.plants?.at).toEqual({ how: 'on', of: 'shelves' });
});

test('what hangs above is above something to hang it over', () => {
  const lounge = readBrief('walnut sideboard, mustard armchair, two prints above').parts;
  expect(lounge.art?.at).toEqual({ how: 'above', of: 'cabinets' });
});

test('one at each side is two', () => {
  const { bed } = readBrief('bedroom with one bed at each side of the window').parts;
  expect(bed?.count).toBe(2);
});

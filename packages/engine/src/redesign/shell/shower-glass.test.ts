import { expect, test } from 'vitest';
import { analysePhoto } from '../../sense/analyse-photo.ts';
import { syntheticRoom } from '../../sense/testing/synthetic-room.ts';
import { roomClass } from './room-class.ts';
import { withoutShowerGlass } from './shower-glass.ts';

const analysis = analysePhoto(syntheticRoom(2, undefined, 320).photo, 'interior');
const glassOf = ({ classOf }: Pick<typeof analysis, 'classOf'>) =>
  classOf.filter((kind) => kind === roomClass('window')).length;
const everywhere = { x: 0, y: 0, width: 1, height: 1 };
const thing = (name: string, box = everywhere) => ({ name, box, likelihood: 0.9 });

test('glass of a shower becomes wall without a window', () => {
  expect(glassOf(analysis)).toBeGreaterThan(0);
  const seen = withoutShowerGlass(analysis, [thing('shower')]);
  expect(glassOf(seen)).toBe(0);
  expect(seen.openings.filter(({ kind }) => kind === 'window')).toEqual([]);
});

test('other glass stays a window', () => {
  expect(withoutShowerGlass(analysis, [thing('curtains or blinds')])).toBe(analysis);
  const elsewhere = { x: 0, y: 0.98, width: 0.02, height: 0.02 };
  expect(withoutShowerGlass(analysis, [thing('shower', elsewhere)])).toBe(analysis);
});

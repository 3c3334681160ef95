import { expect, test } from 'vitest';
import { changeWithout, withEdit } from './edits.ts';

test('the last word on a matter counts', () => {
  const once = withEdit([], { key: 'time', value: 'dusk' });
  const twice = withEdit(withEdit(once, { key: 'storeys', value: '3' }), {
    key: 'time',
    value: null,
  });
  expect(twice).toEqual([
    { key: 'storeys', value: '3' },
    { key: 'time', value: null },
  ]);
});

test('a wish that is edited takes the place of the button that was pressed before', () => {
  const before = [{ key: 'season', value: 'autumn' }];
  const edits = withEdit(before, { key: 'time', value: 'night' });
  expect(changeWithout({ time: 'dusk', season: 'winter', turnDeg: 60 }, edits, before)).toEqual({
    season: 'winter',
    turnDeg: 60,
  });
});

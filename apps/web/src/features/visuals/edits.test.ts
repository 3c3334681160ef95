import { expect, test } from 'vitest';
import { changeWithout, withEdit } from './edits.ts';

test('the last edit of a wish wins', () => {
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

test('an edited wish overrides an earlier button', () => {
  const before = [{ key: 'season', value: 'autumn' }];
  const edits = withEdit(before, { key: 'time', value: 'night' });
  expect(changeWithout({ time: 'dusk', season: 'winter', turnDeg: 60 }, edits, before)).toEqual({
    season: 'winter',
    turnDeg: 60,
  });
});

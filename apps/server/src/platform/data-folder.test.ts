import { expect, test } from 'vitest';
import { expectRoom } from './data-folder.ts';

test('a start on a full disk says so', () => {
  expect(() => expectRoom('/data', () => 15_000_000)).toThrow(
    'There is no room left on the disk of /data. Make some, then start again; nothing was lost.',
  );
  expect(() => expectRoom('/data', () => 17_000_000)).not.toThrow();
});

import { sceneChange } from '@maquette/contract';
import { expect, test } from 'vitest';
import { changedFurther, sceneActions } from './actions.ts';

test("turns add up and stay within the server's limits", () => {
  let change = changedFurther({ time: 'dusk' }, { turnDeg: 60 });
  const seen: (number | undefined)[] = [];
  for (let turn = 0; turn < 6; turn++) {
    seen.push(change.turnDeg);
    expect(sceneChange.safeParse(change).success).toBe(true);
    change = changedFurther(change, { turnDeg: 60 });
  }
  expect(seen.map((turn) => Math.abs(turn!))).toEqual([60, 120, 180, 120, 60, 0]);
  expect(change.time).toBe('dusk');
});

test('every action is valid input', () => {
  for (const { change } of sceneActions.flatMap(({ actions }) => actions)) {
    expect(sceneChange.parse(change)).toEqual(change);
    expect(changedFurther({ turnDeg: 60, season: 'winter' }, change)).not.toEqual({});
  }
});

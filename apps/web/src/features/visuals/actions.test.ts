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

test('what each action changes', () => {
  const lines = sceneActions.map(({ label, actions }) => {
    const each = actions.map((one) => `${one.label} ${Object.values(one.change).join(' ')}`);
    return `${label}: ${each.join(', ')}`;
  });
  expect(lines).toEqual([
    'Turn it: To the left -60, To the right 60, From behind 180',
    'Another light: By day day clear, Dawn dawn, Golden hour golden, Dusk dusk, Night night',
    'Another season: Spring spring, Autumn autumn, Snow winter snow, Rain rain, Fog fog',
    'Another medium: Photograph photograph, Watercolour watercolour, Pencil pencil, Ink ink, Blueprint blueprint, Clay model clay, Cut paper cutPaper',
  ]);
});

test('other changes add to earlier ones, and replace those of their kind', () => {
  const before = { turnDeg: 60, time: 'dusk', weather: 'rain' } as const;
  expect(changedFurther(before, { time: 'day', weather: 'clear' })).toEqual({
    ...{ turnDeg: 60, time: 'day', weather: 'clear' },
  });
  expect(changedFurther({}, { turnDeg: -60 })).toEqual({ turnDeg: -60 });
  expect(changedFurther({ turnDeg: -120 }, { turnDeg: -120 })).toEqual({ turnDeg: 120 });
});

import { limits } from '@maquette/contract';
import { expect, test } from 'vitest';
import { arrowKeys } from './arrow-keys.ts';
import { paintOf, withFinish, withHint, withPaint, withPaints } from './edits/change-edits.ts';
import { historyOf, nextHistory } from './edits/edit-history.ts';
import { isEdited, noEdits, withSavedCorners } from './edits/hand-edits.ts';
import { editsSentence } from './edits-line.tsx';
import { thingAt, thingsOfTarget } from './finish-target.ts';
import { paintTint, surfaceAt, surfaceMapOf } from './surface-map.ts';
import { namedSurfaces, surfaceWords, tintOf } from './surface-words.ts';

const floorAt = (x: number, y: number) => ({ at: { x, y }, surface: 'floor' }) as const;

test('undo and redo; a new step clears redo', () => {
  const painted = withFinish(noEdits, 'wall', { colour: '#2e4057' });
  let history = nextHistory(historyOf(noEdits), { type: 'change', to: painted });
  history = nextHistory(history, { type: 'undo' });
  expect(history.now).toBe(noEdits);
  history = nextHistory(history, { type: 'redo' });
  expect(history.now).toBe(painted);
  history = nextHistory(history, { type: 'reset' });
  expect(history.now).toBe(noEdits);
  history = nextHistory(history, { type: 'undo' });
  expect(history.now).toBe(painted);
  const hinted = withHint(painted, floorAt(0.5, 0.9));
  history = nextHistory(nextHistory(history, { type: 'undo' }), { type: 'change', to: hinted });
  expect(nextHistory(history, { type: 'redo' })).toBe(history);
});

test('nothing to undo leaves everything as it is', () => {
  const history = historyOf(noEdits);
  for (const type of ['undo', 'redo', 'reset'] as const) {
    expect(nextHistory(history, { type })).toBe(history);
  }
});

test('hints a finger apart stay both', () => {
  const both = withHint(withHint(noEdits, floorAt(0.5, 0.9)), floorAt(0.53, 0.9));
  expect(both.surfaceHints).toHaveLength(2);
  const nearer = withHint(withHint(noEdits, floorAt(0.5, 0.9)), floorAt(0.5, 0.88));
  expect(nearer.surfaceHints).toEqual([floorAt(0.5, 0.88)]);
});

test('the later hint at a place wins, and a surface has one finish', () => {
  const twice = withHint(withHint(noEdits, floorAt(0.5, 0.9)), {
    at: { x: 0.51, y: 0.9 },
    surface: 'object',
  });
  expect(twice.surfaceHints).toEqual([{ at: { x: 0.51, y: 0.9 }, surface: 'object' }]);
  const oak = withFinish(noEdits, 'floor', { material: 'oakPlanks' });
  const marble = withFinish(oak, 'floor', { material: 'marble' });
  expect(marble.finishes).toEqual([{ surface: 'floor', material: 'marble' }]);
  expect(isEdited(withFinish(marble, 'floor', null))).toBe(false);
});

test('saved corners are restored with a note; newer ones win', () => {
  const boxCorners = [0, 1, 2, 3].map((x) => ({ x, y: 0 }));
  const again = withSavedCorners('interior', noEdits, { boxCorners });
  expect(editsSentence('interior', again)).toBe('corners set');
  expect(withSavedCorners('interior', again, { boxCorners: [] })).toEqual(again);
  for (const photo of [null, { boxCorners: null }])
    expect(withSavedCorners('interior', noEdits, photo)).toBe(noEdits);
  expect(withSavedCorners('exterior', noEdits, { boxCorners })).toBe(noEdits);
});

test('edits are summarised in one line', () => {
  const edits = withFinish(withHint(noEdits, floorAt(0.1, 0.9)), 'wall', { material: 'limewash' });
  expect(editsSentence('interior', edits)).toBe('1 place named, Wall: Limewash');
  expect(editsSentence('exterior', withFinish(noEdits, 'facade', { colour: '#3b3b3d' }))).toBe(
    'Facade: Charcoal',
  );
});

const surfaces = [
  { name: 'floor', maskColour: '#b5793c', share: 0.5, confidence: 0.9 },
  { name: 'wall', maskColour: '#d9cfb8', share: 0.5, confidence: 0.8 },
] as const;
/** Left wall, then floor, then an empty bar. */
const pixels = {
  width: 3,
  height: 1,
  data: Uint8ClampedArray.from([0xd9, 0xcf, 0xb8, 255, 0xb5, 0x79, 0x3c, 255, 0, 0, 0, 255]),
};

test('the map gives the surface at a point', () => {
  const map = surfaceMapOf({ surfaces: [...surfaces] }, pixels);
  expect([0, 0.4, 0.99].map((x) => surfaceAt(map, { x, y: 0.5 }))).toEqual([
    'wall',
    'floor',
    undefined,
  ]);
});

test('the last pixel of each row and column belongs to the picture', () => {
  const names = ['floor', 'wall', 'ceiling', 'window'] as const;
  const map = { widthPx: 2, heightPx: 2, names, classOf: Uint8Array.of(0, 1, 2, 3) };
  const places = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [-0.1, 0.5],
    [1.1, 0.49],
  ] as const;
  expect(places.map(([x, y]) => surfaceAt(map, { x, y }))).toEqual([
    ...['floor', 'wall', 'ceiling', 'window'],
    ...['ceiling', 'wall'],
  ]);
});

test('the tint skips empty bars and, with a selected surface, the others', () => {
  const map = surfaceMapOf({ surfaces: [...surfaces] }, pixels);
  const out = new Uint8ClampedArray(12);
  paintTint(map, null, out);
  // A border towards the next surface on the right, and towards the bar.
  expect([...out]).toEqual([62, 97, 214, 235, 214, 127, 43, 235, 0, 0, 0, 0]);
  const even = { widthPx: 2, heightPx: 2, names: ['wall'], classOf: new Uint8Array(4) } as const;
  const inner = new Uint8ClampedArray(16);
  paintTint(even, null, inner);
  expect([3, 7, 11, 15].map((at) => inner[at])).toEqual([105, 105, 105, 105]);
  paintTint({ ...even, names: ['wall', 'floor'], classOf: Uint8Array.of(0, 0, 1, 1) }, null, inner);
  expect([3, 7, 11, 15].map((at) => inner[at])).toEqual([235, 235, 105, 105]);
  paintTint(map, 'floor', out);
  expect([out[3], out[7]! > 0, out[11]]).toEqual([0, true, 0]);
});

const thing = (name: string, width: number) => ({ name, box: { x: 0, y: 0, width, height: 1 } });
const [bed, lamp] = [thing('bed', 1), thing('lamp', 0.2)];

test('a thing has one finish, which can be removed', () => {
  const at = { x: 0.1, y: 0.5 };
  const blue = withPaint(noEdits, bed, { colour: '#2e4057', at });
  const linen = withPaint(withPaint(blue, lamp, { colour: '#3b3b3d' }), bed, { material: 'linen' });
  expect(paintOf(linen, bed)).toEqual({ ...bed, material: 'linen' });
  expect(editsSentence('interior', linen)).toBe('Lamp: Charcoal, Bed: Linen');
  expect(isEdited(withPaint(blue, bed, null))).toBe(false);
});

test('a tap on the edge of a thing is on it; of two as large the first is taken', () => {
  const map = { widthPx: 1, heightPx: 1, names: ['object'], classOf: Uint8Array.of(0) } as const;
  const chair = { name: 'chair', box: { x: 0.2, y: 0.2, width: 0.2, height: 0.2 } };
  const stool = { ...chair, name: 'stool' };
  const at = (x: number, y: number) => thingAt([chair, stool], map, { x, y }, undefined)?.name;
  const edges = [at(0.2, 0.3), at(0.4, 0.3), at(0.3, 0.2), at(0.3, 0.4)];
  expect(edges).toEqual(['chair', 'chair', 'chair', 'chair']);
  expect([at(0.19, 0.3), at(0.41, 0.3), at(0.3, 0.19), at(0.3, 0.41)]).toEqual([
    ...[undefined, undefined, undefined, undefined],
  ]);
});

test('all cabinets get one finish; the tapped point is on the tapped one', () => {
  const at = { x: 0.1, y: 0.5 };
  const row = [0, 1, 2].map((x) => ({ name: 'cabinets', box: { x, y: 0, width: 1, height: 1 } }));
  const all = [row[0]!, lamp, row[1]!, row[2]!];
  expect(thingsOfTarget(all, row[1]!, false)).toEqual([row[1]]);
  const meant = thingsOfTarget(all, row[1]!, true);
  expect(meant).toEqual([row[1], row[0], row[2]]);
  const { paintedThings } = withPaints(noEdits, meant, { colour: '#2e4057', at });
  expect(paintedThings).toEqual([
    { ...row[1], colour: '#2e4057', at },
    { ...row[0], colour: '#2e4057' },
    { ...row[2], colour: '#2e4057' },
  ]);
  expect(isEdited(withPaints({ ...noEdits, paintedThings }, meant, null))).toBe(false);
});

test("painting all of a kind respects the order's limit", () => {
  const many = Array.from({ length: limits.paintedThings + 3 }, (_, x) => ({
    name: 'chair',
    box: { x, y: 0, width: 1, height: 1 },
  }));
  const { paintedThings } = withPaints(noEdits, many, { colour: '#2e4057' });
  expect(paintedThings).toHaveLength(limits.paintedThings);
});

test('a tap selects the smallest thing, but the floor first, and a wall unless the thing is chosen', () => {
  const names = ['object', 'wall', 'floor'] as const;
  const map = { widthPx: 3, heightPx: 1, names, classOf: Uint8Array.from([0, 1, 2]) };
  const tapped = (x: number, chosen?: typeof bed) =>
    thingAt([bed, lamp], map, { x, y: 0.5 }, chosen)?.name;
  expect(tapped(0.1)).toBe('lamp');
  expect(tapped(0.3)).toBe('bed');
  expect(tapped(0.1, bed)).toBe('bed');
  expect([tapped(0.5), tapped(0.5, bed)]).toEqual([undefined, 'bed']);
  expect(tapped(0.9, bed)).toBeUndefined();
});

test('names and tints of surfaces', () => {
  const lines = Object.entries(surfaceWords).map(
    ([name, { label, tint }]) => `${name}: ${label} ${tint.join(' ')}`,
  );
  expect(lines).toEqual([
    ...['floor: Floor 214 127 43', 'wall: Wall 62 97 214', 'ceiling: Ceiling 33 163 138'],
    ...['window: Window 240 205 70', 'door: Door 163 73 164', 'object: Leave alone 110 110 112'],
    ...['sky: Sky 110 190 250', 'facade: Facade 62 97 214', 'roof: Roof 196 60 50'],
    ...['vegetation: Planting 58 150 66', 'ground: Ground 214 127 43'],
    'other: Leave alone 110 110 112',
  ]);
  expect(tintOf('wall')).toBe('rgb(62 97 214)');
});

test('surfaces that can be named inside and outside', () => {
  expect(namedSurfaces).toEqual({
    interior: ['floor', 'wall', 'ceiling', 'object', 'window', 'door'],
    exterior: ['facade', 'roof', 'ground', 'other', 'window', 'door', 'vegetation', 'sky'],
  });
});

test('up is a smaller y', () => {
  expect(arrowKeys).toEqual({
    ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
  });
});

import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

test('woods before furniture are no trees', () => {
  const { parts, tree } = readBrief('kitchen with a long pine table');
  expect(tree).toBeUndefined();
  expect(parts.trees).toBeUndefined();
  expect(parts.table).toEqual({ materials: ['pine'], size: 'large', wanted: true });
  expect(readBrief('a pine forest behind a cabin').tree).toBe('conifer');
});

test('the bay of a house is a window, the bay of the sea is not', () => {
  const house = readBrief('semi-detached 1930s house with a curved bay');
  expect(house.setting).toBeUndefined();
  expect(house.parts.windows?.form).toBe('bay');
  expect(readBrief('a villa above the bay').setting).toBe('sea');
});

test('coffee on a table paints no walls, red light is not paint', () => {
  const balcony = readBrief('balcony with coffee on the table').parts;
  expect(balcony.walls).toBeUndefined();
  expect(balcony.mugs?.at).toEqual({ how: 'on', of: 'table' });
  const bedroom = readBrief('dark bedroom with red light').parts;
  expect(bedroom.walls).toBeUndefined();
  expect(bedroom['strip-lights']).toEqual({ colours: ['red'], wanted: true });
});

test('a stove beside a bed warms the room', () => {
  expect(readBrief('cabin with a stove and a bed').parts.fireplace?.kind).toBe('stove');
  expect(readBrief('kitchen with a stove').parts.oven?.wanted).toBe(true);
});

test.each([
  ['hallway with checkerboard tiles', ['checker'], undefined],
  ['living room with herringbone parquet', ['parquet'], undefined],
  ['entrance hall with black and white marble', ['checker'], undefined],
  ['bathroom with green zellige tiles', undefined, ['zellige']],
  ['kitchen with subway tiles', undefined, ['tile']],
] as const)('"%s" lies where such tiles lie', (prompt, floor, walls) => {
  const { parts } = readBrief(prompt);
  expect(parts.floor?.materials).toEqual(floor);
  expect(parts.walls?.materials).toEqual(walls);
});

test('a complete finish is not that of the next thing', () => {
  const kitchen = readBrief('kitchen with an island in marble and black stools').parts;
  expect(kitchen.island?.materials).toEqual(['marble']);
  expect(kitchen.stools).toEqual({ colours: ['black'], wanted: true });
  const bathroom = readBrief('bathroom with green zellige tiles and a brass shower').parts;
  expect(bathroom.shower).toEqual({ materials: ['brass'], wanted: true });
});

test('a colour behind its noun is its own', () => {
  expect(readBrief('living room with sofa color blue').parts.sofa?.colours).toEqual(['blue']);
  expect(readBrief('salon with curtain white long').parts.curtains?.colours).toEqual(['white']);
});

test('white linen is that of the bed', () => {
  const { parts } = readBrief('bedroom with a big bed and white linen');
  expect(parts.walls).toBeUndefined();
  expect(parts.cushions).toEqual({ colours: ['white'], wanted: true });
});

test('furniture of one material is all of it', () => {
  const { parts } = readBrief('living room with rattan furniture');
  expect(parts.armchair).toEqual({ materials: ['rattan'] });
});

test('peaks and stars are seen from windows', () => {
  expect(readBrief('lounge with snowy peaks outside').setting).toBe('mountains');
  expect(readBrief('glass roofed bedroom under the stars').time).toBe('night');
  expect(readBrief('bedroom with stars on the ceiling').time).toBeUndefined();
});

test('an open plan is the larger of its rooms, unless words furnish the other', () => {
  const open = readBrief('open plan kitchen and living room with sliding glass doors');
  expect(open.room).toBe('living-room');
  expect(open.parts['kitchen-run']?.wanted).toBe(true);
  expect(readBrief('kitchen with an island open to the living room').room).toBe('kitchen');
});

test('a dresser in a kitchen holds plates, a chimney indoors is its breast', () => {
  const kitchen = readBrief('farmhouse kitchen with a dresser').parts;
  expect(kitchen['display-cabinet']?.wanted).toBe(true);
  expect(kitchen.wardrobe).toBeUndefined();
  const attic = readBrief('attic bedroom with an exposed brick chimney').parts;
  expect(attic.fireplace).toEqual({ kind: 'block', materials: ['brick'], wanted: true });
});

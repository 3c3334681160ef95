/** Second copies of the specification's tables: what is sent for each choice. */
import { expect, test } from 'vitest';
import { tools } from '../tools.ts';
import { finishMaterials, finishPaints } from './finishes.ts';
import { materialPicturePath, stylePicturePath } from './picture-paths.ts';
import { exteriorPresets, interiorPresets } from './presets.ts';
import { studios } from './studios.ts';

const row = ({
  label,
  startSchedule,
  cfgScale,
  seed,
  steps,
}: (typeof interiorPresets)[number] | (typeof exteriorPresets)[number]) =>
  `${label} ${startSchedule} ${cfgScale} ${seed} ${steps}`;

test('strength, guidance, seed and steps of each style', () => {
  expect(interiorPresets.map(row)).toEqual([
    'Modern 0.45 9.5 0 50',
    'MidCentury 0.45 10.5 0 50',
    'Classic 0.45 10.5 0 50',
    'Rustic 0.35 10.5 0 50',
    'Scandinavian 0.4 10.5 0 50',
    'Minimal 0.45 10.5 0 50',
    'Industrial 0.3 9.7 0 50',
    'Cyberpunk 0.45 13.5 0 50',
    'Farmhouse 0.35 9.3 0 50',
    'Bohemian 0.35 9.5 0 50',
  ]);
  expect(exteriorPresets.map(row)).toEqual([
    'Zaha Hadid 0.45 10.5 0 50',
    'Frank Lloyd Wright 0.45 10.5 0 50',
    'Le Corbusier 0.45 10.5 0 50',
    'Renzo Piano 0.35 10.5 0 50',
    'Rem Koolhaas 0.4 10.5 0 50',
    'Mies Van Der Rohe 0.45 10.5 0 50',
    'Frank Gehry 0.2 9.7 0 50',
    'Antoni Gaudí 0.25 12.5 0 50',
    'Santiago Calatrava 0.25 11.5 0 50',
    'Framhouse 0.45 9.5 0 50',
    'Coastal 0.45 9.5 0 50',
    'Traditional 0.45 9.5 0 50',
    'Mediterranean 0.45 9.5 0 50',
    'Rustic 0.45 9.5 0 50',
    'Cottage 0.45 9.5 0 50',
    'Midcentury 0.45 9.5 0 50',
  ]);
});

const sent = (options: readonly { readonly label: string; readonly value: string }[]) =>
  options.map(({ label, value }) => (label === value ? value : `${label} as ${value}`)).join(', ');

test('rooms and moods, as they are read and sent', () => {
  expect(sent(studios.interior.roomTypes)).toBe(
    'Foyer, Living Room, Dining Room, Kitchen, Powder Room as Poweder Room, Bedroom, Bathroom, Office, Garage, Barbershop, Den',
  );
  expect(sent(studios.interior.aesthetics)).toBe(
    'Bright, Warm, Dark, Gotham, Glam, Vintage, Airy, Edgy, Calm, Vibrant',
  );
  expect(sent(studios.exterior.aesthetics)).toBe(
    'Bright, Warm, Dark, Glam, Vintage, Airy, Edgy, Calm, Vibrant',
  );
});

test('the first choice of each studio', () => {
  expect(Object.values(studios.interior.defaults)).toEqual([
    ...['Modern', 'Foyer', 'Residential', 'Bright'],
  ]);
  expect(Object.values(studios.exterior.defaults)).toEqual([
    ...['Zaha Hadid', 'Garage', 'Residential', 'Bright'],
  ]);
});

test('rooms need the premium plan, houses and visuals an account, sketches nothing', () => {
  expect(Object.entries(tools).map(([name, { access }]) => `${name}: ${access}`)).toEqual([
    'interior: premium',
    'exterior: account',
    'visual: account',
    'sketch: anyone',
  ]);
});

test('the colour of each paint', () => {
  expect(finishPaints.map(({ label, colour }) => `${label} ${colour}`)).toEqual([
    ...['Chalk white #f1eee6', 'Linen #e4dac8', 'Sand #d1bc97', 'Clay #b98a6b'],
    ...['Terracotta #a8573a', 'Ochre #c1923f', 'Olive #7d7b52', 'Sage #a3ae94'],
    ...['Forest #3f5544', 'Sky #b5c9d3', 'Harbour #6c8797', 'Ink blue #2e4057'],
    ...['Rose #c9a29a', 'Plum #64424f', 'Pebble #9c978d', 'Charcoal #3b3b3d'],
  ]);
});

/** The name of each material, which is sent and names its picture, and its label. */
test.each([
  [
    'interior',
    'floor',
    'oakPlanks Oak planks, ashPlanks Ash planks, walnutPlanks Walnut planks, rusticPlanks Reclaimed planks, herringbone Herringbone parquet, parquet Basket parquet, polishedConcrete Polished concrete, microcement Microcement, terrazzo Terrazzo, marble Marble, darkMarble Dark marble, chequerMarble Chequered marble, slabTile Large stone tile, ceramicTile Ceramic tile, hexTile Hexagon tile, terracottaTile Terracotta tile, cementTile Patterned cement tile, flagstone Flagstone, carpet Carpet, sisal Sisal weave',
  ],
  [
    'interior',
    'wall',
    'plaster Plaster, limewash Limewash, venetianPlaster Venetian plaster, microcement Microcement, panelling Wall panelling, shiplap Shiplap, slats Timber slats, timberBoards Timber boards, whiteBrick White brick, redBrick Red brick, darkBrick Dark brick, fieldstone Field stone, ledgestone Stacked stone, boardConcrete Board-marked concrete, subwayTile Subway tile, zellige Zellige, wallpaperStripe Striped wallpaper, wallpaperLeaves Leaf wallpaper, wallpaperDamask Damask wallpaper, wallpaperFan Fan wallpaper, linen Linen',
  ],
  [
    'interior',
    'ceiling',
    'plaster Plaster, limewash Limewash, shiplap Shiplap, timberBoards Timber boards, slats Timber slats, boardConcrete Board-marked concrete',
  ],
  [
    'exterior',
    'facade',
    'stucco Stucco, limewash Limewash, clapboard Clapboard, boardAndBatten Board and batten, timberBoards Timber boards, timberBoardsUpright Upright timber boards, charredTimber Charred timber, cedarShingle Cedar shingles, redBrick Red brick, whiteBrick White brick, darkBrick Dark brick, romanBrick Long brick, ashlar Cut stone, fieldstone Field stone, ledgestone Stacked stone, boardConcrete Board-marked concrete, concretePanels Concrete panels, metalPanels Metal panels, standingSeam Standing-seam metal, corten Weathering steel',
  ],
] as const)('materials of %s: %s', (kind, surface, line) => {
  const lists: Readonly<
    Record<string, readonly { readonly kind: string; readonly label: string }[]>
  > = finishMaterials[kind];
  expect(lists[surface]?.map((each) => `${each.kind} ${each.label}`).join(', ')).toBe(line);
});

test('sample pictures have names without accents, spaces or capitals', () => {
  expect(stylePicturePath('exterior', 'Antoni Gaudí')).toBe(
    '/pictures/styles-exterior/antoni-gaudi.webp',
  );
  expect(stylePicturePath('interior', 'MidCentury')).toBe(
    '/pictures/styles-interior/midcentury.webp',
  );
  expect(stylePicturePath('exterior', 'Mies Van Der Rohe')).toBe(
    '/pictures/styles-exterior/mies-van-der-rohe.webp',
  );
  expect(materialPicturePath('oakPlanks')).toBe('/pictures/materials/oakPlanks.webp');
});

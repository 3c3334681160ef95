/**
 * Finishes that a user may give a surface: materials (as the engine names their kinds), paints, and which
 * surfaces take which. Surfaces that are only recoloured (roof, door, ground) take paints.
 */
export interface FinishMaterial {
  readonly kind: string;
  readonly label: string;
}

export interface FinishPaint {
  readonly label: string;
  readonly colour: string;
}

const material = <Kind extends string>(kind: Kind, label: string) => ({ kind, label }) as const;

const floorMaterials = [
  material('oakPlanks', 'Oak planks'),
  material('ashPlanks', 'Ash planks'),
  material('walnutPlanks', 'Walnut planks'),
  material('rusticPlanks', 'Reclaimed planks'),
  material('herringbone', 'Herringbone parquet'),
  material('parquet', 'Basket parquet'),
  material('polishedConcrete', 'Polished concrete'),
  material('microcement', 'Microcement'),
  material('terrazzo', 'Terrazzo'),
  material('marble', 'Marble'),
  material('darkMarble', 'Dark marble'),
  material('chequerMarble', 'Chequered marble'),
  material('slabTile', 'Large stone tile'),
  material('ceramicTile', 'Ceramic tile'),
  material('hexTile', 'Hexagon tile'),
  material('terracottaTile', 'Terracotta tile'),
  material('cementTile', 'Patterned cement tile'),
  material('flagstone', 'Flagstone'),
  material('carpet', 'Carpet'),
  material('sisal', 'Sisal weave'),
] as const;

const wallMaterials = [
  material('plaster', 'Plaster'),
  material('limewash', 'Limewash'),
  material('venetianPlaster', 'Venetian plaster'),
  material('microcement', 'Microcement'),
  material('panelling', 'Wall panelling'),
  material('shiplap', 'Shiplap'),
  material('slats', 'Timber slats'),
  material('timberBoards', 'Timber boards'),
  material('whiteBrick', 'White brick'),
  material('redBrick', 'Red brick'),
  material('darkBrick', 'Dark brick'),
  material('fieldstone', 'Field stone'),
  material('ledgestone', 'Stacked stone'),
  material('boardConcrete', 'Board-marked concrete'),
  material('subwayTile', 'Subway tile'),
  material('zellige', 'Zellige'),
  material('wallpaperStripe', 'Striped wallpaper'),
  material('wallpaperLeaves', 'Leaf wallpaper'),
  material('wallpaperDamask', 'Damask wallpaper'),
  material('wallpaperFan', 'Fan wallpaper'),
  material('linen', 'Linen'),
] as const;

const ceilingMaterials = [
  material('plaster', 'Plaster'),
  material('limewash', 'Limewash'),
  material('shiplap', 'Shiplap'),
  material('timberBoards', 'Timber boards'),
  material('slats', 'Timber slats'),
  material('boardConcrete', 'Board-marked concrete'),
] as const;

const facadeMaterials = [
  material('stucco', 'Stucco'),
  material('limewash', 'Limewash'),
  material('clapboard', 'Clapboard'),
  material('boardAndBatten', 'Board and batten'),
  material('timberBoards', 'Timber boards'),
  material('timberBoardsUpright', 'Upright timber boards'),
  material('charredTimber', 'Charred timber'),
  material('cedarShingle', 'Cedar shingles'),
  material('redBrick', 'Red brick'),
  material('whiteBrick', 'White brick'),
  material('darkBrick', 'Dark brick'),
  material('romanBrick', 'Long brick'),
  material('ashlar', 'Cut stone'),
  material('fieldstone', 'Field stone'),
  material('ledgestone', 'Stacked stone'),
  material('boardConcrete', 'Board-marked concrete'),
  material('concretePanels', 'Concrete panels'),
  material('metalPanels', 'Metal panels'),
  material('standingSeam', 'Standing-seam metal'),
  material('corten', 'Weathering steel'),
] as const;

/** Surfaces of each studio with a choice of materials. */
export const finishMaterials = {
  interior: { floor: floorMaterials, wall: wallMaterials, ceiling: ceilingMaterials },
  exterior: { facade: facadeMaterials, roof: [], door: [], ground: [] },
} as const satisfies Record<string, Readonly<Record<string, readonly FinishMaterial[]>>>;

const joinery = [
  material('oakPlanks', 'Oak'),
  material('ashPlanks', 'Ash'),
  material('walnutPlanks', 'Walnut'),
] as const;

const worktops = [
  material('marble', 'Marble'),
  material('darkMarble', 'Dark marble'),
  material('terrazzo', 'Terrazzo'),
  material('microcement', 'Microcement'),
  material('oakPlanks', 'Oak'),
] as const;

const cloths = [
  material('linen', 'Linen'),
  material('wallpaperStripe', 'Stripes'),
  material('sisal', 'Coarse weave'),
] as const;

/** Cladding by the name of a detected thing; other things take paint only. */
export const thingMaterials: Readonly<Record<string, readonly FinishMaterial[]>> = {
  cabinets: joinery,
  table: joinery,
  door: joinery,
  worktop: worktops,
  'curtains or blinds': cloths,
  sofa: cloths,
  bed: cloths,
};

export const finishPaints = [
  { label: 'Chalk white', colour: '#f1eee6' },
  { label: 'Linen', colour: '#e4dac8' },
  { label: 'Sand', colour: '#d1bc97' },
  { label: 'Clay', colour: '#b98a6b' },
  { label: 'Terracotta', colour: '#a8573a' },
  { label: 'Ochre', colour: '#c1923f' },
  { label: 'Olive', colour: '#7d7b52' },
  { label: 'Sage', colour: '#a3ae94' },
  { label: 'Forest', colour: '#3f5544' },
  { label: 'Sky', colour: '#b5c9d3' },
  { label: 'Harbour', colour: '#6c8797' },
  { label: 'Ink blue', colour: '#2e4057' },
  { label: 'Rose', colour: '#c9a29a' },
  { label: 'Plum', colour: '#64424f' },
  { label: 'Pebble', colour: '#9c978d' },
  { label: 'Charcoal', colour: '#3b3b3d' },
] as const satisfies readonly FinishPaint[];

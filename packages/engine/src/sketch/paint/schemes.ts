/** Colour schemes for prompts without colours: one row per scheme, chosen by seed. */

export interface ColourScheme {
  readonly wall: string;
  readonly roof: string;
  readonly chimney: string;
  readonly door: string;
  readonly path: string;
  readonly grass: string;
  readonly foliage: readonly string[];
  readonly trunk: string;
  readonly ceiling: string;
  readonly roomWall: string;
  readonly floor: string;
  readonly rug: string;
  readonly lamp: string;
  /** For furniture, pictures and unclassified regions, in turn. */
  readonly accents: readonly string[];
}

export const colourSchemes: readonly ColourScheme[] = [
  {
    wall: '#efe3cb',
    roof: '#b4674a',
    chimney: '#a5614c',
    door: '#2f6f73',
    path: '#dccdb0',
    grass: '#8fb05c',
    foliage: ['#6c9a4e', '#88ab50', '#577f47'],
    trunk: '#7a5d45',
    ceiling: '#f6f1e6',
    roomWall: '#e9dcc4',
    floor: '#c99b66',
    rug: '#d9b9a0',
    lamp: '#f0c869',
    accents: ['#5e8a8c', '#c98a4b', '#a85a49', '#8a9a6b', '#d8b46a'],
  },
  {
    wall: '#e8ebe6',
    roof: '#596673',
    chimney: '#8a6f63',
    door: '#c2563c',
    path: '#d3d0c6',
    grass: '#9ab668',
    foliage: ['#5f8f60', '#7fa766', '#4d7a59'],
    trunk: '#6e5a4a',
    ceiling: '#f5f5f0',
    roomWall: '#d7dfdc',
    floor: '#d3b48c',
    rug: '#c7cfd2',
    lamp: '#f3d58a',
    accents: ['#4f6d85', '#d2a24c', '#b86b52', '#7d9a96', '#c9b7a0'],
  },
  {
    wall: '#f1d9b8',
    roof: '#9c4f3c',
    chimney: '#b07a55',
    door: '#3f5d8a',
    path: '#e2cfa6',
    grass: '#a3ad58',
    foliage: ['#7d9245', '#96a457', '#66803f'],
    trunk: '#80603f',
    ceiling: '#f8f0df',
    roomWall: '#ecd2b2',
    floor: '#b27a4d',
    rug: '#b9593f',
    lamp: '#f5c35b',
    accents: ['#39708a', '#b5482f', '#d99a3c', '#7d8d4b', '#8e5a7a'],
  },
  {
    wall: '#dfe0d2',
    roof: '#6d5c4d',
    chimney: '#7d6a5b',
    door: '#7d3b35',
    path: '#cfc7b4',
    grass: '#86a35f',
    foliage: ['#55804f', '#76955a', '#8fa264'],
    trunk: '#5f4d3d',
    ceiling: '#f3f1e8',
    roomWall: '#b9c3a9',
    floor: '#a97f57',
    rug: '#e1d6bf',
    lamp: '#eccf83',
    accents: ['#7c5a44', '#c7a153', '#5d7c6c', '#b5725a', '#9fa79a'],
  },
];

/** Things in yards and gardens. */
import { shaped } from './shape-row.ts';

const wood = '#9a6b42';
const stone = '#a39c90';
const leaf = '#4f7a38';

export const yardShapes = {
  'raised-beds': shaped(
    [2.2, 1.2, 0.8],
    wood,
    `box -1 0 -.5 1 .4 .5; box -.94 .38 -.44 .94 .43 .44 #4a3524; four ball .7 .5 .2 .2 .18 .18 ${leaf}; mirror ball .25 .52 .2 .18 .2 .18 #6b9a45; mirror ball .25 .52 -.2 .18 .2 .18 #5d8a3c; mirror ball .48 .6 0 .1 .1 .1 #c8342c; ball 0 .6 0 .16 .22 .16 #7fa83c`,
    { usually: 2 },
  ),
  'clothes-line': shaped(
    [4.4, 0.8, 2.2],
    '#e9e6de',
    `mirror rod 2.1 0 0 2.1 2.1 0 .05 ${wood}; rod -2.1 2 0 2.1 2 0 .012 #d8d4c8; box -1.7 1.1 -.01 -.9 1.98 .01; box -.7 1.3 -.01 -.1 1.98 .01 #6f94b4; box .1 .9 -.01 1 1.98 .01 #d9b8a4; box 1.2 1.3 -.01 1.7 1.98 .01 #7fa68c`,
  ),
  'hot-tub': shaped(
    [2.3, 2.3, 1.2],
    wood,
    `drum 0 0 0 1.05 .95; drum 0 .9 0 1.12 .08 #6b4a2e; drum 0 .95 0 .95 .04 #4fa6b4; drum 0 .25 0 1.07 .06 #4a4d50; drum 0 .65 0 1.07 .06 #4a4d50; box -.5 0 1 .5 .25 1.35 #6b4a2e; box -.4 .25 1 .4 .5 1.15 #6b4a2e; ball .2 1.3 0 .3 .12 .2 #f2f4f4; ball -.3 1.6 -.1 .22 .1 .16 #f2f4f4`,
  ),
  'outdoor-shower': shaped(
    [1, 1, 2.4],
    '#8a9096',
    `box -.5 0 -.5 .5 .06 .5 ${wood}; rod 0 0 -.4 0 2.25 -.4 .04; rod 0 2.25 -.4 0 2.25 0 .03; drum 0 2.15 0 .16 .05; box -.5 .06 -.5 .5 1.9 -.45 ${wood}`,
  ),
  beehives: shaped(
    [0.8, 0.8, 1.1],
    '#e4cf8c',
    'four rod .24 0 .24 .24 .2 .24 .03 #6b4a2e; box -.3 .2 -.3 .3 .5 .3; box -.3 .52 -.3 .3 .8 .3; box -.35 .82 -.35 .35 .95 .35 #c9ccce; box -.15 .24 .3 .15 .28 .32 #1d1e20',
    { usually: 2 },
  ),
  birdhouse: shaped(
    [0.6, 0.6, 2.2],
    '#b4653f',
    'rod 0 0 0 0 1.6 0 .04 #6b4a2e; box -.2 1.6 -.18 .2 2 .18; cone 0 1.98 0 .36 .26 0 #4a4d50; ball 0 1.82 .18 .06 .06 .02 #1d1e20',
  ),
  'bird-bath': shaped(
    [0.9, 0.9, 1],
    stone,
    'drum 0 0 0 .26 .1; cone 0 .1 0 .14 .6 .1; cone 0 .7 0 .12 .16 .42; drum 0 .85 0 .36 .02 #6f9ba6',
  ),
  sundial: shaped(
    [0.8, 0.8, 1.1],
    stone,
    'drum 0 0 0 .34 .12; cone 0 .12 0 .18 .7 .14; drum 0 .82 0 .36 .08; rod -.02 .9 -.2 .02 .9 .2 .015 #8a6a2e; rod 0 .9 -.2 0 1.15 .2 .015 #8a6a2e; rod 0 .9 .2 0 1.15 .2 .015 #8a6a2e',
  ),
  boulders: shaped(
    [1.6, 1.2, 0.9],
    '#8b8780',
    'ball -.2 .3 0 .75 .5 .5; ball .5 .2 .2 .4 .32 .36; ball -.6 .18 .35 .3 .26 .26',
    { label: 'rock', usually: 3 },
  ),
  'stone-lantern': shaped(
    [0.8, 0.8, 1.7],
    '#8f8c84',
    'drum 0 0 0 .32 .16; drum 0 .16 0 .13 .6; drum 0 .76 0 .3 .1; four box .12 .86 .12 .2 1.16 .2; ball 0 1 0 .12 .12 .12 #f0d48a; cone 0 1.14 0 .5 .26 .08; ball 0 1.46 0 .08 .12 .08',
  ),
  torii: shaped(
    [3.6, 0.7, 3.4],
    '#b8382a',
    'mirror rod 1.3 0 0 1.2 2.9 0 .13; box -1.7 2.9 -.16 1.7 3.12 .16; box -1.95 3.12 -.2 1.95 3.28 .2 #2b2422; box -1.5 2.4 -.09 1.5 2.56 .09; box -.12 2.56 -.06 .12 2.9 .06',
  ),
  scarecrow: shaped(
    [1.6, 0.5, 2],
    '#8a5a35',
    'rod 0 0 0 0 1.9 0 .04 #6b4a2e; rod -.8 1.35 0 .8 1.35 0 .09; box -.24 .75 -.12 .24 1.5 .12; ball 0 1.75 0 .17 .2 .17 #e0c890; cone 0 1.84 0 .34 .04 .2 #6b4a2e; cone 0 1.88 0 .2 .28 .12 #6b4a2e; mirror ball .82 1.33 0 .12 .08 .08 #e0c890',
  ),
  gnome: shaped(
    [0.4, 0.4, 0.8],
    '#c8342c',
    'cone 0 0 0 .18 .36 .13 #2f5f9e; ball 0 .44 .02 .12 .13 .12 #e8b894; cone 0 .5 0 .14 .34 0; cone 0 .22 .08 .02 .2 .11 #f0ece4',
  ),
  gravestones: shaped(
    [0.8, 0.4, 1],
    '#8f9290',
    'box -.32 0 -.08 .32 .7 .08; ball 0 .7 0 .32 .26 .08; box -.4 0 -.14 .4 .1 .14',
    { usually: 4 },
  ),
  'tree-stump': shaped(
    [0.8, 0.8, 0.5],
    '#6b4a2e',
    'cone 0 0 0 .42 .15 .3; cone 0 .15 0 .3 .3 .28; drum 0 .45 0 .26 .01 #cdaa78',
  ),
  'garden-arch': shaped(
    [2, 0.8, 2.5],
    '#f0ede6',
    `mirror rod .8 0 .3 .8 2 .3 .04; mirror rod .8 0 -.3 .8 2 -.3 .04; mirror rod .8 2 .3 0 2.5 .3 .04; mirror rod .8 2 -.3 0 2.5 -.3 .04; mirror ball .8 1.6 0 .26 .5 .36 ${leaf}; mirror ball .5 2.2 0 .4 .26 .36 ${leaf}; ball 0 2.5 0 .45 .2 .36 ${leaf}; mirror ball .82 1.7 .36 .1 .1 .06 #d8708c; mirror ball .5 2.25 .38 .1 .1 .06 #d8708c; ball 0 2.5 .36 .1 .1 .06 #d8708c`,
  ),
  cabana: shaped(
    [3.2, 2.6, 2.7],
    '#f2efe8',
    `four box 1.45 0 1.15 1.55 2.4 1.25 ${wood}; box -1.65 2.4 -1.35 1.65 2.55 1.35; mirror box 1.2 .1 1.18 1.5 2.4 1.24; mirror box 1.2 .1 -1.24 1.5 2.4 -1.18; box -1.1 0 -.8 1.1 .35 .7 ${wood}; box -1.05 .35 -.75 1.05 .55 .65; box -1 .55 -.75 -.3 .85 -.55 #b98a5a; box .3 .55 -.75 1 .85 -.55 #b98a5a`,
  ),
  'fire-bowl': shaped(
    [1.1, 1.1, 1.1],
    '#8a4a2c',
    'cone 0 .25 0 .2 .25 .5; four rod .2 .3 .2 .34 0 .34 .03 #2b2e32; mirror rod .3 .5 .1 -.1 .6 0 .06 #4a3524; cone 0 .5 0 .22 .6 0 #f0862c; cone .12 .5 .08 .12 .4 0 #f6c23c; cone -.14 .5 0 .12 .35 0 #f6a52c',
  ),
  'pizza-oven': shaped(
    [1.4, 1.3, 2.2],
    '#d8c4a4',
    'box -.65 0 -.6 .65 .95 .6 #a79c8a; ball 0 .95 0 .62 .6 .58; box -.26 .97 .5 .26 1.3 .6 #2b2422; drum 0 1.45 .2 .1 .7 #8a9096',
  ),
  'outdoor-kitchen': shaped(
    [3, 0.8, 1.2],
    '#6f7478',
    'box -1.5 0 -.35 1.5 .88 .35; box -1.55 .88 -.4 1.55 .95 .4 #d8d4cc; box -1.2 .95 -.3 -.2 1.2 .3 #2b2e32; rod -1.1 1.05 .32 -.3 1.05 .32 .02 #c9ccce; box .4 .951 -.22 .95 .96 .22 #c9ccce; rod .68 .95 -.28 .68 1.25 -.28 .02 #c9ccce; box -1.2 .1 .355 -.2 .8 .365 #c9ccce',
  ),
  'barrel-sauna': shaped(
    [2.6, 2.4, 2.3],
    wood,
    'rod 0 1.1 -1.2 0 1.1 1.2 1.02; ball 0 1.1 1.19 1.02 1.02 .02 #b98a5a; ball 0 1.1 -1.19 1.02 1.02 .02 #b98a5a; box -.35 .2 1.2 .35 1.85 1.24 #6b4a2e; box -.2 1 1.24 .2 1.6 1.25 #2b2e32; mirror box .6 0 -.9 .9 .25 .9 #6b4a2e; drum .5 1.9 -.6 .08 .8 #4a4d50',
  ),
  'privacy-screen': shaped(
    [1.8, 0.2, 1.8],
    '#c9a86a',
    'mirror rod .85 0 0 .85 1.8 0 .03; mirror rod .7 0 0 .7 1.75 0 .025; mirror rod .55 0 0 .55 1.78 0 .025; mirror rod .4 0 0 .4 1.76 0 .025; mirror rod .25 0 0 .25 1.79 0 .025; mirror rod .1 0 0 .1 1.76 0 .025; box -.88 0 -.012 .88 1.74 .004; box -.9 .4 .03 .9 .44 .05 #8a6a3e; box -.9 1.35 .03 .9 1.39 .05 #8a6a3e',
  ),
  wellies: shaped(
    [0.5, 0.5, 0.5],
    '#3a5a3f',
    'mirror drum .1 .06 0 .07 .36; mirror ball .1 .07 .1 .075 .07 .16',
  ),
  'christmas-tree': shaped(
    [2, 2, 3.4],
    '#2f5a34',
    'drum 0 0 0 .12 .4 #6b4a2e; cone 0 .35 0 1 1.1 .3; cone 0 1.1 0 .82 1 .2; cone 0 1.9 0 .6 1 0; ball .5 .8 .62 .09 .09 .09 #c8342c; ball -.45 .95 .6 .09 .09 .09 #e8b42c; ball .1 1.3 .66 .09 .09 .09 #c8342c; ball -.3 1.7 .45 .08 .08 .08 #e8b42c; ball .35 1.75 .4 .08 .08 .08 #2f5f9e; ball 0 2.3 .36 .07 .07 .07 #c8342c; ball 0 2.95 0 .14 .14 .05 #f0c33c',
  ),
  'candy-canes': shaped(
    [0.6, 0.3, 1.6],
    '#c8342c',
    'rod -.12 0 0 -.12 .25 0 .06; rod -.12 .25 0 -.12 .5 0 .06 #f6f2ee; rod -.12 .5 0 -.12 .75 0 .06; rod -.12 .75 0 -.12 1 0 .06 #f6f2ee; rod -.12 1 0 -.12 1.25 0 .06; rod -.12 1.25 0 0 1.42 0 .06 #f6f2ee; rod 0 1.42 0 .14 1.42 0 .06; rod .14 1.42 0 .24 1.2 0 .06 #f6f2ee',
    { usually: 4 },
  ),
  presents: shaped(
    [0.5, 0.5, 0.5],
    '#c8342c',
    'box -.2 0 -.2 .2 .36 .2; box -.04 0 -.21 .04 .37 .21 #f0c33c; box -.21 0 -.04 .21 .37 .04 #f0c33c; mirror ball .08 .42 0 .09 .06 .05 #f0c33c',
    { usually: 3 },
  ),
  sleigh: shaped(
    [1.8, 0.9, 1.1],
    '#a5332b',
    'mirror rod -.9 .06 .3 .8 .06 .3 .03 #6b4a2e; rod .8 .06 -.3 1 .4 -.3 .03 #6b4a2e; box -.7 .25 -.35 .5 .4 .35; box -.75 .4 -.38 -.6 1.05 .38; box .45 .4 -.38 .55 .75 .38; mirror box -.7 .4 .32 .5 .6 .36; ball -.3 .65 0 .25 .25 .25 #6b8c3c',
  ),
} as const;

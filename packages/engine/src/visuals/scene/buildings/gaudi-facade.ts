/** A wavy facade: oval windows in carved stone, mosaic, mask balconies, a scaly roof. */
import type { Vector3 } from '../../scene-model.ts';
import { surface } from '../curved/surface.ts';
import { lathe, sphere } from '../curved/turned.ts';
import { coat, finishOf } from '../finishes.ts';
import { streetLamp } from '../site/garden-lamps.ts';
import { box } from '../solids.ts';
import { balcony, ovals, storeyMetres, window } from './gaudi-openings.ts';
import type { Built, Grammar, House } from './house.ts';

function build(house: House): Built {
  const { b, random, palette, design, storeys } = house;
  const width = random.between(13, 18);
  const wallTop = storeys * storeyMetres;
  const phase = random.next() * 6;
  const waves = random.between(1.4, 2.6);
  const swell = random.between(0.4, 0.75);
  const crest = (u: number) => 1.3 * Math.sin(u * Math.PI) + 0.5 * Math.sin(u * 9 + phase);
  const at = (u: number, v: number): Vector3 => {
    const x = (u - 0.5) * width;
    const y = v * (wallTop + crest(u));
    const z =
      swell * Math.sin(u * waves * Math.PI * 2 + phase) * Math.sin(Math.min(1, v * 1.4) * 1.5) +
      0.25 * Math.sin(u * 17 + v * 9 + phase) * v;
    return [x, y, z];
  };
  const onWall = (x: number, y: number): Vector3 => {
    const u = Math.min(1, Math.max(0, x / width + 0.5));
    return at(u, Math.max(0, y) / (wallTop + crest(u)));
  };
  const wishedColour = design.brief.parts.walls?.colours?.[0];
  const wishedMaterial = design.brief.parts.walls?.materials?.[0];
  const skinHex = random.pick(['#7fa3a6', '#9ab0a0', '#b8a98c', '#8fa0b5', '#c2a394']);
  const mosaic = b.material(
    wishedMaterial === undefined && wishedColour === undefined
      ? coat(skinHex, {
          name: 'mosaic skin',
          tile: 'trencadis',
          accent: '#d9d0bd',
          roughness: 0.35,
        })
      : finishOf(
          wishedMaterial ?? 'mosaic',
          'wall',
          wishedColour === undefined ? {} : { colour: wishedColour },
        ),
  );
  const stone = b.material(
    coat(random.pick(['#cdb994', '#d6c8ae', '#c2a88a']), { name: 'carved stone', tile: 'plaster' }),
  );
  const wood = b.material(coat('#6a4a30', { name: 'window wood', roughness: 0.5 }));
  const scales = b.material(
    coat(random.pick(['#a5643c', '#4f7a78', '#7a8a4c', '#3f6a86']), {
      name: 'roof scales',
      tile: 'clayRoof',
      scale: 0.7,
      roughness: 0.35,
    }),
  );
  const iron = palette.metal;
  const openings = ovals(house, width, storeys);
  const inside = (x: number, y: number) =>
    openings.some(
      (oval) =>
        Math.abs((x - oval.x) / oval.rx) ** oval.power +
          Math.abs((y - oval.y) / oval.ry) ** oval.power <
        1,
    );
  const carved = random.between(0.24, 0.34);
  for (const [name, material, test] of [
    ['carved base', stone, (u: number, v: number) => v < carved + 0.03 * Math.sin(u * 12 + phase)],
    [
      'mosaic wall',
      mosaic,
      (u: number, v: number) => v >= carved + 0.03 * Math.sin(u * 12 + phase),
    ],
  ] as const) {
    b.begin('wall', name);
    surface(b, 120, 150, at, material, {
      keep: (u, v, [x, y]) => test(u, v) && !inside(x, y),
    });
  }
  b.begin('wall', 'rear block');
  box(b, [-width / 2, 0, -10], [width / 2, wallTop - 0.6, -1.4], stone);
  for (const side of [-1, 1])
    box(
      b,
      [side * (width / 2 - 0.15) - 0.15, 0, -1.5],
      [side * (width / 2 - 0.15) + 0.15, wallTop, at(side > 0 ? 1 : 0, 0.5)[2]],
      stone,
    );
  const hasBalconies = design.wants('balcony', 1);
  for (const oval of openings) {
    window(house, oval, onWall, stone, wood);
    if (hasBalconies && oval.kind === 'window' && oval.storey > 1)
      balcony(house, oval, onWall, stone, iron);
  }
  b.begin('column', 'bone columns');
  const gates = openings.filter(({ kind }) => kind === 'gate');
  for (let index = 0; index <= gates.length; index++) {
    const x = (index / gates.length - 0.5) * width * 0.92;
    lathe(
      b,
      [x, 0, onWall(x, 1.2)[2] + 0.3],
      [
        [0.5, 0],
        [0.46, 0.25],
        [0.26, 0.7],
        [0.2, 1.7],
        [0.27, 2.5],
        [0.5, 3.1],
        [0.72, 3.5],
        [0.5, 3.8],
        [0, 3.9],
      ],
      stone,
      18,
    );
  }
  b.begin('roof', 'scaled roof');
  surface(
    b,
    70,
    22,
    (u, v) => {
      const [x, y, z] = at(u, 1);
      const angle = v * Math.PI * 0.62;
      return [
        x * 1.02,
        y - 0.1 + (1.1 + crest(u) * 0.8) * Math.sin(angle),
        z + 0.35 - 2.9 * (1 - Math.cos(angle)),
      ];
    },
    scales,
  );
  const ridge = b.material(
    coat('#d9b98c', { name: 'ridge ceramics', tile: 'trencadis', roughness: 0.3 }),
  );
  for (let index = 0; index < 24; index++) {
    const u = (index + 0.5) / 24;
    const [x, y, z] = at(u, 1);
    sphere(
      b,
      [x * 1.02, y + 1 + crest(u) * 0.8, z - 1.9],
      0.34 + 0.1 * Math.sin(index * 2.1),
      index % 2 === 0 ? scales : ridge,
      10,
    );
  }
  let top = wallTop + 3.6;
  if (design.wants('tower', 0.7)) {
    const side = random.chance(0.5) ? -1 : 1;
    const x = side * width * random.between(0.2, 0.34);
    b.begin('roof', 'turret');
    lathe(
      b,
      [x, wallTop + 0.8, -1.6],
      [
        [0.95, 0],
        [1, 1.2],
        [0.85, 2.6],
        [1.05, 3.2],
        [0.8, 3.7],
        [0.35, 4.2],
        [0.12, 4.9],
        [0, 5],
      ],
      mosaic,
      24,
    );
    box(b, [x - 0.05, wallTop + 5.7, -1.65], [x + 0.05, wallTop + 6.8, -1.55], stone);
    box(b, [x - 0.4, wallTop + 6.2, -1.65], [x + 0.4, wallTop + 6.3, -1.55], stone);
    top = wallTop + 6.8;
    b.facts.tower = true;
  }
  b.facts.balcony = hasBalconies;
  return {
    footprint: { x0: -width / 2, x1: width / 2, z0: -10, z1: 1.8 },
    heightMetres: top,
    storeys,
    roof: 'curved',
    camera: { sideRad: [0.12, 0.55], heightMetres: [1.6, 1.9], fovDeg: [52, 60], fill: 0.42 },
    layOut: (site) => {
      for (const x of [-width * 0.4, width * 0.4]) streetLamp(site.b, [x, 0.1, 3.6], palette, 3.6);
    },
  };
}

export const gaudiFacade: Grammar = {
  kind: 'gaudi-facade',
  storeys: [5, 6],
  storeyMetres,
  places: { city: 1 },
  openToAll: false,
  rooms: { roomWidthMetres: 3.6, storeyHeightMetres: storeyMetres, roomDepthMetres: 4.5 },
  wearsStyles: false,
  offers: ['balcony', 'tower'],
  look: {
    walls: [['mosaic']],
    accents: [['stone']],
    roofs: [['tile']],
    frames: ['#6a4a30'],
    trims: ['#cdb994'],
    doors: ['#6a4a30'],
  },
  build,
};

/** Leaf, bark, blade and flower materials by season. */
import type { Random } from '../../../random/random.ts';
import { linearFromHex } from '../../brief/colour-of-wish.ts';
import type { TreeKind } from '../../brief/vocabulary/parts.ts';
import type { LeafMask, MaterialHandle, SceneMaterial } from '../../scene-model.ts';
import type { Season } from '../../scene-setting.ts';
import type { SceneBuilder } from '../builder.ts';

interface LeafColours {
  readonly from: string;
  readonly to: string;
}

const leaf = (from: string, to: string): LeafColours => ({ from, to });

/** Broad-leaved crowns by season. */
const broadleaf: Record<Season, readonly LeafColours[]> = {
  spring: [leaf('#5f8a36', '#9abd58'), leaf('#4f7a35', '#86a84e'), leaf('#6f9440', '#a3bf62')],
  summer: [
    leaf('#37552a', '#65873b'),
    leaf('#426030', '#769349'),
    leaf('#2f4d29', '#557a3a'),
    leaf('#4b6a2e', '#82994a'),
  ],
  autumn: [
    leaf('#a8551b', '#dd9a33'),
    leaf('#862b17', '#c9541f'),
    leaf('#b98a28', '#e3bf52'),
    leaf('#6c6a2b', '#ab8a30'),
    leaf('#9a3f1c', '#d8792a'),
  ],
  winter: [leaf('#57503f', '#7c715c')],
};

const shrubs: Record<Season, readonly LeafColours[]> = {
  spring: [leaf('#446b34', '#7fa04c'), leaf('#5b7a3c', '#9db45c'), leaf('#3e5f3a', '#6f9a58')],
  summer: [
    leaf('#34532b', '#5d7d40'),
    leaf('#566b3b', '#8c9a5a'),
    leaf('#486150', '#738b72'),
    leaf('#2f4a2d', '#4f7040'),
  ],
  autumn: [leaf('#7d3520', '#bd622d'), leaf('#4d5a30', '#8a8a45'), leaf('#8b6a22', '#c79a3a')],
  winter: [leaf('#39482f', '#5b6648'), leaf('#5a5443', '#7d7460')],
};

/** Kinds with the same colour all year, or in bloom. */
const ofKind: Partial<Record<TreeKind, Partial<Record<Season, readonly LeafColours[]>>>> = {
  conifer: {
    spring: [leaf('#24402a', '#41603b')],
    summer: [leaf('#1f3a24', '#39563a'), leaf('#28432a', '#47613c')],
    autumn: [leaf('#22392a', '#3d553a')],
    winter: [leaf('#24382c', '#435a45')],
  },
  cypress: { summer: [leaf('#26402a', '#3f5c38')] },
  olive: { summer: [leaf('#5c6b4c', '#9aa688'), leaf('#68745a', '#a7b198')] },
  palm: { summer: [leaf('#45692f', '#8aa04e')] },
  cherry: {
    spring: [leaf('#dd9fb0', '#f4d3da'), leaf('#e6b1bd', '#f8e2e4')],
    summer: [leaf('#4a6a32', '#7d9a4a')],
    autumn: [leaf('#b2431f', '#de8a3c')],
    winter: [leaf('#57503f', '#7c715c')],
  },
  birch: {
    spring: [leaf('#7d9f45', '#b3cb6c')],
    summer: [leaf('#5d7f38', '#94ad55')],
    autumn: [leaf('#c79a2c', '#ecce5e')],
    winter: [leaf('#57503f', '#7c715c')],
  },
  maple: {
    spring: [leaf('#5f8a36', '#9abd58')],
    summer: [leaf('#37552a', '#65873b')],
    autumn: [leaf('#8f2415', '#d4501f'), leaf('#b23a1a', '#e8842c')],
    winter: [leaf('#57503f', '#7c715c')],
  },
};

const masks: Partial<Record<TreeKind, LeafMask>> = {
  conifer: 'needle',
  cypress: 'needle',
  palm: 'palm',
  cherry: 'small',
  olive: 'small',
  birch: 'small',
};
const evergreens: ReadonlySet<TreeKind> = new Set(['conifer', 'cypress', 'palm', 'olive']);

function maskOf(kind: TreeKind, season: Season): LeafMask {
  if (kind === 'cherry' && season === 'spring') return 'blossom';
  // Leaf clusters in a bare crown represent twigs.
  if (season === 'winter' && !evergreens.has(kind)) return 'broad';
  return masks[kind] ?? 'broad';
}

export interface LeafChoice {
  readonly leaf: MaterialHandle;
  readonly proxy: MaterialHandle;
}

function choice(
  b: SceneBuilder,
  name: string,
  { from, to }: LeafColours,
  leafMask: LeafMask,
): LeafChoice {
  const albedo = linearFromHex(from);
  const accent = linearFromHex(to);
  const middle = [0, 1, 2].map((channel) => (albedo[channel]! + accent[channel]!) / 2) as [
    number,
    number,
    number,
  ];
  return {
    leaf: b.material({
      name: `${name} leaves ${from}`,
      surface: 'leaf',
      albedo,
      accent,
      leafMask,
      roughness: 0.6,
    }),
    proxy: b.material({ name: `${name} crown ${from}`, surface: 'opaque', albedo: middle }),
  };
}

export class PlantMaterials {
  private readonly b: SceneBuilder;
  readonly season: Season;

  /** Colours of flowers that words ask for. */
  private readonly blooms: readonly string[];

  constructor(b: SceneBuilder, season: Season, blooms: readonly string[] = []) {
    this.b = b;
    this.season = season;
    this.blooms = blooms;
  }

  tree(kind: TreeKind | 'broadleaf', random: Random): LeafChoice {
    if (kind === 'broadleaf') {
      return choice(this.b, 'tree', random.pick(broadleaf[this.season]), 'broad');
    }
    const rows = ofKind[kind]?.[this.season] ?? ofKind[kind]?.summer ?? broadleaf[this.season];
    return choice(this.b, kind, random.pick(rows), maskOf(kind, this.season));
  }

  shrub(random: Random): LeafChoice {
    return choice(this.b, 'shrub', random.pick(shrubs[this.season]), 'small');
  }

  hedge(): LeafChoice {
    return choice(this.b, 'hedge', shrubs[this.season][0]!, 'small');
  }

  flowers(random: Random): LeafChoice {
    const colours = [
      leaf('#b9a3d0', '#7d68ab'),
      leaf('#e7e0d6', '#f6f2ea'),
      leaf('#d98a9a', '#f0c0c8'),
      leaf('#d8a63a', '#f0d070'),
      leaf('#b03a3a', '#d8706a'),
    ];
    const asked = this.blooms.map((hex) => leaf(hex, hex));
    return choice(this.b, 'flowers', random.pick(asked.length > 0 ? asked : colours), 'blossom');
  }

  bark(kind: TreeKind | 'broadleaf'): MaterialHandle {
    const pale = kind === 'birch';
    const material: SceneMaterial = {
      name: pale ? 'birch bark' : 'bark',
      surface: 'opaque',
      albedo: linearFromHex(pale ? '#cfcac0' : '#5a4a3c'),
      tile: { kind: 'rusticPlanks', turned: true },
    };
    return this.b.material(material);
  }

  blades(): MaterialHandle {
    const rows: Record<Season, LeafColours> = {
      spring: leaf('#4f7a30', '#93b354'),
      summer: leaf('#456a2b', '#7f9849'),
      autumn: leaf('#67672d', '#a69147'),
      winter: leaf('#877f58', '#b3a97d'),
    };
    const { from, to } = rows[this.season];
    return this.b.material({
      name: 'grass blades',
      surface: 'blade',
      albedo: linearFromHex(from),
      accent: linearFromHex(to),
    });
  }

  tallGrass(): MaterialHandle {
    return this.b.material({
      name: 'tall grass',
      surface: 'blade',
      albedo: linearFromHex('#6f7a3c'),
      accent: linearFromHex('#bfae6c'),
    });
  }

  get leafless(): boolean {
    return this.season === 'winter';
  }
}

/** Common base of the building grammars: types, and steps such as window rows, roofs, plinths. */
import type { Random } from '../../../random/random.ts';
import type { RoofForm } from '../../brief/vocabulary/finishes.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { BuildingKind } from '../../brief/vocabulary/subjects.ts';
import type { Form } from '../../brief/vocabulary/surroundings.ts';
import type { RoomsBehindGlass } from '../../scene-model.ts';
import type { SceneBuilder } from '../builder.ts';
import type { Design } from '../design.ts';
import { coat } from '../finishes.ts';
import { hipRoof } from '../hip-roof.ts';
import { type Look, type Palette, roofSkin, wallSkin } from '../palette.ts';
import type { PlaceWeights } from '../places.ts';
import {
  flatRoof,
  parapetRoof,
  type RoofSection,
  type RoofSkin,
  sectionRoof,
  sections,
} from '../roofs.ts';
import type { Site } from '../site/site.ts';
import { box } from '../solids.ts';
import type { Opening, Rect, WallSkin } from '../wall-parts.ts';
import { parapetOf, specialRoofs } from './additions/special-roofs.ts';
import type { Block, Mass } from './masses.ts';

export interface House {
  readonly b: SceneBuilder;
  readonly design: Design;
  readonly palette: Palette;
  readonly skin: WallSkin;
  readonly roofSkin: RoofSkin;
  readonly random: Random;
  readonly storeys: number;
  /** Division of windows by style; undefined for the grammar's own. */
  readonly panes: Pick<Opening, 'columns' | 'bars'> | undefined;
  /** False if windows were refused. */
  readonly hasWindows: boolean;
  /** Collected by the grammar; walls are built when all are known. */
  readonly masses: Mass[];
  readonly blocks: Block[];
}

/** Result of a grammar: footprint and preferred view. */
export interface Built {
  readonly footprint: Rect;
  readonly heightMetres: number;
  readonly storeys: number;
  readonly roof: RoofForm;
  /** Top of an accessible flat roof. */
  readonly terraceMetres?: number;
  readonly camera?: Partial<BuiltCamera>;
  /** Builds terraces, pools and paths once the plot exists. */
  readonly layOut?: (site: Site) => void;
}

export interface BuiltCamera {
  /** Range of the camera's azimuth to either side, radians. */
  readonly sideRad: readonly [number, number];
  readonly heightMetres: readonly [number, number];
  readonly fovDeg: readonly [number, number];
  readonly fill: number;
}

export interface Grammar {
  readonly kind: BuildingKind;
  readonly look: Look;
  readonly places: PlaceWeights;
  readonly storeys: readonly [number, number];
  readonly storeyMetres: number;
  readonly rooms?: Partial<RoomsBehindGlass>;
  /** False: only built if named, or for its style. */
  readonly openToAll?: false;
  /** Parts it can build on request, unlike other kinds. */
  readonly offers: readonly PartKey[];
  /** Window forms it can build on request. */
  readonly windowForms?: readonly Form[];
  /** False: its walls and windows are its own in any style. */
  readonly wearsStyles?: false;
  /** Common parts that it lacks. */
  readonly lacks?: readonly PartKey[];
  /** Undefined for any height. */
  readonly mostStoreys?: number;
  readonly build: (house: House) => Built;
}

type StoreyBounds = Pick<Grammar, 'storeys' | 'mostStoreys'>;

/** A balcony needs an upper floor. */
function leastStoreys(design: Design, { mostStoreys = Infinity }: StoreyBounds): number {
  return design.brief.parts.balcony?.wanted === true ? Math.min(2, mostStoreys) : 1;
}

/** "A small office building" is not a tower of thirty storeys. */
const tallStoreys = 10;
const smallShare = 0.25;

export function makeHouse(
  b: SceneBuilder,
  design: Design,
  palette: Palette,
  grammar: StoreyBounds,
  panes?: House['panes'],
): House {
  const random = design.random('house');
  const usual = random.integer(...grammar.storeys);
  const isLow = design.brief.size === 'small' && usual >= tallStoreys;
  const drawn = isLow ? Math.round(usual * smallShare) : usual;
  return {
    b,
    design,
    palette,
    skin: wallSkin(palette),
    roofSkin: roofSkin(palette),
    random,
    storeys: design.brief.storeys ?? Math.max(drawn, leastStoreys(design, grammar)),
    panes,
    hasWindows: design.brief.parts.windows?.wanted !== false,
    masses: [],
    blocks: [],
  };
}

export interface RowOptions {
  readonly width: number;
  readonly count: number;
  readonly sill: number;
  readonly head: number;
  /** Glazed share of each bay. */
  readonly share?: number;
  readonly from?: number;
  readonly to?: number;
  readonly window?: Partial<Opening>;
}

/** Evenly spaced windows; `from` and `to` reserve a part of the wall. */
export function windowRow(options: RowOptions): Opening[] {
  const from = options.from ?? 0;
  const to = options.to ?? options.width;
  const bay = (to - from) / options.count;
  const glass = bay * (options.share ?? 0.45);
  return Array.from({ length: options.count }, (_, index) => {
    const u = from + bay * (index + 0.5);
    return {
      u0: u - glass / 2,
      u1: u + glass / 2,
      v0: options.sill,
      v1: options.head,
      kind: 'window',
      ...options.window,
    };
  });
}

/** One wide glazing from floor to lintel. */
export function glazing(u0: number, u1: number, v0: number, v1: number, columns: number): Opening {
  return { u0, u1, v0, v1, kind: 'glazedDoor', columns };
}

export function entrance(
  u: number,
  width: number,
  height: number,
  options: Partial<Opening> = {},
): Opening {
  return { u0: u - width / 2, u1: u + width / 2, v0: 0.01, v1: height, kind: 'door', ...options };
}

export interface TopOptions {
  readonly form: RoofForm;
  readonly eave: number;
  /** Rise over half the span. */
  readonly pitch: number;
  readonly ridge?: 'x' | 'z';
  readonly overhang?: readonly [number, number, number, number];
  readonly thick?: number;
  readonly parapet?: number;
  readonly skin?: RoofSkin;
  readonly gable?: number;
  readonly gutters?: false;
}

const sectionForms: Partial<Record<RoofForm, keyof typeof sections>> = {
  gable: 'gable',
  shed: 'shed',
  butterfly: 'butterfly',
  gambrel: 'gambrel',
  mansard: 'mansard',
  curved: 'curved',
  saltbox: 'saltbox',
  'a-frame': 'gable',
};
/** Factor on the pitch's rise: a shed roof spans the whole depth. */
const riseFactor: Partial<Record<RoofForm, number>> = {
  shed: 0.9,
  butterfly: 0.6,
  gambrel: 1.15,
  mansard: 0.9,
  curved: 0.8,
  'a-frame': 1.5,
};

const riseOf = ({ form, pitch }: TopOptions, span: number) =>
  ((span * pitch) / 2) * (riseFactor[form] ?? 1);

/** Section of a roof of any form over this span. */
export function topSection(options: TopOptions, span: number): RoofSection {
  const { form, eave } = options;
  return sections[sectionForms[form] ?? 'gable']({ span, rise: riseOf(options, span), eave });
}

/** Roofs a rectangle; returns the height of its highest point. */
export function topRoof(house: House, rect: Rect, y: number, options: TopOptions): number {
  const { b } = house;
  const skin = options.skin ?? house.roofSkin;
  const special = specialRoofs[options.form];
  if (special !== undefined) return special(b, rect, y, skin, house.palette);
  if (options.form === 'flat') {
    const parapet = parapetOf(house, options.parapet);
    if (parapet !== undefined) {
      parapetRoof(b, rect, y, parapet, skin);
      return y + parapet;
    }
    const e = options.eave;
    flatRoof(b, rect, y, skin, {
      overhang: options.overhang ?? [e, e, e, e],
      thickMetres: options.thick ?? 0.36,
    });
    return y + (options.thick ?? 0.36);
  }
  if (options.form === 'hip') return hipRoof(b, rect, y, options.pitch, options.eave, skin);
  const [width, depth] = [rect.x1 - rect.x0, rect.z1 - rect.z0];
  const ridge = options.ridge ?? (width >= depth ? 'x' : 'z');
  const [length, span] = ridge === 'x' ? [width, depth] : [depth, width];
  const shape = topSection(options, span);
  b.place(
    {
      at: [(rect.x0 + rect.x1) / 2, y, (rect.z0 + rect.z1) / 2],
      turnRad: ridge === 'x' ? 0 : Math.PI / 2,
    },
    () =>
      sectionRoof(b, length, shape, span, skin, {
        gableMetres: options.gable ?? 0.4,
        gutters: options.gutters ?? (options.form !== 'curved' && options.form !== 'a-frame'),
        ...(options.thick === undefined ? {} : { thickMetres: options.thick }),
      }),
  );
  return y + riseOf(options, span) + (options.thick ?? 0.22);
}

/** A base that protrudes slightly from the walls. */
export function plinth(
  house: House,
  rect: Rect,
  height: number,
  proud = 0.04,
  material = house.palette.plinth,
): void {
  house.b.begin('wall', 'plinth');
  box(
    house.b,
    [rect.x0 - proud, -0.3, rect.z0 - proud],
    [rect.x1 + proud, height, rect.z1 + proud],
    material,
  );
}

/** Solar panels and typical rooftop equipment. */
export function solarPanels(house: House, rect: Rect, y: number, tilt: number): void {
  const { b } = house;
  const panel = b.material(
    coat('#182238', { name: 'solar panel', roughness: 0.18, specular: 0.05 }),
  );
  b.begin('roof', 'solar panels');
  const columns = Math.max(2, Math.floor((rect.x1 - rect.x0) / 1.15));
  for (let column = 0; column < columns; column++) {
    const x = rect.x0 + 0.1 + column * 1.12;
    const depth = rect.z1 - rect.z0;
    b.quad(
      [x, y, rect.z1],
      [x + 1.04, y, rect.z1],
      [x + 1.04, y + depth * tilt, rect.z0],
      [x, y + depth * tilt, rect.z0],
      panel,
    );
  }
  b.facts['solar-panels'] = true;
}

/** Bounding rectangle. */
export function around(...rects: readonly Rect[]): Rect {
  return {
    x0: Math.min(...rects.map((rect) => rect.x0)),
    x1: Math.max(...rects.map((rect) => rect.x1)),
    z0: Math.min(...rects.map((rect) => rect.z0)),
    z1: Math.max(...rects.map((rect) => rect.z1)),
  };
}

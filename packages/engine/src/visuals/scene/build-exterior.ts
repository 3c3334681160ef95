/** Builds a building and its surroundings from a brief and a seed. */
import type { Brief } from '../brief/brief.ts';
import type { PartKey } from '../brief/vocabulary/parts.ts';
import type { CameraWish } from '../brief/vocabulary/surroundings.ts';
import type { Box3, CameraRequest, Scene } from '../scene-model.ts';
import { SceneBuilder } from './builder.ts';
import { panesAsked } from './buildings/additions/pane-kinds.ts';
import { finishWalls } from './buildings/additions/wall-base.ts';
import { architectBuilding } from './buildings/architect-building.ts';
import { chooseKind } from './buildings/choose-kind.ts';
import { type Built, type BuiltCamera, type Grammar, makeHouse } from './buildings/house.ts';
import { raiseMasses } from './buildings/masses.ts';
import { type Circumstances, type Design, makeDesign, sceneSetting } from './design.ts';
import { finishScene } from './finish-scene.ts';
import { isAloft, worldBelow } from './landmarks/aloft.ts';
import { buildingsBeside } from './landmarks/beside.ts';
import { grammarOf, landmarkRows } from './landmarks/landmark-grammar.ts';
import { sectionHouse } from './landmarks/section-house.ts';
import { archBefore } from './landmarks/views.ts';
import { paletteOf } from './palette.ts';
import { frameAnnexes, placeShown, thingsNear, thingsShown } from './placed/place-shown.ts';
import { grounds } from './site/grounds.ts';
import { keepPlotOpen } from './site/named/garden-plot.ts';
import { outdoorCushions } from './site/named/outdoor-cloths.ts';
import { makeSite, type Site } from './site/site.ts';
import { standsOnStilts, stiltMetres, stilts } from './site/stilts.ts';
import { wishedThings } from './site/wishes.ts';
import { lookOfStyle, showsStyle } from './style-looks.ts';
import { besideSupport, buildSupport, supportLift } from './supports/supports.ts';
import { thingsOutdoors } from './things/outdoors.ts';
import { skyThingsOf } from './things/sky-more.ts';
import { fireflies, flock, moon } from './things/sky-things.ts';
import { applyTraits } from './traits/apply-traits.ts';
import { reachOfTraits } from './traits/shape-traits.ts';

/** Things in the air, behind the house or in front. */
function airyThings({ b, design, footprint, heightMetres }: Site, azimuthRad: number): void {
  const wants = (part: PartKey) => design.brief.parts[part]?.wanted === true;
  const away = azimuthRad + Math.PI;
  const isDark = design.time === 'night' || design.time === 'dusk';
  if (wants('moon') && isDark) {
    moon(b, away - 0.3);
    b.facts.moon = true;
  }
  if (wants('birds')) {
    const at = [Math.sin(away - 0.25) * 34, heightMetres + 12, Math.cos(away - 0.25) * 34] as const;
    flock(b, at, azimuthRad);
    b.facts.birds = true;
  }
  if (wants('fireflies')) {
    const { x0, x1, z1 } = footprint;
    const air = { low: [x0, 0.4, z1 + 0.5], high: [x1, 3, z1 + 7] } as const;
    fireflies(b, air, design.random('fireflies'));
    b.facts.fireflies = true;
  }
}

interface CameraRow extends Partial<BuiltCamera> {
  readonly pitchRad?: number;
  readonly behind?: true;
}

/** Changes of the building's own camera, by wish. */
const cameraRows: Record<CameraWish, CameraRow> = {
  corner: { sideRad: [0.55, 0.85] },
  front: { sideRad: [0, 0.04] },
  side: { sideRad: [1.2, 1.35] },
  back: { behind: true },
  aerial: {
    sideRad: [0.4, 0.8],
    heightMetres: [26, 34],
    fovDeg: [46, 52],
    fill: 0.36,
    pitchRad: 0.62,
  },
  street: { heightMetres: [1.3, 1.6], fovDeg: [58, 66] },
  low: { heightMetres: [0.5, 0.8], fovDeg: [60, 68] },
  section: { sideRad: [0, 0.08], heightMetres: [2.5, 3], fovDeg: [40, 46] },
  'through-arch': { sideRad: [0.02, 0.2], fill: 0.3 },
  'close-up': { sideRad: [0.25, 0.5], fovDeg: [38, 44], fill: 0.7 },
  wide: { fovDeg: [62, 70], fill: 0.28 },
};

export interface ViewOptions {
  /** Rotates the camera around the house, radians; the house is unchanged. */
  readonly turnRad?: number;
  readonly camera?: CameraWish;
  /** Another light or season for the same house. */
  readonly time?: Circumstances['time'];
  readonly weather?: Circumstances['weather'];
  readonly season?: Circumstances['season'];
}

interface Viewpoint {
  readonly azimuthRad: number;
  readonly request: Omit<CameraRequest, 'subject'>;
  readonly distanceMetres: number;
}

const typicalAspect = 4 / 3;

/** Reflections on a wet street fill half the picture, so the house is placed higher. */
function isStreetWet({ place, weather }: Design): boolean {
  return place === 'city' && (weather === 'rain' || weather === 'storm');
}

function viewpoint(design: Design, built: Built, options: ViewOptions): Viewpoint {
  const random = design.random('camera');
  const own: BuiltCamera = {
    sideRad: [0.25, 0.7],
    heightMetres: [1.5, 2],
    fovDeg: [48, 56],
    fill: 0.42,
    ...built.camera,
  };
  const wish = options.camera ?? design.brief.camera;
  const row: CameraRow = wish === undefined ? {} : cameraRows[wish];
  const range = { ...own, ...row };
  const side = random.chance(0.5) ? 1 : -1;
  const turned = row.behind === true ? Math.PI : 0;
  const azimuthRad = side * random.between(...range.sideRad) + turned + (options.turnRad ?? 0);
  const drawnHeightMetres = random.between(...range.heightMetres);
  // Water between two quays is seen from above its edge.
  const ownHeightMetres = design.brief.parts.canal?.wanted
    ? Math.max(drawnHeightMetres, overWaterMetres)
    : drawnHeightMetres;
  const fov = random.between(...range.fovDeg);
  const { footprint } = built;
  const [w, d] = [footprint.x1 - footprint.x0, footprint.z1 - footprint.z0];
  const across = Math.abs(Math.cos(azimuthRad)) * w + Math.abs(Math.sin(azimuthRad)) * d;
  const lens = 2 * Math.tan((fov * Math.PI) / 360);
  const byArea = Math.sqrt((across * built.heightMetres * typicalAspect) / range.fill) / lens;
  const byWidth = across / (0.9 * lens);
  const byHeight = (built.heightMetres * typicalAspect) / (0.9 * lens);
  const needed = Math.max(byArea, byWidth, byHeight);
  // From the air a tower needs more height than a house, and a slender one less than a broad one.
  const heightMetres =
    row.pitchRad === undefined
      ? ownHeightMetres
      : Math.max(
          ownHeightMetres,
          Math.min(
            ownHeightMetres * (built.heightMetres / 9),
            built.heightMetres * 0.75 + needed * 0.55,
          ),
        );
  return {
    azimuthRad,
    distanceMetres: needed + Math.min(w, d) * 0.35,
    request: {
      azimuthRad,
      heightMetres,
      horizontalFovDeg: fov,
      fill: range.fill,
      margin: 0.05,
      offset: [random.between(-0.4, 0.4), isStreetWet(design) ? 0.5 : -0.25],
      ...(row.pitchRad === undefined ? {} : { pitchRad: row.pitchRad }),
    },
  };
}

const overWaterMetres = 6.5;

/** Bounds of a close-up of the door and its surroundings. */
function closeUpOf(b: SceneBuilder, asksForDoor: boolean): Box3 | undefined {
  if (!asksForDoor) return undefined;
  const { triangles } = b;
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  let door: number | undefined;
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const id = triangles.objects[triangle]!;
    const { label, subject, name } = triangles.objectTable[id]!;
    if (label !== 'door' || !subject || name.includes('garage')) continue;
    door ??= id;
    if (id !== door) continue;
    for (let at = triangle * 9; at < triangle * 9 + 9; at++) {
      const axis = (at % 3) as 0 | 1 | 2;
      min[axis] = Math.min(min[axis], triangles.positions[at]!);
      max[axis] = Math.max(max[axis], triangles.positions[at]!);
    }
  }
  if (door === undefined) return undefined;
  return {
    min: [min[0] - aroundDoorMetres, Math.max(0, min[1] - 0.4), min[2]],
    max: [max[0] + aroundDoorMetres, max[1] + 0.5, max[2]],
  };
}

const aroundDoorMetres = 1.1;

/** Builds at a height, and returns the total height. */
function raised(b: SceneBuilder, lift: number, build: () => Built): Built {
  if (lift === 0) return build();
  let built: Built | undefined;
  b.place({ at: [0, lift, 0] }, () => {
    built = build();
  });
  return { ...built!, heightMetres: built!.heightMetres + lift };
}

export function buildExterior(brief: Brief, seed: number, options: ViewOptions = {}): Scene {
  const kind = chooseKind(brief, seed);
  const byArchitect = architectBuilding(kind, brief);
  const isSection =
    (options.camera ?? brief.camera) === 'section' &&
    (brief.building === undefined || !Object.hasOwn(landmarkRows, brief.building));
  const grammar: Grammar = isSection ? grammarOf(kind.kind, sectionHouse) : (byArchitect ?? kind);
  const design = makeDesign(brief, seed, grammar.places, options);
  const b = new SceneBuilder();
  const { panes, ...worn } = lookOfStyle(grammar, brief.style) ?? {};
  const palette = paletteOf(b, design, { ...grammar.look, ...worn }, grammar.rooms);
  b.subject = true;
  const house = makeHouse(b, design, palette, grammar, panesAsked(brief) ?? panes);
  const { support } = brief;
  const lift = standsOnStilts(design) ? stiltMetres : supportLift(support);
  const built = raised(b, lift, () => {
    const whole = grammar.build(house);
    raiseMasses(house);
    finishWalls(house);
    return whole;
  });
  b.subject = false;
  const view = viewpoint(design, built, {});
  const site = makeSite(b, design, palette, {
    footprint: built.footprint,
    cameraAzimuthRad: view.azimuthRad,
    cameraDistanceMetres: view.distanceMetres,
    heightMetres: built.heightMetres,
  });
  built.layOut?.(site);
  if (standsOnStilts(design)) stilts(site);
  else if (support !== undefined) {
    buildSupport(b, support, built.footprint, design.random('support'));
    b.facts.support = support;
  }
  buildingsBeside(site);
  wishedThings(site);
  thingsOutdoors(site);
  outdoorCushions(site);
  keepPlotOpen(site);
  if (isAloft(grammar.kind)) worldBelow(site);
  else grounds(site);
  applyTraits({ b, brief, random: design.random });
  airyThings(site, view.azimuthRad);
  skyThingsOf(site, view.azimuthRad);
  b.facts.houses ??= 1;
  if (brief.style !== undefined && (byArchitect || showsStyle(grammar, brief.style)))
    b.facts.style = brief.style;
  Object.assign(b.facts, {
    view: 'exterior',
    building: grammar.kind,
    storeys: built.storeys,
    roof: built.roof,
  });
  const shown = viewpoint(design, built, options);
  const isThroughArch = (options.camera ?? brief.camera) === 'through-arch';
  if (isThroughArch) {
    archBefore(site, shown.distanceMetres);
    b.facts['through-arch'] = true;
  }
  const isClose = (options.camera ?? brief.camera) === 'close-up';
  const inScene = { objects: b.triangles.objectTable, triangles: b.triangles };
  const closeUp =
    closeUpOf(b, isClose && brief.parts.door !== undefined) ??
    (grammar.kind === 'open-ground' ? thingsShown(brief, inScene) : undefined) ??
    (shown.request.pitchRad === undefined && !isAloft(grammar.kind)
      ? placeShown(brief, inScene)
      : undefined);
  const stand = shown.distanceMetres;
  const beside = besideSupport(support) * (built.footprint.x1 - built.footprint.x0) * 0.5;
  const reach = reachOfTraits(
    brief.traits,
    built.footprint.x1 - built.footprint.x0,
    built.heightMetres,
  );
  const request = isThroughArch
    ? { ...shown.request, distanceMetres: [stand * 0.99, stand * 1.01] as const }
    : shown.request;
  const near = thingsNear(brief, inScene, built.footprint);
  if (closeUp === undefined && !isAloft(grammar.kind))
    frameAnnexes(brief, inScene, built.footprint);
  return finishScene(b, design, {
    setting: sceneSetting(design, view.azimuthRad, false),
    camera: closeUp === undefined ? request : { ...request, detail: closeUp },
    subject: {
      min: [Math.min(near.x0, built.footprint.x0 - beside), 0, built.footprint.z0],
      max: [
        Math.max(near.x1, built.footprint.x1 + beside + reach.aside),
        built.heightMetres + reach.up,
        Math.max(near.z1, built.footprint.z1),
      ],
    },
  });
}

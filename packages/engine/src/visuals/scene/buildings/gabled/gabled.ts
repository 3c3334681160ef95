/**
 * Houses with pitched roofs: cottage, farmhouse, coastal, traditional and cabin share one body (main house, cross
 * gables, porches, dormers, chimneys) and differ by a table.
 */
import { climber } from '../../plants/low-plants.ts';
import { PlantMaterials } from '../../plants/plant-materials.ts';
import { steps } from '../../site/garden.ts';
import { wallLamp } from '../../site/garden-lamps.ts';
import { onFace, type Rect } from '../../wall-parts.ts';
import { bay } from '../bays.ts';
import {
  around,
  type Built,
  type Grammar,
  type House,
  plinth,
  type TopOptions,
  topRoof,
} from '../house.ts';
import { crossGable, garageHouse, sideWing, turret } from './gabled-additions.ts';
import { type Body, bodies } from './gabled-bodies.ts';
import { columnsAtDoor, porch } from './gabled-entrances.ts';
import { layOutGrounds } from './gabled-grounds.ts';
import { type GabledPlan, planGabled } from './gabled-plan.ts';
import { chimneys, dormers, gableWindows, saltboxRoom } from './gabled-roof.ts';
import { raiseWalls } from './gabled-walls.ts';

function bayBeside(house: House, { body, rect, width, doorX }: GabledPlan): Rect {
  const inset = Math.max(1.5, width * 0.22);
  return bay(house, {
    x: doorX > 0 ? rect.x0 + inset : rect.x1 - inset,
    z: rect.z1,
    y: body.plinth,
    storeys: Math.min(2, house.storeys),
    storeyMetres: body.storeyMetres,
    skin: house.skin,
    isGrounded: true,
  });
}

/** Counted dormers need the whole slope. */
const crosses = ({ design, random, storeys }: House, plan: GabledPlan): boolean =>
  plan.windowForm !== 'bay' &&
  plan.isPitched &&
  plan.ridgeAlongFront &&
  (random.chance(plan.body.crossGable) || plan.windowForm === 'round') &&
  storeys < 4 &&
  design.brief.parts.dormers?.count === undefined;

/** Columns, a porch or steps at the door; returns their footprint. */
function entry(house: House, { body, rect, doorX, windowForm }: GabledPlan): Rect {
  const { b, design, palette, random } = house;
  const wantsColumns =
    design.wants('columns', body.columns) && design.brief.parts.columns?.kind !== 'colonnade';
  if (wantsColumns) columnsAtDoor(house, rect, doorX, body.plinth, 2.55);
  // A flight of stairs along the front leaves no room for an unasked porch.
  const climbsOutside = design.brief.parts['fire-escape']?.kind === 'flight';
  let covered = rect;
  if (
    design.brief.parts.porch?.wanted === true ||
    (!wantsColumns && !climbsOutside && design.wants('porch', body.porch))
  )
    covered = porch(house, body, rect, doorX, random.chance(0.55) && windowForm !== 'bay');
  else if (!wantsColumns)
    steps(
      b,
      { x0: doorX - 0.9, x1: doorX + 0.9, z0: rect.z1, z1: rect.z1 + 0.8 },
      0,
      body.plinth,
      palette.stone,
    );
  if (!wantsColumns && b.facts.porch !== true)
    wallLamp(b, [doorX + 0.95, body.plinth + 1.75, rect.z1], palette);
  return covered;
}

function ivy({ b, design, random }: House, { body, rect, width, eaveY }: GabledPlan): void {
  if (!design.wants('ivy', body.climbers) || design.season === 'winter') return;
  const leaf = new PlantMaterials(b, design.season).shrub(random);
  const left = random.chance(0.5);
  onFace(b, rect, 'front', 0, () =>
    climber(b, left ? 0.1 : width - 1.5, left ? 1.5 : width - 0.1, eaveY * 0.8, leaf, random),
  );
  b.facts.ivy = true;
}

function buildGabled(house: House, body: Body): Built {
  const { b, random, design, palette, storeys } = house;
  const plan = planGabled(house, body);
  const { rect, form, pitch, eaveY, doorX, shutters } = plan;
  plinth(house, rect, body.plinth, 0.05, random.chance(0.5) ? palette.stone : palette.plinth);
  raiseWalls(house, plan);
  const roof: TopOptions = {
    form,
    eave: body.eave,
    pitch,
    ridge: plan.ridgeAlongFront ? 'x' : 'z',
  };
  let top = topRoof(house, rect, eaveY, roof);
  gableWindows(house, plan);
  const isSaltbox = form === 'saltbox';
  let footprint = isSaltbox ? around(rect, saltboxRoom(house, plan, roof)) : rect;
  if (plan.windowForm === 'bay') footprint = around(footprint, bayBeside(house, plan));
  const crossed = crosses(house, plan);
  if (crossed) {
    const wing = crossGable(house, { body, rect, eaveY, pitch, doorX, shutters });
    footprint = around(footprint, wing.rect);
    top = Math.max(top, wing.top);
  }
  dormers(house, plan, roof, crossed);
  top = chimneys(house, plan, top);
  if (shutters) b.facts.shutters = true;
  footprint = around(footprint, entry(house, plan));
  ivy(house, plan);
  if (design.wants('tower', 0)) {
    const x = doorX > 0 ? rect.x0 : rect.x1;
    top = Math.max(top, turret(house, x, rect.z1, eaveY));
    const [z0, z1] = [rect.z1 - 1.7, rect.z1 + 1.7];
    footprint = around(footprint, { x0: x - 1.7, x1: x + 1.7, z0, z1 });
  }
  if (design.wants('garage', 0)) footprint = around(footprint, garageHouse(house, body, rect));
  else if (
    plan.isPitched &&
    storeys < 4 &&
    random.chance(body.wing) &&
    design.brief.size !== 'small' &&
    !isSaltbox
  )
    footprint = around(footprint, sideWing(house, body, rect));
  return {
    footprint,
    heightMetres: top,
    storeys,
    roof: form,
    camera: {
      // Its two slopes are seen from the side.
      sideRad: isSaltbox ? [0.85, 1.05] : [0.2, 0.7],
      ...{ heightMetres: [1.5, 1.9], fovDeg: [46, 56], fill: 0.42 },
    },
    layOut: (site) => layOutGrounds(site, doorX, footprint),
  };
}

export const gabledHouses: readonly Grammar[] = bodies.map((body) => ({
  kind: body.kind,
  look: body.look,
  places: body.places,
  storeys: body.storeys,
  storeyMetres: body.storeyMetres,
  windowForms: ['bay', 'round'],
  offers: [
    ...(['chimney', 'columns', 'dormers', 'garage', 'ivy', 'porch', 'shutters', 'tower'] as const),
    ...(body.storeys[1] > 1 ? (['balcony'] as const) : []),
  ],
  rooms: {
    roomWidthMetres: 3.4,
    storeyHeightMetres: body.storeyMetres + 0.12,
    roomDepthMetres: 3.8,
  },
  build: (house) => buildGabled(house, body),
}));

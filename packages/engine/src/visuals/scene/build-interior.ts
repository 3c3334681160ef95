/** Builds a furnished room from a brief and a seed. */
import type { Brief } from '../brief/brief.ts';
import type { Scene } from '../scene-model.ts';
import type { TimeOfDay } from '../scene-setting.ts';
import type { ViewOptions } from './build-exterior.ts';
import { sceneSetting } from './design.ts';
import { finishScene } from './finish-scene.ts';
import { hiddenThings } from './placed/hidden-things.ts';
import { addInnerShutters } from './rooms/architecture/inner-shutters.ts';
import { addMezzanine } from './rooms/architecture/mezzanine.ts';
import { addOuterBalcony } from './rooms/architecture/outer-balcony.ts';
import { addWallMotifs } from './rooms/architecture/wall-motifs.ts';
import { moveToPlaces } from './rooms/arrange/move-to-place.ts';
import { highestOmissionLevel, initialOmissionLevel } from './rooms/arrange/omit-furniture.ts';
import { roomCamera } from './rooms/camera/room-camera.ts';
import { emptyRoom } from './rooms/empty-room.ts';
import { addWishedPlants } from './rooms/furnishing.ts';
import { riseAt } from './rooms/named/ceiling-shapes.ts';
import { addNamedPieces } from './rooms/named/named-pieces.ts';
import { isGlazed, passageMetres } from './rooms/named/passage.ts';
import { wishedPanelling } from './rooms/named/wainscot.ts';
import { addNeon } from './rooms/neon.ts';
import { outside } from './rooms/outside.ts';
import { roomPlans } from './rooms/plans.ts';
import type { Room, Side } from './rooms/room.ts';
import { shapeFacts } from './rooms/room-shapes.ts';
import { beams, panelling, shell } from './rooms/room-shell.ts';
import { addWishedDetails } from './rooms/wished-details.ts';
import { addWishedThings, canFurnishBare } from './rooms/wished-things.ts';
import { addHungThings } from './things/hung-things.ts';
import { addSmallThings } from './things/in-rooms.ts';
import { applyTraits } from './traits/apply-traits.ts';
import { unmetWishes } from './unmet-wishes.ts';

/** Sun elevation: low sun reaches far into a room. */
const roomSunRad: Partial<Record<TimeOfDay, number>> = { golden: 0.24, dawn: 0.2 };

const lowSuns: readonly string[] = ['golden', 'dawn'];

const sides: readonly Side[] = ['back', 'left', 'right'];

/** Mouldings go on plaster and paint, not on brick, boards or tiles. */
function wearsPanels({ b, m, featureSide }: Room, side: Side): boolean {
  // Nor on walls that end in a slope.
  if (b.facts.attic === true) return false;
  const { tile } = b.materialOf(side === featureSide ? m.feature : m.wall);
  return tile === undefined || smoothTiles.includes(tile.kind);
}

const isBoarded = ({ parts }: Brief): boolean =>
  /timber|oak|walnut|cedar|pine|clapboard|batten/.test(parts.walls?.materials?.join(' ') ?? '');

/** Glass with a lower sill is a door. */
const doorMetres = 0.12;

const smoothTiles: readonly string[] = ['plaster', 'paint'];

/** Asked things that the room lacks, or that stand out of sight. */
const unseen = (brief: Brief, scene: Scene): number =>
  unmetWishes(brief, scene).length + hiddenThings(brief, scene).length;

/** Furniture that was not asked for leaves until what was asked for is there and in sight. */
export function buildInterior(brief: Brief, seed: number, options: ViewOptions = {}): Scene {
  let omissionLevel = initialOmissionLevel(brief);
  let best = furnishedRoom(brief, seed, options, omissionLevel);
  let missed = unseen(brief, best);
  while (missed > 0 && omissionLevel < highestOmissionLevel(brief)) {
    omissionLevel += 1;
    const emptier = furnishedRoom(brief, seed, options, omissionLevel);
    const still = unseen(brief, emptier);
    if (still >= missed) continue;
    best = emptier;
    missed = still;
  }
  return best;
}

function furnishedRoom(
  brief: Brief,
  seed: number,
  options: ViewOptions,
  omissionLevel: number,
): Scene {
  const kind = brief.room ?? 'living-room';
  const plan = roomPlans[kind];
  const { room, styled, style, random } = emptyRoom(brief, seed, options, omissionLevel);
  const { b, look, width, depth, height } = room;
  b.subject = true;
  shell(room);
  const smooth = sides.filter((one) => wearsPanels(room, one));
  const isPanelled = random.chance(look.panelling);
  const { panelling: asked } = brief.parts;
  // Boards on the walls are panelling.
  if (asked?.wanted === true) b.facts.panelling = wishedPanelling(room, smooth) || isBoarded(brief);
  else if (isPanelled && asked?.wanted !== false) for (const side of smooth) panelling(room, side);
  if (brief.parts['accent-wall']?.wanted === true) b.facts['accent-wall'] = true;
  // A hall has its own arches.
  const likelyBeams = styled.wants('skylights', 0) ? 0 : look.beams;
  if (kind !== 'hall' && styled.wants('beams', likelyBeams)) beams(room);
  const isEmpty = brief.parts.furniture?.wanted === false;
  if (!isEmpty && !(brief.isBare === true && canFurnishBare(brief))) plan.furnish(room);
  if (isEmpty) b.facts.furniture = false;
  addWishedPlants(room);
  addWallMotifs(room);
  if (styled.wants('mezzanine', 0)) addMezzanine(room);
  if (styled.wants('shutters', 0)) addInnerShutters(room);
  if (styled.wants('balcony', 0)) addOuterBalcony(room);
  addNamedPieces(room);
  addWishedThings(room);
  addWishedDetails(room);
  addHungThings(room);
  addSmallThings(room);
  moveToPlaces(room, brief);
  applyTraits({ b, brief, random: room.design.random, ceilingMetres: height });
  if (look.neon) addNeon(room);
  if (room.windows.some(({ openings }) => openings.some(({ round }) => round === true)))
    b.facts['round-windows'] = true;
  b.subject = false;
  outside(room);
  Object.assign(
    b.facts,
    { view: 'interior', room: kind, style },
    shapeFacts({ width, depth, height }),
  );
  const camera = roomCamera(room, plan, options);
  const sunSide = room.windows[0]?.side;
  const sunAzimuth =
    sunSide === 'left' ? -Math.PI / 2 : sunSide === 'right' ? Math.PI / 2 : Math.PI;
  // Without a window there is no daylight, so the lamps are on.
  const isLit = room.windows.some(({ openings }) => openings.some(isGlazed));
  b.facts.windows = isLit;
  const isDoor = room.windows.some(({ openings }) =>
    openings.some((one) => isGlazed(one) && one.v0 < doorMetres),
  );
  if (styled.wants('garden-doors', 0) && isDoor) b.facts['garden-doors'] = true;
  const setting = sceneSetting(isLit ? styled : { ...styled, time: 'night' }, 0, true);
  return finishScene(b, styled, {
    setting: {
      ...setting,
      ...(lowSuns.includes(options.time ?? brief.time ?? 'day') ? { hasAskedSun: true } : {}),
      sunAzimuthRad: sunAzimuth + random.fork('sun').between(-0.5, 0.5),
      sunElevationRad: roomSunRad[setting.time] ?? random.fork('sun height').between(0.42, 0.62),
    },
    camera,
    subject: {
      min: [-width / 2, 0, -depth / 2 - passageMetres(room)],
      max: [width / 2, height + riseAt(room, 0), depth / 2],
    },
  });
}

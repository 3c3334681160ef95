/** Brief and seed to a furnished room. */
import type { Brief } from '../brief/brief.ts';
import type { Style } from '../brief/vocabulary/styles.ts';
import type { Scene, TimeOfDay } from '../scene-model.ts';
import type { ViewOptions } from './build-exterior.ts';
import { SceneBuilder } from './builder.ts';
import { choose, type Design, makeDesign, sceneSetting } from './design.ts';
import { finishScene } from './finish-scene.ts';
import { moodRows } from './moods.ts';
import { addWishedPlants } from './rooms/furnishing.ts';
import { addNeon } from './rooms/neon.ts';
import { outside } from './rooms/outside.ts';
import { type RoomPlan, roomPlans } from './rooms/plans.ts';
import type { Room, Side } from './rooms/room.ts';
import { roomCamera } from './rooms/room-camera.ts';
import { openStyles, type RoomLook, roomLook } from './rooms/room-looks.ts';
import { roomMaterials } from './rooms/room-materials.ts';
import { beams, panelling, shell, windowOpenings } from './rooms/room-shell.ts';
import { addWishedThings } from './rooms/wished-things.ts';

const places = { suburb: 0.35, countryside: 0.25, forest: 0.2, city: 0.2 } as const;

function windowsOf(
  design: Design,
  look: RoomLook,
  plan: RoomPlan,
  size: { width: number; depth: number; height: number },
): Room['windows'] {
  const random = design.random('windows');
  const rows: { side: Side; openings: ReturnType<typeof windowOpenings> }[] = [];
  const style = random.pick(look.windows ?? plan.windowStyles);
  const side: Side = random.chance(0.5) ? 'left' : 'right';
  const wallPieces = ['fireplace', 'shelves', 'tv', 'art', 'mirror', 'hood'] as const;
  const needsBack = wallPieces.some((part) => design.brief.parts[part]?.wanted === true);
  const onSide = random.chance(plan.sideWindow) || needsBack;
  if (onSide) rows.push({ side, openings: windowOpenings(random, style, size.depth, size.height) });
  if (!onSide || (random.chance(plan.backWindow) && !needsBack)) {
    const drawn = windowOpenings(random, style, onSide ? size.width : size.depth, size.height);
    const sill = onSide ? plan.backSillMetres : 0;
    const openings = drawn.map((opening) => ({ ...opening, v0: Math.max(opening.v0, sill) }));
    rows.push({ side: onSide ? 'back' : side, openings });
  }
  return rows;
}

/** A low sun reaches far into a room. */
const roomSunRad: Partial<Record<TimeOfDay, number>> = { golden: 0.24, dawn: 0.2 };

const stylesOf = ({ mood }: Brief): readonly Style[] =>
  mood === undefined ? openStyles : moodRows[mood].styles;

export function buildInterior(brief: Brief, seed: number, options: ViewOptions = {}): Scene {
  const kind = brief.room ?? 'living-room';
  const plan = roomPlans[kind];
  const design = makeDesign(brief, seed, places, options);
  const b = new SceneBuilder();
  const random = design.random('room');
  const style = choose<Style>(
    brief,
    'style',
    brief.style,
    Object.fromEntries(stylesOf(brief).map((name) => [name, 1])),
    random.fork('style'),
  );
  const styled: Design = { ...design, brief: { ...brief, style } };
  const look = roomLook(style);
  const grow = brief.size === 'small' ? 0.86 : brief.size === 'large' ? 1.15 : 1;
  const size = {
    width: random.between(...plan.width) * grow,
    depth: random.between(...plan.depth) * grow,
    height: random.between(...look.heights),
  };
  const featureSide = random.pick<Side>(['back', 'back', 'left', 'right']);
  const room: Room = {
    b,
    design: styled,
    look,
    m: roomMaterials(b, styled, look),
    random: design.random('furniture'),
    ...size,
    windows: windowsOf(styled, look, plan, size),
    featureSide,
  };
  b.subject = true;
  shell(room);
  if (random.chance(look.panelling))
    for (const side of ['back', 'left', 'right'] as const) panelling(room, side);
  if (styled.wants('beams', look.beams)) beams(room);
  plan.furnish(room);
  addWishedPlants(room);
  addWishedThings(room);
  if (look.neon) addNeon(room);
  b.subject = false;
  outside(room);
  Object.assign(b.facts, { view: 'interior', room: kind, style });
  const camera = roomCamera(room, plan, options);
  const sunSide = room.windows[0]?.side;
  const sunAzimuth =
    sunSide === 'left' ? -Math.PI / 2 : sunSide === 'right' ? Math.PI / 2 : Math.PI;
  const setting = sceneSetting(styled, 0, true);
  return finishScene(b, styled, {
    setting: {
      ...setting,
      sunAzimuthRad: sunAzimuth + random.fork('sun').between(-0.5, 0.5),
      sunElevationRad: roomSunRad[setting.time] ?? random.fork('sun height').between(0.42, 0.62),
    },
    camera,
    subject: {
      min: [-size.width / 2, 0, -size.depth / 2],
      max: [size.width / 2, size.height, size.depth / 2],
    },
  });
}

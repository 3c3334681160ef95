/** Brief and seed to a furnished room. */
import type { Brief } from '../brief/brief.ts';
import type { Style } from '../brief/vocabulary/styles.ts';
import type { Scene } from '../scene-model.ts';
import type { TimeOfDay } from '../scene-setting.ts';
import type { ViewOptions } from './build-exterior.ts';
import { SceneBuilder } from './builder.ts';
import { choose, type Design, makeDesign, sceneSetting } from './design.ts';
import { finishScene } from './finish-scene.ts';
import { moodRows } from './moods.ts';
import { addWishedPlants } from './rooms/furnishing.ts';
import { addNeon } from './rooms/neon.ts';
import { outside } from './rooms/outside.ts';
import { roomPlans } from './rooms/plans.ts';
import type { Room, Side } from './rooms/room.ts';
import { roomCamera } from './rooms/room-camera.ts';
import { openStyles, roomLook } from './rooms/room-looks.ts';
import { roomMaterials } from './rooms/room-materials.ts';
import { beams, panelling, shell } from './rooms/room-shell.ts';
import { windowsOf } from './rooms/room-windows.ts';
import { addWishedDetails } from './rooms/wished-details.ts';
import { addWishedThings } from './rooms/wished-things.ts';

const places = { suburb: 0.35, countryside: 0.25, forest: 0.2, city: 0.2 } as const;

/** A low sun reaches far into a room. */
const roomSunRad: Partial<Record<TimeOfDay, number>> = { golden: 0.24, dawn: 0.2 };

const stylesOf = ({ mood }: Brief): readonly Style[] =>
  mood === undefined ? openStyles : moodRows[mood].styles;

/** Under slopes a wardrobe stands only where it was asked for. */
function understood(brief: Brief): Brief {
  const { attic, wardrobe } = brief.parts;
  if (attic?.wanted !== true || wardrobe?.wanted === true) return brief;
  return { ...brief, parts: { ...brief.parts, wardrobe: { ...wardrobe, wanted: false } } };
}

const sides: readonly Side[] = ['back', 'left', 'right'];

/** Mouldings are set on plaster and paint, never on brick, boards or tiles. */
function wearsPanels({ b, m, featureSide }: Room, side: Side): boolean {
  // Nor where the wall ends in a slope.
  if (b.facts.attic === true) return false;
  const { tile } = b.materialOf(side === featureSide ? m.feature : m.wall);
  return tile === undefined || smoothTiles.includes(tile.kind);
}

const smoothTiles: readonly string[] = ['plaster', 'paint'];

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
  const styled: Design = { ...design, brief: understood({ ...brief, style }) };
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
    for (const side of sides.filter((one) => wearsPanels(room, one))) panelling(room, side);
  if (styled.wants('beams', look.beams)) beams(room);
  plan.furnish(room);
  addWishedPlants(room);
  addWishedThings(room);
  addWishedDetails(room);
  if (look.neon) addNeon(room);
  if (room.windows.some(({ openings }) => openings.some(({ round }) => round === true)))
    b.facts['round-windows'] = true;
  b.subject = false;
  outside(room);
  Object.assign(b.facts, { view: 'interior', room: kind, style });
  const camera = roomCamera(room, plan, options);
  const sunSide = room.windows[0]?.side;
  const sunAzimuth =
    sunSide === 'left' ? -Math.PI / 2 : sunSide === 'right' ? Math.PI / 2 : Math.PI;
  // Without a window no daylight comes in, and the lamps are on.
  const isLit = room.windows.length > 0;
  b.facts.windows = isLit;
  const setting = sceneSetting(isLit ? styled : { ...styled, time: 'night' }, 0, true);
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

/** A room before anything is built: style, size, materials, windows. */
import type { Random } from '../../../random/random.ts';
import type { Brief } from '../../brief/brief.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { Style } from '../../brief/vocabulary/styles.ts';
import type { ViewOptions } from '../build-exterior.ts';
import { SceneBuilder } from '../builder.ts';
import { choose, type Design, makeDesign } from '../design.ts';
import { moodRows } from '../moods.ts';
import { omitFurniture } from './arrange/omit-furniture.ts';
import { withPassage } from './named/passage.ts';
import { roomPlans } from './plans.ts';
import type { Room, Side } from './room.ts';
import { openStyles, roomLook } from './room-looks.ts';
import { roomMaterials } from './room-materials.ts';
import { shapedRoom } from './room-shapes.ts';
import { windowsOf } from './room-windows.ts';

const places = { suburb: 0.35, countryside: 0.25, forest: 0.2, city: 0.2 } as const;

const stylesOf = ({ mood }: Brief): readonly Style[] =>
  mood === undefined ? openStyles : moodRows[mood].styles;

const refusing = (brief: Brief, part: PartKey): Brief => ({
  ...brief,
  parts: { ...brief.parts, [part]: { ...brief.parts[part], wanted: false } },
});

const otherBeds: readonly PartKey[] = ['futon', 'hospital-bed', 'mattress'];

/** With slopes a wardrobe is only built on request; whoever sleeps on a futon has no bed. */
function understood(brief: Brief): Brief {
  const isWanted = (part: PartKey) => brief.parts[part]?.wanted === true;
  const upright = isWanted('attic') && !isWanted('wardrobe') ? refusing(brief, 'wardrobe') : brief;
  return otherBeds.some(isWanted) && !isWanted('bed') ? refusing(upright, 'bed') : upright;
}

interface EmptyRoom {
  readonly room: Room;
  readonly styled: Design;
  readonly style: Style;
  /** Continues the stream that drew the room's size and style. */
  readonly random: Random;
}

export function emptyRoom(
  brief: Brief,
  seed: number,
  options: ViewOptions = {},
  omissionLevel = 0,
): EmptyRoom {
  const plan = roomPlans[brief.room ?? 'living-room'];
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
  const styled: Design = {
    ...design,
    brief: omitFurniture(understood({ ...brief, style }), omissionLevel),
  };
  const look = roomLook(style);
  const size = shapedRoom(brief, {
    width: random.between(...plan.width),
    depth: random.between(...plan.depth),
    height: random.between(...(plan.height ?? look.heights)),
  });
  const drawnSide = random.pick<Side>(['back', 'back', 'left', 'right']);
  // In full view.
  const featureSide = brief.parts['accent-wall']?.wanted === true ? 'back' : drawnSide;
  const room: Room = {
    b,
    design: styled,
    look,
    m: roomMaterials(b, styled, look),
    random: design.random('furniture'),
    ...size,
    windows: withPassage(styled, windowsOf(styled, look, plan, size), size),
    featureSide,
  };
  return { room, styled, style, random };
}

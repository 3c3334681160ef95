import { barberChair, barberStation } from '../../../visuals/scene/furniture/barber.ts';
import {
  bicycle,
  crates,
  toolWall,
  tyres,
  workbench,
} from '../../../visuals/scene/furniture/garage-things.ts';
import { addExtra, addExtras } from '../extra-pieces.ts';
import { alongWall, from } from '../floor-plan.ts';
import type { Furnisher, Group } from '../furnisher.ts';
import { hang, hangPendant } from '../hangings/hangings.ts';
import { mainAtWall } from '../main-piece.ts';
import { atWall, freeStanding } from '../piece.ts';
import { benchPiece } from '../pieces/seats.ts';
import { bookshelf } from '../pieces/storage.ts';

export function furnishGarage(context: Furnisher): boolean {
  const benches = [2.4, 1.8, 1.2].map((width): Group => {
    const piece = atWall('Workbench', [width, 0.7, 0.95], ({ b, kit }) =>
      workbench(b, width, kit.wood, kit.metal, kit.steel),
    );
    return { piece, companions: [], free: [], worth: width * 0.1 };
  });
  const spot = mainAtWall(context, benches);
  if (!spot) return false;
  const { widthMetres } = context.plan.placed[0]!.piece;
  const tools = atWall(
    'Tool wall',
    [widthMetres, 0.12, 0.95],
    ({ b, kit, random }) =>
      toolWall(b, widthMetres, kit.wood, kit.steel, [kit.accent(0), kit.accent(1)], random),
    { low: 1.05 },
  );
  hang(context, tools, spot.side ?? 'back', alongWall(context.plan.shell, spot));
  const middle = from(spot, 0, 2);
  addExtra(context, [bookshelf(1.6, 2), bookshelf(0.9, 2)], middle);
  addExtra(
    context,
    [
      freeStanding('Bicycle', [1.8, 0.6, 1.05], ({ b, kit }) =>
        bicycle(b, kit.accent(0), kit.black, kit.steel),
      ),
    ],
    middle,
  );
  addExtra(
    context,
    [
      freeStanding('Crates', [1.18, 0.46, 1.36], ({ b, kit, random }) =>
        crates(b, 4, kit.wood, random),
      ),
    ],
    middle,
  );
  addExtra(
    context,
    [freeStanding('Tyres', [0.7, 0.7, 0.9], ({ b, kit }) => tyres(b, 4, kit.black))],
    middle,
  );
  return true;
}

export function furnishBarbershop(context: Furnisher): boolean {
  const { record } = context;
  const isRound = record.bath.mirror === 'round';
  const station = atWall('Barber station with chair', [1.3, 1.9, 2.1], ({ b, kit, random }) => {
    const accents = [kit.accent(0), kit.accent(1)];
    const top = kit.tiled(...record.kitchen.top);
    barberStation(b, {
      width: 1.2,
      body: kit.wood,
      top,
      mirror: kit.mirror,
      frame: kit.metal,
      bulb: kit.bulb,
      accents,
      random,
      round: isRound,
    });
    b.place({ at: [0, 0, 1.35], turnRad: Math.PI }, () =>
      barberChair(b, kit.cloth([record.accents[0]!, 'linen']), kit.steel),
    );
  });
  const beside = (count: number): Group => ({
    piece: station,
    companions: Array.from({ length: count }, (_, index) => ({
      piece: station,
      x: (index + 1) * 1.5,
      z: 0,
    })),
    free: [],
    worth: 0.3 * count,
  });
  const spot = mainAtWall(context, [beside(2), beside(1), beside(0)]);
  if (!spot) return false;
  const middle = from(spot, 0, 2.5);
  addExtra(context, [benchPiece(1.5)], middle);
  addExtras(context, ['plant', 'sideboard', 'armchair'], middle, 2);
  hangPendant(context);
  return true;
}

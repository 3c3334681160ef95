/**
 * Pictures that our own engines draw, owners in turn: a work of four pictures lays them into one line,
 * and the next person's picture waits for one of them, not for all; who was there lately waits for none.
 */
import type { InTurn } from '@maquette/models';
import { createTurns } from '../../../platform/turns.ts';
import type { Maker, Makers } from './maker.ts';

/** Works that run at once are few already; their pictures are never refused. */
const manyWaiting = 100_000;

/** As long as an engine's thread stays warm for who comes next. */
const placeForOthersMs = 60_000;

/** `places`: as many pictures are drawn at once. */
export function makersInTurn(makers: Makers, places: number): Makers {
  const turns = createTurns({
    ...{ places, placesEach: places, placeForOthersMs },
    ...{ waiting: manyWaiting, waitingEach: manyWaiting },
  });
  const inTurn =
    (make: Maker): Maker =>
    (work, job) => {
      const turn: InTurn = (draw) =>
        turns.run(work.owner, draw, job.signal).catch((error: unknown) => {
          // The workshop tells why it ended.
          job.signal.throwIfAborted();
          throw error;
        });
      return make(work, { ...job, inTurn: turn });
    };
  const { interior, exterior, visual, sketch } = makers;
  return {
    interior: inTurn(interior),
    exterior: inTurn(exterior),
    visual: inTurn(visual),
    sketch: inTurn(sketch),
  };
}

/** Stairs outside by name: a straight flight up to a landing with a door, and a spiral. */
import { kindFact } from '../../../brief/vocabulary/kinds.ts';
import type { MaterialHandle } from '../../../scene-model.ts';
import { coat, finishOf } from '../../finishes.ts';
import { helicalStair } from '../../furniture/stairs/helical-stair.ts';
import { railing } from '../../railings.ts';
import { box, tube } from '../../solids.ts';
import { frontAt } from '../facade-wishes.ts';
import type { Site } from '../site.ts';
import { doorBounds } from './front-door.ts';

const flight = { steps: 16, tread: 0.27, wide: 1.05, landing: 1.4, up: 2.9, rail: 0.95 } as const;
const masonry: readonly string[] = ['stone', 'fieldstone', 'concrete', 'brick', 'marble'];

function finish({ b, design }: Site): { step: MaterialHandle; isSolid: boolean } {
  const { materials: [wish] = [], colours: [colour] = [] } =
    design.brief.parts['fire-escape'] ?? {};
  const base = wish?.split(' ').at(-1);
  if (wish !== undefined && base !== undefined)
    return {
      step: b.material({
        ...finishOf(
          wish,
          base === 'stone' ? 'wall' : 'floor',
          colour === undefined ? {} : { colour },
        ),
        name: `outside stairs ${wish}`,
      }),
      isSolid: masonry.includes(base),
    };
  const paint = colour ?? '#2f3337';
  return { step: b.material(coat(paint, { name: `outside stair ${paint}` })), isSolid: false };
}

export function outsideFlight(site: Site): boolean {
  const { b, palette, cameraAzimuthRad, heightMetres } = site;
  const front = frontAt(site, 1.6);
  const upper = frontAt(site, Math.min(heightMetres - 0.6, 3.6));
  if (front === undefined || upper === undefined || heightMetres < 4.4) return false;
  const long = flight.steps * flight.tread + flight.landing;
  if (front.x1 - front.x0 < long) return false;
  const { step: material, isSolid } = finish(site);
  const door = doorBounds(site);
  const middle = (front.x0 + front.x1) / 2;
  // Away from the front door.
  const isRight = door === undefined ? cameraAzimuthRad > 0 : (door.x0 + door.x1) / 2 < middle;
  const way = isRight ? -1 : 1;
  const top = isRight ? front.x1 : front.x0;
  const [z0, z1] = [front.z + 0.02, front.z + 0.02 + flight.wide];
  const rise = flight.up / flight.steps;
  const foot = top + way * long;
  const head = top + way * flight.landing;
  b.begin('stairs', 'outside stairs', { subject: true });
  for (let step = 0; step < flight.steps; step++) {
    const x = foot - way * flight.tread * step;
    const y = rise * (step + 1);
    box(b, [x, isSolid ? 0 : y - 0.05, z0], [x - way * flight.tread, y, z1], material);
  }
  box(b, [top, isSolid ? 0 : flight.up - 0.14, z0], [head, flight.up, z1], material);
  if (!isSolid) {
    for (const z of [z0 + 0.04, z1 - 0.04])
      tube(b, [foot, 0.05, z], [head, flight.up - 0.1, z], 0.06, material, 6);
    for (const x of [top + way * 0.08, head])
      tube(b, [x, 0, z1 - 0.06], [x, flight.up, z1 - 0.06], 0.05, palette.metal, 8);
  }
  b.begin('balcony', 'outside stairs rail', { subject: true });
  const out = z1 - 0.05;
  for (let post = 0; post <= 8; post++) {
    const share = post / 8;
    const [x, y] = [foot + (head - foot) * share, flight.up * share];
    tube(b, [x, y, out], [x, y + flight.rail, out], 0.018, palette.metal, 5);
  }
  tube(b, [foot, flight.rail, out], [head, flight.up + flight.rail, out], 0.026, palette.metal, 6);
  railing(b, [head, flight.up, out], [top, flight.up, out], flight.rail, palette.metal);
  railing(b, [top, flight.up, out], [top, flight.up, z0], flight.rail, palette.metal);
  if (upper.z > front.z - 0.4) {
    const x = top + way * (flight.landing / 2);
    b.begin('door', 'upper door', { subject: true });
    box(
      b,
      [x - 0.45, flight.up, upper.z],
      [x + 0.45, flight.up + 2.05, upper.z + 0.07],
      palette.door,
    );
    b.begin('trim', 'upper door frame', { subject: true });
    for (const side of [-1, 1])
      box(
        b,
        [x + side * 0.45, flight.up, upper.z],
        [x + side * 0.54, flight.up + 2.14, upper.z + 0.1],
        palette.trim,
      );
    box(
      b,
      [x - 0.54, flight.up + 2.05, upper.z],
      [x + 0.54, flight.up + 2.14, upper.z + 0.1],
      palette.trim,
    );
  }
  site.kept.push({ x0: Math.min(foot, top), x1: Math.max(foot, top), z0: front.z, z1: z1 + 0.3 });
  b.facts[kindFact('fire-escape')] = 'flight';
  return true;
}

const spiral = { inner: 0.08, outer: 1.05, storey: 2.9, most: 5, turn: 5 } as const;

/** Around a pole before one end of the front, as high as the house has floors. */
export function outsideSpiral(site: Site): boolean {
  const { b, palette, cameraAzimuthRad, heightMetres } = site;
  const front = frontAt(site, 1.6);
  if (front === undefined || heightMetres < 3) return false;
  const floors = Math.max(1, Math.min(spiral.most, Math.round((heightMetres - 2.6) / 3)));
  const { step: tread } = finish(site);
  const x = cameraAzimuthRad > 0 ? front.x1 - spiral.outer - 0.2 : front.x0 + spiral.outer + 0.2;
  const before = b.subject;
  b.subject = true;
  b.place({ at: [x, 0, front.z + spiral.outer + 0.15] }, () =>
    helicalStair(b, {
      ...{ height: spiral.storey * floors, inner: spiral.inner, outer: spiral.outer },
      ...{ from: Math.PI / 2, sweep: spiral.turn * floors, thick: 0.05 },
      ...{ tread, rail: palette.metal },
    }),
  );
  b.subject = before;
  site.kept.push({
    x0: x - spiral.outer,
    x1: x + spiral.outer,
    z0: front.z,
    z1: front.z + 2 * spiral.outer + 0.3,
  });
  b.facts[kindFact('fire-escape')] = 'spiral';
  return true;
}

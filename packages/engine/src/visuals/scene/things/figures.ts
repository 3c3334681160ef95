/** People as one draws them on elevations: standing, plain, in the colours of clothes. */
import type { Random } from '../../../random/random.ts';
import type { SceneBuilder } from '../builder.ts';
import { softBox } from '../curved/soft-box.ts';
import { free, type Site } from '../site/site.ts';
import { tube } from '../solids.ts';
import { footings } from './surface-under.ts';
import { plainCoat, round } from './thing.ts';

const skins = ['#e0b394', '#b98562', '#8a5a3c', '#efc9ad'] as const;
const tops = ['#33506d', '#a5332b', '#e6e0d4', '#4f6a4a', '#d8a24a', '#6b4a6a', '#2b2e32'] as const;
const legs = ['#2b2e32', '#3f4a5a', '#6b5a48', '#8b9095'] as const;
const hairs = ['#2b2118', '#5c3a22', '#8a6a3c', '#9a958c'] as const;

/** About its own feet, facing +z. */
export function figure(b: SceneBuilder, random: Random, isSitting = false): void {
  const [skin, top, leg, hair] = [skins, tops, legs, hairs].map((all) =>
    plainCoat(b, random.pick(all)),
  ) as [
    ReturnType<typeof plainCoat>,
    ReturnType<typeof plainCoat>,
    ReturnType<typeof plainCoat>,
    ReturnType<typeof plainCoat>,
  ];
  const stride = random.between(0.02, 0.16);
  b.begin('person', 'person');
  for (const side of [-1, 1]) {
    if (isSitting) {
      const [hip, knee] = [0.86, 0.44];
      tube(b, [side * 0.09, hip, 0], [side * 0.12, hip + 0.02, knee], [0.085, 0.07], leg, 12);
      tube(b, [side * 0.12, hip, knee], [side * 0.11, hip - 0.42, knee], [0.065, 0.05], leg, 12);
      round(b, [side * 0.11, hip - 0.44, knee + 0.06], [0.05, 0.04, 0.11], leg, 12);
    } else {
      tube(b, [side * 0.09, 0.06, side * stride], [side * 0.08, 0.86, 0], [0.055, 0.085], leg, 12);
      round(b, [side * 0.09, 0.04, side * stride + 0.05], [0.05, 0.04, 0.11], leg, 12);
    }
    tube(
      b,
      [side * 0.2, 1.38, 0],
      [side * 0.25, 0.9, -side * stride * 0.8],
      [0.052, 0.038],
      top,
      10,
    );
    round(b, [side * 0.25, 0.86, -side * stride * 0.8], [0.04, 0.06, 0.04], skin, 10);
  }
  softBox(b, [-0.19, 0.84, -0.11], [0.19, 1.46, 0.11], 0.09, top, 0.02);
  tube(b, [0, 1.44, 0], [0, 1.54, 0.01], 0.05, skin, 10);
  round(b, [0, 1.63, 0.01], [0.09, 0.12, 0.1], skin, 18);
  round(b, [0, 1.67, -0.015], [0.1, 0.1, 0.1], hair, 18);
}

const usually = 4;
const most = 12;

/** On the ground before the house, where one sees them whole. */
export function peopleBefore(site: Site): boolean {
  const { b, design, footprint, cameraAzimuthRad } = site;
  // On the steps that are built later.
  if (design.brief.parts.people?.at?.how === 'on' || isBridge(site)) return true;
  const random = design.random('people');
  const wanted = Math.min(most, design.count('people') ?? usually);
  let built = 0;
  for (let attempt = 0; attempt < wanted * 12 && built < wanted; attempt++) {
    const x = random.between(footprint.x0, footprint.x1) + Math.sin(cameraAzimuthRad) * 3;
    const z = footprint.z1 + random.between(1.4, 5.5);
    if (!free(site, x, z, 0.35)) continue;
    b.place({ at: [x, 0, z], turnRad: random.between(-2, 2) }, () => figure(b, random));
    site.kept.push({ x0: x - 0.5, x1: x + 0.5, z0: z - 0.5, z1: z + 0.5 });
    built += 1;
  }
  b.facts.people = built;
  return built > 0;
}

/** Higher than any bridge's deck. */
const deckMetres = 3.6;
const isBridge = ({ design }: Site): boolean => design.brief.building === 'bridge';

/** Hips of one who sits are as high as what he sits on. */
const sitMetres = 0.78;

/** "People sitting on the steps", "a man on the bridge". */
export function peopleOnThings(site: Site): void {
  const { b, design } = site;
  const { people, stairs } = design.brief.parts;
  const of = people?.at?.how === 'on' ? people.at.of : isBridge(site) ? 'bridge' : undefined;
  if (people?.wanted !== true || of === undefined) return;
  const random = design.random('people on things');
  const isSitting = /sitting|seated|sits?\b/i.test(design.brief.prompt);
  const high = of === 'bridge' ? deckMetres : undefined;
  const count = Math.min(most, design.count('people') ?? usually);
  const places = footings(site, of, count, high === undefined ? {} : { high, share: 0.5 });
  for (const { x, y, z } of places)
    b.place({ at: [x, isSitting ? y - sitMetres : y, z], turnRad: random.between(-0.6, 0.6) }, () =>
      figure(b, random, isSitting),
    );
  b.facts.people = places.length;
  if (stairs?.wanted === true && places.length > 0) b.facts.stairs = true;
  if (places.length === 0) delete b.facts.people;
}

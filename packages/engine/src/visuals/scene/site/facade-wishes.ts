/** Requested additions to a facade: shop fronts, awnings, neon signs. */
import type { MaterialHandle } from '../../scene-model.ts';
import { coat } from '../finishes.ts';
import { neonColours, neonLetters, paintedLetters } from '../furniture/lit-signs.ts';
import { box, extrude } from '../solids.ts';
import type { Site } from './site.ts';

interface Front {
  readonly x0: number;
  readonly x1: number;
  readonly z: number;
}

/** The walls that stand foremost at this height, and how far they reach. */
export function frontAt({ b: { triangles } }: Site, heightMetres: number): Front | undefined {
  let [x0, x1, z] = [Infinity, -Infinity, -Infinity];
  const p = triangles.positions;
  for (const pass of ['depth', 'width'] as const)
    for (let triangle = 0; triangle < triangles.count; triangle++) {
      const { label, subject } = triangles.objectTable[triangles.objects[triangle]!]!;
      if (label !== 'wall' || !subject || triangles.normals[triangle * 9 + 2]! < 0.9) continue;
      const at = triangle * 9;
      const heights = [p[at + 1]!, p[at + 4]!, p[at + 7]!];
      if (Math.max(...heights) < heightMetres || Math.min(...heights) > heightMetres) continue;
      if (pass === 'depth') z = Math.max(z, p[at + 2]!);
      else if (p[at + 2]! > z - 0.8)
        for (const corner of [0, 3, 6]) {
          x0 = Math.min(x0, p[at + corner]!);
          x1 = Math.max(x1, p[at + corner]!);
        }
    }
  return x1 > x0 ? { x0, x1, z } : undefined;
}

const boardMetres = { low: 2.72, high: 3.2 } as const;
/** Signs by words of the prompt; without a match, `SHOP`. */
const shopSigns: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/baker/i, 'BAKERY'],
  [/book/i, 'BOOKS'],
  [/flower|florist/i, 'FLOWERS'],
  [/butcher/i, 'BUTCHER'],
  [/boutique/i, 'MODE'],
  [/\bcaf[eé]/i, 'CAFE'],
];

function signsOf(prompt: string): readonly string[] {
  const named = shopSigns.filter(([pattern]) => pattern.test(prompt)).map(([, text]) => text);
  return named.length > 0 ? named : ['SHOP'];
}

/** A sloped awning of striped fabric, with a valance. */
function awningOf(site: Site, x0: number, x1: number, z: number, hex: string): void {
  const { b } = site;
  const cloths = [hex, '#efe9dc'].map((colour) =>
    b.material(coat(colour, { name: `awning ${colour}`, tile: 'linen', roughness: 0.9 })),
  );
  const stripes = Math.max(4, Math.round((x1 - x0) / 0.28));
  const [top, low, out] = [2.68, 2.24, 1.15];
  b.begin('textile', 'awning', { subject: true });
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [a, c] = [x0 + ((x1 - x0) * stripe) / stripes, x0 + ((x1 - x0) * (stripe + 1)) / stripes];
    const cloth = cloths[stripe % 2]!;
    b.quad([a, low, z + out], [c, low, z + out], [c, top, z + 0.03], [a, top, z + 0.03], cloth);
    b.quad([a, top, z + 0.03], [c, top, z + 0.03], [c, low, z + out], [a, low, z + out], cloth);
    box(b, [a, low - 0.2, z + out - 0.01], [c, low, z + out], cloth);
  }
}

const awningHexes = ['#2f5a46', '#8a2f2b', '#2f4a6b', '#b98a2f'];

export function awning(site: Site): boolean {
  const front = frontAt(site, 2.4);
  if (front === undefined) return false;
  const { x0, x1, z } = front;
  const { colours = [] } = site.design.brief.parts.awning ?? {};
  // Its other stripes are white.
  const wished = colours.find((colour) => colour !== 'white') ?? colours[0];
  awningOf(site, x0 + 0.4, x1 - 0.4, z, wished ?? awningHexes[site.design.seed % 4]!);
  return true;
}

/** A window of panes above a low wall, with a lit shop behind it. */
function shopWindow(site: Site, x0: number, x1: number, z: number, frame: MaterialHandle): void {
  const { b, palette } = site;
  const columns = Math.max(2, Math.round((x1 - x0) / 0.9));
  b.begin('window', 'shop window', { subject: true, storey: 0 });
  const uv = [x0, 0.5, x1, 0.5, x1, 2.5, x0, 2.5];
  const at = z + 0.05;
  b.quad([x0, 0.5, at], [x1, 0.5, at], [x1, 2.5, at], [x0, 2.5, at], palette.glass, uv);
  b.begin('trim', 'shop frame', { subject: true });
  box(b, [x0 - 0.1, 0.1, z], [x1 + 0.1, 0.5, z + 0.12], frame);
  box(b, [x0 - 0.1, 2.5, z], [x1 + 0.1, 2.62, z + 0.12], frame);
  for (let column = 0; column <= columns; column++) {
    const x = x0 + ((x1 - x0) * column) / columns;
    box(b, [x - 0.035, 0.5, z], [x + 0.035, 2.5, z + 0.1], frame);
  }
}

/** Positions of ground-floor doors, which no shop window covers. */
function doorsOf({ b: { triangles } }: Site): readonly (readonly [number, number])[] {
  const doors = new Map<number, [number, number]>();
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const id = triangles.objects[triangle]!;
    const { label, subject } = triangles.objectTable[id]!;
    if (label !== 'door' || !subject) continue;
    const known = doors.get(id) ?? [Infinity, -Infinity];
    for (const corner of [0, 3, 6]) {
      const x = triangles.positions[triangle * 9 + corner]!;
      known[0] = Math.min(known[0], x);
      known[1] = Math.max(known[1], x);
    }
    doors.set(id, known);
  }
  return [...doors.values()];
}

/** A name board above each shop, with windows and an awning. */
export function shopfronts(site: Site): boolean {
  const front = frontAt(site, 1.6);
  if (front === undefined) return false;
  const { b, design } = site;
  const signs = signsOf(design.brief.prompt);
  const { x0, x1, z } = front;
  const each = (x1 - x0) / signs.length;
  const doors = doorsOf(site);
  signs.forEach((text, index) => {
    const [from, to] = [x0 + each * index + 0.25, x0 + each * (index + 1) - 0.25];
    const hex = awningHexes[(index + design.seed) % awningHexes.length]!;
    const cloth = design.brief.parts.awning?.colours?.find((one) => one !== 'white') ?? hex;
    const paint = b.material(coat(hex, { name: `shop paint ${hex}`, roughness: 0.45 }));
    const cream = b.material(coat('#efe6cf', { name: 'sign letters', roughness: 0.6 }));
    const free = doors.filter(([left, right]) => right > from && left < to);
    const [door] = free;
    const spans: readonly (readonly [number, number])[] =
      door === undefined
        ? [[from, to]]
        : [
            [from, door[0] - 0.2],
            [door[1] + 0.2, to],
          ];
    for (const [a, c] of spans) if (c - a > 0.9) shopWindow(site, a, c, z, paint);
    b.begin('trim', 'shop sign', { subject: true });
    box(b, [from, boardMetres.low, z], [to, boardMetres.high, z + 0.1], paint);
    const high = Math.min(0.3, ((to - from) * 0.8) / (text.length * 0.95));
    b.place({ at: [(from + to) / 2, (boardMetres.low + boardMetres.high) / 2, z + 0.1] }, () =>
      paintedLetters(b, text, high, cream),
    );
    awningOf(site, from + 0.1, to - 0.1, z + 0.1, cloth);
  });
  b.facts.awning = true;
  return true;
}

/** A narrower wall is too small for a word. */
const narrowMetres = 4;
const neonTexts = ['HOTEL', 'BAR', 'OPEN', 'NOODLES'];

/** Lit words across the facade, and projecting signs. */
export function neonSigns(site: Site): boolean {
  const front = frontAt(site, 3.4);
  if (front === undefined || front.x1 - front.x0 < narrowMetres) return false;
  const { b, heightMetres, design } = site;
  const colours = Object.values(neonColours);
  const { x0, x1, z } = front;
  const rows = Math.max(1, Math.min(4, Math.floor((heightMetres - 3.2) / 2.6)));
  const dark = b.material(coat('#1a1b1e', { name: 'sign board', roughness: 0.5 }));
  for (let row = 0; row < rows; row++) {
    const x = x0 + (x1 - x0) * (row % 2 === 0 ? 0.3 : 0.68);
    const y = 3.5 + row * 2.6;
    const text = neonTexts[(row + design.seed) % neonTexts.length]!;
    const half = text.length * 0.31 + 0.2;
    b.begin('trim', 'sign board', { subject: true });
    extrude(
      b,
      [
        [x - half, y - 0.5],
        [x + half, y - 0.5],
        [x + half, y + 0.5],
        [x - half, y + 0.5],
      ],
      z + 0.16,
      z + 0.28,
      dark,
    );
    b.place({ at: [x, y, z + 0.28] }, () =>
      neonLetters(b, text, 0.62, colours[(row + design.seed) % colours.length]!),
    );
  }
  return true;
}

/** A garden that is the picture itself: mown stripes, borders in bloom, paving or gravel, beds. */
import { coat, finishOf } from '../../finishes.ts';
import { plantingBed } from '../../plants/low-plants.ts';
import { box } from '../../solids.ts';
import { paving } from '../garden.ts';
import type { Site } from '../site.ts';

/** Extent in view: before, beside and behind the middle of the plot. */
const plotMetres = { half: 5.6, back: -4.6, front: 4.2, border: 1.1, patio: 2.6 } as const;
const stripeMetres = 0.85;
const stripeHexes = ['#5f8a3c', '#77a14e'] as const;

/** In bands towards us, as a mower leaves them. */
export function lawnStripes({ b, footprint, design }: Site): void {
  const { lawn } = design.brief.parts;
  if (lawn?.materials?.[0] !== 'striped' && lawn?.form !== 'striped') return;
  const isPlot = design.brief.building === 'open-ground';
  const [x0, x1] = isPlot ? [-5, 5] : [footprint.x0 - 3, footprint.x1 + 3];
  const [z0, z1] = isPlot ? [-4, 9] : [footprint.z1 + 1, footprint.z1 + 10];
  const greens = stripeHexes.map((hex) => b.material(coat(hex, { name: `mown ${hex}` })));
  b.begin('grass', 'mown stripes');
  let band = 0;
  for (let x = x0; x < x1; x += stripeMetres) {
    const right = Math.min(x1, x + stripeMetres);
    b.quad([x, 0.012, z1], [right, 0.012, z1], [right, 0.012, z0], [x, 0.012, z0], greens[band]!);
    band = 1 - band;
  }
  b.facts['lawn striped'] = true;
}

function borders(site: Site): void {
  const { b, plants, design } = site;
  const { half, back, front, border } = plotMetres;
  const random = design.random('borders');
  const soil = b.material(coat('#5a4632', { name: 'border soil' }));
  for (const [from, to, rect] of [
    [
      [-half, 0, back],
      [-half, 0, front],
      [-half - border / 2, -half + border / 2, back, front],
    ],
    [
      [half, 0, front - 2],
      [half, 0, back],
      [half - border / 2, half + border / 2, back, front - 2],
    ],
    [
      [-half, 0, back],
      [half, 0, back],
      [-half, half, back - border / 2, back + border / 2],
    ],
  ] as const) {
    const [x0, x1, z0, z1] = rect;
    b.begin('path', 'border soil');
    box(b, [x0, -0.05, z0], [x1, 0.03, z1], soil);
    for (let pass = 0; pass < 2; pass++)
      plantingBed(b, { from, to, widthMetres: border * 0.8, plants, random, flowering: true });
    site.kept.push({ x0, x1, z0, z1 });
  }
  b.facts.flowers = true;
}

function patio(site: Site): void {
  const { palette, b, design } = site;
  const { materials: [material] = [] } = design.brief.parts.terrace ?? {};
  const { half, front, patio: deep } = plotMetres;
  const isPaved = /patio|pav/i.test(design.brief.prompt);
  const finish =
    material === undefined
      ? isPaved
        ? palette.paving
        : palette.deck
      : b.material(finishOf(material, 'floor'));
  // All stands on it, if the picture is of it.
  if (design.brief.parts.garden?.wanted !== true) {
    b.begin('terrace', 'terrace');
    box(b, [-half + 0.6, -0.08, -1.2], [half - 0.6, 0.03, front + 0.9], finish);
  } else {
    const rect = { x0: -half + 1, x1: half - 1.6, z0: front - deep, z1: front };
    paving(site, rect, 0.07, finish, 'terrace');
  }
  b.facts.terrace = true;
}

function gravelled(site: Site): void {
  const { b, palette } = site;
  const { half, back } = plotMetres;
  b.begin('path', 'path');
  b.quad(
    [-half, 0.02, 12],
    [half, 0.02, 12],
    [half, 0.02, back],
    [-half, 0.02, back],
    palette.paving,
  );
  b.facts.path = true;
}

/** Trees and shrubs keep out of it, once its things stand. */
export function keepPlotOpen(site: Site): void {
  const { half, back, front } = plotMetres;
  if (site.design.brief.building === 'open-ground')
    site.kept.push({ x0: -half, x1: half, z0: back - 1, z1: front + 5 });
}

/** Only where no house stands. */
export function gardenPlot(site: Site): void {
  const { parts, building } = site.design.brief;
  if (building !== 'open-ground') return;
  if (parts.path?.wanted === true && parts.path.kind === 'gravel') gravelled(site);
  if (parts.terrace?.wanted === true) patio(site);
  const isGarden = parts.garden?.wanted === true;
  if (isGarden && parts.flowers?.wanted !== false && site.design.season !== 'winter') borders(site);
}

/** Facade ornaments by style: bands, fins, louvres, grids, waves, balconies. */

import { surface } from '../curved/surface.ts';
import { cylinder } from '../curved/turned.ts';
import { coat } from '../finishes.ts';
import { box, tube } from '../solids.ts';
import { type FacadeBuild, floorOf, heightOf } from './facade.ts';

type Ornament = (build: FacadeBuild) => void;

function eachBay(
  { facade, bays, bayMetres }: FacadeBuild,
  visit: (u: number, top: number) => void,
) {
  for (let bay = 0; bay <= bays; bay++) {
    const u = bay * bayMetres;
    visit(u, Math.min(facade.topAt(u - 0.3), facade.topAt(u + 0.3)));
  }
}

/** Horizontal bands at the floors. */
export const bands =
  (tall: number, out: number, from = 1): Ornament =>
  ({ b, palette, facade }) => {
    b.begin('trim', 'string course');
    for (let storey = from; storey < facade.storeys; storey++) {
      const y = floorOf(facade, storey);
      box(b, [0, y - tall, 0], [facade.widthMetres, y, out], palette.trim);
    }
  };

/** Vertical steel mullions in front of the glass, as on towers of the 1950s. */
export const mullions =
  (every: number, wide: number, out: number): Ornament =>
  (build) => {
    const { b, palette, facade, bayMetres } = build;
    b.begin('trim', 'steel mullions');
    eachBay(build, (u, top) => {
      for (let part = 0; part < every; part++) {
        const at = u + (bayMetres * part) / every;
        if (at > facade.widthMetres) return;
        box(b, [at - wide / 2, 0, 0], [at + wide / 2, top, out], palette.metal);
      }
    });
  };

/** White ribs that lean out with height. */
export const ribs: Ornament = (build) => {
  const { b, palette, bayMetres } = build;
  b.begin('column', 'ribs');
  eachBay(build, (from, top) => {
    for (const u of [from, from + bayMetres / 2])
      for (let part = 0; part < 10; part++) {
        const [low, high] = [(top * part) / 10, (top * (part + 1)) / 10];
        const bow = 0.25 + 0.65 * Math.sin(((part + 0.5) / 10) * Math.PI * 0.8);
        box(b, [u - 0.11, low, 0], [u + 0.11, high, bow], palette.trim);
      }
  });
};

/** Terracotta louvres in front of every other bay of the upper floors. */
export const louvres: Ornament = ({ b, palette, facade, bays, bayMetres }) => {
  const clay = b.material(coat('#b8694a', { name: 'baguettes', roughness: 0.7 }));
  for (let storey = 1; storey < facade.storeys; storey++) {
    const [y, tall] = [floorOf(facade, storey), heightOf(facade, storey)];
    for (let bay = 0; bay < bays; bay++) {
      const u = bay * bayMetres;
      if (facade.topAt(u + bayMetres / 2) < y + tall) continue;
      b.begin('trim', 'louvres', { storey });
      const isOpen = (bay + storey) % 3 === 0;
      const to = isOpen ? y + tall * 0.3 : y + tall - 0.1;
      for (let v = y + 0.1; v < to; v += 0.18)
        box(b, [u + 0.08, v, 0.22], [u + bayMetres - 0.08, v + 0.09, 0.32], clay);
    }
  }
  b.begin('trim', 'louvre rails');
  for (let bay = 0; bay <= bays; bay++)
    box(
      b,
      [bay * bayMetres - 0.05, facade.groundMetres, 0],
      [bay * bayMetres + 0.05, facade.topAt(bay * bayMetres), 0.36],
      palette.trim,
    );
};

/** A steel grid in front of the upper floors. */
export const net: Ornament = ({ b, palette, facade }) => {
  const cell = facade.storeyMetres * 0.8;
  const count = Math.ceil(facade.widthMetres / cell);
  b.begin('trim', 'diamond net');
  for (let column = 0; column < count; column++)
    for (let v = facade.groundMetres; v < facade.topAt((column + 0.5) * cell) - cell; v += cell) {
      const [u0, u1] = [column * cell, Math.min(facade.widthMetres, (column + 1) * cell)];
      tube(b, [u0, v, 0.3], [u1, v + cell, 0.3], 0.08, palette.trim, 6);
      tube(b, [u1, v, 0.3], [u0, v + cell, 0.3], 0.08, palette.trim, 6);
    }
};

/** Undulating white bands at the floors. */
export const waves: Ornament = ({ b, palette, facade }) => {
  for (let storey = 1; storey <= facade.storeys; storey++) {
    const y = floorOf(facade, storey);
    b.begin('balcony', 'flowing band', { storey });
    const phase = facade.seed * 0.7 + storey * 0.55;
    const steps = Math.max(24, Math.round(facade.widthMetres * 3));
    surface(
      b,
      steps,
      8,
      (s, t) => {
        const u = s * facade.widthMetres;
        const swell = 0.5 + 0.5 * Math.sin(u * 0.33 + phase) * Math.cos(u * 0.11 + storey);
        const half = 0.22 + 0.42 * swell;
        const round = t * Math.PI;
        const lift = 0.35 * Math.sin(u * 0.24 + phase);
        return [u, y + lift - Math.cos(round) * half, (0.35 + 0.85 * swell) * Math.sin(round)];
      },
      palette.wall,
      { bothSides: true },
    );
  }
};

/** Bulging metal sheets between the windows. */
export const sails: Ornament = ({ b, palette, facade, bays, bayMetres }) => {
  for (let bay = 0; bay < bays; bay += 2) {
    const u0 = (bay + 0.78) * bayMetres;
    const wide = Math.min(bayMetres * 1.02, facade.widthMetres - u0);
    const top = facade.topAt(u0 + wide / 2);
    if (wide < 0.6) continue;
    b.begin('roof', 'metal sail');
    const turn = Math.sin(bay * 2.1 + facade.seed);
    surface(
      b,
      16,
      30,
      (s, t) => [
        u0 + s * wide + 0.5 * turn * Math.sin(t * 5 + bay),
        t * top,
        0.12 + 1.1 * Math.sin(s * Math.PI) * (0.55 + 0.45 * Math.sin(t * 6 + bay * 1.7)),
      ],
      palette.accent,
      { bothSides: true },
    );
  }
};

/** Flowing stone between the windows, and mask-like iron balconies. */
export const flowingStone: Ornament = ({ b, palette, facade, bays, bayMetres }) => {
  for (let storey = 1; storey < facade.storeys; storey++) {
    const y = floorOf(facade, storey);
    b.begin('wall', 'flowing stone', { storey });
    surface(
      b,
      Math.max(30, bays * 14),
      6,
      (s, t) => {
        const u = s * facade.widthMetres;
        const bow = 0.5 + 0.5 * Math.sin((u / bayMetres) * Math.PI * 2 - Math.PI / 2);
        const round = t * Math.PI;
        return [
          u,
          y + 0.16 * Math.sin(u * 0.9 + storey) - Math.cos(round) * 0.34,
          (0.16 + 0.6 * bow) * Math.sin(round),
        ];
      },
      palette.wall,
      { bothSides: true },
    );
    b.begin('balcony', 'iron balcony', { storey });
    for (let bay = 0; bay < bays; bay++) {
      const u = (bay + 0.5) * bayMetres;
      if ((bay + storey) % 2 === 0 || facade.topAt(u) < y + 1.5) continue;
      const half = bayMetres * 0.32;
      for (let bar = 0; bar <= 10; bar++) {
        const angle = Math.PI * (bar / 10);
        const [x, z] = [u - Math.cos(angle) * half, Math.sin(angle) * 0.6 + 0.15];
        tube(b, [x, y + 0.25, z], [x, y + 1.05, z * 0.8], 0.03, palette.metal, 5);
        const next = Math.PI * ((bar + 1) / 10);
        const rail = [u - Math.cos(next) * half, Math.sin(next) * 0.6 + 0.15] as const;
        if (bar < 10)
          tube(
            b,
            [x, y + 1.05, z * 0.8],
            [rail[0], y + 1.05, rail[1] * 0.8],
            0.035,
            palette.metal,
            5,
          );
      }
      cylinder(b, [u, y + 0.12, 0.1], half, 0.12, palette.wall, 16);
    }
  }
};

/** Slim white columns in front of the ground floor. */
export const pilotis: Ornament = (build) => {
  const { b, palette, facade } = build;
  b.begin('column', 'pilotis');
  eachBay(build, (u) => cylinder(b, [u, 0, 0.25], 0.17, facade.groundMetres, palette.trim, 14));
};

/** Balconies at every other bay. */
export const balconies: Ornament = ({ b, palette, facade, bays, bayMetres }) => {
  for (let storey = 1; storey < facade.storeys; storey++)
    for (let bay = storey % 2; bay < bays; bay += 2) {
      const [u, y] = [(bay + 0.5) * bayMetres, floorOf(facade, storey)];
      if (facade.topAt(u) < y + heightOf(facade, storey)) continue;
      const half = bayMetres * 0.4;
      b.begin('balcony', 'balcony', { storey });
      box(b, [u - half, y - 0.16, 0], [u + half, y, 0.9], palette.trim);
      box(b, [u - half, y + 0.92, 0.84], [u + half, y + 0.98, 0.9], palette.metal);
      for (let bar = 0; bar <= 8; bar++) {
        const at = u - half + (half * 2 * bar) / 8;
        box(b, [at - 0.012, y, 0.85], [at + 0.012, y + 0.95, 0.88], palette.metal);
      }
    }
};

export const cornice =
  (tall: number, out: number): Ornament =>
  ({ b, palette, facade, bays, bayMetres }) => {
    b.begin('trim', 'cornice');
    for (let bay = 0; bay < bays; bay++) {
      const [u0, u1] = [bay * bayMetres, (bay + 1) * bayMetres];
      const y = facade.topAt((u0 + u1) / 2) - 0.1;
      box(b, [u0, y - tall, 0], [u1, y, out], palette.trim);
    }
  };

/** Oval windows and mask-like balconies. */
import type { MaterialHandle, Vector3 } from '../../scene-model.ts';
import { surface } from '../curved/surface.ts';
import { tube } from '../solids.ts';
import type { House } from './house.ts';

export const storeyMetres = 3.7;

export interface Oval {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly power: number;
  readonly storey: number;
  readonly kind: 'gate' | 'grand' | 'window';
}

export function ovals(house: House, width: number, storeys: number): Oval[] {
  const { random } = house;
  const list: Oval[] = [];
  const bays = random.integer(3, 5);
  const gates = random.integer(3, 4);
  for (let index = 0; index < gates; index++) {
    list.push({
      x: ((index + 0.5) / gates - 0.5) * width * 0.92,
      y: 1.75,
      rx: (width * 0.34) / gates,
      ry: 1.7,
      power: 2.6,
      storey: 0,
      kind: 'gate',
    });
  }
  for (let storey = 1; storey < storeys; storey++) {
    const y = (storey + 0.5) * storeyMetres + 0.2;
    if (storey === 1) {
      list.push({ x: 0, y, rx: width * 0.23, ry: 1.3, power: 2.3, storey, kind: 'grand' });
      for (const side of [-1, 1])
        list.push({
          x: side * width * 0.37,
          y,
          rx: 0.85,
          ry: 1.25,
          power: 2.2,
          storey,
          kind: 'window',
        });
      continue;
    }
    for (let index = 0; index < bays; index++) {
      list.push({
        x: ((index + 0.5) / bays - 0.5) * width * 0.94,
        y,
        rx: 0.66 + 0.1 * Math.sin(index * 3 + storey),
        ry: 1.15,
        power: 2.4,
        storey,
        kind: 'window',
      });
    }
  }
  return list;
}

export function window(
  house: House,
  oval: Oval,
  onWall: (x: number, y: number) => Vector3,
  stone: MaterialHandle,
  wood: MaterialHandle,
): void {
  const { b, palette } = house;
  const sides = 36;
  const edge = (index: number, grow: number): Vector3 => {
    const angle = (index / sides) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const x = oval.x + Math.sign(c) * Math.abs(c) ** (2 / oval.power) * oval.rx * grow;
    const y = oval.y + Math.sign(s) * Math.abs(s) ** (2 / oval.power) * oval.ry * grow;
    return [x, y, onWall(x, Math.max(0.02, y))[2]];
  };
  b.begin('trim', 'carved frame');
  for (let index = 0; index < sides; index++) {
    const [a, c] = [edge(index, 1.03), edge(index + 1, 1.03)];
    tube(b, [a[0], a[1], a[2] + 0.03], [c[0], c[1], c[2] + 0.03], 0.14, stone, 6);
    const [d, e] = [edge(index, 1.02), edge(index + 1, 1.02)];
    b.quad(
      [d[0], d[1], d[2]],
      [e[0], e[1], e[2]],
      [e[0], e[1], e[2] - 0.55],
      [d[0], d[1], d[2] - 0.55],
      stone,
    );
    b.quad(
      [e[0], e[1], e[2]],
      [d[0], d[1], d[2]],
      [d[0], d[1], d[2] - 0.55],
      [e[0], e[1], e[2] - 0.55],
      stone,
    );
  }
  const z = onWall(oval.x, oval.y)[2] - 0.4;
  const bars = oval.kind === 'grand' ? 5 : oval.kind === 'gate' ? 2 : 1;
  b.begin('trim', 'window bars');
  for (let bar = 1; bar <= bars; bar++) {
    const x = oval.x + (bar / (bars + 1) - 0.5) * 2 * oval.rx;
    tube(
      b,
      [x, oval.y - oval.ry, z + 0.03],
      [x, oval.y + oval.ry, z + 0.03],
      oval.kind === 'grand' ? 0.09 : 0.04,
      oval.kind === 'grand' ? stone : wood,
      7,
    );
  }
  tube(
    b,
    [oval.x - oval.rx, oval.y + oval.ry * 0.38, z + 0.03],
    [oval.x + oval.rx, oval.y + oval.ry * 0.38, z + 0.03],
    0.035,
    wood,
    6,
  );
  b.begin(oval.kind === 'gate' ? 'door' : 'window', `${oval.kind} glass`, { storey: oval.storey });
  const [w, h] = [oval.rx * 1.06, oval.ry * 1.06];
  b.quad(
    [oval.x - w, oval.y - h, z],
    [oval.x + w, oval.y - h, z],
    [oval.x + w, oval.y + h, z],
    [oval.x - w, oval.y + h, z],
    palette.glass,
  );
}

export function balcony(
  house: House,
  oval: Oval,
  onWall: (x: number, y: number) => Vector3,
  stone: MaterialHandle,
  iron: MaterialHandle,
): void {
  const { b } = house;
  const y = oval.y - oval.ry - 0.1;
  const z = onWall(oval.x, y)[2] - 0.05;
  const [rx, rz] = [oval.rx * 1.5, 0.85];
  b.begin('balcony', 'mask balcony', { storey: oval.storey });
  surface(
    b,
    20,
    7,
    (u, v) => {
      const angle = u * Math.PI;
      const k = 0.25 + 0.75 * Math.sin(Math.min(1, v * 1.15) * 1.5);
      return [oval.x - Math.cos(angle) * rx * k, y - 0.45 + v * 0.55, z + Math.sin(angle) * rz * k];
    },
    stone,
    { bothSides: true },
  );
  const rim = (t: number, height: number): Vector3 => [
    oval.x - Math.cos(t * Math.PI) * rx * (1 + 0.05 * Math.sin(height * 8)),
    y + height,
    z + Math.sin(t * Math.PI) * rz,
  ];
  for (let post = 0; post <= 12; post++)
    tube(b, rim(post / 12, 0.1), rim(post / 12, 0.85), 0.02, iron, 4);
  for (let post = 0; post < 12; post++)
    tube(b, rim(post / 12, 0.87), rim((post + 1) / 12, 0.87), 0.045, iron, 5);
}

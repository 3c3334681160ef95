/** Cinemas with their marquee and neon. */
import { neonColours, neonLetters, paintedLetters } from '../furniture/lit-signs.ts';
import { box, prism } from '../solids.ts';
import type { Kit, Landmarks, Stands } from './kit/landmark.ts';
import { wide } from './town-buildings.ts';

function cinema(kit: Kit): Stands {
  const { b, palette, other } = kit;
  const high = 9;
  const outline: (readonly [number, number])[] = [
    [-9, -10],
    [-9, 0],
  ];
  for (let step = 0; step <= 10; step++) {
    const angle = (step / 10) * (Math.PI / 2);
    outline.push([3 + Math.sin(angle) * 5, -5 + Math.cos(angle) * 5]);
  }
  outline.push([8, -10]);
  b.begin('wall', 'cinema wall');
  prism(b, outline, 0, high, kit.skin.wall);
  b.begin('trim', 'bands');
  for (const y of [4.4, 5.2, 6, 8.7])
    prism(
      b,
      outline.map(([x, z]) => [x * 1.01, z < -9 ? z : z + 0.06] as const),
      y,
      y + 0.18,
      palette.accent,
    );
  b.begin('window', 'glass doors');
  for (let door = 0; door < 4; door++) {
    const x = -5 + door * 1.5;
    b.quad(
      [x, 0.1, 0.04],
      [x + 1.35, 0.1, 0.04],
      [x + 1.35, 2.7, 0.04],
      [x, 2.7, 0.04],
      palette.glass,
      [x, 0, x + 1.35, 0, x + 1.35, 2.6, x, 2.6],
    );
  }
  b.begin('door', 'front door');
  for (let door = 0; door <= 4; door++)
    box(b, [-5.08 + door * 1.5, 0, 0.02], [-4.96 + door * 1.5, 2.8, 0.1], palette.door);
  b.begin('trim', 'marquee');
  box(b, [-6.6, 3.05, 0], [2.4, 4.1, 2.3], other('#1f2124'));
  box(b, [-6.4, 3.2, 2.3], [2.2, 3.95, 2.34], other('#f6f0dc'));
  b.place({ at: [-2.1, 3.57, 2.36] }, () =>
    paintedLetters(b, 'TONIGHT 8PM', 0.42, other('#8a1f1a')),
  );
  b.begin('lamp', 'marquee bulbs');
  for (let bulb = 0; bulb < 20; bulb++)
    box(b, [-6.5 + bulb * 0.46, 3.08, 2.3], [-6.38 + bulb * 0.46, 3.18, 2.42], palette.lamp);
  b.begin('trim', 'sign board');
  box(b, [2.8, 4.6, 0.1], [4.1, 12.6, 0.6], other('#23262b'));
  const colours = Object.values(neonColours);
  [...'CINEMA'].forEach((letter, index) => {
    b.place({ at: [3.45, 11.8 - index * 1.25, 0.62] }, () =>
      neonLetters(b, letter, 0.95, colours[kit.house.design.seed % colours.length]!),
    );
  });
  b.begin('window', 'poster cases');
  for (const x of [-7.9, 1.7])
    b.quad(
      [x, 0.9, 0.05],
      [x + 1, 0.9, 0.05],
      [x + 1, 2.5, 0.05],
      [x, 2.5, 0.05],
      other(x < 0 ? '#c8742c' : '#2f5f9e'),
    );
  return {
    rect: { x0: -9, x1: 8, z0: -10, z1: 2.4 },
    high: 12.6,
    storeys: 2,
    roof: 'flat',
    facts: { 'neon-sign': true, lettering: true, windows: true, awning: true, door: true },
  };
}

export const cinemas: Landmarks = {
  cinema: {
    look: {
      walls: [
        ['plaster', '#e8dcc4'],
        ['plaster', '#d9c3b0'],
      ],
      accents: [
        ['plaster', '#3f6b6b'],
        ['plaster', '#8a3a2f'],
      ],
      doors: ['#8a6a2e'],
    },
    places: { city: 1 },
    camera: wide,
    build: cinema,
  },
};

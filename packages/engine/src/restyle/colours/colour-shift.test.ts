import { expect, test } from 'vitest';
import { okLabFromLinear } from '../../colour/oklab.ts';
import { createRandom } from '../../random/random.ts';
import { interiorLooks } from '../looks/style-looks.ts';
import { colourGroups, light } from './colour-groups.ts';
import { shiftCube } from './colour-shift.ts';

/** Nodes of a colour cube per axis, minus one. */
const steps = 32;
type Node = readonly [number, number, number];

const labOf = (node: Node) =>
  okLabFromLinear(light(node[0] / steps), light(node[1] / steps), light(node[2] / steps));

/** Result of a look for one colour, in a photo whose loose things have all of these colours. */
function moved(node: Node, name: string, all: readonly Node[] = [node]) {
  const look = interiorLooks.find((one) => one.name === name)!;
  const groups = colourGroups(all.map(labOf), [1, 1, 1]);
  const cube = shiftCube(groups, look, 1, createRandom(3));
  const at = ((node[2] * (steps + 1) + node[1]) * (steps + 1) + node[0]) * 3;
  return okLabFromLinear(cube[at]!, cube[at + 1]!, cube[at + 2]!);
}
const chromaOf = ([, a, b]: readonly [number, number, number]) => Math.hypot(a, b);

test.each(['Bohemian', 'MidCentury', 'Cyberpunk'])(
  'in %s a white door reflecting blue sky takes no colour of the palette',
  (name) => {
    const blueWhite: Node = [24, 26, 30];
    expect(chromaOf(moved(blueWhite, name))).toBeLessThan(chromaOf(labOf(blueWhite)) + 0.01);
  },
);

test("a plant keeps its green, a pale green wall classified as a thing doesn't", () => {
  const leaf: Node = [9, 14, 5];
  const wall: Node = [26, 28, 18];
  const [was, is] = [labOf(leaf), moved(leaf, 'MidCentury')];
  expect(Math.hypot(is[1] - was[1], is[2] - was[2])).toBeLessThan(0.02);
  expect(chromaOf(moved(wall, 'Minimal'))).toBeLessThan(0.5 * chromaOf(labOf(wall)));
});

test.each(['Minimal', 'Scandinavian', 'Cyberpunk'])(
  'in %s gaps between wooden doors keep their depth',
  (name) => {
    const door: Node = [17, 12, 8];
    const gap: Node = [9, 6, 4];
    const all = [door, door, door, gap];
    const before = labOf(door)[0] - labOf(gap)[0];
    const after = moved(door, name, all)[0] - moved(gap, name, all)[0];
    expect(after).toBeGreaterThan(0.7 * before);
  },
);

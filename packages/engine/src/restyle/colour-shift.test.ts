import { expect, test } from 'vitest';
import { okLabFromLinear } from '../colour/oklab.ts';
import { createRandom } from '../random/random.ts';
import { colourGroups, light } from './colour-groups.ts';
import { shiftCube } from './colour-shift.ts';
import { interiorLooks } from './looks/interior-looks.ts';

/** Nodes of a colour cube each way, less one. */
const steps = 32;
type Node = readonly [number, number, number];

const labOf = (node: Node) =>
  okLabFromLinear(light(node[0] / steps), light(node[1] / steps), light(node[2] / steps));

/** Where a look takes the only colour of the loose things in a photo. */
function moved(node: Node, name: string) {
  const look = interiorLooks.find((one) => one.name === name)!;
  const groups = colourGroups([labOf(node)], [1, 1, 1]);
  const cube = shiftCube(groups, look, 1, createRandom(3));
  const at = ((node[2] * (steps + 1) + node[1]) * (steps + 1) + node[0]) * 3;
  return okLabFromLinear(cube[at]!, cube[at + 1]!, cube[at + 2]!);
}
const chromaOf = ([, a, b]: readonly [number, number, number]) => Math.hypot(a, b);

test.each(['Bohemian', 'MidCentury', 'Cyberpunk'])(
  'in %s a white door that mirrors the blue of the sky does not take a colour of the palette',
  (name) => {
    const blueWhite: Node = [24, 26, 30];
    expect(chromaOf(moved(blueWhite, name))).toBeLessThan(chromaOf(labOf(blueWhite)) + 0.01);
  },
);

test('a plant keeps its green, and a pale green wall that passed for a thing does not', () => {
  const leaf: Node = [9, 14, 5];
  const wall: Node = [26, 28, 18];
  const [was, is] = [labOf(leaf), moved(leaf, 'MidCentury')];
  expect(Math.hypot(is[1] - was[1], is[2] - was[2])).toBeLessThan(0.02);
  expect(chromaOf(moved(wall, 'Minimal'))).toBeLessThan(0.5 * chromaOf(labOf(wall)));
});

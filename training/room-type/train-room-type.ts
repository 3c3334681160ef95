/**
 * Learns to tell bedrooms, kitchens and bathrooms from anything else, by the looks that export-looks.ts wrote:
 *
 *   node training/room-type/train-room-type.ts LOOKS
 *
 * Prints how each is told by what was learned from houses of the other folds, and writes weights/room-type.bin.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { roomsByLook } from '../../packages/engine/src/analysis/rooms/room-by-look.ts';
import { tellByFolds } from './by-folds.ts';
import { learn, sharpened } from './learn.ts';
import { isPhotoOfRoom, type Look, readLooks } from './looks.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Expected the folder of looks.');
const looks = readLooks(folder);
const { sharpness, likelihoods } = tellByFolds(looks);

function score(title: string, isOne: (look: Look) => boolean): void {
  const told = looks.filter(isOne).map((look) => {
    const all = likelihoods.get(look.name)!;
    const likelihood = Math.max(...all);
    return { look, room: all.indexOf(likelihood), likelihood };
  });
  const right = told.filter(({ look, room }) => look.room === room).length;
  const stated = told.reduce((sum, { likelihood }) => sum + likelihood, 0);
  const share = (count: number) => `${((100 * count) / told.length).toFixed(1)} %`;
  console.log(`${title}: ${right} of ${told.length} (${share(right)}), ${share(stated)} stated`);
  for (const { look, room, likelihood } of told) {
    if (room === look.room || room === roomsByLook.length) continue;
    console.log(`  ${look.name}: ${roomsByLook[room]} ${likelihood.toFixed(2)}`);
  }
}
score('rooms', isPhotoOfRoom);
score('fronts', ({ name }) => name.includes('frontal'));
score('parts of rooms', ({ name }) => name.includes('.part'));
score('drawn', ({ name }) => name.startsWith('drawn'));
console.log(`sharpness ${sharpness.toFixed(2)}`);
writeFileSync(
  path.join(import.meta.dirname, '../../packages/engine/weights/room-type.bin'),
  sharpened(learn(looks), sharpness),
);

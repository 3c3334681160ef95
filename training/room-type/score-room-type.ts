/**
 * How rightly rooms are told by things and the whole picture together, on photos that taught neither: the checked
 * rooms, each by looks at houses of the other folds.
 *
 *   node training/room-type/score-room-type.ts HOUSES LOOKS
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withDetections } from '../../packages/engine/src/analysis/detections/with-detections.ts';
import { roomType } from '../../packages/engine/src/analysis/room-type.ts';
import { lookOf, roomsByLook } from '../../packages/engine/src/analysis/rooms/room-by-look.ts';
import { findThings } from '../../packages/engine/src/analysis/things.ts';
import { readThingLabels } from '../labelling/thing-labels.ts';
import { readPhoto } from '../photos/read-photo.ts';
import { tellByFolds } from './by-folds.ts';
import { readLooks } from './looks.ts';

const labels = path.join(import.meta.dirname, '../labels/things-rooms-checked.txt');
const [houses, folder] = process.argv.slice(2);
if (!houses || !folder) throw new Error('Expected the folder of photos and that of looks.');
const looks = readLooks(folder);
const { likelihoods } = tellByFolds(looks);

let [all, told, right, stated] = [0, 0, 0, 0];
let [toldByThings, rightByThings] = [0, 0];
for (const file of readThingLabels(readFileSync(labels, 'utf8')).keys()) {
  const { name } = path.parse(file);
  const { room, detections } = looks.find((look) => look.name === name)!;
  const own = findThings(await readPhoto(path.join(houses, file)), 'interior', null);
  const sights = withDetections(own, detections, 'interior');
  const guess = roomType(sights, { look: lookOf(likelihoods.get(name)!), detections });
  const byThings = roomType(sights);
  all++;
  if (byThings) toldByThings++;
  if (byThings?.name === roomsByLook[room]) rightByThings++;
  if (guess) {
    told++;
    stated += guess.likelihood;
  }
  if (guess?.name === roomsByLook[room]) right++;
  else console.log(`${file}: ${guess ? `${guess.name} ${guess.likelihood}` : 'not told'}`);
}
const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`;
console.log(`by things alone: ${rightByThings} of ${all} right, ${toldByThings} told`);
console.log(
  `together: ${right} of ${all} right (${share(right, all)}), ${told} told, ${share(stated, told)} stated`,
);

/**
 * Cells of drawn rooms of the sorts that the photos lack: living rooms, offices, halls. There is no bed in them,
 * no bath and no kitchen, and of other things nothing is told.
 *
 *   node training/things/export-drawn.ts OUT [COUNT]
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createRandom } from '../../packages/engine/src/random/random.ts';
import { imagine } from '../../packages/engine/src/visuals/imagine.ts';
import { addPhotoFaults } from '../photos/photo-faults.ts';
import { writeCells } from './cells-file.ts';

const [out, count = '80'] = process.argv.slice(2);
if (!out) throw new Error('Expected the folder to write to.');
mkdirSync(out, { recursive: true });

const rooms = [
  'living room',
  'living room',
  'living room',
  'dining room',
  'office',
  'den',
  'foyer',
];
const looks = [
  'modern',
  'traditional',
  'farmhouse',
  'rustic',
  'bohemian',
  'minimal',
  'scandinavian',
];

for (let seed = 0; seed < Number(count); seed++) {
  const random = createRandom(40_000 + seed);
  const isWide = random.chance(0.8);
  const { image } = await imagine(`a ${random.pick(looks)} ${random.pick(rooms)}`, {
    seed,
    widthPx: isWide ? 480 : 360,
    heightPx: isWide ? 360 : 480,
    quality: 'draft',
  });
  const photo = await addPhotoFaults(image, random.fork('faults'));
  writeCells(path.join(out, `drawn-${seed}.bin`), photo, 'interior', [0, 0, 1, 1, 0]);
}

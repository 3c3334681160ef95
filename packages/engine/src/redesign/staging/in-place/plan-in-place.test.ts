import { expect, test } from 'vitest';
import { handOnDetections } from '../../../detector/photo-detections.ts';
import { analysePhoto } from '../../../sense/analyse-photo.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { syntheticRoom } from '../../../sense/testing/synthetic-room.ts';
import { styleRecord } from '../../furnish/furnish-room.ts';
import { bed } from '../../furnish/pieces/bedroom.ts';
import { openShell } from '../../opened-room.ts';
import type { RedesignRequest } from '../../request.ts';
import { roomClass } from '../../shell/room-class.ts';
import { withoutOldThings } from './cleared-room.ts';
import { outlinePixels } from './outlines.ts';
import { planInPlace } from './plan-in-place.ts';
import { scaledPiece } from './scaled-piece.ts';

const request: RedesignRequest = {
  style: 'Scandinavian',
  roomType: 'Bedroom',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  seed: 3,
  change: 'furniture',
};

/** The room with a red bed at its back wall, of which the detector knows. */
function roomWithBed(): { readonly analysis: Analysis; readonly bed: Uint8Array } {
  const bare = analysePhoto(syntheticRoom(2, undefined, 320).photo, 'interior');
  const { shell } = openShell(bare, bare.photo.widthPx, 'box')!;
  const piece = {
    ...scaledPiece(bed(styleRecord('Scandinavian'), 1.4, 0), [0.976, 1, 0.968]),
    front: { fromMetres: 0.12, heightMetres: 0.55 },
  };
  const at = { piece, spot: { x: 0, z: -shell.depth / 2, turnRad: 0 } };
  const { widthPx: w, heightPx: h, data } = bare.photo;
  const pixels = outlinePixels(at, shell, bare.photo);
  const painted = { ...bare.photo, data: data.slice() };
  let [left, top, right, foot] = [w, h, 0, 0];
  const { classOf } = bare;
  for (let k = 0; k < pixels.length; k++) {
    if (!pixels[k]) continue;
    for (const { className, matte } of bare.surfaces)
      matte.data[k] = className === 'object' ? 0.9 : 0.02;
    painted.data.set([190, 20, 30], k * 3);
    classOf[k] = roomClass('object');
    const [x, y] = [k % w, Math.floor(k / w)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, foot] = [Math.max(right, x), Math.max(foot, y)];
  }
  const box = { x: left / w, y: top / h, width: (right - left) / w, height: (foot - top) / h };
  handOnDetections(painted, [{ kind: 'bed', score: 0.6, box }]);
  return { analysis: { ...bare, photo: painted }, bed: pixels };
}

const room = roomWithBed();

/** Red pixels, which only the old bed has. */
const redShare = ({ data }: { readonly data: Uint8ClampedArray }) => {
  let red = 0;
  for (let at = 0; at < room.bed.length; at++)
    if (room.bed[at] && data[at * 3]! > 2 * Math.max(data[at * 3 + 1]!, data[at * 3 + 2]!)) red++;
  return red / room.bed.reduce((sum, one) => sum + one, 0);
};

const opened = openShell(room.analysis, room.analysis.photo.widthPx, 'box')!;
const doubtful = { ...opened, reading: { ...opened.reading, confidence: 0.3 } };

test('a new bed takes the place of the old one, of which nothing is left in the photo', () => {
  expect(redShare(room.analysis.photo)).toBe(1);
  const made = planInPlace(doubtful, request)!;
  expect(made.furnished.plan.placed[0]!.piece.name).toBe('Bed');
  const cleared = withoutOldThings(doubtful, made.replaced);
  expect(redShare(cleared.photo)).toBeLessThan(0.01);
  const stays = (at: number) => cleared.classOf[at] === roomClass('object');
  expect(room.bed.some((one, at) => one === 1 && stays(at))).toBe(false);
});

test('a room that can be drawn anew is none to be staged, nor one with a bed that is kept', () => {
  expect(planInPlace(opened, request)).toBeUndefined();
  const keep = [{ name: 'bed', box: { x: 0.4, y: 0.5, width: 0.2, height: 0.2 } }];
  expect(planInPlace(doubtful, { ...request, keep })).toBeUndefined();
});

/** A room whose furniture is taken out for staging, cached with its shape: styles and variations share it. */
import { detectionsOn, handOnDetections } from '../../../detector/photo-detections.ts';
import { connectedComponents } from '../../../ops/components.ts';
import { resizeBilinear } from '../../../ops/resize.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { behind } from '../../empty/planes-behind.ts';
import { grown } from '../../empty/thing-mask.ts';
import type { OpenedShell } from '../../opened-room.ts';
import { roomClass } from '../../shell/room-class.ts';
import { clearedPhoto } from './cleared-photo.ts';
import type { OldThing } from './old-things.ts';
import { wallShade } from './wall-shade.ts';

/** Rims as shares of the width: of fringes around old pieces, and of their shadows on the floor. */
const scrapShare = 0.004;
const rim = { around: 0.0045, floor: 0.02 } as const;

/** 1 per pixel that is filled anew where these things stood. */
export function removedPixels(
  { reading: { analysis }, surfaces: { planes } }: Pick<OpenedShell, 'reading' | 'surfaces'>,
  things: readonly OldThing[],
): Uint8Array {
  const { photo, classOf } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const going = new Uint8Array(w * h);
  for (const { old, size } of things) {
    const isSame = size.widthPx === w && size.heightPx === h;
    const given = Float32Array.from(old);
    const own = isSame ? given : resizeBilinear(given, size.widthPx, size.heightPx, w, h);
    for (let at = 0; at < own.length; at++) if (own[at]! >= 0.5) going[at] = 1;
  }
  const [object, window, door, floor] = (['object', 'window', 'door', 'floor'] as const).map(
    roomClass,
  );
  takeScraps(going, classOf, w, h);
  const near = grown(going, w, h, Math.max(2, Math.round(w * rim.around)));
  const wide = grown(going, w, h, Math.max(3, Math.round(w * rim.floor)));
  const wall = roomClass('wall');
  const shade = wallShade(photo, going, (at) => classOf[at] === wall);
  return going.map((goes, at) => {
    const kind = classOf[at];
    if (goes || shade[at]) return 1;
    if (kind === window || kind === door || kind === object) return 0;
    return near[at] || (wide[at] && kind === floor && planes[at] === behind.floor) ? 1 : 0;
  });
}

/** In place: what is left of things beside what goes, in pieces too small to stand alone. */
function takeScraps(going: Uint8Array, classOf: Uint8Array, w: number, h: number): void {
  const object = roomClass('object');
  const left = classOf.map((kind, at) => (kind === object && !going[at] ? 1 : 0));
  const { of, size } = connectedComponents(left, w, h);
  const beside = new Set<number>();
  const near = grown(going, w, h, Math.max(2, Math.round(w * rim.around)));
  for (let at = 0; at < left.length; at++) if (left[at] && near[at]) beside.add(of[at]!);
  for (let at = 0; at < left.length; at++)
    if (left[at] && beside.has(of[at]!) && size[of[at]!]! < scrapShare * w * h) going[at] = 1;
}

const cleared = new WeakMap<OpenedShell, Map<string, Analysis>>();

/** @param opened along the edges that are seen */
export function withoutOldThings(opened: OpenedShell, things: readonly OldThing[]): Analysis {
  const { analysis, photographed } = opened.reading;
  if (things.length === 0) return analysis;
  const key = things.map(({ box }) => `${box.x} ${box.y}`).join();
  const held = cleared.get(opened) ?? new Map<string, Analysis>();
  cleared.set(opened, held);
  const known = held.get(key);
  if (known) return known;
  const room = clearedPhoto(opened, removedPixels(opened, things)).analysis;
  // its paint asks for things in the photo: the others are known
  const others = detectionsOn(photographed)?.filter(
    ({ box }) => !things.some((thing) => thing.box === box),
  );
  handOnDetections(room.photo, others ?? null);
  held.set(key, room);
  return room;
}

/**
 * Interior mapping (van Dongen 2008): rooms behind panes without geometry. The view ray is intersected with a virtual
 * box whose walls, lamps, curtains, pictures and furniture come from the room's random numbers, so that neighbours
 * differ.
 */

import { clamp01, mix, smoothStep } from '../../../ops/ramps.ts';
import { hashLattice } from '../../../random/random.ts';
import { type RoomsBehindGlass, type TriangleSoup, triangleFlags } from '../../scene-model.ts';
import type { Environment } from '../sky/environment.ts';
import {
  furnishRoomBehindGlass,
  type SilhouetteHit,
  sampleFurniture,
} from './furniture-behind-glass.ts';
import { paintRoom, type RoomHit } from './paint-room-behind-glass.ts';
import type { PreparedMaterial } from './prepared-material.ts';
import type { Hit, Surface } from './surface-point.ts';

type Colour = readonly [number, number, number];

/** Level of a lit room relative to outdoor lamps. */
const roomBrightness: Record<RoomsBehindGlass['life'], number> = {
  home: 1,
  office: 0.85,
  shop: 0.8,
};
/** Lamp colours; repeated entries are more frequent. */
const lampColours: Record<RoomsBehindGlass['life'], readonly Colour[]> = {
  home: [
    [1, 0.62, 0.32],
    [1, 0.66, 0.36],
    [1, 0.7, 0.42],
    [1, 0.74, 0.48],
  ],
  office: [
    [1, 0.78, 0.46],
    [1, 0.88, 0.64],
    [0.86, 0.95, 1],
    [1, 0.7, 0.36],
  ],
  shop: [
    [1, 0.84, 0.62],
    [1, 0.9, 0.76],
  ],
};

const roomHit: RoomHit = { x: 0, y: 0, depth: 0, face: 'back', identity: 0 };
const roomColour = new Float64Array(3);
const furnitureColour = new Float64Array(3);
const silhouette: SilhouetteHit = { cover: 0, isLamp: false };

export function addRoomsBehindGlass(
  soup: TriangleSoup,
  material: PreparedMaterial,
  environment: Environment,
  hit: Hit,
  out: Surface,
): void {
  const rooms = material.source.rooms;
  if (!rooms) return;
  // Along the facade to the right, seen from outside.
  const flat = Math.sqrt(hit.faceX * hit.faceX + hit.faceZ * hit.faceZ);
  if (flat < 0.3) return;
  const ax = hit.faceZ / flat;
  const az = -hit.faceX / flat;
  // Round towers have their own coordinates: metres around and up.
  let along = hit.x * ax + hit.z * az;
  let elevation = hit.y;
  if (soup.flags[hit.triangle]! & triangleFlags.ownUv) {
    const at = hit.triangle * 6;
    const c = 1 - hit.weight0 - hit.weight1;
    along = soup.uvs[at]! * hit.weight0 + soup.uvs[at + 2]! * hit.weight1 + soup.uvs[at + 4]! * c;
    elevation =
      soup.uvs[at + 1]! * hit.weight0 + soup.uvs[at + 3]! * hit.weight1 + soup.uvs[at + 5]! * c;
  }
  const { roomWidthMetres, storeyHeightMetres, roomDepthMetres, paneWidthMetres } = rooms;
  const storey = Math.floor(elevation / storeyHeightMetres);
  const height = elevation - storey * storeyHeightMetres;
  const pane = Math.floor(along / paneWidthMetres);
  const inPane = along - pane * paneWidthMetres;
  // Frames thinner than a pixel fade to the mean instead of flickering.
  const frame = rooms.mullionMetres;
  const soft = Math.max(hit.footprint * 0.7, 0.004);
  const toFrame = Math.min(inPane, paneWidthMetres - inPane, height, storeyHeightMetres - height);
  const frameCover = frame > 0 ? clamp01((frame / 2 - toFrame) / soft + 0.5) : 0;
  const frameShare = frame > 0 ? Math.min(1, frame / Math.max(frame, soft * 1.4)) * frameCover : 0;
  const spandrel =
    rooms.spandrelMetres > 0
      ? clamp01((rooms.spandrelMetres - height) / Math.max(soft, 0.01) + 0.5)
      : 0;

  const side =
    soup.flags[hit.triangle]! & triangleFlags.ownUv
      ? 0
      : Math.floor(hit.faceX * 3.9) * 17 + Math.floor(hit.faceZ * 3.9) * 31;
  const column = Math.floor(along / roomWidthMetres) + side * 101;
  const identity = hashLattice(column, storey, rooms.seed);
  const habit = hashLattice(column, storey, rooms.seed + 1);
  const floorHabit = hashLattice(storey, 7, rooms.seed + 2);
  const busy = floorHabit < 0.2 ? 1.5 : floorHabit > 0.85 ? 0.35 : 1;
  const isLit = identity < rooms.litShare * busy;

  // The refracted ray: to the right, up, and into the room.
  const inwardX = -hit.faceX / flat;
  const inwardZ = -hit.faceZ / flat;
  const right = hit.dx * ax + hit.dz * az;
  const up = hit.dy;
  const inwards = Math.max(0.02, Math.abs(hit.dx * inwardX + hit.dz * inwardZ));
  const x = along - Math.floor(along / roomWidthMetres) * roomWidthMetres;
  const ceiling = storeyHeightMetres - 0.35;
  const toSide = right > 0 ? (roomWidthMetres - x) / right : right < 0 ? -x / right : 1e9;
  const toLevel =
    up > 1e-5 ? Math.max(0, ceiling - height) / up : up < -1e-5 ? (height - 0.08) / -up : 1e9;
  const depthOfRoom = roomDepthMetres * (0.75 + 0.5 * habit);
  const toBack = depthOfRoom / inwards;
  const reach = Math.max(0, Math.min(toSide, toLevel, toBack));
  roomHit.face =
    reach === toBack ? 'back' : reach === toSide ? 'side' : up > 0 ? 'ceiling' : 'floor';
  roomHit.x = x + right * reach;
  roomHit.y = height + up * reach;
  roomHit.depth = inwards * reach;
  roomHit.identity = habit;
  const furnished =
    rooms.life === 'home' ? furnishRoomBehindGlass(roomWidthMetres, habit, rooms.seed) : undefined;
  let light = paintRoom(rooms, roomHit, furnished, roomColour);
  // A furniture layer one to two metres behind the pane.
  const atFurniture = (1.1 + habit) / inwards;
  if (furnished && atFurniture < reach) {
    const softMetres = Math.max(0.006, hit.footprint * 1.2);
    furnitureColour.set(roomColour);
    sampleFurniture(
      furnished,
      x + right * atFurniture,
      height + up * atFurniture,
      softMetres,
      furnitureColour,
      silhouette,
    );
    for (let channel = 0; channel < 3; channel++) {
      roomColour[channel] = mix(roomColour[channel]!, furnitureColour[channel]!, silhouette.cover);
    }
    const own = silhouette.isLamp ? (isLit ? 3 : light) : light * 0.6;
    light = mix(light, own, silhouette.cover);
  }
  // Curtains at the sides, blinds from above.
  const drape = hashLattice(pane + side * 101, storey, rooms.seed + 5);
  const curtained = rooms.life === 'home' ? 0.55 : rooms.life === 'office' ? 0.22 : 0;
  if (drape < curtained) {
    const reachOfDrape =
      rooms.life === 'office'
        ? height > storeyHeightMetres * (0.3 + drape * 2.2)
        : Math.min(inPane, paneWidthMetres - inPane) < paneWidthMetres * (0.1 + 0.28 * drape);
    if (reachOfDrape) {
      const fold =
        rooms.life === 'office'
          ? 1
          : 0.82 + 0.18 * Math.sin(inPane * 60) * smoothStep(0.05, 0.01, hit.footprint);
      const cloth = 0.62 * fold;
      for (let channel = 0; channel < 3; channel++) {
        roomColour[channel] = mix(roomColour[channel]!, cloth, 0.8);
      }
      light = mix(light, 0.7, 0.7);
    }
  }
  const lamp =
    lampColours[rooms.life][Math.floor(identity * 7919) % lampColours[rooms.life].length]!;
  // by day the eye is adapted to white, and lamplight mixes with daylight
  const paleness = rooms.byDay ? 0.7 : 0;
  // Lamps and furniture only a few pixels in size would flicker: they fade to the room's mean.
  const far = smoothStep(0.05, 0.16, hit.footprint);
  light = mix(light, Math.min(light, 0.6), far);
  // An office from afar: bright below the ceiling, desks and chair backs at the bottom.
  if (rooms.life === 'office') {
    const desks = 1 - 0.5 * smoothStep(1.25, 0.85, height - rooms.spandrelMetres);
    light *= mix(1, desks * (0.75 + 0.5 * (height / storeyHeightMetres)), far);
  }
  const skyLevel = environment.ambientUp[1];
  const lampLevel = rooms.byDay ? skyLevel * rooms.byDay.lamps : environment.lampLevel;
  const level = isLit
    ? lampLevel * roomBrightness[rooms.life] * (0.4 + 0.9 * habit)
    : lampLevel * 0.02;
  // By day sky light enters through the pane, decreasing with depth.
  const daylight = (skyLevel * (rooms.byDay?.sky ?? 0.5)) / (1 + roomHit.depth * 0.55);
  const open = (1 - frameShare) * (1 - spandrel);
  const pass = 0.82;
  out.emitRed =
    roomColour[0]! * (light * level * mix(lamp[0], 0.75, paleness) + daylight) * pass * open;
  out.emitGreen =
    roomColour[1]! * (light * level * mix(lamp[1], 0.75, paleness) + daylight) * pass * open;
  out.emitBlue =
    roomColour[2]! * (light * level * mix(lamp[2], 0.75, paleness) + daylight) * pass * open;
  const solid = 1 - open;
  const spandrelShare = solid > 0 ? (spandrel * (1 - frameShare)) / solid : 0;
  out.red = mix(rooms.mullionColour[0], material.red, spandrelShare) * solid;
  out.green = mix(rooms.mullionColour[1], material.green, spandrelShare) * solid;
  out.blue = mix(rooms.mullionColour[2], material.blue, spandrelShare) * solid;
  out.roughness = open > 0.5 || spandrelShare > 0.5 ? 0.03 : 0.4;
  out.specular = open > 0.5 ? 0.09 : 0.06;
  if (rooms.byDay) {
    out.roughness = 0.8;
    out.specular = 0;
    return;
  }
  // Panes are never coplanar: each reflects a slightly different part of the sky.
  const tilt = 0.011;
  const tiltSide = (hashLattice(pane, storey, 11) - 0.5) * tilt;
  const tiltUp = (hashLattice(storey, pane, 12) - 0.5) * tilt;
  const nx = out.nx + ax * tiltSide;
  const ny = out.ny + tiltUp;
  const nz = out.nz + az * tiltSide;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  out.nx = nx / length;
  out.ny = ny / length;
  out.nz = nz / length;
}

/** The room as a scene: its shell with holes for windows, and the pieces of a plan. */
import { createRandom } from '../../random/random.ts';
import { SceneBuilder } from '../../visuals/scene/builder.ts';
import { frameBars, reveal } from '../../visuals/scene/opening-fittings.ts';
import { portal } from '../../visuals/scene/rooms/portal.ts';
import type { Side } from '../../visuals/scene/rooms/room.ts';
import { skirting } from '../../visuals/scene/rooms/room-shell.ts';
import { box } from '../../visuals/scene/solids.ts';
import type { Opening, WallSkin } from '../../visuals/scene/wall-parts.ts';
import { cutSkin } from '../../visuals/scene/walls.ts';
import type { Scene, SceneLight, SceneObject } from '../../visuals/scene-model.ts';
import type { SceneSetting } from '../../visuals/scene-setting.ts';
import { type FloorPlan, sides, wallLength, wallSpot } from '../furnish/floor-plan.ts';
import { isWet } from '../furnish/old-places.ts';
import { styleKit } from '../furnish/style-kit.ts';
import type { StyleRecord } from '../furnish/style-record.ts';
import type { WallCovering } from '../furnish/wall-coverings.ts';
import type { PhotoShell } from '../shell/photo-shell.ts';
import { furnishBehindCamera } from './behind-camera.ts';
import { nearWall } from './near-wall.ts';
import { buildDoor } from './room-door.ts';
import { type ShellFinish, shellMaterials, surfaceMaterial } from './shell-finish.ts';
import { windowCasing } from './window-casing.ts';

const coveringName = 'wall covering';
export const isWallCovering = ({ name }: SceneObject): boolean => name === coveringName;
/** In front of the wall, behind everything that hangs on it. */
const coveringMetres = 0.004;

/** Objects of the shell; all others are furniture. */
const shellLabels: readonly SceneObject['label'][] = [
  'sky',
  'floor',
  'wall',
  'ceiling',
  'window',
  'door',
];
/** Splashbacks and curtain rods are trim too, but not of the shell. */
const shellTrim: readonly string[] = [
  'skirting',
  'window frame',
  'window board',
  'door frame',
  'door handle',
  'window behind us',
];

export const isOfShell = ({ label, name }: SceneObject): boolean =>
  shellLabels.includes(label) || (label === 'trim' && shellTrim.includes(name));

export const isDoor = ({ label, name }: SceneObject): boolean =>
  label === 'door' || name === 'door frame' || name === 'door handle';

/** A window's frame and the wall around it. */
export const isWindowPart = (object: SceneObject): boolean =>
  windowParts.includes(object.name) || isNewWindowPart(object);

const windowParts: readonly string[] = ['reveal', 'window frame', 'window board', 'window casing'];
const anew = 'new ';

/** Parts in a window's opening. */
export const isInWindow = ({ name }: SceneObject): boolean =>
  ['reveal', 'window frame'].some((part) => name === part || name === anew + part);

/** A part of a window that is always redrawn. */
export const isNewWindowPart = ({ name }: SceneObject): boolean =>
  name.startsWith(anew) && windowParts.includes(name.slice(anew.length));

const beyondMetres = 0.01;
/** Daylight starts this far behind a frame; nearer, it burns out the narrow sides of bars. */
const daylightMetres = 0.16;
/** Wider panes get a glazing bar. */
const paneMetres = 0.85;

const panesOf = ({ u0, u1 }: Opening) => Math.max(1, Math.round((u1 - u0) / paneMetres));

const skinOf = (m: ReturnType<typeof shellMaterials>): WallSkin => ({
  wall: m.wall,
  frame: m.frame,
  glass: m.frame,
  trim: m.trim,
  door: m.trim,
  metal: m.metal,
  frameMetres: 0.045,
  revealMetres: 0.12,
  clear: true,
});

function buildWall(b: SceneBuilder, shell: PhotoShell, side: Side, skin: WallSkin): void {
  const length = wallLength(shell, side);
  const openings = shell.openings.filter((one) => one.side === side);
  const spot = wallSpot(shell, side, length / 2);
  b.place({ at: [spot.x, 0, spot.z], turnRad: spot.turnRad }, () =>
    b.place({ at: [-length / 2, 0, 0] }, () => {
      b.begin('wall', `${side} wall`, { storey: 0 });
      cutSkin(b, length, shell.height, openings, skin.wall);
      for (const opening of openings) {
        if (opening.kind === 'door') {
          buildDoor(b, side, opening, skin);
          continue;
        }
        const named = (part: string) => (opening.isUnclear ? anew + part : part);
        b.begin('wall', named('reveal'));
        reveal(b, opening, skin.revealMetres + beyondMetres, skin.wall);
        b.begin('trim', named('window frame'));
        frameBars(b, { ...opening, columns: panesOf(opening) }, skin);
        b.begin('trim', named('window board'));
        const { u0, u1, v0 } = opening;
        if (v0 > 0.2) box(b, [u0 - 0.05, v0 - 0.03, -0.1], [u1 + 0.05, v0, 0.05], skin.trim);
        windowCasing(b, opening, { length, height: shell.height, openings }, skin.trim, named);
        portal(b, opening, -skin.revealMetres - daylightMetres);
      }
      b.begin('trim', 'skirting');
      skirting(b, length, openings, skin.trim);
    }),
  );
}

/** Openings of the wall as holes of the covering, in the covering's metres. */
function holesIn({ u0, v0 }: WallCovering, openings: readonly Opening[]): Opening[] {
  return openings.map((one) => ({
    ...one,
    u0: one.u0 - u0,
    u1: one.u1 - u0,
    v0: one.v0 - v0,
    v1: one.v1 - v0,
  }));
}

function buildCovering(b: SceneBuilder, shell: PhotoShell, covering: WallCovering): void {
  const { side, u0, u1, v0, v1, spec } = covering;
  const material = surfaceMaterial(b, `covering ${spec.kind}`, spec, 0.8);
  const openings = shell.openings.filter((one) => one.side === side);
  const { x, z, turnRad } = wallSpot(shell, side, (u0 + u1) / 2);
  b.begin('wall', coveringName);
  b.place({ at: [x, v0, z], turnRad }, () =>
    b.place({ at: [(u0 - u1) / 2, 0, coveringMetres] }, () =>
      cutSkin(b, u1 - u0, v1 - v0, holesIn(covering, openings), material),
    ),
  );
}

function buildShell(
  b: SceneBuilder,
  shell: PhotoShell,
  finish: ShellFinish,
  woodwork: Woodwork,
): void {
  const m = shellMaterials(b, finish, woodwork.colour);
  const skin = { ...skinOf(m), flushDoors: !woodwork.hasPanelDoors };
  for (const side of sides) buildWall(b, shell, side, skin);
  for (const covering of finish.coverings) buildCovering(b, shell, covering);
  const [x, z] = [shell.width / 2, shell.depth / 2];
  const { height } = shell;
  b.begin('floor', 'floor');
  b.quad([-x, 0, z], [x, 0, z], [x, 0, -z], [-x, 0, -z], m.floor);
  b.begin('ceiling', 'ceiling');
  b.quad([-x, height, -z], [x, height, -z], [x, height, z], [-x, height, z], m.ceiling);
  nearWall(b, shell, skin);
}

/** By day lamps only glow, nearly white beside daylight, so that the room doesn't turn yellow. */
const lampsByDay = [0.062, 0.076, 0.11] as const;

function byDay(light: SceneLight): SceneLight {
  if (light.kind !== 'point' || light.when === 'always') return light;
  const [red, green, blue] = light.intensity;
  const [byRed, byGreen, byBlue] = lampsByDay;
  return { ...light, intensity: [red * byRed, green * byGreen, blue * byBlue] };
}

export interface Woodwork {
  readonly colour: string;
  readonly hasPanelDoors: boolean;
}

export interface RoomSceneRequest {
  readonly shell: PhotoShell;
  readonly plan: FloorPlan;
  readonly record: StyleRecord;
  readonly finish: ShellFinish;
  readonly woodwork: Woodwork;
  readonly title: string;
  readonly roomType: string;
  readonly seed: number;
}

export function roomScene(request: RoomSceneRequest): Scene {
  const { shell, plan, record, finish, woodwork, title, roomType, seed } = request;
  const b = new SceneBuilder();
  b.subject = true;
  buildShell(b, shell, finish, woodwork);
  const random = createRandom(seed).fork(`pieces ${record.name}`);
  const kit = styleKit(b, record, random.fork('kit'));
  plan.placed.forEach(({ piece, spot, drawnAs }, index) => {
    b.begin('furniture', piece.name);
    b.place({ at: [spot.x, spot.y ?? 0, spot.z], turnRad: spot.turnRad }, () =>
      piece.build({
        b,
        kit,
        random: random.fork(`${drawnAs ?? index}`),
        ceilingMetres: shell.height,
      }),
    );
  });
  furnishBehindCamera(b, {
    shell,
    record,
    kit,
    random: random.fork('behind us'),
    hasTowels: isWet(roomType),
    mirrors: plan.placed.filter(({ piece }) => piece.name === 'Mirror').map(({ spot }) => spot),
  });
  b.triangles.trim();
  return {
    title,
    triangles: b.triangles,
    materials: b.triangles.materialTable,
    objects: b.triangles.objectTable,
    lights: b.lights.map(byDay),
    setting: settingOf(shell),
    camera: {
      subject: {
        min: [-shell.width / 2, 0, -shell.depth / 2],
        max: [shell.width / 2, shell.height, shell.depth / 2],
      },
      azimuthRad: 0,
      heightMetres: shell.camera.position[1],
      horizontalFovDeg: 60,
      exact: shell.camera,
    },
    facts: { ...b.facts, view: 'interior', room: roomType, style: record.name },
  };
}

const sunFrom: Readonly<Record<Side, number>> = {
  left: -Math.PI / 2,
  right: Math.PI / 2,
  back: Math.PI,
};

/** Even daylight: the photo already contains its own sun. */
function settingOf({ openings }: PhotoShell): SceneSetting {
  const area = (side: Side) =>
    openings
      .filter((one) => one.side === side && one.kind === 'window')
      .reduce((sum, one) => sum + (one.u1 - one.u0) * (one.v1 - one.v0), 0);
  const brightest = [...sides].sort((one, other) => area(other) - area(one))[0]!;
  return {
    time: 'day',
    weather: 'overcast',
    season: 'summer',
    sunAzimuthRad: sunFrom[brightest],
    sunElevationRad: 0.75,
    snowCover: false,
    indoors: true,
  };
}

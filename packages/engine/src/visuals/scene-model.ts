/**
 * The scene: what the grammars build, the renderer draws and the exports (glTF, SVG) write out.
 *
 * Space: metres, right-handed, y up, ground at y = 0. A building's street front faces +z, so a
 * camera in front of it stands at larger z and looks towards -z. Triangles run counter-clockwise
 * seen from outside. Colours are linear-light sRGB primaries, 0..1.
 */
import type { LinearRgb } from '../colour/oklab.ts';
import type { MaterialKind } from '../materials/catalogue.ts';
import type { SceneSetting } from './scene-setting.ts';

export type Vector3 = readonly [x: number, y: number, z: number];

/** Axis-aligned box in metres. */
export interface Box3 {
  readonly min: Vector3;
  readonly max: Vector3;
}

/** Visibility of a triangle: which passes see it. */
export const triangleRoles = {
  /** Camera, sun shadow and traced rays: walls, roofs, furniture, ground. */
  solid: 0,
  /** Camera and sun shadow, not traced: leaf clusters, grass blades, thin clutter. */
  detail: 1,
  /** Traced rays only: a few solid stand-ins for a tree's many leaf clusters. */
  proxy: 2,
  /** Drawn over what lies behind it, reflects, casts no shadow, rays pass: window glass. */
  pane: 3,
  /** Camera only: distant hills, tree lines and skylines. */
  backdrop: 4,
  /** No pass: things that a medium leaves out. */
  hidden: 5,
} as const;
export type TriangleRole = (typeof triangleRoles)[keyof typeof triangleRoles];

/** Kinds of things; the id buffer of a picture is read through these words. */
export const objectLabels = [
  'sky',
  'ground',
  'grass',
  'path',
  'terrace',
  'street',
  'water',
  'snow',
  'rock',
  'wall',
  'roof',
  'chimney',
  'window',
  'door',
  'balcony',
  'column',
  'stairs',
  'fence',
  'trim',
  'leaf',
  'trunk',
  'hill',
  'backdrop',
  'neighbour',
  'vehicle',
  'person',
  'floor',
  'ceiling',
  'room',
  'furniture',
  'textile',
  'rug',
  'art',
  'lamp',
  'plant',
  'appliance',
] as const;
export type ObjectLabel = (typeof objectLabels)[number];

/** A thing made of triangles. `objects[0]` of every scene is the sky and owns no triangle. */
export interface SceneObject {
  readonly label: ObjectLabel;
  /** For people and for glTF node names: "front door", "sofa", "upper terrace". */
  readonly name: string;
  /** Floor the thing belongs to, 0 = ground floor; windows carry it so that storeys can be counted. */
  readonly storey?: number;
  /** True for what the picture is about: the camera frames these. */
  readonly subject: boolean;
}

/** Triangles as parallel arrays; `count` may be smaller than the arrays hold. */
export interface TriangleSoup {
  readonly count: number;
  /** 9 numbers a triangle: three corners. */
  readonly positions: Float32Array;
  /** 9 numbers a triangle: unit normals at the corners (the face normal thrice when flat). */
  readonly normals: Float32Array;
  /** 6 numbers a triangle, metres along the surface; read only where `flags` says so. */
  readonly uvs: Float32Array;
  /** Bit 0: the corner normals differ (smooth). Bit 1: `uvs` are set; otherwise world position maps the surface. */
  readonly flags: Uint8Array;
  readonly materials: Uint16Array;
  readonly objects: Uint16Array;
  readonly roles: Uint8Array;
  /** 0..255, how open to the sky a leaf is inside its crown; 255 for everything else. */
  readonly openness: Uint8Array;
  /** 0..255, position between a material's `albedo` and `accent` (leaves, blades); otherwise unused. */
  readonly tints: Uint8Array;
  /** Gives all memory back at once, for a scene that nobody needs any more; nothing is left to be read. */
  release(): void;
}

export const triangleFlags = { smooth: 1, ownUv: 2 } as const;

/** A periodic material tile from the engine's materials table, mapped in metres. */
export interface TileReference {
  /** Row of the engine's materials table; the material's `albedo` becomes its mean colour. */
  readonly kind: MaterialKind;
  /** Which of the tile's random variants, any whole number. Default 0. */
  readonly variant?: number;
  /** Enlarges the pattern; default 1. */
  readonly scale?: number;
  /** Quarter turn: boards run upright instead of level. */
  readonly turned?: boolean;
}

/** Interior mapping: rooms drawn behind glass without geometry. */
export interface RoomsBehindGlass {
  readonly roomWidthMetres: number;
  readonly storeyHeightMetres: number;
  readonly roomDepthMetres: number;
  /** Panes per room and mullion width; zero mullion for a single pane that has its own frame. */
  readonly paneWidthMetres: number;
  readonly mullionMetres: number;
  /** Opaque band at each floor, metres; 0 for none. */
  readonly spandrelMetres: number;
  /** Share of rooms with the light on at night, 0..1. */
  readonly litShare: number;
  /** 'home' has curtains, shelves, pictures and lamps; 'office' has desks and ceiling grids. */
  readonly life: 'home' | 'office' | 'shop';
  readonly mullionColour: LinearRgb;
  readonly seed: number;
  /** For panes whose mirrored light is added later: they send none back themselves. */
  readonly byDay?: {
    /** Light of lamps and of the sky in the rooms, against the sky's. */
    readonly lamps: number;
    readonly sky: number;
  };
}

export type SurfaceKind =
  | 'opaque'
  /** Transparent pane; put it on triangles with the role `pane`. Albedo = transmission colour. */
  | 'glass'
  /** Opaque glazing that shows `rooms` behind a reflecting pane. */
  | 'curtainWall'
  | 'water'
  | 'mirror'
  /** One triangle = a cluster of leaves cut out by a mask. */
  | 'leaf'
  /** One triangle = a blade of grass. */
  | 'blade';

export type LeafMask = 'broad' | 'needle' | 'small' | 'palm' | 'blossom';

declare const ofMaterials: unique symbol;
/** Place of a material in the table of its scene; only the table gives one out. */
export type MaterialHandle = number & { readonly [ofMaterials]: true };

export interface SceneMaterial {
  readonly name: string;
  /** Lawns: mown in stripes, or growing as it likes with dry and lush patches. */
  readonly growth?: 'mown' | 'wild';
  readonly surface: SurfaceKind;
  /** Mean colour, also what a tile is toned to. */
  readonly albedo: LinearRgb;
  /** Second colour: joints, the other end of a leaf's tint, a rug's pattern. */
  readonly accent?: LinearRgb;
  readonly tile?: TileReference;
  /** 0 mirror .. 1 chalk. Default 0.85. */
  readonly roughness?: number;
  /** Reflectance straight on. Default 0.04; ignored for metals, which reflect their albedo. */
  readonly specular?: number;
  readonly metal?: boolean;
  /** Cloth that is not stretched: how deep its creases are, 0 none .. 1 a slept-in bed. */
  readonly creases?: number;
  /** Radiance given off while lit. */
  readonly emission?: LinearRgb;
  /** 'lamps' follow the time of day (off at noon, on from dusk); 'always' for screens and fires. Default 'lamps'. */
  readonly emissionWhen?: 'lamps' | 'always';
  readonly leafMask?: LeafMask;
  /** Water: ripple height 0..1 and radiance of a lit pool, following the lamps. */
  readonly rippleHeight?: number;
  readonly poolGlow?: number;
  readonly rooms?: RoomsBehindGlass;
  /** Snow does not settle on it even when it lies flat (indoors, water, glass). */
  readonly neverSnow?: boolean;
  /** Rain does not wet it (indoors, under a roof). */
  readonly neverWet?: boolean;
  /** Puddles stand on it whatever its tile lets through: stones bound by tar look like loose gravel. */
  readonly holdsWater?: boolean;
}

export type SceneLight =
  | {
      readonly kind: 'point';
      readonly position: Vector3;
      readonly radiusMetres: number;
      /** Radiant intensity, colour included; a warm 60 W bulb is about [1.6, 1.1, 0.6]. */
      readonly intensity: LinearRgb;
      /** A spot: unit direction and exponent of its cosine lobe. */
      readonly direction?: Vector3;
      readonly lobe?: number;
      readonly when?: 'lamps' | 'always';
    }
  | {
      readonly kind: 'area';
      readonly corner: Vector3;
      readonly edgeU: Vector3;
      readonly edgeV: Vector3;
      /** Side that shines. */
      readonly normal: Vector3;
      readonly radiance: LinearRgb;
      readonly when?: 'lamps' | 'always';
    }
  | {
      /** A window as seen from inside: sky light enters along `normal`. Needed for every interior. */
      readonly kind: 'portal';
      readonly corner: Vector3;
      readonly edgeU: Vector3;
      readonly edgeV: Vector3;
      readonly normal: Vector3;
    };

/** A photo's own camera, as it was solved for a picture of this width (see render/camera/camera.ts). */
export interface ExactCamera {
  readonly widthPx: number;
  readonly position: Vector3;
  readonly right: Vector3;
  readonly up: Vector3;
  readonly forward: Vector3;
  readonly focalPx: number;
  readonly centreX: number;
  readonly centreY: number;
}

/** Wishes for the composition step, which chooses the distance and the vertical shift itself. */
export interface CameraRequest {
  /** Bounds to frame; normally those of all `subject` objects. */
  readonly subject: Box3;
  /** A close-up: only this part of the subject is framed. */
  readonly detail?: Box3;
  /** Where the camera stands, seen from above: 0 = straight in front (+z), +45 degrees = from the right front corner. */
  readonly azimuthRad: number;
  /** Eye height above y = 0; 1.6 standing, 0.9 low, 12 raised, more for a bird's eye. */
  readonly heightMetres: number;
  readonly horizontalFovDeg: number;
  /** Downward pitch. 0 (verticals stay vertical) unless a bird's eye view is wanted. */
  readonly pitchRad?: number;
  /** Share of the picture's area the subject's outline box should take, 0.25..0.7. Default 0.45. */
  readonly fill?: number;
  /** Clear border, as a share of each side. Default 0.05. */
  readonly margin?: number;
  /** Moves the subject off the middle, -1..1 of the free space (x right, y up). Default [0, -0.15]. */
  readonly offset?: readonly [x: number, y: number];
  /** Interiors: stand exactly here and look level at `lookAt`; nothing is solved but the shift. */
  readonly standAt?: Vector3;
  readonly lookAt?: Vector3;
  /** A picture that must lie over a photo: nothing is composed. */
  readonly exact?: ExactCamera;
  /** Nearest and farthest allowed distance from the subject's middle (keeps the camera out of hedges and walls). */
  readonly distanceMetres?: readonly [nearest: number, farthest: number];
}

export type SceneFact = string | number | boolean | readonly string[];

export interface Scene {
  readonly title: string;
  readonly triangles: TriangleSoup;
  readonly materials: readonly SceneMaterial[];
  readonly objects: readonly SceneObject[];
  readonly lights: readonly SceneLight[];
  readonly setting: SceneSetting;
  readonly camera: CameraRequest;
  /** Facts of the scene as built (kind, storeys, roof, pool ...), to be compared with the wishes. */
  readonly facts: Readonly<Record<string, SceneFact>>;
}

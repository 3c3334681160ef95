/**
 * The scene model: built by the grammars, drawn by the renderer, written by the exports (glTF, SVG).
 * Space: metres, right-handed, y up, ground at y = 0. A building's street front faces +z, so a camera in front of it
 * is at larger z and looks towards -z. Triangles are counter-clockwise seen from outside. Colours are linear sRGB,
 * 0..1.
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

/** Which passes see a triangle. */
export const triangleRoles = {
  /** Camera, sun shadow and traced rays: walls, roofs, furniture, ground. */
  solid: 0,
  /** Camera and sun shadow, not traced: leaf clusters, grass blades, thin clutter. */
  detail: 1,
  /** Traced rays only: a few solid proxies for a tree's many leaf clusters. */
  proxy: 2,
  /** Window glass: composited over what is behind it, reflects, casts no shadow, lets rays pass. */
  pane: 3,
  /** Camera only: distant hills, tree lines and skylines. */
  backdrop: 4,
  /** No pass: left out by a medium. */
  hidden: 5,
  /** Mirrors only: patterns of surfaces that are otherwise drawn plain. */
  mirrored: 6,
} as const;
export type TriangleRole = (typeof triangleRoles)[keyof typeof triangleRoles];

/** Labels of objects, used to read a picture's id buffer. */
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

/** An object made of triangles. `objects[0]` of every scene is the sky and has no triangles. */
export interface SceneObject {
  readonly label: ObjectLabel;
  /** For users and for glTF node names: "front door", "sofa", "upper terrace". */
  readonly name: string;
  /** Storey, 0 = ground floor; set on windows so that storeys can be counted. */
  readonly storey?: number;
  /** Whether it is the subject, which the camera frames. */
  readonly subject: boolean;
}

/** Triangles as parallel arrays; `count` may be below their capacity. */
export interface TriangleSoup {
  readonly count: number;
  /** 9 numbers per triangle: three corners. */
  readonly positions: Float32Array;
  /** 9 numbers per triangle: unit normals at the corners (three times the face normal if flat). */
  readonly normals: Float32Array;
  /** 6 numbers per triangle, metres along the surface; valid only where `flags` says so. */
  readonly uvs: Float32Array;
  /**
   * Bit 0: corner normals differ (smooth). Bit 1: `uvs` are set; otherwise the surface is mapped by world position.
   */
  readonly flags: Uint8Array;
  readonly materials: Uint16Array;
  readonly objects: Uint16Array;
  readonly roles: Uint8Array;
  /** 0..255, openness of a leaf to the sky inside its crown; 255 for everything else. */
  readonly openness: Uint8Array;
  /** 0..255, blend between a material's `albedo` and `accent` (leaves, blades); otherwise unused. */
  readonly tints: Uint8Array;
  /** Frees all memory at once, for a scene no longer needed; it can't be read afterwards. */
  release(): void;
}

export const triangleFlags = { smooth: 1, ownUv: 2 } as const;

/** A periodic tile of the materials table, mapped in metres. */
export interface TileReference {
  /** Row of the materials table; the material's `albedo` becomes its mean colour. */
  readonly kind: MaterialKind;
  /** Which of the tile's random variants, any integer. Default 0. */
  readonly variant?: number;
  /** Scale of the pattern; default 1. */
  readonly scale?: number;
  /** Quarter turn: boards run vertically. */
  readonly turned?: boolean;
}

/** Interior mapping: rooms behind glass without geometry. */
export interface RoomsBehindGlass {
  readonly roomWidthMetres: number;
  readonly storeyHeightMetres: number;
  readonly roomDepthMetres: number;
  /** Panes per room and mullion width; 0 for a single pane with its own frame. */
  readonly paneWidthMetres: number;
  readonly mullionMetres: number;
  /** Opaque band at each floor, metres; 0 for none. */
  readonly spandrelMetres: number;
  /** Share of rooms lit at night, 0..1. */
  readonly litShare: number;
  /** 'home' has curtains, shelves, pictures and lamps; 'office' has desks and ceiling grids. */
  readonly life: 'home' | 'office' | 'shop';
  readonly mullionColour: LinearRgb;
  readonly seed: number;
  /** For panes whose reflections are added later: they reflect nothing themselves. */
  readonly byDay?: {
    /** Levels of lamps and sky light in the rooms, relative to the sky's. */
    readonly lamps: number;
    readonly sky: number;
  };
}

export type SurfaceKind =
  | 'opaque'
  /** Transparent pane, for triangles with the role `pane`. Albedo = transmission colour. */
  | 'glass'
  /** Opaque glazing that shows `rooms` behind a reflecting pane. */
  | 'curtainWall'
  | 'water'
  | 'mirror'
  /** One triangle is a cluster of leaves, cut out by a mask. */
  | 'leaf'
  /** One triangle is a blade of grass. */
  | 'blade';

export type LeafMask = 'broad' | 'needle' | 'small' | 'palm' | 'blossom';

declare const ofMaterials: unique symbol;
/** Index in the material table of its scene; only the table creates them. */
export type MaterialHandle = number & { readonly [ofMaterials]: true };

export interface SceneMaterial {
  readonly name: string;
  /** Index of the material that mirrors show instead. */
  readonly mirroredAs?: number;
  /** Lawns: mown in stripes, or growing wild with dry and lush patches. */
  readonly growth?: 'mown' | 'wild';
  readonly surface: SurfaceKind;
  /** Mean colour, to which a tile is scaled. */
  readonly albedo: LinearRgb;
  /** Second colour: joints, the other end of a leaf's tint, a rug's pattern. */
  readonly accent?: LinearRgb;
  readonly tile?: TileReference;
  /** 0 mirror .. 1 chalk. Default 0.85. */
  readonly roughness?: number;
  /** Reflectance at normal incidence. Default 0.04; ignored for metals, which reflect their albedo. */
  readonly specular?: number;
  readonly metal?: boolean;
  /** Depth of creases in loose fabric, 0 none .. 1 a slept-in bed. */
  readonly creases?: number;
  /** Emitted radiance while lit. */
  readonly emission?: LinearRgb;
  /** 'lamps' follow the time of day (off at noon, on from dusk); 'always' for screens and fires. Default 'lamps'. */
  readonly emissionWhen?: 'lamps' | 'always';
  readonly leafMask?: LeafMask;
  /** Water: ripple height 0..1, and radiance of a lit pool, which follows the lamps. */
  readonly rippleHeight?: number;
  readonly poolGlow?: number;
  readonly rooms?: RoomsBehindGlass;
  /** Snow doesn't settle on it (indoors, water, glass). */
  readonly neverSnow?: boolean;
  /** Rain doesn't wet it (indoors, under a roof). */
  readonly neverWet?: boolean;
  /** Holds puddles whatever its tile: asphalt uses a gravel tile. */
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
      /** Direction of the emitting side. */
      readonly normal: Vector3;
      readonly radiance: LinearRgb;
      readonly when?: 'lamps' | 'always';
    }
  | {
      /** A window seen from inside: sky light enters along `normal`. Every interior needs one. */
      readonly kind: 'portal';
      readonly corner: Vector3;
      readonly edgeU: Vector3;
      readonly edgeV: Vector3;
      readonly normal: Vector3;
    };

/** A photo's camera, solved for a picture of this width (see render/camera/camera.ts). */
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

/** Parameters of the composition step, which solves distance and vertical shift. */
export interface CameraRequest {
  /** Bounds to frame; normally of all `subject` objects. */
  readonly subject: Box3;
  /** Close-up: frames only this part of the subject. */
  readonly detail?: Box3;
  /** Camera azimuth seen from above: 0 = straight in front (+z), +45 degrees = from the right front corner. */
  readonly azimuthRad: number;
  /** Eye height above y = 0; 1.6 standing, 0.9 low, 12 elevated, more for a bird's-eye view. */
  readonly heightMetres: number;
  readonly horizontalFovDeg: number;
  /** Downward pitch; 0 (verticals stay vertical) except for a bird's-eye view. */
  readonly pitchRad?: number;
  /** Share of the picture's area for the subject's bounding box, 0.25..0.7. Default 0.45. */
  readonly fill?: number;
  /** Clear border as a share of each side. Default 0.05. */
  readonly margin?: number;
  /** Offset of the subject from the centre, -1..1 of the free space (x right, y up). Default [0, -0.15]. */
  readonly offset?: readonly [x: number, y: number];
  /** Interiors: exact position, looking level at `lookAt`; only the shift is solved. */
  readonly standAt?: Vector3;
  readonly lookAt?: Vector3;
  /** For compositing over a photo: nothing is solved. */
  readonly exact?: ExactCamera;
  /**
   * Nearest and farthest permitted distance from the subject's centre, which keeps the camera out of hedges and
   * walls.
   */
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
  /** Facts of the scene as built (kind, storeys, roof, pool ...), compared with the request. */
  readonly facts: Readonly<Record<string, SceneFact>>;
}

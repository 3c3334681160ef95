/**
 * Knowledge about a photo before a look is chosen. An analysis is independent of style: it is
 * made once per photo, cached, and rendered many times.
 *
 * Coordinates. Pixels: x to the right, y downwards, the centre of the first pixel at (0.5, 0.5), always in
 * `Analysis.photo`. World: camera at the origin, X right, Y down, Z forward along the Manhattan frame, in
 * metres (scaled from an assumed height, see `Analysis.metresBasis`).
 */
import type { OkLab } from '../colour/oklab.ts';
import type { Plane, RgbImage } from '../image/image.ts';

export type SceneKind = 'interior' | 'exterior';

export const interiorClasses = ['floor', 'wall', 'ceiling', 'window', 'door', 'object'] as const;
export const exteriorClasses = [
  'sky',
  'facade',
  'roof',
  'window',
  'door',
  'vegetation',
  'ground',
  'other',
] as const;
export type InteriorClass = (typeof interiorClasses)[number];
export type ExteriorClass = (typeof exteriorClasses)[number];
export type SurfaceClass = InteriorClass | ExteriorClass;

/** Classes of a kind of scene, in the order of `Analysis.surfaces` and `Analysis.classOf`. */
export const classesOf: Readonly<Record<SceneKind, readonly SurfaceClass[]>> = {
  interior: interiorClasses,
  exterior: exteriorClasses,
};

export type Vector3 = readonly [x: number, y: number, z: number];
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** Corners in order: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];
export interface PixelBox {
  readonly x: number;
  readonly y: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A pinhole camera in the Manhattan frame of the scene. */
export interface Camera {
  readonly focalPx: number;
  readonly principal: Point;
  /** Row-major 3x3, world to camera: column k is world axis k in camera space. */
  readonly rotation: Float64Array;
  readonly pitchDegrees: number;
  readonly rollDegrees: number;
  readonly yawDegrees: number;
  /** 0..1: how much of the line length fits the frame, and how distinctly. */
  readonly confidence: number;
}

export type PlaneId =
  | 'floor'
  | 'ceiling'
  | 'wall-left'
  | 'wall-right'
  | 'wall-back'
  | 'ground'
  | 'facade-front'
  | 'facade-side';

/** Points P with normal . P = distance; u and v run along the plane, in metres, v downwards. */
export interface ScenePlane {
  readonly id: PlaneId;
  readonly normal: Vector3;
  readonly distance: number;
  readonly uAxis: Vector3;
  readonly vAxis: Vector3;
  /** 0..1: confidence in the plane's position and direction (not in the matte). */
  readonly confidence: number;
}

/** Value of `Analysis.planeOf` for an unknown plane. */
export const noPlane = 255;

/** A room as a box around the camera; lengths in units of the camera's height above the floor. */
export interface BoxLayout {
  readonly left: number;
  readonly right: number;
  readonly depth: number;
  /** Height of the ceiling above the camera. */
  readonly ceiling: number;
  readonly confidence: number;
  /** Set by the user, which overrides detection. */
  readonly isSet?: true;
  /** Corners of the back wall in pixels (they may lie outside the photo). */
  readonly backWall: Quad;
}

/** A building as a front, and possibly a side plane, on a base line. */
export interface BuildingLayout {
  /** Distance of the front plane along Z, in metres. */
  readonly frontDistance: number;
  /** Row where the facade meets the ground, at the middle column. */
  readonly baseLineY: number;
  readonly confidence: number;
}

export interface Surface {
  readonly className: SurfaceClass;
  /** Soft, edge-aware mask 0..1 in the photo's size. */
  readonly matte: Plane;
  /** Covered share of the photo, 0..1. */
  readonly area: number;
  /** Calibrated: expected precision of the covered pixels. */
  readonly confidence: number;
  /**
   * Smooth light on the surface (linear, 1 = the surface's mean); null for classes without planes (window,
   * object, sky ...). Covers the whole photo at a lower resolution and is interpolated (see shading.ts).
   */
  readonly shading: Plane | null;
  readonly colour: OkLab;
  /** Mean linear luminance under the matte, 0..1. */
  readonly luminance: number;
}

export type OpeningKind = 'window' | 'door';

/** Existing curtains and blinds on a window. */
export interface WindowDressing {
  /** Corners of the window including them. */
  readonly corners: Quad;
  /** How far they come down from above, as a share of the window's height. */
  readonly drop: number;
  /** Fabric between panes, as shares of the otherwise clear width. */
  readonly between: readonly (readonly [from: number, to: number])[];
  /** Hardly any glass is visible. */
  readonly isClosed: boolean;
  /** Columns of the photo between which glass is visible. */
  readonly glass?: readonly [from: number, to: number];
}

export interface Opening {
  readonly kind: OpeningKind;
  readonly corners: Quad;
  /** Index in `Analysis.planes` of its wall or facade, or `noPlane`. */
  readonly plane: number;
  readonly confidence: number;
  readonly dressing?: WindowDressing;
  /** Its view is mostly hidden, dark or garish. */
  readonly isUnclear?: boolean;
}

export interface Light {
  /** Direction to the light in world axes (unit length). */
  readonly direction: Vector3;
  /** 0 = even light, 1 = strongly directional. */
  readonly directionality: number;
  /** Mean linear luminance of the photo, 0..1. */
  readonly level: number;
  /** Colour of the light, with mean 1 over the three channels. */
  readonly cast: readonly [red: number, green: number, blue: number];
  /** The brightest opening or lamp in pixels, if any. */
  readonly brightest: Point | null;
}

export interface PaletteColour {
  readonly name: string;
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly share: number;
}

/** Findings for the photo coach; the sentences are on the screens. */
export type PhotoFinding =
  | 'tilted'
  | 'dark'
  | 'overexposed'
  | 'blurred'
  | 'tiny'
  | 'no-lines'
  | 'no-wall-in-view'
  | 'no-floor-in-view'
  | 'no-building-in-view'
  | 'letterbox-cropped'
  | 'unsure';

export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** World axis it runs along (0 X, 1 Y, 2 Z), or -1. */
  readonly axis: -1 | 0 | 1 | 2;
}

export interface Analysis {
  readonly kind: SceneKind;
  /** The photo without letterbox bars; all planes below have its size. */
  readonly photo: RgbImage;
  /** Position of `photo` in the given picture. */
  readonly crop: PixelBox;
  readonly camera: Camera;
  /** Basis of the metres, e.g. an assumed camera height of 1.45 m. */
  readonly metresBasis: 'camera-height' | 'facade-height';
  readonly box: BoxLayout | null;
  readonly building: BuildingLayout | null;
  readonly planes: readonly ScenePlane[];
  /** For each pixel the index in `planes` of the plane behind it, or `noPlane`. */
  readonly planeOf: Uint8Array;
  /** One per class, in the order of `classesOf[kind]`; mattes sum to at most 1. */
  readonly surfaces: readonly Surface[];
  /** Most likely class of each pixel (index in `classesOf[kind]`). */
  readonly classOf: Uint8Array;
  /** Calibrated probability of that class, 0..1. */
  readonly certainty: Plane;
  readonly openings: readonly Opening[];
  /** 1 for pixels that should stay unchanged: people, pets, screens, pictures, text. */
  readonly protect: Plane;
  readonly segments: readonly Segment[];
  readonly light: Light;
  readonly palette: readonly PaletteColour[];
  readonly findings: readonly PhotoFinding[];
  /** Overall confidence of the analysis, 0..1. */
  readonly confidence: number;
}

/** Corrections from the user; all in pixels of the given picture. */
export interface AnalysisHints {
  readonly points?: readonly {
    readonly x: number;
    readonly y: number;
    readonly is: SurfaceClass;
  }[];
  readonly backWall?: Quad;
}

export interface AnalyseOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (share: number, stage: string) => void;
  readonly hints?: AnalysisHints;
  /**
   * The whole picture at `usualSidePx`, when analysing for another size. Classification uses this one, so
   * that large and small renders show the same room.
   */
  readonly usual?: RgbImage;
}

/** Longer side at which photos are analysed, whatever the output size. */
export const usualSidePx = 1024;

export function surfaceOf(analysis: Analysis, className: SurfaceClass): Surface {
  const surface = analysis.surfaces.find((candidate) => candidate.className === className);
  if (!surface) throw new Error(`An ${analysis.kind} has no class "${className}".`);
  return surface;
}

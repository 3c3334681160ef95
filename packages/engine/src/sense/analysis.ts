/**
 * The engine's knowledge about a photo before any look is chosen. An analysis does not depend on
 * style: it is made once a photo, cached, and rendered many times.
 *
 * Coordinates. Pixels: x to the right, y downwards, the centre of the first pixel at (0.5, 0.5),
 * always in `Analysis.photo`. World: camera at the origin, X right, Y down, Z forward along the
 * Manhattan frame, in metres (scaled from an assumed height, see `Analysis.metresBasis`).
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

/** The classes of a kind of scene, in the order of `Analysis.surfaces` and `Analysis.classOf`. */
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
  /** Row-major 3x3, world to camera: column k is world axis k seen by the camera. */
  readonly rotation: Float64Array;
  readonly pitchDegrees: number;
  readonly rollDegrees: number;
  readonly yawDegrees: number;
  /** 0..1: how much of the line length agrees with the frame, and how clearly. */
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

/** The points P with normal . P = distance; u and v run along the plane, in metres, v downwards. */
export interface ScenePlane {
  readonly id: PlaneId;
  readonly normal: Vector3;
  readonly distance: number;
  readonly uAxis: Vector3;
  readonly vAxis: Vector3;
  /** 0..1: trust in the plane's place and direction (not in the matte). */
  readonly confidence: number;
}

/** `Analysis.planeOf` where no plane is known. */
export const noPlane = 255;

/** A room as a box around the camera; lengths in units of the camera's height above the floor. */
export interface BoxLayout {
  readonly left: number;
  readonly right: number;
  readonly depth: number;
  /** Height of the ceiling above the camera. */
  readonly ceiling: number;
  readonly confidence: number;
  /** Set by the person: nothing is better known. */
  readonly isSet?: true;
  /** Corners of the back wall in pixels (they may lie outside the photo). */
  readonly backWall: Quad;
}

/** A building as a front and perhaps a side plane standing on a base line. */
export interface BuildingLayout {
  /** Distance of the front plane along Z, in metres. */
  readonly frontDistance: number;
  /** Row where the facade meets the ground, at the middle column. */
  readonly baseLineY: number;
  readonly confidence: number;
}

export interface Surface {
  readonly className: SurfaceClass;
  /** Soft, edge-aware cover 0..1, as large as the photo. */
  readonly matte: Plane;
  /** Share of the photo covered, 0..1. */
  readonly area: number;
  /** Calibrated: the expected share of the covered pixels that truly are of this class. */
  readonly confidence: number;
  /**
   * Smooth light falling on the surface (linear, 1 = the surface's own mean); null where the surface has no
   * planes of its own (window, object, sky ...). It lies under the whole photo at a smaller size of its own
   * and is read between its pixels (see shading.ts).
   */
  readonly shading: Plane | null;
  /** Mean colour over the matte. */
  readonly colour: OkLab;
  /** Mean linear luminance over the matte, 0..1. */
  readonly luminance: number;
}

export type OpeningKind = 'window' | 'door';

/** Old curtains and blinds before a window. */
export interface WindowDressing {
  /** Of the window with them. */
  readonly corners: Quad;
  /** How far they come down from above, as a share of the window's height. */
  readonly drop: number;
  /** Cloth between panes, as shares of the width that is clear otherwise. */
  readonly between: readonly (readonly [from: number, to: number])[];
  /** Hardly any glass is seen. */
  readonly isClosed: boolean;
  /** Columns of the photo between which glass is seen. */
  readonly glass?: readonly [from: number, to: number];
}

export interface Opening {
  readonly kind: OpeningKind;
  readonly corners: Quad;
  /** Index in `Analysis.planes` of the wall or facade it lies in, or `noPlane`. */
  readonly plane: number;
  readonly confidence: number;
  readonly dressing?: WindowDressing;
  /** Its view is mostly hidden, dark or garish, or is none. */
  readonly isUnclear?: boolean;
}

export interface Light {
  /** Where the light comes from, in world axes (unit length, pointing at the light). */
  readonly direction: Vector3;
  /** 0 = even light, 1 = strongly from that side. */
  readonly directionality: number;
  /** Mean linear luminance of the photo, 0..1. */
  readonly level: number;
  /** Colour of the light, mean 1 over the three channels. */
  readonly cast: readonly [red: number, green: number, blue: number];
  /** The brightest opening or lamp in pixels, if there is one. */
  readonly brightest: Point | null;
}

export interface PaletteColour {
  readonly name: string;
  readonly rgb: readonly [red: number, green: number, blue: number];
  readonly share: number;
}

/** Remarks that a photo coach can make; the sentences live with the screens. */
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
  /** The photo without letterbox bars; every plane below is as large. */
  readonly photo: RgbImage;
  /** Where `photo` lies in the picture that was given. */
  readonly crop: PixelBox;
  readonly camera: Camera;
  /** Basis of the metres, e.g. an assumed camera height of 1.45 m. */
  readonly metresBasis: 'camera-height' | 'facade-height';
  readonly box: BoxLayout | null;
  readonly building: BuildingLayout | null;
  readonly planes: readonly ScenePlane[];
  /** For each pixel the index in `planes` of the plane behind it, or `noPlane`. */
  readonly planeOf: Uint8Array;
  /** One a class, in the order of `classesOf[kind]`; mattes sum to at most 1. */
  readonly surfaces: readonly Surface[];
  /** The likeliest class of each pixel (index in `classesOf[kind]`). */
  readonly classOf: Uint8Array;
  /** Calibrated probability of that class, 0..1. */
  readonly certainty: Plane;
  readonly openings: readonly Opening[];
  /** 1 where a pixel is best left alone: people, pets, screens, pictures, text. */
  readonly protect: Plane;
  readonly segments: readonly Segment[];
  readonly light: Light;
  readonly palette: readonly PaletteColour[];
  readonly findings: readonly PhotoFinding[];
  /** 0..1 trust in the analysis as a whole. */
  readonly confidence: number;
}

/** Corrections from the user; all in pixels of the picture that was given. */
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
   * The whole picture at `usualSidePx`, where it is analysed for another size. What is where, and how
   * surely, is then read off this one, so that a large drawing and a small one show the same room.
   */
  readonly usual?: RgbImage;
}

/** The longer side at which photos are read, whatever the size they are drawn in. */
export const usualSidePx = 1024;

export function surfaceOf(analysis: Analysis, className: SurfaceClass): Surface {
  const surface = analysis.surfaces.find((candidate) => candidate.className === className);
  if (!surface) throw new Error(`An ${analysis.kind} has no class "${className}".`);
  return surface;
}

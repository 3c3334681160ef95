/** A point of the picture to shade. Set again for each of millions of points. */
export class PicturePoint {
  /** Position in the picture, pixels. */
  px = 0;
  py = 0;
  /** Distance along the view axis, metres. */
  depth = 0;
  /** Share of the sun that arrives, or negative if unknown. */
  sunlight = 0;
  /** Ambient occlusion by close objects, which traced light contains. */
  contact = 1;
}

/** A ray to trace. Callers keep one and set it for each use: millions are traced. */
export class Ray {
  ox = 0;
  oy = 0;
  oz = 0;
  /** Unit direction. */
  dx = 0;
  dy = 0;
  dz = 0;

  from(x: number, y: number, z: number): this {
    this.ox = x;
    this.oy = y;
    this.oz = z;
    return this;
  }

  towards(x: number, y: number, z: number): this {
    this.dx = x;
    this.dy = y;
    this.dz = z;
    return this;
  }
}

export interface OutlinePoint {
  readonly u: number;
  readonly v: number;
  /** Outwards. */
  readonly nu: number;
  readonly nv: number;
}

const cornerCells = 4;

/** Outline of a rectangle with round corners, anticlockwise; as many points whatever its size. */
export function roundedOutline(halfU: number, halfV: number, corner: number): OutlinePoint[] {
  const radius = Math.min(corner, halfU, halfV);
  return [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: cornerCells + 1 }, (_, step) => {
      const turn = (quarter + step / cornerCells) * (Math.PI / 2);
      const [nu, nv] = [Math.cos(turn), Math.sin(turn)];
      const middleU = (quarter === 0 || quarter === 3 ? 1 : -1) * (halfU - radius);
      const middleV = (quarter < 2 ? 1 : -1) * (halfV - radius);
      return { u: middleU + radius * nu, v: middleV + radius * nv, nu, nv };
    }),
  );
}

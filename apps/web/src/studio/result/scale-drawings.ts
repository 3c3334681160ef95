/** Scale drawings of a scene, by kind of file. */
export const scaleDrawings = {
  plan: 'Plan',
  elevation: 'Elevation',
  'side-elevation': 'Side elevation',
} as const;
export type ScaleDrawing = keyof typeof scaleDrawings;
export const scaleDrawingKinds = Object.keys(scaleDrawings) as readonly ScaleDrawing[];

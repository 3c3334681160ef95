/** Precomputed points on a unit sphere, by azimuth and height: needed for every lamp of every ray. */
export const ballSteps = 16;
export const ball = Float64Array.from({ length: ballSteps * ballSteps * 3 }, (_, at) => {
  const place = Math.floor(at / 3);
  const angle = ((Math.floor(place / ballSteps) + 0.5) / ballSteps) * 2 * Math.PI;
  const up = (((place % ballSteps) + 0.5) / ballSteps) * 2 - 1;
  const ring = Math.sqrt(1 - up * up);
  return [Math.cos(angle) * ring, up, Math.sin(angle) * ring][at % 3]!;
});

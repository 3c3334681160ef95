/** Skin in OKLab: hue in degrees, chroma over lightness and lightness, for light and dark skin. */
const hue = [22, 75] as const;
const chroma = [0.055, 0.21] as const;
const lightness = [0.28, 0.93] as const;
const hueSlopes = hue.map((degrees) => Math.tan((degrees * Math.PI) / 180)) as [number, number];

/** Light wood and sand have this colour, too: it doesn't prove a person. */
export function isSkin(l: number, a: number, b: number): boolean {
  if (l < lightness[0] || l > lightness[1]) return false;
  const strength = Math.sqrt(a * a + b * b) / Math.max(0.2, l);
  if (strength < chroma[0] || strength > chroma[1]) return false;
  // Between two slopes in the first quadrant, which avoids computing the angle.
  return a > 0 && b > hueSlopes[0] * a && b < hueSlopes[1] * a;
}

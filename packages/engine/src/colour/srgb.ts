/** The sRGB transfer curve (IEC 61966-2-1), both ways, between 8-bit codes and linear light 0..1. */

/** Linear light 0..1 of each 8-bit sRGB code. */
export const linearFromSrgb8: Float32Array = Float32Array.from({ length: 256 }, (_, code) => {
  const value = code / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Linear luminance (Rec. 709) of the pixel that starts at this index of 8-bit data. */
export function luminanceAt(data: Uint8ClampedArray, at: number): number {
  return (
    0.2126 * linearFromSrgb8[data[at]!]! +
    0.7152 * linearFromSrgb8[data[at + 1]!]! +
    0.0722 * linearFromSrgb8[data[at + 2]!]!
  );
}

const encodeSteps = 4096;
// Indexed by the square root of the light, for precision in dark tones.
const exactTable = Float32Array.from({ length: encodeSteps + 1 }, (_, step) => {
  const linear = (step / encodeSteps) ** 2;
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return value * 255;
});
const encodeTable = Uint8ClampedArray.from(exactTable, Math.round);

/** The same as `srgb8FromLinear`, not rounded: smooth light needs noise before it becomes a code. */
export function srgbCodeFromLinear(linear: number): number {
  if (!(linear > 0)) return 0;
  if (linear >= 1) return 255;
  return exactTable[Math.round(Math.sqrt(linear) * encodeSteps)]!;
}

/** The 8-bit sRGB code of linear light; clamps to 0..1, NaN becomes black. */
export function srgb8FromLinear(linear: number): number {
  if (!(linear > 0)) return 0;
  if (linear >= 1) return 255;
  return encodeTable[Math.round(Math.sqrt(linear) * encodeSteps)]!;
}

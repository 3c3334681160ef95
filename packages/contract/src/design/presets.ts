/** Style presets, one row each; labels and values come from the specification. */

export interface StylePreset {
  readonly label: string;
  /** Strength from 0 (photo unchanged) to 1 (photo ignored). */
  readonly startSchedule: number;
  readonly seed: number;
  readonly steps: number;
  readonly cfgScale: number;
}

function preset<Label extends string>(label: Label, startSchedule: number, cfgScale: number) {
  return { label, startSchedule, seed: 0, steps: 50, cfgScale } as const;
}

export const interiorPresets = [
  preset('Modern', 0.45, 9.5),
  preset('MidCentury', 0.45, 10.5),
  preset('Classic', 0.45, 10.5),
  preset('Rustic', 0.35, 10.5),
  preset('Scandinavian', 0.4, 10.5),
  preset('Minimal', 0.45, 10.5),
  preset('Industrial', 0.3, 9.7),
  preset('Cyberpunk', 0.45, 13.5),
  preset('Farmhouse', 0.35, 9.3),
  preset('Bohemian', 0.35, 9.5),
] as const satisfies readonly StylePreset[];

export const exteriorPresets = [
  preset('Zaha Hadid', 0.45, 10.5),
  preset('Frank Lloyd Wright', 0.45, 10.5),
  preset('Le Corbusier', 0.45, 10.5),
  preset('Renzo Piano', 0.35, 10.5),
  preset('Rem Koolhaas', 0.4, 10.5),
  preset('Mies Van Der Rohe', 0.45, 10.5),
  preset('Frank Gehry', 0.2, 9.7),
  preset('Antoni Gaudí', 0.25, 12.5),
  preset('Santiago Calatrava', 0.25, 11.5),
  preset('Framhouse', 0.45, 9.5),
  preset('Coastal', 0.45, 9.5),
  preset('Traditional', 0.45, 9.5),
  preset('Mediterranean', 0.45, 9.5),
  preset('Rustic', 0.45, 9.5),
  preset('Cottage', 0.45, 9.5),
  preset('Midcentury', 0.45, 9.5),
] as const satisfies readonly StylePreset[];

export type InteriorStyle = (typeof interiorPresets)[number]['label'];
export type ExteriorStyle = (typeof exteriorPresets)[number]['label'];

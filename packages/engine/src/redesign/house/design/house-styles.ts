/** The sixteen exterior presets as styles of the scenes. */
import type { PlotStyle } from '../../../visuals/scene/plot-houses/index.ts';

const stylesOfPresets: Readonly<Record<string, PlotStyle>> = {
  'Zaha Hadid': 'zaha-hadid',
  'Frank Lloyd Wright': 'frank-lloyd-wright',
  'Le Corbusier': 'le-corbusier',
  'Renzo Piano': 'renzo-piano',
  'Rem Koolhaas': 'rem-koolhaas',
  'Mies Van Der Rohe': 'mies-van-der-rohe',
  'Frank Gehry': 'frank-gehry',
  'Antoni Gaudí': 'antoni-gaudi',
  'Santiago Calatrava': 'santiago-calatrava',
  Framhouse: 'farmhouse',
  Coastal: 'coastal',
  Traditional: 'traditional',
  Mediterranean: 'mediterranean',
  Rustic: 'rustic',
  Cottage: 'cottage',
  Midcentury: 'midcentury',
};

/** Names of the presets that raise a house. */
export const houseStyles: readonly string[] = Object.keys(stylesOfPresets);

export function styleOf(preset: string): PlotStyle {
  const style = stylesOfPresets[preset];
  if (style === undefined) throw new RangeError(`No house is known in the style "${preset}".`);
  return style;
}

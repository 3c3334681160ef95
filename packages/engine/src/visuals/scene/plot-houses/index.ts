/** Which house of a plot stands for which style. */
import type { Style } from '../../brief/vocabulary/styles.ts';
import { antoniGaudi } from './antoni-gaudi.ts';
import { frankGehry } from './frank-gehry.ts';
import { frankLloydWright } from './frank-lloyd-wright.ts';
import { leCorbusier } from './le-corbusier.ts';
import { mediterranean } from './mediterranean.ts';
import { midcentury } from './midcentury.ts';
import { miesVanDerRohe } from './mies-van-der-rohe.ts';
import { coastal, cottage, farmhouse, rustic, traditional } from './pitched-manners.ts';
import type { PlotHouse } from './plot.ts';
import { remKoolhaas } from './rem-koolhaas.ts';
import { renzoPiano } from './renzo-piano.ts';
import { santiagoCalatrava } from './santiago-calatrava.ts';
import { zahaHadid } from './zaha-hadid.ts';

export const plotHouses = {
  'zaha-hadid': zahaHadid,
  'frank-lloyd-wright': frankLloydWright,
  'le-corbusier': leCorbusier,
  'renzo-piano': renzoPiano,
  'rem-koolhaas': remKoolhaas,
  'mies-van-der-rohe': miesVanDerRohe,
  'frank-gehry': frankGehry,
  'antoni-gaudi': antoniGaudi,
  'santiago-calatrava': santiagoCalatrava,
  farmhouse,
  coastal,
  traditional,
  mediterranean,
  rustic,
  cottage,
  midcentury,
} as const satisfies Partial<Record<Style, PlotHouse>>;

export type PlotStyle = keyof typeof plotHouses;

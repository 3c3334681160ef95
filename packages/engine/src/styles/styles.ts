import { antoniGaudi } from './architects/antoni-gaudi.ts';
import { frankGehry } from './architects/frank-gehry.ts';
import { frankLloydWright } from './architects/frank-lloyd-wright.ts';
import { leCorbusier } from './architects/le-corbusier.ts';
import { miesVanDerRohe } from './architects/mies-van-der-rohe.ts';
import { remKoolhaas } from './architects/rem-koolhaas.ts';
import { renzoPiano } from './architects/renzo-piano.ts';
import { santiagoCalatrava } from './architects/santiago-calatrava.ts';
import { zahaHadid } from './architects/zaha-hadid.ts';
import { artDeco } from './general/art-deco.ts';
import { bohemian } from './general/bohemian.ts';
import { brutalist } from './general/brutalist.ts';
import { classic } from './general/classic.ts';
import { coastal } from './general/coastal.ts';
import { cottage } from './general/cottage.ts';
import { cyberpunk } from './general/cyberpunk.ts';
import { farmhouse } from './general/farmhouse.ts';
import { industrial } from './general/industrial.ts';
import { japandi } from './general/japandi.ts';
import { mediterranean } from './general/mediterranean.ts';
import { midcentury } from './general/midcentury.ts';
import { minimal } from './general/minimal.ts';
import { modern } from './general/modern.ts';
import { rustic } from './general/rustic.ts';
import { scandinavian } from './general/scandinavian.ts';
import { traditional } from './general/traditional.ts';
import { victorian } from './general/victorian.ts';
import type { Style } from './style.ts';

/** All styles by their name in the prompt vocabulary. */
export const styles = {
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
  modern,
  classic,
  scandinavian,
  minimal,
  industrial,
  cyberpunk,
  bohemian,
  brutalist,
  japandi,
  'art-deco': artDeco,
  victorian,
} as const satisfies Readonly<Record<string, Style>>;

export type StyleName = keyof typeof styles;

/** Offered for photos of rooms, and of houses, in the contract's order. */
export const interiorStyles = [
  modern,
  midcentury,
  classic,
  rustic,
  scandinavian,
  minimal,
  industrial,
  cyberpunk,
  farmhouse,
  bohemian,
].flatMap(({ interior }) => interior ?? []);
export const exteriorStyles = [
  zahaHadid,
  frankLloydWright,
  leCorbusier,
  renzoPiano,
  remKoolhaas,
  miesVanDerRohe,
  frankGehry,
  antoniGaudi,
  santiagoCalatrava,
  farmhouse,
  coastal,
  traditional,
  mediterranean,
  rustic,
  cottage,
  midcentury,
].flatMap(({ exterior }) => exterior ?? []);
